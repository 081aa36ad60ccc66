import Synchronization
public import TabHost

/// Maps symbol names to characters that are one column wide.
///
/// Each name in the table has an outlined and a filled glyph. For a name that is not in the table,
/// trailing components are removed until a match is found, so `star.circle.fill` produces a filled
/// star. A number up to 20 or a letter of the Latin alphabet in a circle or a square, such as `1.circle`,
/// `a.circle` or `1.square.fill`, produces that number or letter in a circle, the number itself or the
/// letter in ASCII. An image whose name has no match is left out where there is a title, and otherwise
/// drawn as a generic glyph, `◇`. A ``TerminalApplication`` reports each such name once as
/// `TabHostController.Diagnostic.Rule.unknownSymbol`. An image with a glyph of its own produces
/// that glyph or its fallback. An app adds names of its own:
///
/// ```swift
/// try SymbolGlyphs.register("kettle", glyph: "♨", fallback: "k")
/// ```
public enum SymbolGlyphs {
  /// Returns the glyph for an image.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for the generic glyph.
  ///   - filled: Whether to use the filled glyph. The filled glyph is also used if the image is a
  ///     filled variant, or if its name ends with `fill`.
  ///   - drawing: The character set. The default is ``LineDrawing/unicode``.
  public static func glyph(
    for image: TabImage?,
    filled: Bool = false,
    drawing: LineDrawing = .unicode
  ) -> Character {
    guard let image, !drawing.usesWords else { return generic(filled: filled, drawing) }
    return knownGlyph(for: image, filled: filled, drawing: drawing)
      ?? generic(filled: filled || image.isFilled, drawing)
  }

  /// Returns the glyph for an image, or `nil` if no symbol has its name, which is noted, or if its own
  /// glyph can't be drawn.
  static func knownGlyph(
    for image: TabImage,
    filled: Bool = false,
    drawing: LineDrawing
  ) -> Character? {
    if drawing.usesWords { return nil }
    if image.glyph != nil { return ownGlyph(of: image, drawing) }
    var parts = image.systemName.prefix(maximumName).split(separator: ".")
    // A name that is in the table as a whole is not split.
    if let glyph = entry(image.systemName) {
      return glyph.drawn(filled: filled || image.variant == .filled, drawing)
    }
    while !parts.isEmpty {
      if let glyph = entry(parts.joined(separator: ".")) {
        return glyph.drawn(filled: filled || image.isFilled, drawing)
      }
      parts.removeLast()
    }
    unknownNames?.note(image.systemName)
    return nil
  }

  /// The names in the table, including those that the app has registered, in alphabetical order.
  public static var names: [String] {
    let registered = registered.withLock { Array($0.keys) }
    return Set(registered).union(table.keys).sorted()
  }

  /// Adds a name to the table, or replaces the glyphs of a name.
  ///
  /// Register glyphs before the host is drawn for the first time.
  ///
  /// - Parameters:
  ///   - name: The name, as of an image with a `systemName`. A name with periods takes precedence
  ///     over its leading components.
  ///   - glyph: The glyph in Unicode, which must be one column wide.
  ///   - filled: The filled variant, or `nil` if it is the same glyph.
  ///   - fallback: The glyph for terminals that show ASCII only, and for the Linux console if its
  ///     fonts lack the glyph. It must be a printable ASCII character.
  /// - Throws: ``SymbolGlyphError`` if a parameter is not valid; then the table is unchanged.
  public static func register(
    _ name: String,
    glyph: Character,
    filled: Character? = nil,
    fallback: Character
  ) throws(SymbolGlyphError) {
    guard !name.isEmpty, name.count <= maximumName else { throw .invalidName(name) }
    for character in [glyph, filled ?? glyph] where !isDrawable(character) {
      throw .invalidGlyph(character, name: name)
    }
    guard fallback.isASCII, fallback != " ", isDrawable(fallback) else {
      throw .invalidFallback(fallback, name: name)
    }
    let entry = Glyph(outline: glyph, filled: filled ?? glyph, ascii: fallback)
    registered.withLock { $0[name] = entry }
  }

