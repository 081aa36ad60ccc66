/// Text that came from anywhere, made harmless for a grid of cells.
///
/// Titles, badges and user text are data. Control characters, escape sequences, direction
/// overrides, separators of lines, and characters that cannot be seen are replaced by visible
/// signs; marks without a base get one; clusters of unbounded length are cut. What is left is a
/// list of characters of one or two columns each, none of which can change a neighbour.
public struct SafeText: Hashable, Sendable {
  /// The characters in the form in which cells hold them.
  private(set) var pieces: [SafeCharacter] = []

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
    var rest = Substring(text)
    while !isTruncated {
      takeASCII(of: &rest, limit: limit)
      guard let character = rest.popFirst() else { break }
      for safe in Self.replacements(for: character) where !isTruncated {
        let piece = SafeCharacter(safe: safe)
        isTruncated = columns > limit - piece.columns
        if !isTruncated { append(piece) }
      }
    }
  }

  /// Takes what a text begins with as far as it is ASCII that can be seen, and there is room.
  ///
  /// Most text is that, and is read by the byte; see ``SafeCharacter``.
  private mutating func takeASCII(of text: inout Substring, limit: Int) {
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { storage in
      // Is not kept, and every access is checked.
      let bytes = unsafe storage.span
      let room = min(bytes.count, limit - columns)
      pieces.reserveCapacity(pieces.count + room)
      var count = 0
      while count < room, (0x20..<0x7F).contains(bytes[count]) {
        // A mark may follow, which belongs to it.
        if count + 1 < bytes.count, bytes[count + 1] >= 0x80 { break }
        append(SafeCharacter(scalar: Unicode.Scalar(bytes[count]), columns: 1))
        count += 1
      }
      return count
    }
    guard let count, count > 0 else { return }
    text = text[text.utf8.index(text.startIndex, offsetBy: count)...]
  }

  private mutating func append(_ piece: SafeCharacter) {
    pieces.append(piece)
    columns += piece.columns
  }

  /// The characters to draw, each one or two columns wide.
  public var characters: [Character] { pieces.map(\.character) }

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
    var whole = SafeText(text, limit: limit)
    guard whole.isTruncated else { return whole }
    let sign = SafeCharacter(safe: ellipsis)
    let room = max(limit, 0) - sign.columns
    guard room > 0 else { return whole }
    while whole.columns > room { whole.columns -= whole.pieces.removeLast().columns }
    whole.append(sign)
    return whole
  }
}
