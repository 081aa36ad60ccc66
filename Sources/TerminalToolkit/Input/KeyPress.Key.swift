extension KeyPress {
  /// A key, identified by its function. Keypad keys are equal to the corresponding keys elsewhere.
  public enum Key: Hashable, Sendable {
    /// A key that enters a character, which is never a control character.
    ///
    /// Each scalar of the input is one key, because a combining mark can only be recognized when it
    /// arrives. Appended to a string one after another, the characters combine correctly. Invalid
    /// UTF-8 is U+FFFD.
    case character(Character)
    /// Return, and Enter on the keypad. A line feed (Ctrl-J) is indistinguishable from it.
    case enter
    /// Tab. Without the kitty protocol, Ctrl-I is indistinguishable from it.
    case tab
    /// Shift-Tab. The modifiers do not include Shift.
    case backTab
    /// The key that deletes backward. Without the kitty protocol, Ctrl-H is indistinguishable from
    /// it.
    case backspace
    /// The key that deletes forward.
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
    /// A function key, from 1 to 35.
    case function(Int)
    /// The key that opens a context menu.
    case menu
    /// Any other key (locks, media keys, a modifier by itself, the middle of the keypad),
    /// identified by its number in the kitty keyboard protocol, from 57344 to 63743.
    case special(Int)
  }
}
