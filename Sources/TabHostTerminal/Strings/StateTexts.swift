public import TabHost

extension [TabHostController.Strings.Text] {
  /// The words that take the place of symbols for a screen reader.
  static var states: Self {
    [
      .selectedState, .notSelectedState, .expandedState, .collapsedState, .disabledState,
      .shownState, .hiddenState, .newState, .badgeOfValue, .checkedState, .mixedState, .onState,
      .offState,

      .deleteState, .insertState, .movableState, .menuState, .detailsState, .submenuState,
      .destructiveState, .ascendingState, .descendingState, .activeState, .sidebarButton,
      .helpButton,
      .sidebarMenuButton, .backButton, .pageOfCount, .positionOfCount, .titleAtPosition,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - States

  /// The tab, the row or the button is selected.
  public static var selectedState: Self { Self("selected") }
  /// The row that can be selected is not.
  public static var notSelectedState: Self { Self("not selected") }
  /// The rows of the group are visible.
  public static var expandedState: Self { Self("expanded") }
  /// The rows of the group are not visible.
  public static var collapsedState: Self { Self("collapsed") }
  /// The element can't be chosen.
  public static var disabledState: Self { Self("disabled") }
  /// The tab is shown, while the user edits.
  public static var shownState: Self { Self("shown") }
  /// The tab is hidden, while the user edits.
  public static var hiddenState: Self { Self("hidden") }
  /// The badge of the tab is a dot.
  public static var newState: Self { Self("new") }
  /// The badge of a tab or a button.
  public static var badgeOfValue: Self { Self("badge {value}") }
  /// The row or the action has a check mark.
  public static var checkedState: Self { Self("checked") }
  /// The action is on for a part of the elements.
  public static var mixedState: Self { Self("mixed") }
  /// The switch is on.
  public static var onState: Self { Self("on") }
  /// The switch is off.
  public static var offState: Self { Self("off") }
  /// The row has a button that deletes it.
  public static var deleteState: Self { Self("delete") }
  /// The row has a button that inserts another one.
  public static var insertState: Self { Self("insert") }
  /// The row can be moved.
  public static var movableState: Self { Self("movable") }
  /// The row has a menu.
  public static var menuState: Self { Self("menu") }
  /// The row has a button for details.
  public static var detailsState: Self { Self("details") }
  /// The line opens a submenu.
  public static var submenuState: Self { Self("submenu") }
  /// The action deletes something.
  public static var destructiveState: Self { Self("destructive") }
  /// The rows are sorted in ascending order.
  public static var ascendingState: Self { Self("ascending") }
  /// The rows are sorted in descending order.
  public static var descendingState: Self { Self("descending") }
  /// The activity has no known end.
  public static var activeState: Self { Self("in progress") }

  // MARK: - Buttons

  /// The button that shows or hides the sidebar.
  public static var sidebarButton: Self { Self("Sidebar") }
  /// The button that shows the list of keyboard shortcuts.
  public static var helpButton: Self { Self("Help") }
  /// The button that opens the overflow menu of the sidebar.
  public static var sidebarMenuButton: Self { Self("Menu") }
  /// The button that leads back to a page.
  public static var backButton: Self { Self("Back to {title}") }
  /// The number of the selected page, and that of all pages.
  public static var pageOfCount: Self { Self("page {page} of {count}") }

  // MARK: - Positions

  /// The position of the focused tab among the tabs beside it, and their number.
  public static var positionOfCount: Self { Self("{position} of {count}") }
  /// ``positionOfCount``, after a title that its row has no room for.
  public static var titleAtPosition: Self { Self("{title}, {position} of {count}") }
}
