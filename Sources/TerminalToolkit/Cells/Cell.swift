/// One position in a grid: a character and its style.
///
/// A wide character occupies two cells. The first cell holds the character; the second is its
/// trailing half and holds none.
public struct Cell: Hashable, Sendable {
  /// The character to draw, or `nil` in the trailing half of a wide character.
  public var character: Character? { isTrailingHalf ? nil : content.character }

  /// The number of columns that the character occupies: 1, 2, or 0 in a trailing half.
  public var columns: Int { content.columns }

  let content: SafeCharacter

  /// The style of the cell.
  public var style: CellStyle

  /// Creates a cell that shows a character, sanitized as by ``SafeText``.
  public init(_ character: Character, style: CellStyle = .plain) {
    let safe = SafeText.replacements(for: character).first ?? " "
    self.init(SafeCharacter(safe: safe), style: style)
  }

  init(_ content: SafeCharacter, style: CellStyle) {
    self.content = content
    self.style = style
  }

  /// A blank cell in the plain style.
  public static let blank = blank(.plain)

  /// Returns a blank cell in the given style.
  public static func blank(_ style: CellStyle) -> Cell {
    Cell(.blank, style: style)
  }

  /// Returns the second cell of a wide character.
  static func trailingHalf(_ style: CellStyle) -> Cell {
    Cell(.trailingHalf, style: style)
  }

  /// Whether the cell is the trailing half of the character on its left.
  public var isTrailingHalf: Bool { columns == 0 }
}
