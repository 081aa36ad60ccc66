/// A complete image of a terminal screen.
///
/// A frame is a value: it holds no reference to what it was drawn from, and frames with the same
/// cells and the same drawing characters are equal.
public struct Frame: Hashable, Sendable {
  /// The cells of the frame.
  public let cells: CellBuffer

  /// The set of characters that output of the frame may contain.
  public let drawing: LineDrawing

  /// Creates a frame from the given cells.
  public init(_ cells: CellBuffer, drawing: LineDrawing = .unicode) {
    self.cells = cells
    self.drawing = drawing
  }

  /// The size of the frame.
  public var size: CellSize { cells.size }

  /// The frame as plain text: one line per row, without trailing blanks, each terminated by a
  /// newline.
  ///
  /// The text is empty if the frame has no rows.
  public var plainText: String {
    plainLines.map { $0 + "\n" }.joined()
  }

  /// The rows of the frame as plain text, without trailing blanks.
  public var plainLines: [String] { (0..<size.rows).map { plainLine($0) } }

  /// Returns a row as plain text without trailing blanks, or an empty string outside the frame.
  public func plainLine(_ row: Int) -> String {
    var line = ""
    for cell in cells.row(row) {
      guard let character = cell.character else { continue }
      append(character, columns: cell.columns, to: &line)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Returns the frame as styled text: one line per row, each terminated by a newline.
  ///
  /// The only escape sequences are those that select a style (SGR). Every line that contains one
  /// resets the style at its end, so lines can be cut, joined and printed in any order. Trailing
  /// blanks are kept where they are visible.
  ///
  /// - Parameter colors: The colors of the output. Each color is replaced by the nearest one of
  ///   that depth; without colors, the other attributes remain. The default works in every color
  ///   terminal.
  public func ansiText(colors: ColorDepth = .ansi16) -> String {
    (0..<size.rows).map { ansiLine($0, colors: colors) + "\n" }.joined()
  }

  /// Returns a row as styled text that resets the style at its end, or an empty string outside the
  /// frame.
  public func ansiLine(_ row: Int, colors: ColorDepth = .ansi16) -> String {
    let cells = self.cells.row(row)
    let last = cells.lastIndex { cell in
      !cell.isBlank(in: colors) || cell.style.shown(in: colors).showsBlanks
    }
    guard let last else { return "" }
    var line = ""
    var current = CellStyle.plain
    for cell in cells[...last] {
      guard var character = cell.character else { continue }
      if cell.isBlank(in: colors) { character = " " }
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

  /// Appends a character. If the output is limited to ASCII, other characters become question
  /// marks, one per column.
  private func append(_ character: Character, columns: Int, to line: inout String) {
    if drawing.shows(character) {
      line.append(character)
    } else {
      line += String(repeating: "?", count: columns)
    }
  }
}

extension Frame: CustomStringConvertible {
  /// The frame as plain text.
  public var description: String { plainText }
}

extension Frame {
  /// Returns the frame as text that a terminal with the given capabilities can show, one line per
  /// row: styled, or without escape sequences if the terminal does not understand them.
  public func text(for capabilities: TerminalCapabilities) -> String {
    capabilities.showsStyles ? ansiText(colors: capabilities.colors) : plainText
  }
}
