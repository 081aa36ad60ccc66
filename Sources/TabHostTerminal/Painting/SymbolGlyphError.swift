/// The reason why a glyph cannot be registered; see
/// ``SymbolGlyphs/register(_:glyph:filled:fallback:)``.
public enum SymbolGlyphError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name is empty, or longer than 100 characters.
  case invalidName(String)
  /// The glyph is not one column wide, or is a control or invisible character.
  case invalidGlyph(Character, name: String)
  /// The fallback is not a printable ASCII character.
  case invalidFallback(Character, name: String)

  /// What is wrong, and what is required.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "symbol name \"\(Self.shown(name))\": a name has from 1 to 100 characters"
    case .invalidGlyph(let glyph, let name):
      "symbol \"\(Self.shown(name))\": the glyph \"\(Self.shown(String(glyph)))\" is not a visible "
        + "character of one column"
    case .invalidFallback(let glyph, let name):
      "symbol \"\(Self.shown(name))\": the fallback \"\(Self.shown(String(glyph)))\" is not a "
        + "printable ASCII character"
    }
  }

  private static func shown(_ text: String) -> String { SafeText(text, limit: 100).string }
}
