/// One place in a grid: a character and how it looks.
///
/// A wide character takes two cells. The first holds the character, the second is its trailing half
/// and holds nothing.
public struct Cell: Hashable, Sendable {
  /// The character to draw; `nil` in the trailing half of a wide character.
  public var character: Character? { isTrailingHalf ? nil : content.character }

  /// The columns that the character takes: 1, 2, or 0 in a trailing half.
  public var columns: Int { content.columns }

  let content: SafeCharacter

  /// How the cell looks.
  public var style: Style

  /// A cell that shows a character, made safe as ``SafeText`` does.
  public init(_ character: Character, style: Style = .plain) {
    let safe = SafeText.replacements(for: character).first ?? " "
    self.init(SafeCharacter(safe: safe), style: style)
  }

  init(_ content: SafeCharacter, style: Style) {
    self.content = content
    self.style = style
  }

  /// An empty cell in the terminal's own look.
  public static let blank = blank(.plain)

  /// An empty cell in a style.
  public static func blank(_ style: Style) -> Cell {
    Cell(.blank, style: style)
  }

  /// The second cell of a wide character.
  static func trailingHalf(_ style: Style) -> Cell {
    Cell(.trailingHalf, style: style)
  }

  /// Whether the cell belongs to the character on its left.
  public var isTrailingHalf: Bool { columns == 0 }
}
