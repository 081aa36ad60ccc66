public import TabHost

extension [TabHostController.Strings.Text] {
  /// The texts of lists, of the sidebar, and of the menus of text.
  static var lists: Self {
    [
      .reset, .copy, .cut, .paste, .selectAll, .tabListPlaceholder, .palettePlaceholder, .noMatch,
      .tabsHeading, .recentHeading, .commandsHeading, .sidebarMenu,
      .nextPage, .previousPage, .keyListTitle, .contentKeys,
      .movingKeys, .selectingKeys, .tabKeys, .generalKeys, .itemOfNumber, .keyRange, .sortMenu,
      .emptyGroup,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - The sidebar and menus

  /// The button that resets all customizations.
  public static var reset: Self { Self("Reset") }
  /// Copies the selected text.
  public static var copy: Self { Self("Copy") }
  /// Cuts the selected text.
  public static var cut: Self { Self("Cut") }
  /// Inserts the copied text.
  public static var paste: Self { Self("Paste") }
  /// Selects the whole text.
  public static var selectAll: Self { Self("Select All") }

  // MARK: - Lists

  /// In the empty field of the list of all tabs.
  public static var tabListPlaceholder: Self { Self("a tab or an action") }
  /// In the empty field of the palette.
  public static var palettePlaceholder: Self { Self("a tab, an action or a command") }
  /// In place of lines that a query has not found.
  public static var noMatch: Self { Self("no match") }
  /// Above the tabs in the palette.
  public static var tabsHeading: Self { Self("Tabs") }
  /// Above what the user has chosen in the palette before, except for tabs.
  public static var recentHeading: Self { Self("Recent") }
  /// Above the commands in the palette.
  public static var commandsHeading: Self { Self("Commands") }
  /// Opens the overflow menu of the sidebar.
  public static var sidebarMenu: Self { Self("Menu of the sidebar") }
  /// Shows the next page.
  public static var nextPage: Self { Self("Next page") }
  /// Shows the previous page.
  public static var previousPage: Self { Self("Previous page") }

  /// The title of the menu of the columns by which a list can be sorted.
  public static var sortMenu: Self { Self("Sort by") }

  /// Below the title of a group that has neither a page nor tabs, in place of its page.
  public static var emptyGroup: Self { Self("This group is empty") }

  // MARK: - Keyboard shortcuts

  /// The title of the list of keyboard shortcuts.
  public static var keyListTitle: Self { Self("Keys") }
  /// The heading of the keys of the focused list, text or page.
  public static var contentKeys: Self { Self("Page") }
  /// The heading of the keys that move the focus.
  public static var movingKeys: Self { Self("Move") }
  /// The heading of the keys that do something with the focused element.
  public static var selectingKeys: Self { Self("Selection") }
  /// The heading of the keys of the bar and the sidebar.
  public static var tabKeys: Self { Self("Tabs and sidebar") }
  /// The heading of the keys that are available everywhere.
  public static var generalKeys: Self { Self("General") }
  /// What the digits do, in the status line.
  public static var itemOfNumber: Self { Self("tabs") }
  /// All keys from one to another.
  public static var keyRange: Self { Self("{first}-{last}") }
}
