extension HostState {
  /// What of the state a screen does not show, or shows although it is not so; empty if all is
  /// well.
  func differences(from screen: Screen) -> [String] {
    // In fewer lines there is nothing that must be seen.
    guard screen.rows.count >= 3, screen.styles[0].count >= 20 else { return [] }
    return sidebarDifferences(from: screen) + barDifferences(from: screen)
  }

  /// All that the media library may have.
  static let known = [
    "watch-now", "library", "search", "collections", "cinematic-shots", "forest-life", "sea-life",
    "city-lights", "collection-5", "new-collection", "animations", "paper-boats", "clay-foxes",
    "ink-drops",
  ]

  /// Whether a line has a title, or the beginning of one that is cut.
  static func isShown(_ identifier: String, in line: some StringProtocol) -> Bool {
    range(of: identifier, in: String(line)) != nil
  }

  /// Where a line has a title, or the beginning of one that is cut.
  static func range(of identifier: String, in line: String) -> Range<String.Index>? {
    let title = title(identifier)
    if let whole = line.firstRange(of: title) { return whole }
    guard line.contains(where: { "…~".contains($0) }) else { return nil }
    for length in (1..<title.count).reversed() {
      for sign in ["…", "~"] {
        if let cut = line.firstRange(of: title.prefix(length) + sign) { return cut }
      }
    }
    return nil
  }
}

// MARK: - The sidebar

extension HostState {
  /// The rows one under the other, from the first that is on screen as far as there is room.
  private func sidebarDifferences(from screen: Screen) -> [String] {
    guard showsSidebar else {
      // Pages may tell of tabs, but not of actions.
      return screen.text.contains("New Collection") ? ["the sidebar is on screen"] : []
    }
    let lines = screen.rows.indices.map { screen.line($0, of: .sidebar) }
    // The first row, or else the first of those that are scrolled to: a search field is no row.
    let ids = sidebar.rows.map(\.id)
    let isTop = { (line: String) in ids.first.map { Self.isShown($0, in: line) } == true }
    let isAny = { (line: String) in ids.contains { Self.isShown($0, in: line) } }
    let first = lines.firstIndex(where: isTop) ?? lines.firstIndex(where: isAny)
    guard let first else { return ["no row is on screen"] }
    let start = ids.firstIndex { Self.isShown($0, in: lines[first]) } ?? 0
    var differences: [String] = []
    for (row, line) in zip(sidebar.rows[start...], lines[first...]) {
      differences += self.differences(of: row, from: line)
    }
    let rest = lines[min(first + sidebar.rows.count - start, lines.count)...]
    for id in Self.known
    where !ids.contains(id) && rest.contains(where: { Self.isShown(id, in: $0) }) {
      differences.append("\(id) is on screen without a row")
    }
    let isRoomy = lines.count >= sidebar.rows.count + 6
    if isRoomy, start > 0 { differences.append("the first rows are not on screen") }
    if isRoomy, let row = sidebar.rows.first(where: \.selected) {
      let reversed = screen.text(styled: Screen.reversed)
      if !Self.isShown(row.id, in: reversed) { differences.append("\(row.id) is not marked") }
    }
    return differences
  }

  private func differences(of row: Row, from line: String) -> [String] {
    guard Self.isShown(row.id, in: line) else { return ["\(row.id) is not in \(line)"] }
    guard editing, let isChecked = Self.isChecked(line), isChecked != row.checked else { return [] }
    return ["\(row.id) has a wrong box: \(line)"]
  }

  private static func isChecked(_ line: String) -> Bool? {
    if line.contains("☑") || line.contains("[x]") { return true }
    return line.contains("☐") || line.contains("[ ]") ? false : nil
  }
}

// MARK: - The bar

extension HostState {
  /// The titles in their order; all of them where no mark says that there are more.
  private func barDifferences(from screen: Screen) -> [String] {
    guard showsBar else { return [] }
    // A page may have a title of the bar, too.
    let count = { (line: String) in titledItems.count { Self.isShown($0, in: line) } }
    let lines = screen.rows.indices.map { screen.line($0, of: .bar) }
    // In a narrow bar items have symbols only.
    let isNarrow = screen.styles[0].count < 60
    guard let line = lines.max(by: { count($0) < count($1) }), count(line) > 0 else {
      return screen.styles[0].count < 36 ? [] : ["no bar is on screen"]
    }
    var differences: [String] = []
    var rest = line
    let isCut = isNarrow || ["‹", "›", "<", ">", "…", "~", "More"].contains { line.contains($0) }
    for id in titledItems {
      if let range = Self.range(of: id, in: rest) {
        rest = String(rest[range.upperBound...])
      } else if !isCut {
        differences.append("\(id) is not in its place in the bar: \(line)")
      }
    }
    let others = Set(Self.known).subtracting(titledItems + bar.pinned + [bar.prominent ?? ""])
    for id in others.sorted() where line.contains(Self.title(id)) {
      differences.append("\(id) is in the bar: \(line)")
    }
    if let item = titledItems.first(where: path.contains), !isNarrow {
      let marked = line.drop { $0 != "[" }.prefix { $0 != "]" }
      if !Self.isShown(item, in: marked) { differences.append("\(item) is not marked: \(line)") }
    }
    return differences
  }
}
