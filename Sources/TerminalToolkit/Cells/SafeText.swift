/// Text from any source, sanitized for display in a grid of cells.
///
/// Titles, badges and text that the user enters may contain anything. Control characters, escape
/// sequences, direction overrides, line separators and most invisible characters are replaced by
/// visible characters; marks without a base are combined with one; overlong clusters are truncated.
/// Zero-width spaces, word joiners and directional marks, which only matter to running text, are
/// omitted. The result is a list of characters of one or two columns each, none of which can affect
/// its neighbors.
public struct SafeText: Hashable, Sendable {
  /// The characters in the form that cells store.
  private(set) var pieces: [SafeCharacter] = []

  /// The number of columns of all characters together.
  public private(set) var columns = 0

  /// Whether the text exceeded the limit passed to the initializer.
  public private(set) var isTruncated = false

  /// Creates sanitized text of at most `limit` columns.
  ///
  /// A wide character that would cross the limit is omitted. The text is not read any further than
  /// the limit requires. By default, all of it is read.
  public init(_ text: String, limit: Int = .max) {
    self.init(text[...], limit: limit)
  }

  /// Creates sanitized text of at most `limit` columns from a part of a text.
  init(_ text: Substring, limit: Int) {
    let limit = max(limit, 0)
    var rest = text
    while !isTruncated {
      takeASCII(of: &rest, limit: limit)
      guard let character = rest.popFirst() else { break }
      // A space is not a base: a mark that follows it is displayed by itself.
      let hasBase = pieces.last.map { $0 != .blank } ?? false
      for safe in Self.replacements(for: character, hasBase: hasBase) where !isTruncated {
        let piece = SafeCharacter(safe: safe)
        isTruncated = columns > limit - piece.columns
        if !isTruncated { append(piece) }
      }
    }
  }

  /// Appends the leading printable ASCII characters of a text, as far as there is room.
  ///
  /// This fast path reads bytes, because most text is ASCII.
  private mutating func takeASCII(of text: inout Substring, limit: Int) {
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { storage in
      // The storage does not escape this closure, and the span checks every access.
      let bytes = unsafe storage.span
      let room = min(bytes.count, limit - columns)
      pieces.reserveCapacity(pieces.count + room)
      var count = 0
      while count < room, (0x20..<0x7F).contains(bytes[count]) {
        // A combining mark that belongs to this character may follow.
        if count + 1 < bytes.count, bytes[count + 1] >= 0x80 { break }
        append(SafeCharacter(scalar: Unicode.Scalar(bytes[count]), columns: 1))
        count += 1
      }
      return count
    }
    guard let count, count > 0 else { return }
    text = text[text.utf8.index(text.startIndex, offsetBy: count)...]
  }

  /// Returns the number of columns of sanitized text of at most `limit` columns.
  ///
  /// Printable ASCII is only counted.
  package static func columns(of text: String, limit: Int) -> Int {
    let limit = max(limit, 0)
    // A mark or a joiner may follow the last character within the limit.
    let start = text.utf8.prefix(limit == .max ? limit : limit + 1)
    for byte in start where !(0x20..<0x7F).contains(byte) {
      return SafeText(text, limit: limit).columns
    }
    return min(start.count, limit)
  }

  private mutating func append(_ piece: SafeCharacter) {
    pieces.append(piece)
    columns += piece.columns
  }

  /// The characters to draw, each one or two columns wide.
  public var characters: [Character] { pieces.map(\.character) }

  /// The characters as a single string.
  public var string: String { String(characters) }

  /// Returns sanitized text of at most `limit` columns that ends in `ellipsis` if anything is
  /// omitted.
  ///
  /// If even the ellipsis does not fit, the result is as much of the text as fits. The text is not
  /// read any further than the limit requires.
  public static func fitting(
    _ text: String,
    columns limit: Int,
    ellipsis: Character = "…"
  ) -> SafeText {
    var whole = SafeText(text, limit: limit)
    guard whole.isTruncated else { return whole }
    let glyph = SafeCharacter(safe: ellipsis)
    let room = max(limit, 0) - glyph.columns
    guard room > 0 else { return whole }
    while whole.columns > room { whole.columns -= whole.pieces.removeLast().columns }
    whole.append(glyph)
    return whole
  }
}
