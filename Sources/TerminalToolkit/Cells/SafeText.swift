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
    let room = limit - columns
    let leading = unsafe text.utf8.withContiguousStorageIfAvailable { storage in
      // The storage does not escape this closure, and the span checks every access.
      let bytes = unsafe storage.span
      let end = min(bytes.count, room)
      var count = 0
      while count < end, (0x20..<0x7F).contains(bytes[count]) { count += 1 }
      // A combining mark that belongs to the last character may follow.
      if count > 0, count < bytes.count, bytes[count] >= 0x80 { count -= 1 }
      return (0..<count).map { SafeCharacter(scalar: Unicode.Scalar(bytes[$0]), columns: 1) }
    }
    guard let leading, !leading.isEmpty else { return }
    if pieces.isEmpty { pieces = leading } else { pieces += leading }
    columns += leading.count
    text = text[text.utf8.index(text.startIndex, offsetBy: leading.count)...]
  }

  /// Returns the number of columns of sanitized text of at most `limit` columns.
  ///
  /// Printable ASCII is only counted.
  package static func columns(of text: String, limit: Int) -> Int {
    let limit = max(limit, 0)
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { storage -> Int? in
      // The storage does not escape this closure, and the span checks every access.
      let bytes = unsafe storage.span
      // A mark or a joiner may follow the last character within the limit.
      let end = limit < bytes.count ? limit + 1 : bytes.count
      for index in 0..<end where !(0x20..<0x7F).contains(bytes[index]) { return nil }
      return min(bytes.count, limit)
    }
    if case .some(.some(let count)) = count { return count }
    return SafeText(text, limit: limit).columns
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

// MARK: - Replacing unsafe characters

extension SafeText {
  /// The maximum number of scalars that a cluster keeps: enough for any letter with its marks.
  static let maximumScalars = 8

  /// The maximum number of scalars that an emoji keeps: enough for a family of four with skin
  /// tones.
  static let maximumEmojiScalars = 16

  private static let unknown: Character = "\u{FFFD}"
  private static let markBase: Unicode.Scalar = "\u{25CC}"

  /// Returns the characters to draw in place of a character: the character itself if it is
  /// harmless, and none if it is invisible and has no effect on its neighbors.
  ///
  /// - Parameters:
  ///   - character: The character to replace.
  ///   - hasBase: Whether the character follows another visible one, which a vowel sign or a tone
  ///     mark then belongs to.
  static func replacements(for character: Character, hasBase: Bool = false) -> [Character] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !isOmitted(first) else { return [] }
    if isPrintableASCII(first), scalars.count == 1 { return [character] }
    // A space is not a base, and a terminal may not combine it with what follows.
    if first == " " {
      let rest = String(String.UnicodeScalarView(scalars.dropFirst()))
      return [" "] + rest.flatMap { replacements(for: $0) }
    }
    if let replaced = replacement(forLeading: first) {
      return character == "\r\n" ? ["\u{240D}", "\u{240A}"] : [replaced]
    }
    if hasBase, first.properties.generalCategory == .spacingMark {
      return [bounded(scalars, startingWith: first)]
    }
    if CharacterWidth.isEmojiModifier(first) { return [unknown] }
    if CharacterWidth.isZeroWidth(first) || !hasBase && CharacterWidth.joinsPrevious(first) {
      return [withVisibleBase(scalars)]
    }
    return [bounded(scalars, startingWith: first)]
  }

  /// Returns the replacement for a scalar that must not reach a terminal, or `nil` for a scalar
  /// that may begin a cluster.
  private static func replacement(forLeading scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? unknown
    case 0x7F: return "\u{2421}"
    case 0xAD: return "-"
    case 0x200C, 0x200D: return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return unknown
    case .format: return CharacterWidth.isVisibleFormat(scalar) ? nil : unknown
    default: return nil
    }
  }

  /// Returns whether a scalar is an invisible hint for line breaks or neighboring text, which a line
  /// of cells does not need. Overrides and isolates, which could conceal text, are not among them.
  private static func isOmitted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0xFEFF: true
    default: false
    }
  }

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value)
  }

  /// Combines marks that have no base with a dotted circle. Returns a replacement character if none
  /// of them is visible.
  private static func withVisibleBase(_ scalars: Character.UnicodeScalarView) -> Character {
    var result = String.UnicodeScalarView()
    result.append(markBase)
    var hasMark = false
    for scalar in scalars.prefix(maximumScalars - 1) where isHarmlessTail(scalar) {
      hasMark = hasMark || !scalar.properties.isDefaultIgnorableCodePoint
      result.append(scalar)
    }
    guard hasMark else { return unknown }
    return single(result) ?? unknown
  }

  /// Returns the first scalars of a cluster, without trailing joiners, which would combine with the
  /// next character.
  private static func bounded(
    _ scalars: Character.UnicodeScalarView,
    startingWith first: Unicode.Scalar
  ) -> Character {
    if CharacterWidth.isRegionalIndicator(first), scalars.count == 1 {
      return Unicode.Scalar(first.value - 0x1F1E6 + 0x41).map(Character.init) ?? unknown
    }
    let isEmoji = first.value > 0xFF && first.properties.isEmoji
    let limit = isEmoji ? maximumEmojiScalars : maximumScalars
    var result = String.UnicodeScalarView()
    result.append(first)
    for scalar in scalars.dropFirst().prefix(limit - 1) where isHarmlessTail(scalar) {
      if !isEmoji, (0xE0000...0xE007F).contains(scalar.value) { continue }
      if CharacterWidth.isEmojiModifier(scalar), result.last?.properties.isEmojiModifierBase != true
      {
        continue
      }
      result.append(scalar)
    }
    while let last = result.last, last.value == 0x200D { result.removeLast() }
    let isVisible = result.contains { !$0.properties.isDefaultIgnorableCodePoint }
    guard isVisible, let character = single(result), CharacterWidth.columns(of: character) > 0
    else { return unknown }
    return character
  }

  private static func isHarmlessTail(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && (isJoining(scalar) || replacement(forLeading: scalar) == nil)
  }

  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: false
    }
  }

  private static func single(_ scalars: String.UnicodeScalarView) -> Character? {
    let text = String(scalars)
    guard let character = text.first, text.count == 1 else { return nil }
    return character
  }
}
