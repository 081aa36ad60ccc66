/// The modifiers that a person held while doing something.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier, as the kitty keyboard protocol numbers them.
  public let rawValue: UInt8

  /// The modifiers of a raw value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift, where the key itself does not express it.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option; also a key that came with Escape before it.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super: the Windows key, or Command. In old terminals the Meta key is told by the same number.
  public static let `super` = KeyModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = KeyModifiers(rawValue: 16)
  /// Meta, where a keyboard has it beside Alt.
  public static let meta = KeyModifiers(rawValue: 32)
}
