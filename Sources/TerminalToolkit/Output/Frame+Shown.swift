extension Frame {
  /// Returns the cells of a row as a terminal shows them.
  package func shownRow(_ row: Int, colors: ColorDepth) -> [Cell] {
    let row = ShownRow(self, row, colors: colors)
    return (0..<row.count).map { row[$0] }
  }
}

/// The cells of a frame's row as a terminal shows them, computed on access.
///
/// Colors are those of the depth, characters that ASCII lacks are question marks, and the trailing
/// half of a wide character has the style of its first cell.
struct ShownRow {
  private let cells: ArraySlice<Cell>
  private let drawing: LineDrawing
  private let colors: ColorDepth

  init(_ frame: Frame, _ row: Int, colors: ColorDepth) {
    cells = frame.cells.row(row)
    drawing = frame.drawing
    self.colors = colors
  }

  var count: Int { cells.count }

  /// The cell in a column.
  subscript(column: Int) -> Cell {
    let place = cells.startIndex + column
    // A trailing half is part of the character on its left.
    let lead = cells[place].isTrailingHalf && column > 0 ? place - 1 : place
    let content = cells[lead].isBlank(in: colors) ? Cell.blank.content : cells[lead].content
    let style = cells[lead].style.shown(in: colors)
    let room = cells.endIndex - lead
    // This is the common case. Allocating an array for every cell would take longer than the rest
    // of the frame.
    if isShownAsItIs(content, room: room) {
      return lead == place ? Cell(content, style: style) : .trailingHalf(style)
    }
    return shown(content, room: room).flatMap { shown in
      let content = SafeCharacter(safe: shown)
      return [Cell(content, style: style), .trailingHalf(style)].prefix(content.columns)
    }[place - lead]
  }

  /// Returns the columns of a character that certainly looks the same in another row, or `nil` if
  /// it may differ.
  ///
  /// Compares the stored cells, without computing how they are shown.
  func columnsOfSame(in other: ShownRow, at column: Int) -> Int? {
    let cell = cells[cells.startIndex + column]
    guard cell == other.cells[other.cells.startIndex + column], !cell.isTrailingHalf,
      drawing == other.drawing
    else { return nil }
    return cell.columns
  }

  /// Returns whether a character is neither replaced nor simplified.
  private func isShownAsItIs(_ content: SafeCharacter, room: Int) -> Bool {
    if content.isASCII { return true }
    guard !drawing.isASCII else { return false }
    // No terminal uses more than two columns for a scalar.
    return room >= 2 && !content.isCluster
      || CharacterWidth.mostColumns(of: content.character) <= room
  }

  /// Returns the characters that replace a character, with the same number of columns.
  ///
  /// A cluster that a terminal may draw beyond the end of the row is simplified, because some
  /// terminals would continue in the next row, and scroll in the last one.
  private func shown(_ content: SafeCharacter, room: Int) -> [Character] {
    let columns = content.columns
    let unknown = Array(repeating: Character("?"), count: columns)
    guard !drawing.isASCII else { return unknown }
    let scalars = content.character.unicodeScalars
    if scalars.count == columns, scalars.allSatisfy(CharacterWidth.isRegionalIndicator) {
      return scalars.map { Unicode.Scalar($0.value - 0x1F1E6 + 0x41).map(Character.init) ?? "?" }
    }
    guard content.isCluster else { return unknown }
    let lead = Character(content.scalar)
    let width = CharacterWidth.columns(of: lead)
    guard width > 0, CharacterWidth.mostColumns(of: lead) <= columns else { return unknown }
    return [lead] + Array(repeating: " ", count: columns - width)
  }
}
