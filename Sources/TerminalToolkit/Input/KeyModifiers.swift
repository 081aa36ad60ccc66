/// The modifier keys that the user held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit per modifier, numbered as in the kitty keyboard protocol.
  public let rawValue: UInt8

  /// Creates modifiers from a raw value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift, unless the key itself expresses it.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt or Option. A key that was preceded by Escape also has this modifier.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super: the Windows key or Command. Older terminals report the Meta key as this modifier.
  public static let `super` = KeyModifiers(rawValue: 8)
  /// Hyper.
  package static let hyper = KeyModifiers(rawValue: 16)
  /// Meta, on keyboards that have it in addition to Alt.
  package static let meta = KeyModifiers(rawValue: 32)
}
