/// One finished picture: what a terminal shows at a moment.
///
/// A value: it holds no reference to what it was drawn from, and the same picture is equal.
public struct Frame: Hashable, Sendable {
  /// The cells of the picture.
  public let cells: CellBuffer

  /// Which characters the output may consist of.
  public let drawing: LineDrawing

  /// A picture of the given cells.
  public init(_ cells: CellBuffer, drawing: LineDrawing = .unicode) {
    self.cells = cells
    self.drawing = drawing
  }

  /// How large the picture is.
  public var size: CellSize { cells.size }

  /// The picture as text: a line a row, without blanks at the end, each ended by a newline.
  ///
  /// A picture without rows is an empty text.
  public var plainText: String {
    (0..<size.rows).map { plainLine($0) + "\n" }.joined()
  }

  /// One row as text, without blanks at the end; empty outside the picture.
  public func plainLine(_ row: Int) -> String {
    var line = ""
    for cell in cells.row(row) {
      guard let character = cell.character else { continue }
      append(character, columns: cell.columns, to: &line)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The picture as text with styles, a line a row, each ended by a newline.
  ///
  /// The only escape sequences are those that select a style (SGR), and every line that uses one
  /// resets it at its end, so lines can be cut, joined and printed in any order. Blanks at the end
  /// stay where they can be seen. Without colour, weight and emphasis are kept.
  public func ansiText(usesColor: Bool = true) -> String {
    (0..<size.rows).map { ansiLine($0, usesColor: usesColor) + "\n" }.joined()
  }

  /// One row as text with styles, reset at its end; empty outside the picture.
  public func ansiLine(_ row: Int, usesColor: Bool = true) -> String {
    let cells = self.cells.row(row)
    let codes = cells.map { $0.style.selectGraphicRendition(usesColor: usesColor) }
    let visible = zip(cells, codes).map { cell, codes in
      cell.character != " " || codes.contains { $0 > 3 }
    }
    let end = (visible.lastIndex(of: true) ?? -1) + 1
    var line = ""
    var current: [Int] = []
    for (cell, codes) in zip(cells, codes).prefix(end) {
      guard let character = cell.character else { continue }
      if codes != current {
        line += "\u{1B}[" + ([0] + codes).map(String.init).joined(separator: ";") + "m"
        current = codes
      }
      append(character, columns: cell.columns, to: &line)
    }
    return current.isEmpty ? line : line + "\u{1B}[0m"
  }

  /// Adds a character, or as many question marks as it has columns where only ASCII may be used.
  private func append(_ character: Character, columns: Int, to line: inout String) {
    if drawing.shows(character) {
      line.append(character)
    } else {
      line += String(repeating: "?", count: columns)
    }
  }
}

extension Frame: CustomStringConvertible {
  /// The picture as plain text.
  public var description: String { plainText }
}
