extension Frame {
  /// The cells of a row as they reach a terminal.
  ///
  /// In the colours that the depth has, question marks for what ASCII lacks, and the trailing
  /// half of a wide character in the style of the whole.
  func shownRow(_ row: Int, colors: ColorDepth) -> [Cell] {
    var result: [Cell] = []
    let cells = self.cells.row(row)
    result.reserveCapacity(cells.count)
    for cell in cells {
      // Trailing halves come with the character on their left.
      guard !cell.isTrailingHalf else { continue }
      let style = cell.style.shown(in: colors)
      let room = cells.count - result.count
      // So it is nearly always; an array a cell would cost more than all the rest of a frame.
      if isShownAsItIs(cell.content, room: room) {
        result.append(Cell(cell.content, style: style))
        if cell.columns == 2 { result.append(.trailingHalf(style)) }
        continue
      }
      result += shown(cell.content, room: room).flatMap { shown in
        let content = SafeCharacter(safe: shown)
        return [Cell(content, style: style), .trailingHalf(style)].prefix(content.columns)
      }
    }
    return result
  }

  /// Whether a character is neither replaced nor simplified.
  private func isShownAsItIs(_ content: SafeCharacter, room: Int) -> Bool {
    if content.isASCII { return true }
    guard drawing == .unicode else { return false }
    // No terminal takes more than two columns for a scalar.
    return room >= 2 && !content.isCluster
      || CharacterWidth.mostColumns(of: content.character) <= room
  }

  /// What stands for a character, in as many columns.
  ///
  /// A cluster that a terminal may draw beyond the row's end is simplified: there are terminals
  /// that would go on in the next row, and scroll in the last one.
  private func shown(_ content: SafeCharacter, room: Int) -> [Character] {
    let columns = content.columns
    let unknown = Array(repeating: Character("?"), count: columns)
    guard drawing == .unicode else { return unknown }
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