  /// The glyphs that the app has registered.
  private static let registered = Mutex<[String: Glyph]>([:])

  /// The names without a glyph that the present drawing meets, if anyone collects them.
  @TaskLocal static var unknownNames: UnknownNames?

  /// Names without a glyph, each of them only once.
  final class UnknownNames: Sendable {
    private let state = Mutex((waiting: [String](), noted: Set<String>()))

    fileprivate func note(_ name: String) {
      state.withLock { state in
        guard state.noted.count < 100, state.noted.insert(name).inserted else { return }
        state.waiting.append(name)
      }
    }

    /// Returns the names that were noted since the last call.
    func take() -> [String] {
      state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
    }
  }

  private static func entry(_ name: String) -> Glyph? {
    registered.withLock { $0[name] } ?? table[name] ?? enclosed(name)
  }

  /// Returns the glyph of a number or a letter in a circle or a square, or `nil` for another name.
  ///
  /// There are no narrow characters for more numbers, for filled letters, and for squares.
  private static func enclosed(_ name: String) -> Glyph? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "circle" || parts[1] == "square" else { return nil }
    let content = parts[0]
    if content.count == 1, let letter = content.unicodeScalars.first, "a"..."z" ~= letter {
      let place = letter.value - ("a" as Unicode.Scalar).value
      guard let circled = character(0x24B6 + place), let ascii = character(0x41 + place) else {
        return nil
      }
      return Glyph(outline: circled, filled: circled, ascii: ascii)
    }
    guard content.count <= 2, content.allSatisfy(\.isASCII), let number = UInt32(content) else {
      return nil
    }
    let codes: (outline: UInt32, filled: UInt32) =
      switch number {
      case 0: (0x24EA, 0x24FF)
      case 1...10: (0x245F + number, 0x2775 + number)
      case 11...20: (0x245F + number, 0x24E0 + number)
      default: parts[1] == "circle" ? (0x25CB, 0x25CF) : (0x25A1, 0x25A0)
      }
    guard let outline = character(codes.outline), let filled = character(codes.filled) else {
      return nil
    }
    let ascii = number < 10 ? character(0x30 + number) : nil
    return Glyph(outline: outline, filled: filled, ascii: ascii ?? "#")
  }

  private static func character(_ code: UInt32) -> Character? {
    Unicode.Scalar(code).map(Character.init)
  }

  /// Returns whether a character is drawn as it is, in one column.
  private static func isDrawable(_ character: Character) -> Bool {
    let text = SafeText(String(character))
    return text.columns == 1 && text.string == String(character)
  }

  private static func generic(filled: Bool, _ drawing: LineDrawing) -> Character {
    drawing.pick(filled ? "◆" : "◇", "*")
  }

  /// Returns the first of an image's own characters that can be drawn in one column.
  private static func ownGlyph(of image: TabImage, _ drawing: LineDrawing) -> Character? {
    let own = [image.glyph, image.fallbackGlyph].compactMap { $0 }
    return own.first { drawing.shows($0) && isDrawable($0) }
  }

  /// The outlined, filled and ASCII forms of a symbol.
  struct Glyph: Sendable {
    let outline: Character
    let filled: Character
    let ascii: Character

    fileprivate func drawn(filled: Bool, _ drawing: LineDrawing) -> Character {
      drawing.pick(filled ? self.filled : outline, ascii)
    }
  }

  /// The maximum number of characters of a name that are examined.
  private static let maximumName = 100
}

extension TabImage {
  /// Whether the name or the variant requests the filled glyph.
  fileprivate var isFilled: Bool {
    variant == .filled || systemName.split(separator: ".").last == "fill"
  }
}

// MARK: - Errors

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
