/// What an emulator shows.
struct Screen: Decodable, Equatable {
  /// The lines, without blanks at the end.
  let rows: [String]
  /// A digit a column: 1 bold, 2 underlined, 4 reversed, added up.
  let styles: [String]
  /// The colours of each line, of text and of what is behind it, such as
  /// `14 red/default, 66 default/ff8700`.
  let colors: [String]
  /// Column and row of the cursor.
  var cursor: [Int]?
  var cursorShown: Bool?
  /// Whether it shows its second screen.
  var alternate: Bool?
  /// Whether it reports the mouse.
  var mouse: Bool?
  /// How many lines have scrolled away.
  var history: Int?
  /// The private modes that are on.
  var modes: [Int]?
  /// What else is on, by name: of the mouse, of the keypad, of wrapping and inserting.
  var flags: [String]?

  /// The bit of the focus.
  static let underlined = 2
  /// The bit of what is selected.
  static let reversed = 4

  /// A cell, counted from 0. Of what the samples show each character takes one column.
  struct Place: Equatable {
    var column: Int
    var row: Int
  }

  /// What of the screen is meant.
  enum Part {
    case sidebar, bar
  }

  /// The whole screen as text.
  var text: String { rows.joined(separator: "\n") }

  /// Where a text begins.
  func place(of text: String) -> Place? {
    rows.indices.lazy.compactMap { place(of: text, inRow: $0) }.first
  }

  /// Where in a row a text begins.
  func place(of text: String, inRow row: Int) -> Place? {
    let line = rows[row]
    guard let range = line.firstRange(of: text) else { return nil }
    let column = line.distance(from: line.startIndex, to: range.lowerBound)
    return Place(column: column, row: row)
  }

  /// The texts of a style: what is underlined has the focus.
  func text(styled bit: Int) -> String {
    zip(rows, styles).map { row, styles in
      String(zip(row, styles).filter { Self.has(bit, $1) }.map(\.0))
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What of a place's cell is set: bold, underlined, reversed, added up.
  func style(at place: Place) -> Int {
    styles[place.row].dropFirst(place.column).first?.wholeNumberValue ?? 0
  }

  fileprivate static func has(_ bit: Int, _ style: Character) -> Bool {
    (style.wholeNumberValue ?? 0) & bit != 0
  }
}

// MARK: - Parts

extension Screen {
  /// The columns of the sidebar, where there is one: up to its border, which most lines have.
  var border: Int? {
    let columns = rows.compactMap { line in
      line.firstIndex { "│|".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
    }
    let column = columns.first { column in columns.count { $0 == column } * 2 > rows.count }
    return column
  }

  /// The lines that the bar may take.
  private var barRows: [Int] { [0, 1, rows.count - 1] }

  /// What of a line belongs to a part; blanks stand for the rest.
  func line(_ row: Int, of part: Part) -> String {
    let line = rows[row]
    switch part {
    case .sidebar: return border.map { String(line.prefix($0)) } ?? line
    case .bar:
      guard barRows.contains(row) else { return "" }
      guard let border else { return line }
      return String(repeating: " ", count: border + 1) + line.dropFirst(border + 1)
    }
  }

  /// Where the title of a tab begins.
  func place(of identifier: String, in part: Part) -> Place? {
    for row in rows.indices {
      let line = line(row, of: part)
      guard let range = HostState.range(of: identifier, in: line) else { continue }
      return Place(
        column: line.distance(from: line.startIndex, to: range.lowerBound),
        row: row
      )
    }
    return nil
  }

  /// What has the focus, in words.
  var focus: String {
    for (part, name) in [(Part.sidebar, "row"), (.bar, "item")] {
      if let found = focus(in: part, of: HostState.known) { return "\(name) \(found)" }
    }
    let underlined = text(styled: Self.underlined)
    guard underlined.isEmpty else { return underlined }
    // Where the focus is in the page, the line above that is drawn heavily.
    return rows.contains { $0.contains("━━━") || $0.contains("===") } ? "page" : ""
  }

  /// Which of some tabs has the focus in a part.
  func focus(in part: Part, of identifiers: [String]) -> String? {
    for row in rows.indices {
      let shown = zip(line(row, of: part), styles[row]).filter { Self.has(Self.underlined, $1) }
        .map(\.0)
      if let found = identifiers.first(where: { HostState.isShown($0, in: String(shown)) }) {
        return found
      }
    }
    return nil
  }
}
