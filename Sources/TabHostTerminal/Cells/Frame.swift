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
  /// stay where they can be seen. Colours are the nearest that the depth has; without any, weight
  /// and emphasis are kept. The default suits every colour terminal.
  public func ansiText(colors: ColorDepth = .ansi16) -> String {
    (0..<size.rows).map { ansiLine($0, colors: colors) + "\n" }.joined()
  }

  /// One row as text with styles, reset at its end; empty outside the picture.
  public func ansiLine(_ row: Int, colors: ColorDepth = .ansi16) -> String {
    let cells = self.cells.row(row)
    let last = cells.lastIndex { cell in
      cell.character != " " || cell.style.shown(in: colors).showsBlanks
    }
    guard let last else { return "" }
    var line = ""
    var current = Style.plain
    for cell in cells[...last] {
      guard let character = cell.character else { continue }
      let style = cell.style.shown(in: colors)
      if style != current {
        let codes = [0] + style.selectGraphicRendition(colors)
        line += "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
        current = style
      }
      append(character, columns: cell.columns, to: &line)
    }
    return current == .plain ? line : line + "\u{1B}[0m"
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
