/// Writes cells with as few bytes as possible, and records the resulting state of the terminal.
struct CellWriter: Sendable {
  /// The bytes to write so far.
  private(set) var output: [UInt8] = []

  /// The position of the cursor.
  private(set) var position = OutputPosition.unknown

  /// The selected style.
  private(set) var style = Style.plain

  /// The sequences of recent changes of the style, which take longer to compute than to look up.
  private var transitions: [StyleChange: String] = [:]

  /// The number of colors available. The colors of the cells must be among them.
  let colors: ColorDepth

  /// The length in bytes of the longest cursor movement within a row, which limits how many
  /// unchanged cells may be rewritten instead.
  private static let longestMove = 6

  init(colors: ColorDepth) {
    self.colors = colors
  }

  /// Returns the bytes to write and discards them.
  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Clears the screen, whatever its state, and moves the cursor to the first cell.
  mutating func clear() {
    output += "\u{1B}[m\u{1B}[2J\u{1B}[H".utf8
    style = .plain
    position = .exactly(CellPoint(column: 0, row: 0))
  }

  /// Moves the cursor to a position.
  mutating func move(to point: CellPoint) {
    output += position.move(to: point).utf8
    position = .exactly(point)
  }

  /// Writes the changed cells of a row. Both rows must be as shown and have the same length.
  mutating func write(_ new: ShownRow, over old: ShownRow, row: Int) {
    var column = 0
    var disturbed = 0
    while column < new.count {
      if column >= disturbed, let columns = new.columnsOfSame(in: old, at: column) {
        column += columns
        continue
      }
      let cell = new[column]
      let end = min(column + max(cell.columns, 1), new.count)
      let isNew = (column..<end).contains { new[$0] != old[$0] }
      if column < disturbed || isNew {
        approach(CellPoint(column: column, row: row), in: new)
        disturbed = max(disturbed, put(cell, column: column, row: row, columns: new.count))
      }
      column = end
    }
  }

  // MARK: - Moving the cursor

  /// Moves the cursor to a cell by the shortest output, which may be to rewrite unchanged cells.
  private mutating func approach(_ point: CellPoint, in row: ShownRow) {
    if position == .exactly(point) { return }
    let cell = row[point.column]
    if case .nearly(let nearly, _) = position, nearly == point, isAmbiguous(cell) {
      // A terminal draws ambiguous characters either all wide or all narrow, and positioning each
      // one would take more bytes than the text.
      return
    }
    let move = position.move(to: point)
    guard let rewriting = rewriting(upTo: point, in: row) else {
      return self.move(to: point)
    }
    let after = cell.style.transition(from: rewriting.style, colors: colors)
    let direct = cell.style.transition(from: style, colors: colors)
    guard rewriting.bytes.count + after.utf8.count < move.utf8.count + direct.utf8.count
    else { return self.move(to: point) }
    output += rewriting.bytes
    style = rewriting.style
    position = .exactly(point)
  }

  /// Returns the bytes that rewrite the unchanged cells from the cursor to a position, and the
  /// style afterwards; `nil` if that is not possible.
  private func rewriting(upTo point: CellPoint, in row: ShownRow) -> (bytes: [UInt8], style: Style)?
  {
    guard case .exactly(let start) = position, start.row == point.row,
      start.column < point.column, point.column - start.column <= Self.longestMove,
      !row[start.column].isTrailingHalf
    else { return nil }
    var bytes: [UInt8] = []
    var style = self.style
    for cell in (start.column..<point.column).map({ row[$0] }) where !cell.isTrailingHalf {
      guard WidthAgreement(on: cell.content) == .consistent else { return nil }
      bytes += cell.style.transition(from: style, colors: colors).utf8
      cell.content.append(to: &bytes)
      style = cell.style
    }
    return (bytes, style)
  }

  private func isAmbiguous(_ cell: Cell) -> Bool {
    !cell.isTrailingHalf && WidthAgreement(on: cell.content) == .ambiguous
  }

  // MARK: - Writing a cell

  /// Writes a cell at the cursor and returns the end of the columns that a terminal may have
  /// overwritten.
  private mutating func put(_ cell: Cell, column: Int, row: Int, columns: Int) -> Int {
    guard !cell.isTrailingHalf else { return 0 }
    if cell.style != style {
      output += transition(to: cell.style).utf8
      style = cell.style
    }
    let content = cell.content
    let start = CellPoint(column: column, row: row)
    let end = CellPoint(column: column + cell.columns, row: row)
    switch WidthAgreement(on: content) {
    case .consistent:
      content.append(to: &output)
      setPosition(.exactly(end), farthest: end.column, columns: columns)
    case .ambiguous:
      content.append(to: &output)
      var farthest = end.column + 1
      if case .nearly(_, let before) = position { farthest = before + 2 }
      setPosition(.nearly(end, farthest: farthest), farthest: farthest, columns: columns)
    case .marked:
      content.append(to: &output)
      setPosition(.inRow(row), farthest: end.column + 1, columns: columns)
    case .inconsistent:
      if cell.columns == 2 || WidthAgreement.joinsPreviousCharacter(content) {
        // Some terminals draw the character one column narrower, so the old contents must be
        // cleared. Others combine it with the character before it, which is then the blank.
        output += repeatElement(0x20, count: cell.columns)
        setPosition(.exactly(end), farthest: end.column, columns: columns)
        move(to: start)
      }
      content.append(to: &output)
      position = .unknown
      return column + CharacterWidth.mostColumns(of: content.character)
    }
    return 0
  }

  /// The maximum number of stored sequences. A frame has fewer.
  private static let maximumTransitions = 256

  /// Returns the sequence that changes the selected style.
  private mutating func transition(to new: Style) -> String {
    let change = StyleChange(old: style, new: new)
    if let stored = transitions[change] { return stored }
    if transitions.count == Self.maximumTransitions { transitions = [:] }
    let sequence = new.transition(from: style, colors: colors)
    transitions[change] = sequence
    return sequence
  }

  private struct StyleChange: Hashable {
    let old: Style
    let new: Style
  }

  /// Records the position of the cursor, which is unknown after the last column because terminals
  /// differ there.
  private mutating func setPosition(_ place: OutputPosition, farthest: Int, columns: Int) {
    position = farthest < columns ? place : .unknown
  }
}

extension SafeCharacter {
  /// Appends the character as UTF-8.
  fileprivate func append(to bytes: inout [UInt8]) {
    if isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if isCluster {
      bytes += character.utf8
    } else {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}
