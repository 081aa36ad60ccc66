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

/// A key with its modifiers, in a form in which equal key presses are equal values.
///
/// An uppercase letter is the lowercase letter with Shift.
struct KeyStroke: Hashable {
  private(set) var input: String
  private(set) var modifiers: KeyModifierFlags

  init(_ input: String, _ modifiers: KeyModifierFlags) {
    self.input = input
    self.modifiers = modifiers
    let lowercase = input.lowercased()
    if input.count == 1, lowercase.count == 1, lowercase != input {
      self.input = lowercase
      self.modifiers.insert(.shift)
    }
  }

  /// Creates the stroke that performs a command.
  @MainActor init(_ command: KeyCommand, in direction: LayoutDirection) {
    self.init(command.resolvedInput(in: direction), command.modifierFlags)
  }

  /// Whether a key has the input: it is one character or the name of a key.
  var isValid: Bool { input.count == 1 || KeyCommand.namedInputs.contains(input) }

  /// Returns whether a press performs the command of this stroke.
  ///
  /// Caps Lock and the keypad count only where the command names them.
  func matches(_ press: KeyStroke) -> Bool {
    let ignored = KeyModifierFlags.implied.subtracting(modifiers)
    return input == press.input && modifiers == press.modifiers.subtracting(ignored)
  }

  /// The text that a press enters into a text field, or `nil` if it enters none.
  var text: String? {
    guard modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty, input.count == 1,
      let scalar = input.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return nil }
    let isUppercase = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return isUppercase ? input.uppercased() : input
  }
}
