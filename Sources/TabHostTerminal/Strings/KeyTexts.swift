public import TabHost

extension [TabHostController.Strings.Text] {
  /// The names of keys.
  static var keys: Self {
    [
      .controlKey, .altKey, .shiftKey, .superKey, .spaceKey, .enterKey, .tabKey, .backspaceKey,
      .deleteKey, .insertKey, .escapeKey, .upKey, .downKey, .leftKey, .rightKey, .homeKey,
      .endKey, .pageUpKey, .pageDownKey, .menuKey, .functionKey, .specialKey,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - Modifiers

  /// A key with Control.
  public static var controlKey: Self { Self("Ctrl-{key}") }
  /// A key with Alt.
  public static var altKey: Self { Self("Alt-{key}") }
  /// A key with Shift.
  public static var shiftKey: Self { Self("Shift-{key}") }
  /// A key with Super.
  public static var superKey: Self { Self("Super-{key}") }

  // MARK: - Keys

  /// The space bar.
  public static var spaceKey: Self { Self("Space") }
  /// The Enter key.
  public static var enterKey: Self { Self("Enter") }
  /// The Tab key.
  public static var tabKey: Self { Self("Tab") }
  /// The key that deletes the character before the cursor.
  public static var backspaceKey: Self { Self("Backspace") }
  /// The key that deletes the character after the cursor.
  public static var deleteKey: Self { Self("Delete") }
  /// The Insert key.
  public static var insertKey: Self { Self("Insert") }
  /// The Escape key.
  public static var escapeKey: Self { Self("Esc") }
  /// The up arrow.
  public static var upKey: Self { Self("Up") }
  /// The down arrow.
  public static var downKey: Self { Self("Down") }
  /// The left arrow.
  public static var leftKey: Self { Self("Left") }
  /// The right arrow.
  public static var rightKey: Self { Self("Right") }
  /// The Home key.
  public static var homeKey: Self { Self("Home") }
  /// The End key.
  public static var endKey: Self { Self("End") }
  /// The Page Up key.
  public static var pageUpKey: Self { Self("PgUp") }
  /// The Page Down key.
  public static var pageDownKey: Self { Self("PgDn") }
  /// The Menu key.
  public static var menuKey: Self { Self("Menu") }
  /// A function key.
  public static var functionKey: Self { Self("F{number}") }
  /// A key without a name.
  public static var specialKey: Self { Self("Key {number}") }
}
