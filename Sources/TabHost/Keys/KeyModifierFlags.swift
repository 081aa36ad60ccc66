/// The modifier keys of a key press.
///
/// The values are those of `UIKeyModifierFlags` in UIKit, to which the type corresponds.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The modifiers as a bit mask.
  public let rawValue: Int

  /// Creates modifiers from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  ///
  /// A press with this modifier also performs commands without it.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  ///
  /// A press with this modifier also performs commands without it.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)

  /// The modifiers of a press that a command does not have to name.
  static let implied: KeyModifierFlags = [.alphaShift, .numericPad]
}
