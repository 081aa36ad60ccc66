/// The screen of an emulator.
struct Screen: Decodable, Equatable {
  /// The lines, without trailing blanks.
  let rows: [String]
  /// The styles of each line, one digit per column: the sum of 1 for bold, 2 for underlined and 4
  /// for reversed.
  let styles: [String]
  /// The foreground and background colors of each line, for example
  /// `14 red/default, 66 default/ff8700`.
  let colors: [String]
  /// The column and the row of the cursor.
  var cursor: [Int]?
  var cursorShown: Bool?
  /// Whether the alternate screen is active.
  var alternate: Bool?
  /// Whether mouse reports are on.
  var mouse: Bool?
  /// The number of lines that were scrolled off the screen.
  var history: Int?
  /// The private modes that are on.
  var modes: [Int]?
  /// The names of other active modes: mouse, keypad, wrapping and inserting.
  var flags: [String]?

  /// The bit of bold cells.
  static let bold = 1
  /// The bit of reversed cells, which have the focus or show the effect of a drop.
  static let reversed = 4
  /// The characters that mark a selected row at its leading end.
  static let selectionMarks: Set<Character> = ["▌", "*"]

  /// A position, counted from 0. Each character that the samples show is one column wide.
  struct Place: Equatable {
    var column: Int
    var row: Int
  }

  /// A part of the screen.
  enum Part {
    case sidebar, bar
  }

  /// The whole screen as text.
  var text: String { rows.joined(separator: "\n") }

  /// Returns the position at which a text begins.
  func place(of text: String) -> Place? {
    rows.indices.lazy.compactMap { place(of: text, inRow: $0) }.first
  }

  /// Returns the position at which a text begins in a row.
  func place(of text: String, inRow row: Int) -> Place? {
    let line = rows[row]
    guard let range = line.firstRange(of: text) else { return nil }
    let column = line.distance(from: line.startIndex, to: range.lowerBound)
    return Place(column: column, row: row)
  }

  /// Returns the text that has a style. Reversed text has the focus.
  func text(styled bit: Int) -> String {
    zip(rows, styles).map { Self.text(of: $0, styled: bit, $1) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the characters of a line that have a style.
  fileprivate static func text(of line: String, styled bit: Int, _ styles: String) -> String {
    // The digits of the styles have the bits of their values.
    func has(_ digit: UInt8) -> Bool { Int(digit) & bit != 0 }
    guard styles.utf8.contains(where: has) else { return "" }
    return String(zip(line, styles.utf8).filter { has($1) }.map(\.0))
  }

  /// Returns the style of a cell: the sum of the bits for bold, underlined and reversed.
  func style(at place: Place) -> Int {
    styles[place.row].dropFirst(place.column).first?.wholeNumberValue ?? 0
  }
}

// MARK: - Parts

extension Screen {
  /// The column of the sidebar's trailing border, which is present in the first line and in most
  /// others, or `nil` if there is no sidebar. The border can be a scrollbar. A column at an edge of the
  /// screen is the scrollbar of a page, and one that does not reach the first line divides a page.
  var border: Int? {
    let columns = rows.compactMap { line in
      line.firstIndex { "│|".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
    }
    return columns.first { column in
      guard (4..<(styles[0].count - 4)).contains(column) else { return false }
      let isBorder = { (line: String) in
        line.dropFirst(column).first.map("│|┃#▴▾^v█▲▼".contains) == true
      }
      return isBorder(rows[0]) && rows.count(where: isBorder) * 2 > rows.count
    }
  }

  /// The lines that may contain the bar.
  private var barRows: [Int] { [0, 1, rows.count - (hasStatusLine ? 2 : 1)] }

  /// Whether the last line shows keys and messages.
  var hasStatusLine: Bool { rows.count >= 10 }

  /// Returns the parts of the lines that belong to a part of the screen, with blanks for what
  /// precedes them.
  func lines(of part: Part) -> [String] {
    let border = border
    return rows.enumerated().map { row, line in
      if hasStatusLine, row == rows.count - 1 { return "" }
      switch part {
      case .sidebar: return border.map { String(line.prefix($0)) } ?? line
      case .bar:
        guard barRows.contains(row) else { return "" }
        guard let border else { return line }
        return String(repeating: " ", count: border + 1) + line.dropFirst(border + 1)
      }
    }
  }

  /// Returns the position at which the title of a tab begins.
  func place(of identifier: String, in part: Part) -> Place? {
    for (row, line) in lines(of: part).enumerated() {
      guard let range = HostState.range(of: identifier, in: line) else { continue }
      return Place(
        column: line.distance(from: line.startIndex, to: range.lowerBound),
        row: row
      )
    }
    return nil
  }

  /// A description of the element that has the focus.
  var focus: String {
    for (part, name) in [(Part.sidebar, "row"), (.bar, "item")] {
      if let found = focus(in: part, of: HostState.known) { return "\(name) \(found)" }
    }
    let reversed = text(styled: Self.reversed)
    guard reversed.isEmpty else { return reversed }
    // If the focus is in the page, the line above the page is heavy.
    return rows.contains { $0.contains("━━━") || $0.contains("===") } ? "page" : ""
  }

  /// Returns the tab that has the focus in a part of the screen.
  func focus(in part: Part, of identifiers: [String]) -> String? {
    for (line, styles) in zip(lines(of: part), styles) {
      let shown = Self.text(of: line, styled: Self.reversed, styles)
      guard !shown.isEmpty else { continue }
      if let found = identifiers.first(where: { HostState.isShown($0, in: shown) }) {
        return found
      }
    }
    return nil
  }
}
