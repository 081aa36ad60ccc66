/// A key that a person pressed, held or let go of.
///
/// The same key with the same modifiers is the same value in every terminal that can tell them
/// apart, so that a table of bindings can be looked up with it. A character includes its Shift:
/// `A` is the character `A` without ``KeyModifiers/shift``. Only where the terminal does not say
/// what Shift makes of a key does the modifier stay. Tab with Shift is ``Key/backTab``.
public struct KeyPress: Hashable, Sendable {
  /// What happened to the key.
  public enum Kind: Hashable, Sendable {
    /// The key went down. The only kind that terminals without the kitty protocol know.
    case press
    /// The key is held, and the keyboard repeats it.
    case `repeat`
    /// The key went up.
    case release
  }

  /// The key.
  public var key: Key
  /// The modifiers held meanwhile, without those that ``key`` already expresses.
  ///
  /// Caps Lock and Num Lock are no modifiers: what they change is in the key.
  public var modifiers: KeyModifiers
  /// Whether the key was pressed, held or let go of.
  public var kind: Kind
  /// The text that the key enters into a field, if it enters any.
  ///
  /// Nothing with modifiers, for a key let go of, and for keys that are no characters; unless the
  /// terminal says otherwise. Free of control characters.
  public var text: String?
  /// The character on the same key in the standard (US) layout, where the terminal tells it and
  /// it differs, so that Ctrl-C can be found on a Cyrillic keyboard.
  public var baseCharacter: Character?

  /// A press of a key.
  ///
  /// Without `text`, a character enters itself, unless modifiers are held.
  public init(
    _ key: Key,
    modifiers: KeyModifiers = [],
    kind: Kind = .press,
    text: String? = nil,
    baseCharacter: Character? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.kind = kind
    self.text = text ?? Self.text(of: key, modifiers: modifiers, kind: kind)
    self.baseCharacter = baseCharacter
  }

  /// The same press with one more modifier, which takes away the text.
  func adding(_ modifier: KeyModifiers) -> KeyPress {
    KeyPress(
      key,
      modifiers: modifiers.union(modifier),
      kind: kind,
      baseCharacter: baseCharacter
    )
  }

  private static func text(of key: Key, modifiers: KeyModifiers, kind: Kind) -> String? {
    guard case .character(let character) = key, kind != .release else { return nil }
    let isPlain = modifiers.isEmpty || (modifiers == .shift && character == " ")
    return isPlain ? String(character) : nil
  }
}
