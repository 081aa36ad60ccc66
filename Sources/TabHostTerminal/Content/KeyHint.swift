public import TerminalToolkit

/// A key that content handles, with its effect in a word or two, for the status line.
///
/// ```swift
/// var keyHints: [KeyHint] { [KeyHint("+", "louder"), KeyHint(.delete, "mute")] }
/// ```
///
/// See ``TerminalContent/keyHints``.
public struct KeyHint: Hashable, Sendable {
  /// The key press.
  public let press: KeyPress
  /// The effect of the key, in lowercase.
  public let label: String

  /// Creates a hint of a key press.
  public init(_ press: KeyPress, _ label: String) {
    self.press = press
    self.label = label
  }

  /// Creates a hint of a key, by default without modifiers.
  public init(_ key: KeyPress.Key, modifiers: KeyModifiers = [], _ label: String) {
    self.init(KeyPress(key, modifiers: modifiers), label)
  }

  /// Creates a hint of the key of a character.
  public init(_ character: Character, _ label: String) {
    self.init(.character(character), label)
  }
}
