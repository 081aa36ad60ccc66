@testable import TabHostTerminal

extension ScreenModel {
  /// What is wrong on the screen when it should show a frame; empty if nothing is.
  ///
  /// Where terminals may draw a cluster in their own ways, only the place around it is compared.
  func mistakes(showing frame: Frame, usesColor: Bool = true) -> [String] {
    var mistakes = faults
    if isSynchronized { mistakes.append("an update is open") }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let expected = expectation(frame, column, row, usesColor)
        let shown = cells[row][column]
        if let text = expected.text, text != shown.text {
          mistakes.append("\(column),\(row): \(shown.text) is not \(text)")
        }
        if expected.style != shown.style { mistakes.append("\(column),\(row): style") }
      }
    }
    return mistakes
  }

  private func expectation(
    _ frame: Frame,
    _ column: Int,
    _ row: Int,
    _ usesColor: Bool
  ) -> (text: String?, style: Style) {
    let isTail = frame.cells[column, row].isTrailingHalf
    let lead = isTail ? column - 1 : column
    let cell = frame.cells[lead, row]
    var style = cell.style
    if !usesColor { (style.foreground, style.background) = (nil, nil) }
    let character = cell.character ?? "!"
    if frame.drawing == .ascii, !character.isASCII { return ("?", style) }
    let scalars = character.unicodeScalars
    let reach = scalars.reduce(lead) { $0 + max(CharacterWidth.columns(of: $1), 1) }
    if scalars.count > 1, counting == .scalars || reach >= size.columns { return (nil, style) }
    return (isTail ? "" : String(character), style)
  }
}
