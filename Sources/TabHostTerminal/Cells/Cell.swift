/// One place in a grid: a character and how it looks.
///
/// A wide character takes two cells. The first holds the character, the second is its trailing half
/// and holds nothing.
public struct Cell: Hashable, Sendable {
  /// The character to draw; `nil` in the trailing half of a wide character.
  public let character: Character?

  /// The columns that the character takes: 1, 2, or 0 in a trailing half.
  public var columns: Int { Int(width) }

  // There are thousands of cells.
  private let width: UInt8

  /// How the cell looks.
  public var style: Style

  /// A cell that shows a character, made safe as ``SafeText`` does.
  public init(_ character: Character, style: Style = .plain) {
    let safe = SafeText.replacements(for: character).first ?? " "
    self.init(safe: safe, columns: CharacterWidth.columns(of: safe), style: style)
  }

  /// A cell that shows a character that ``SafeText`` has let through, and its columns.
  init(safe character: Character?, columns: Int, style: Style) {
    self.character = character
    width = UInt8(columns)
    self.style = style
  }

  /// An empty cell in the terminal's own look.
  public static let blank = blank(.plain)

  /// An empty cell in a style.
  public static func blank(_ style: Style) -> Cell {
    Cell(safe: " ", columns: 1, style: style)
  }

  /// The second cell of a wide character.
  static func trailingHalf(_ style: Style) -> Cell {
    Cell(safe: nil, columns: 0, style: style)
  }

  /// Whether the cell belongs to the character on its left.
  public var isTrailingHalf: Bool { character == nil }
}
