package import TerminalToolkit

/// A minimal terminal emulator that records unreliable or invalid output as faults.
package struct ScreenModel {
  /// The way in which a terminal counts columns.
  package enum Counting: CaseIterable {
    /// By grapheme clusters.
    case clusters
    /// By scalars, like old terminals.
    case scalars
  }

  package struct Place: Hashable {
    package var text: String
    package var style: CellStyle
  }

  package let size: CellSize
  package let counting: Counting
  package private(set) var cells: [[Place]]
  package private(set) var cursor = CellPoint(column: 3, row: 1)
  package private(set) var isCursorShown = true
  package private(set) var isSynchronized = false
  package private(set) var style = CellStyle(bold: true, background: .red)
  /// Output that is invalid, or that terminals interpret differently.
  package private(set) var faults: [String] = []
  /// Whether the last column has been written, after which the position of the cursor depends on
  /// the terminal.
  private var isPastEnd = false
  private var printed = ""
  /// The states that another program may leave behind, by the sequences that end them.
  private static let states: Set<String> = [
    "?6l", "?69l", "r", "4l", "20l", "?5l", "(B", "shift in", "string end",
  ]
  /// The states that another program has left behind.
  private var leftStates = Self.states

  /// Creates a terminal with the output and the states of another program.
  package init(size: CellSize, counting: Counting = .clusters) {
    self.size = size
    self.counting = counting
    let left = Place(text: "#", style: CellStyle(reversed: true))
    cells = Array(repeating: Array(repeating: left, count: size.columns), count: size.rows)
  }

  package mutating func feed(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    if Array(String(scalars).utf8) != bytes { faults.append("not UTF-8") }
    while let scalar = scalars.popFirst() {
      if scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value) {
        printed.unicodeScalars.append(scalar)
        continue
      }
      flush()
      if scalar == "\u{1B}" { sequence(&scalars) } else { control(scalar) }
    }
    flush()
  }

  // MARK: - Moving the cursor

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": move(to: 0, cursor.row)
    case "\n": move(to: cursor.column, cursor.row + 1)
    case "\u{8}": move(to: cursor.column - 1, cursor.row)
    case "\u{F}": leftStates.remove("shift in")
    default: faults.append("control \(scalar.value)")
    }
  }

  private mutating func sequence(_ scalars: inout Substring.UnicodeScalarView) {
    let introducer = scalars.popFirst()
    if introducer == "]" { return skipString(&scalars) }
    if introducer == "\\" { return end("string end") }
    if introducer == "(", let set = scalars.popFirst() { return end("(\(set)") }
    guard introducer == "[" else { return faults.append("not CSI") }
    var text = ""
    while let scalar = scalars.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      let number = (numbers.first ?? nil) ?? 1
      switch (Character(scalar), text) {
      case ("H", _):
        isPastEnd = false
        move(to: ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, number - 1)
      case ("A", _): move(to: cursor.column, cursor.row - number)
      case ("B", _): move(to: cursor.column, cursor.row + number)
      case ("C", _): move(to: cursor.column + number, cursor.row)
      case ("D", _): move(to: cursor.column - number, cursor.row)
      case ("m", _):
        var codes = numbers.map { $0 ?? 0 }[...]
        while let code = codes.popFirst() { select(code, &codes) }
      case ("J", "2"): clear()
      case ("l", _) where Self.states.contains("\(text)l"), ("r", ""): end("\(text)\(scalar)")
      // The requests for the flags of the keyboard protocol and for attributes.
      case ("u", "?"), ("c", ""): break
      case ("h", "?25"), ("l", "?25"): isCursorShown = scalar == "h"
      // Reports of the mouse.
      case ("h", "?1003"), ("l", "?1003"), ("h", "?1000"), ("h", "?1002"): break
      case ("h", "?2026"), ("l", "?2026"): isSynchronized = scalar == "h"
      default: faults.append("CSI \(text)\(scalar)")
      }
      return
    }
    faults.append("unfinished")
  }

  /// Skips an operating system command, which requests a color.
  private mutating func skipString(_ scalars: inout Substring.UnicodeScalarView) {
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}", scalars.popFirst() == "\\" { return }
    }
    faults.append("unfinished")
  }

  /// Ends a state that another program has left behind.
  private mutating func end(_ state: String) {
    if !Self.states.contains(state) { faults.append("unknown \(state)") }
    leftStates.remove(state)
  }

  private mutating func move(to column: Int, _ row: Int) {
    if isPastEnd { faults.append("moves from the last column") }
    isPastEnd = false
    let place = CellPoint(column: column, row: row)
    // Without any cells, the terminal still has a home position.
    let isHome = column == 0 && row == 0
    if !isHome, !CellRect(size).contains(place) { return faults.append("moves to \(place)") }
    cursor = place
  }

  private mutating func clear() {
    if style != .plain { faults.append("clears in a style") }
    if !leftStates.isEmpty { faults.append("clears in \(leftStates.sorted())") }
    for row in cells.indices {
      for column in cells[row].indices { cells[row][column] = Place(text: " ", style: .plain) }
    }
  }

  private mutating func select(_ code: Int, _ more: inout ArraySlice<Int>) {
    switch code {
    case 0: style = .plain
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 3: style.isItalic = true
    case 4: style.isUnderlined = true
    case 7: style.isReversed = true
    case 9: style.isStruckThrough = true
    case 22: (style.isBold, style.isDim) = (false, false)
    case 23: style.isItalic = false
    case 24: style.isUnderlined = false
    case 27: style.isReversed = false
    case 29: style.isStruckThrough = false
    case 30...37: style.foreground = CellStyle.Color.ansi[code - 30]
    case 90...97: style.foreground = CellStyle.Color.ansi[code - 82]
    case 38: style.foreground = color(&more)
    case 39: style.foreground = nil
    case 40...47: style.background = CellStyle.Color.ansi[code - 40]
    case 100...107: style.background = CellStyle.Color.ansi[code - 92]
    case 48: style.background = color(&more)
    case 49: style.background = nil
    default: faults.append("SGR \(code)")
    }
  }

  private mutating func color(_ more: inout ArraySlice<Int>) -> CellStyle.Color? {
    let color = Self.color(&more)
    if color == nil { faults.append("no such color") }
    return color
  }

  // MARK: - Printing

  private mutating func flush() {
    defer { printed = "" }
    switch counting {
    case .clusters:
      for character in printed { put(String(character), CharacterWidth.columns(of: character)) }
    case .scalars:
      for scalar in printed.unicodeScalars {
        let isSpacing = scalar.properties.generalCategory == .spacingMark
        put(String(scalar), isSpacing ? 1 : CharacterWidth.columns(of: scalar))
      }
    }
  }

  private mutating func put(_ text: String, _ width: Int) {
    guard width > 0 else { return join(text) }
    if isPastEnd || cursor.column + width > size.columns || cursor.row >= size.rows {
      return faults.append("prints \(text) beyond the row")
    }
    for column in cursor.column..<cursor.column + width { blank(column) }
    cells[cursor.row][cursor.column].text = text
    if width == 2 { cells[cursor.row][cursor.column + 1].text = "" }
    isPastEnd = cursor.column + width == size.columns
    cursor.column += isPastEnd ? 0 : width
  }

  /// Clears a cell, including the other half of a wide character.
  private mutating func blank(_ column: Int) {
    let row = cursor.row
    if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = " " }
    let next = column + 1
    if next < size.columns, cells[row][next].text.isEmpty { cells[row][next].text = " " }
    cells[row][column] = Place(text: " ", style: style)
  }

  private mutating func join(_ mark: String) {
    var column = isPastEnd ? size.columns - 1 : cursor.column - 1
    if column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
    guard column >= 0, cursor.row < size.rows else { return faults.append("a mark on nothing") }
    cells[cursor.row][column].text += mark
  }
}
