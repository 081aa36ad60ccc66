/// The set of characters that a frame may contain.
public enum LineDrawing: String, Hashable, Sendable, CaseIterable {
  /// Unicode line drawing and symbols, which modern terminals support.
  case unicode
  /// Unicode text, with lines and symbols limited to those that the fonts of a text console have.
  case console
  /// ASCII only, for terminals and logs that support nothing else.
  case ascii
  /// Unicode text without lines and symbols, which words replace, for screen readers.
  case words
  /// ASCII without lines and symbols, which words replace, for screen readers.
  case asciiWords

  /// Whether words replace lines and symbols.
  public var usesWords: Bool { self == .words || self == .asciiWords }

  /// The set in which words replace lines and symbols, with the same characters of text.
  public var withWords: LineDrawing { isASCII ? .asciiWords : .words }

  /// The set itself or, if words replace lines and symbols, the one with lines and symbols.
  package var withoutWords: LineDrawing {
    switch self {
    case .words: .unicode
    case .asciiWords: .ascii
    default: self
    }
  }

  /// Whether the set consists of ASCII only.
  var isASCII: Bool { self == .ascii || self == .asciiWords }

  /// The character of a horizontal line.
  public var horizontal: Character { pick("─", "-") }
  /// The character of a vertical line.
  public var vertical: Character { pick("│", "|") }
  /// The corner at the top left, which is rounded if possible.
  public var topLeft: Character { pick("╭", "+", console: "┌") }
  /// The corner at the top right, which is rounded if possible.
  public var topRight: Character { pick("╮", "+", console: "┐") }
  /// The corner at the bottom left, which is rounded if possible.
  public var bottomLeft: Character { pick("╰", "+", console: "└") }
  /// The corner at the bottom right, which is rounded if possible.
  public var bottomRight: Character { pick("╯", "+", console: "┘") }
  /// The character that marks omitted text.
  public var ellipsis: Character { pick("…", "~", words: self == .words ? "…" : "~") }

  /// Returns whether output may contain a character. Other characters are written as one question
  /// mark per column.
  package func shows(_ character: Character) -> Bool { !isASCII || character.isASCII }

  /// Returns the form of a glyph in this character set.
  ///
  /// - Parameters:
  ///   - unicode: The form in Unicode.
  ///   - ascii: The form in ASCII.
  ///   - console: The form in a text console. By default, it is the form in Unicode if console
  ///     fonts have that, and otherwise the one in ASCII.
  ///   - words: The form where words replace symbols, which is usually a blank.
  package func pick(
    _ unicode: Character,
    _ ascii: Character,
    console: Character? = nil,
    words: Character = " "
  ) -> Character {
    switch self {
    case .words, .asciiWords: words
    case .unicode: unicode
    case .ascii: ascii
    case .console: console ?? (Self.consoleGlyphs.contains(unicode) ? unicode : ascii)
    }
  }

  /// The symbols and lines of code page 437, which every font of a text console has.
  static let consoleGlyphs = Set(
    """
    ☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂¢£¥ƒªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
    ≡±≥≤÷≈°∙·√²■
    """
  )
}

extension CellRect {
  /// Returns the lines and corners of a border along the inner edge of the rectangle. A single row or
  /// column becomes a line.
  package func border(_ drawing: LineDrawing) -> [(part: CellRect, glyph: Character)] {
    guard !isEmpty else { return [] }
    let (right, bottom) = (endColumn - 1, endRow - 1)
    let rowEdges = [firstLine, CellRect(column: column, row: bottom, columns: columns, rows: 1)]
      .map { ($0, drawing.horizontal) }
    let columnEdges = [column, right].map { (at(column: $0, columns: 1), drawing.vertical) }
    if rows == 1 { return [rowEdges[0]] }
    if columns == 1 { return [columnEdges[0]] }
    let corners = [
      (column, row, drawing.topLeft), (right, row, drawing.topRight),
      (column, bottom, drawing.bottomLeft), (right, bottom, drawing.bottomRight),
    ]
    return rowEdges + columnEdges
      + corners.map { (CellRect(CellPoint(column: $0.0, row: $0.1)), $0.2) }
  }
}

// MARK: - Joining lines

extension CellBuffer {
  /// Joins a line to the lines that it ends at, if those are drawn in a style.
  ///
  /// - Parameters:
  ///   - line: The cells of a horizontal or a vertical line, without its joints.
  ///   - style: The style of the lines that it is joined to. Text in another style stays as it is.
  ///   - drawing: The set of characters of the lines.
  package mutating func join(_ line: CellRect, to style: CellStyle, drawing: LineDrawing) {
    guard !line.isEmpty else { return }
    let ends: [(CellPoint, BoxGlyph.Arms)] =
      line.rows == 1
      ? [
        (CellPoint(column: line.column - 1, row: line.row), .right),
        (CellPoint(column: line.endColumn, row: line.row), .left),
      ]
      : [
        (CellPoint(column: line.column, row: line.row - 1), .down),
        (CellPoint(column: line.column, row: line.endRow), .up),
      ]
    for (point, arm) in ends {
      let cell = self[point.column, point.row]
      guard cell.style == style, let character = cell.character,
        let joint = drawing.joint(character, with: arm)
      else { continue }
      put(glyph: joint, at: point, style: style, clip: bounds)
    }
  }
}

extension LineDrawing {
  /// Returns the character of a line that also has an arm, or `nil` if it has it already or is no line.
  fileprivate func joint(_ character: Character, with arm: BoxGlyph.Arms) -> Character? {
    let arms: BoxGlyph.Arms
    switch character {
    case horizontal: arms = [.left, .right]
    case vertical: arms = [.up, .down]
    default:
      guard case .lines(let lines, .light)? = BoxGlyph(character) else { return nil }
      arms = lines
    }
    guard !arms.contains(arm) else { return nil }
    return BoxGlyph.character(of: arms.union(arm)).map { pick($0, "+") }
  }
}
