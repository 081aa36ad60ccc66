import TabHostTerminal

/// What the user has written and chosen, in a file beside the customization.
struct UserData: Codable, Equatable {
  /// The notes, by the title of the film.
  var notes: [String: String] = [:]
  var showsLengths = true
  var accent = Accent.amber
  var volume = 50.0
  var name = "Guest"

  /// Returns the data with what another program has changed, unless it has changed here, too.
  func merged(with theirs: UserData, since old: UserData) -> UserData {
    var merged = self
    func merge(_ path: WritableKeyPath<UserData, some Equatable>) {
      if self[keyPath: path] == old[keyPath: path] { merged[keyPath: path] = theirs[keyPath: path] }
    }
    for title in Set(notes.keys).union(theirs.notes.keys) { merge(\.notes[title]) }
    merge(\.showsLengths)
    merge(\.accent)
    merge(\.volume)
    merge(\.name)
    return merged
  }
}

/// A color from which the theme is derived.
enum Accent: Int, Codable, CaseIterable {
  case amber = 0xFFBF00
  case teal = 0x2EC4B6
  case rose = 0xF25F7C

  var theme: ThemeChoice { ThemeChoice(accent: RGBColor(rawValue)) }
}
