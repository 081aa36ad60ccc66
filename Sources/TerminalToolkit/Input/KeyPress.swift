/// A press, repeat or release of a key by the user.
///
/// The same key with the same modifiers has the same value in every terminal that can distinguish
/// it, so key presses can be looked up in a table of bindings. A character includes Shift: `A` is
/// the character `A` without ``KeyModifiers/shift``. The modifier remains only if the terminal does
/// not report the shifted character. Tab with Shift is ``Key/backTab``.
public struct KeyPress: Hashable, Sendable {
  /// The kind of key event.
  public enum Kind: Hashable, Sendable {
    /// The key was pressed. Without the kitty protocol, terminals report only this kind.
    case press
    /// The key is held and the keyboard repeats it.
    case `repeat`
    /// The key was released.
    case release
  }

  /// The key.
  public var key: Key
  /// The modifiers held during the event, without those that ``key`` already expresses.
  ///
  /// Caps Lock and Num Lock are not modifiers: their effect is part of the key.
  public var modifiers: KeyModifiers
  /// Whether the key was pressed, repeated or released.
  public var kind: Kind
  /// The text that the key enters into a text field, or `nil` if it enters none.
  ///
  /// Unless the terminal reports otherwise, it is `nil` with modifiers, for a release, and for keys
  /// that are not characters. It never contains control characters.
  public var text: String?
  /// The character on the same key in the US layout, if the terminal reports it and it differs from
  /// the key. For example, it identifies Ctrl-C on a Cyrillic keyboard.
  public var baseCharacter: Character?

  /// Creates a key event.
  ///
  /// If `text` is `nil`, a character without modifiers enters itself.
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

  /// Returns the same key event with additional modifiers and without text.
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
