/// The rows of a list that contain the text that the user enters.
@MainActor struct ListFinder {
  /// The entered text.
  private(set) var editor = LineEditor()
  /// The found rows by section, or `nil` while there is no text.
  private(set) var found: [[Int]]?
  /// The number of rows by section when the rows were found.
  private var counts: [Int] = []

  /// Returns whether a text contains the entered text.
  ///
  /// This is the only place that decides whether a row is found.
  static func matches(_ text: String, _ entered: String) -> Bool {
    text.lowercased().contains(entered.lowercased())
  }

  /// Changes the entered text, and finds the rows that contain it.
  mutating func edit(_ sections: [ListSection], _ change: (inout LineEditor) -> Void) {
    let old = editor.text
    change(&editor)
    guard editor.text != old else { return }
    // A longer text is in no row that does not contain the shorter one.
    find(in: sections, among: !old.isEmpty && editor.text.hasPrefix(old) ? found : nil)
  }

  /// Finds the rows again if the number of rows has changed.
  mutating func update(_ sections: [ListSection]) {
    if found != nil, counts != sections.map(\.rowCount) { find(in: sections) }
  }

  private mutating func find(in sections: [ListSection], among known: [[Int]]? = nil) {
    let entered = editor.text
    let old = counts
    counts = sections.map(\.rowCount)
    guard !entered.isEmpty else { return found = nil }
    let known = old == counts ? known : nil
    found = sections.indices.map { section in
      let rows = sections[section]
      let candidates = known?[section] ?? Array(0..<counts[section])
      return candidates.filter { Self.matches(rows[$0].searchText, entered) }
    }
  }
}
