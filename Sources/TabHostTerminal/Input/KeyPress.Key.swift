extension KeyPress {
  /// A key by what it does. Keys of the keypad are the same as their twins elsewhere.
  public enum Key: Hashable, Sendable {
    /// A key that stands for a character: never a control character.
    ///
    /// One scalar of the input is one key, because nobody can tell before the next byte whether
    /// a combining mark follows. Appended to a string one after another, they join as they should.
    /// Bytes that are not UTF-8 are U+FFFD.
    case character(Character)
    /// Return, and Enter on the keypad. A line feed (Ctrl-J) cannot be told from it.
    case enter
    /// Tab. Ctrl-I cannot be told from it without the kitty protocol.
    case tab
    /// Tab with Shift, which is not among the modifiers.
    case backTab
    /// The key that deletes backwards. Ctrl-H cannot be told from it without the kitty protocol.
    case backspace
    /// The key that deletes forwards.
    case delete
    /// Insert.
    case insert
    /// Escape.
    case escape
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// A function key, 1 to 35.
    case function(Int)
    /// The key that opens a context menu.
    case menu
    /// Any other key (locks, media keys, a modifier by itself, the middle of the keypad), by its
    /// number in the kitty keyboard protocol, 57344 to 63743.
    case special(Int)
  }
}
