/// Writes cells with as few bytes as possible, and records the resulting state of the terminal.
struct CellWriter: Sendable {
  /// The bytes to write so far.
  private(set) var output: [UInt8] = []

  /// The position of the cursor.
  private(set) var position = OutputPosition.unknown

  /// The selected style.
  private(set) var style = CellStyle.plain

  /// The sequences of recent changes of the style, which take longer to compute than to look up.
  private var transitions: [StyleChange: [UInt8]] = [:]

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
    output += (TerminalModes.forPainting + "\u{1B}[2J\u{1B}[H").utf8
    style = .plain
    position = .exactly(CellPoint(column: 0, row: 0))
  }

  /// Moves the cursor to a position.
  mutating func move(to point: CellPoint) { perform(position.move(to: point), to: point) }

  private mutating func perform(_ move: CursorMove, to point: CellPoint) {
    move.append(to: &output)
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
      let isNew = cell != old[column] || (column + 1..<end).contains { new[$0] != old[$0] }
      if column < disturbed || isNew {
        approach(cell, at: CellPoint(column: column, row: row), in: new)
        disturbed = max(disturbed, put(cell, column: column, row: row, columns: new.count))
      }
      column = end
    }
  }

  // MARK: - Moving the cursor

  /// Moves the cursor to a cell by the shortest output, which may be to rewrite unchanged cells.
  private mutating func approach(_ cell: Cell, at point: CellPoint, in row: ShownRow) {
    if position == .exactly(point) { return }
    if case .nearly(let nearly, _) = position, nearly == point, isAmbiguous(cell) {
      // A terminal draws ambiguous characters either all wide or all narrow, and positioning each
      // one would take more bytes than the text.
      return
    }
    let move = position.move(to: point)
    let before = (count: output.count, style: style)
    let direct = before.count + move.length + transition(to: cell.style).count
    if rewrite(upTo: point, in: row), output.count + transition(to: cell.style).count < direct {
      position = .exactly(point)
    } else {
      output.removeLast(output.count - before.count)
      style = before.style
      perform(move, to: point)
    }
  }

  /// Rewrites the unchanged cells from the cursor to a position.
  ///
  /// - Returns: `false` if that is not possible. Then some of the cells may have been written.
  private mutating func rewrite(upTo point: CellPoint, in row: ShownRow) -> Bool {
    guard case .exactly(let start) = position, start.row == point.row,
      start.column < point.column, point.column - start.column <= Self.longestMove,
      !row[start.column].isTrailingHalf
    else { return false }
    for column in start.column..<point.column {
      let cell = row[column]
      if cell.isTrailingHalf { continue }
      guard WidthAgreement(on: cell.content) == .consistent else { return false }
      select(cell.style)
      cell.content.append(to: &output)
    }
    return true
  }

  private func isAmbiguous(_ cell: Cell) -> Bool {
    !cell.isTrailingHalf && WidthAgreement(on: cell.content) == .ambiguous
  }

  // MARK: - Writing a cell

  /// Writes a cell at the cursor and returns the end of the columns that a terminal may have
  /// overwritten.
  private mutating func put(_ cell: Cell, column: Int, row: Int, columns: Int) -> Int {
    guard !cell.isTrailingHalf else { return 0 }
    select(cell.style)
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

  /// Selects a style.
  private mutating func select(_ new: CellStyle) {
    guard new != style else { return }
    output += transition(to: new)
    style = new
  }

  /// Returns the sequence that changes the selected style; empty if it is the same.
  private mutating func transition(to new: CellStyle) -> [UInt8] {
    if new == style { return [] }
    let change = StyleChange(old: style, new: new)
    if let stored = transitions[change] { return stored }
    if transitions.count == Self.maximumTransitions { transitions = [:] }
    let sequence = Array(new.transition(from: style, colors: colors).utf8)
    transitions[change] = sequence
    return sequence
  }

  private struct StyleChange: Hashable {
    let old: CellStyle
    let new: CellStyle
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
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
    }
  }
}

// MARK: - Changing styles

extension CellStyle {
  /// Returns the shortest sequence that changes another style to this one; empty if they are equal.
  ///
  /// Both styles must only have colors of the depth. Without colors, attributes are only switched
  /// off by a reset, because a VT100 has no other way.
  func transition(from old: CellStyle, colors: ColorDepth) -> String {
    guard self != old else { return "" }
    let codes = selectGraphicRendition(colors)
    let reset = Self.sequence(codes.isEmpty ? [] : [0] + codes)
    let off = switchedOff(from: old)
    let on = switchedOn(from: old, after: off).selectGraphicRendition(colors)
    guard off.isEmpty || colors != .none, !(off + on).isEmpty else { return reset }
    let steps = Self.sequence(off + on)
    return steps.utf8.count < reset.utf8.count ? steps : reset
  }

  private static func sequence(_ codes: [Int]) -> String {
    "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// Returns the SGR parameters that switch off what the other style has and this one does not.
  private func switchedOff(from old: CellStyle) -> [Int] {
    var codes: [Int] = []
    if old.isBold && !isBold || old.isDim && !isDim { codes.append(22) }
    if old.isItalic && !isItalic { codes.append(23) }
    if old.isUnderlined && !isUnderlined { codes.append(24) }
    if old.isReversed && !isReversed { codes.append(27) }
    if old.isStruckThrough && !isStruckThrough { codes.append(29) }
    // A color that replaces another one need not be switched off first.
    if old.foreground != nil, foreground == nil { codes.append(39) }
    if old.background != nil, background == nil { codes.append(49) }
    return codes
  }

  /// Returns the attributes of this style that the other one lacks, or that were just switched off.
  private func switchedOn(from old: CellStyle, after off: [Int]) -> CellStyle {
    // The same parameter switches off both bold and dim.
    let keepsWeight = !off.contains(22)
    return CellStyle(
      bold: isBold && !(old.isBold && keepsWeight),
      dim: isDim && !(old.isDim && keepsWeight),
      reversed: isReversed && !old.isReversed,
      underlined: isUnderlined && !old.isUnderlined,
      italic: isItalic && !old.isItalic,
      struckThrough: isStruckThrough && !old.isStruckThrough,
      foreground: foreground == old.foreground ? nil : foreground,
      background: background == old.background ? nil : background
    )
  }
}
