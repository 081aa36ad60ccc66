extension HostState {
  /// Returns the differences between the state and a screen: what the screen omits, or shows
  /// although it should not. Empty if there are none.
  func differences(from screen: Screen) -> [String] {
    // A smaller screen is not required to show anything.
    guard screen.rows.count >= 3, screen.styles[0].count >= 20 else { return [] }
    return sidebarDifferences(from: screen) + barDifferences(from: screen)
  }

  /// The identifiers of all tabs that the media library may contain.
  static let known = [
    "watch-now", "library", "unwatched", "activity", "trash", "search", "collections",
    "cinematic-shots", "forest-life", "sea-life", "city-lights", "collection-5", "new-collection",
  ]

  /// Returns whether a line contains a title, or the beginning of a truncated one.
  static func isShown(_ identifier: String, in line: some StringProtocol) -> Bool {
    range(of: identifier, in: String(line)) != nil
  }

  /// Returns the range of a title, or of the beginning of a truncated one, in a line.
  static func range(of identifier: String, in line: String) -> Range<String.Index>? {
    let title = title(identifier)
    if let whole = line.firstRange(of: title) { return whole }
    guard line.contains(where: { "…~".contains($0) }) else { return nil }
    for length in (1..<title.count).reversed() {
      for visibleText in ["…", "~"] {
        if let cut = line.firstRange(of: title.prefix(length) + visibleText) { return cut }
      }
    }
    return nil
  }
}

// MARK: - The sidebar

extension HostState {
  /// Compares the rows with consecutive lines, from the first visible row as far as there is room.
  private func sidebarDifferences(from screen: Screen) -> [String] {
    guard showsSidebar else {
      // Pages may show tabs, but not actions. The status line shows key commands.
      let lines = screen.rows.dropLast(screen.hasStatusLine ? 1 : 0)
      return lines.contains { $0.contains("New Collection") } ? ["the sidebar is on screen"] : []
    }
    let lines = screen.lines(of: .sidebar).dropLast(screen.hasStatusLine ? 1 : 0)
    // The first row, or the first visible row if the sidebar is scrolled. A search field is not a
    // row.
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
    if isRoomy, let index = sidebar.rows.firstIndex(where: \.selected), index >= start {
      let isMarked = lines[first + index - start].first.map(Screen.selectionMarks.contains)
      if isMarked != true { differences.append("\(sidebar.rows[index].id) is not marked") }
    }
    return differences
  }

  private func differences(of row: Row, from line: String) -> [String] {
    guard Self.isShown(row.id, in: line) || Self.isCovered(row.id, in: line) else {
      return ["\(row.id) is not in \(line)"]
    }
    guard editing, let isChecked = Self.isChecked(line), isChecked != row.checked else { return [] }
    return ["\(row.id) has a wrong box: \(line)"]
  }

  /// Returns whether a menu or an alert covers a part of a title, and the rest of it is visible.
  private static func isCovered(_ identifier: String, in line: String) -> Bool {
    let title = title(identifier)
    let parts = line.split(omittingEmptySubsequences: false) { "╭╮╰╯│".contains($0) }
    guard parts.count > 1, let start = parts.first, let end = parts.last else { return false }
    let isStartVisible = title.indices.contains { start.hasSuffix(title[...$0]) }
    let blanks = end.reversed().prefix { $0 == " " }.count
    return isStartVisible || title.hasSuffix(end.dropLast(blanks))
  }

  private static func isChecked(_ line: String) -> Bool? {
    if line.contains("☑") || line.contains("[x]") { return true }
    return line.contains("☐") || line.contains("[ ]") ? false : nil
  }
}

// MARK: - The bar

extension HostState {
  /// Compares the titles in their order. All of them must be present unless a mark indicates
  /// omitted items.
  private func barDifferences(from screen: Screen) -> [String] {
    guard showsBar else { return [] }
    // A page may contain the title of an item, too.
    let count = { (line: String) in titledItems.count { Self.isShown($0, in: line) } }
    let lines = screen.lines(of: .bar)
    // In a narrow bar, items only have symbols.
    let isNarrow = screen.styles[0].count < 60
    guard let row = lines.indices.max(by: { count(lines[$0]) < count(lines[$1]) }),
      count(lines[row]) > 0
    else {
      // The title of a selected tab that takes the place of another one may be the only one.
      let isReplaced = bar.overflow.contains { id in
        path.contains(id) && lines.contains { Self.isShown(id, in: $0) }
      }
      return screen.styles[0].count < 36 || isReplaced ? [] : ["no bar is on screen"]
    }
    let line = lines[row]
    var differences: [String] = []
    var rest = line
    let marks = ["«", "»", "‹", "›", "<", ">", "…", "~", "More"]
    let isCut = isNarrow || marks.contains { line.contains($0) }
    for id in titledItems {
      if let range = Self.range(of: id, in: rest) {
        rest = String(rest[range.upperBound...])
      } else if !isCut {
        differences.append("\(id) is not in its place in the bar: \(line)")
      }
    }
    // The selected tab takes the place of another one in a compact bar.
    let selected = bar.overflow.filter(path.contains)
    let shown = titledItems + bar.pinned + [bar.prominent ?? ""] + selected
    let others = Set(Self.known).subtracting(shown)
    for id in others.sorted() where line.contains(Self.title(id)) {
      differences.append("\(id) is in the bar: \(line)")
    }
    if let item = titledItems.first(where: path.contains), !isNarrow {
      let isMarked = { (range: Range<String.Index>?) in
        let bracketed = line.drop { $0 != "[" }.prefix { $0 != "]" }
        if let range, bracketed.indices.contains(range.lowerBound) { return true }
        // With colors, the text of the selected item is bold.
        let column = range.map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        let style = column.map { screen.style(at: Screen.Place(column: $0, row: row)) } ?? 0
        return style & Screen.bold != 0
      }
      // A bar that scrolls contains the selected item.
      if !isMarked(Self.range(of: item, in: line)) {
        differences.append("\(item) is not marked: \(line)")
      }
    }
    return differences
  }
}
