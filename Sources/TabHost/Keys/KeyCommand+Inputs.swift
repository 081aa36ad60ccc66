// The inputs of keys without a character of their own.

extension KeyCommand {
  /// The up arrow key.
  nonisolated public static let inputUpArrow = "TabHost.Key.upArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "TabHost.Key.downArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "TabHost.Key.leftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "TabHost.Key.rightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "TabHost.Key.escape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "TabHost.Key.pageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "TabHost.Key.pageDown"
  /// The Home key.
  nonisolated public static let inputHome = "TabHost.Key.home"
  /// The End key.
  nonisolated public static let inputEnd = "TabHost.Key.end"
  /// The key that deletes forward.
  nonisolated public static let inputDelete = "TabHost.Key.delete"
  /// The function key F1.
  nonisolated public static let f1 = "TabHost.Key.f1"
  /// The function key F2.
  nonisolated public static let f2 = "TabHost.Key.f2"
  /// The function key F3.
  nonisolated public static let f3 = "TabHost.Key.f3"
  /// The function key F4.
  nonisolated public static let f4 = "TabHost.Key.f4"
  /// The function key F5.
  nonisolated public static let f5 = "TabHost.Key.f5"
  /// The function key F6.
  nonisolated public static let f6 = "TabHost.Key.f6"
  /// The function key F7.
  nonisolated public static let f7 = "TabHost.Key.f7"
  /// The function key F8.
  nonisolated public static let f8 = "TabHost.Key.f8"
  /// The function key F9.
  nonisolated public static let f9 = "TabHost.Key.f9"
  /// The function key F10.
  nonisolated public static let f10 = "TabHost.Key.f10"
  /// The function key F11.
  nonisolated public static let f11 = "TabHost.Key.f11"
  /// The function key F12.
  nonisolated public static let f12 = "TabHost.Key.f12"

  /// The inputs of all keys without a character, which are longer than one character.
  nonisolated static let namedInputs: Set<String> = [
    inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputEscape, inputPageUp,
    inputPageDown, inputHome, inputEnd, inputDelete, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11,
    f12,
  ]
}
