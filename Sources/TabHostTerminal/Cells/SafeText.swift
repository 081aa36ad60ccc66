/// Text that came from anywhere, made harmless for a grid of cells.
///
/// Titles, badges and user text are data. Control characters, escape sequences, direction
/// overrides, separators of lines, and characters that cannot be seen are replaced by visible
/// signs; marks without a base get one; clusters of unbounded length are cut. What is left is a
/// list of characters of one or two columns each, none of which can change a neighbour.
public struct SafeText: Hashable, Sendable {
  /// The characters to draw, each one or two columns wide.
  public private(set) var characters: [Character] = []

  /// The columns that the characters take together.
  public private(set) var columns = 0

  /// Whether the text was longer than the limit it was made with.
  public private(set) var isTruncated = false

  /// Makes text safe, reading no more of it than `limit` columns need.
  ///
  /// What does not fit whole is left out, so a wide character never crosses the limit.
  /// The default limit reads everything.
  public init(_ text: String, limit: Int = .max) {
    let limit = max(limit, 0)
    for character in text {
      for safe in Self.replacements(for: character) {
        let width = CharacterWidth.columns(of: safe)
        guard columns <= limit - width else {
          isTruncated = true
          return
        }
        characters.append(safe)
        columns += width
      }
    }
  }

  /// The characters as one string.
  public var string: String { String(characters) }

  /// The text in at most `limit` columns, ending in `ellipsis` where something is left out.
  ///
  /// Where not even the ellipsis fits, as much of the text as fits.
  /// Reads no more of the text than that needs.
  public static func fitting(
    _ text: String,
    columns limit: Int,
    ellipsis: Character = "…"
  ) -> SafeText {
    let limit = max(limit, 0)
    let whole = SafeText(text, limit: limit)
    let room = limit - CharacterWidth.columns(of: ellipsis)
    guard whole.isTruncated, room > 0 else { return whole }
    var cut = SafeText(text, limit: room)
    cut.characters.append(ellipsis)
    cut.columns += CharacterWidth.columns(of: ellipsis)
    return cut
  }
}
