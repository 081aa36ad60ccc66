public import TabHost

extension [TabHostController.Strings.Text] {
  /// The effects of keys in the status line.
  static var hints: Self {
    [
      .chooseHint, .openHint, .closeHint, .clearHint, .nextHint, .cancelHint, .backHint,
      .resultsHint,
      .scopesHint,
      .dropHint, .targetHint, .dragHint, .addRowHint, .hideHint, .showHint, .moveHint, .removeHint,
      .removeFromBarHint,
      .addToBarHint, .doneHint, .resetHint, .selectHint, .menuHint, .collapseHint, .expandHint,
      .performHint, .pressHint, .moreTabsHint, .nextAreaHint, .findHint, .searchHint,
      .hideSidebarHint, .sidebarHint, .allTabsHint, .editHint, .quitHint, .keysHint, .actionsHint,
      .allRowsHint,
      .copyHint, .endSelectionHint, .confirmHint, .submitHint, .formerTextHint, .nextFieldHint,
      .turnOnHint, .turnOffHint, .previousHint, .lessHint, .moreHint, .accessoryHint, .sortHint,
      .moveUpHint, .moveDownHint, .cutHint, .pasteHint, .undoHint, .redoHint, .leaveHint,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - Lists and what is presented

  /// Chooses the focused line.
  public static var chooseHint: Self { Self("choose") }
  /// Opens the focused link.
  public static var openHint: Self { Self("open") }
  /// Closes what is open.
  public static var closeHint: Self { Self("close") }
  /// Clears the query.
  public static var clearHint: Self { Self("clear") }
  /// Moves to the next field or button of an alert.
  public static var nextHint: Self { Self("next") }
  /// Cancels an alert, a search or a move.
  public static var cancelHint: Self { Self("cancel") }
  /// Goes back to the page beneath.
  public static var backHint: Self { Self("back") }
  /// Moves from the search field to the results.
  public static var resultsHint: Self { Self("results") }
  /// Moves from the search field to the scopes.
  public static var scopesHint: Self { Self("scopes") }

  // MARK: - Moving and editing

  /// Drops what is moved.
  public static var dropHint: Self { Self("drop here") }
  /// Moves a drag to another tab or action.
  public static var targetHint: Self { Self("target") }
  /// Begins to drag the focused row of a list.
  public static var dragHint: Self { Self("drag") }
  /// Adds the focused row to the drag.
  public static var addRowHint: Self { Self("add row") }
  /// Hides the focused tab.
  public static var hideHint: Self { Self("hide") }
  /// Shows the focused tab.
  public static var showHint: Self { Self("show") }
  /// Begins to move the focused tab.
  public static var moveHint: Self { Self("move") }
  /// Removes the focused item.
  public static var removeHint: Self { Self("remove") }
  /// Removes the focused tab from the bar.
  public static var removeFromBarHint: Self { Self("remove from bar") }
  /// Adds the focused tab to the bar.
  public static var addToBarHint: Self { Self("add to bar") }
  /// Ends editing.
  public static var doneHint: Self { Self("done") }
  /// Resets all customizations.
  public static var resetHint: Self { Self("reset") }

  // MARK: - The focused element

  /// Selects the focused tab.
  public static var selectHint: Self { Self("select") }
  /// Opens the context menu.
  public static var menuHint: Self { Self("menu") }
  /// Collapses the focused group.
  public static var collapseHint: Self { Self("collapse") }
  /// Expands the focused group.
  public static var expandHint: Self { Self("expand") }
  /// Performs the focused action.
  public static var performHint: Self { Self("perform") }
  /// Presses the focused button.
  public static var pressHint: Self { Self("press") }
  /// Opens the list of the tabs that do not fit into the bar.
  public static var moreTabsHint: Self { Self("more tabs") }
  /// Moves the focus to the next area.
  public static var nextAreaHint: Self { Self("next area") }

  // MARK: - Everywhere

  /// Opens the palette.
  public static var findHint: Self { Self("find") }
  /// Begins a search.
  public static var searchHint: Self { Self("search") }
  /// Hides the sidebar.
  public static var hideSidebarHint: Self { Self("hide sidebar") }
  /// Shows the sidebar.
  public static var sidebarHint: Self { Self("sidebar") }
  /// The key that opens the list of all tabs, where there is no room for a sidebar.
  public static var allTabsHint: Self { Self("all tabs") }
  /// Begins editing.
  public static var editHint: Self { Self("edit") }
  /// Quits the program.
  public static var quitHint: Self { Self("quit") }
  /// Opens the list of keyboard shortcuts.
  public static var keysHint: Self { Self("keys") }

  // MARK: - Lists and text of the app

  /// Opens the swipe actions of the focused row.
  public static var actionsHint: Self { Self("actions") }
  /// Ends the search in a list.
  public static var allRowsHint: Self { Self("all rows") }
  /// Copies the selected text.
  public static var copyHint: Self { Self("copy") }
  /// Ends the selection of text.
  public static var endSelectionHint: Self { Self("end the selection") }

  // MARK: - Controls of rows

  /// Confirms the text that the user edits.
  public static var confirmHint: Self { Self("confirm") }
  /// Submits the form.
  public static var submitHint: Self { Self("submit") }
  /// Restores the text from before the user edited it.
  public static var formerTextHint: Self { Self("former text") }
  /// Moves to the next row with a control.
  public static var nextFieldHint: Self { Self("next field") }
  /// Turns a switch on.
  public static var turnOnHint: Self { Self("on") }
  /// Turns a switch off.
  public static var turnOffHint: Self { Self("off") }
  /// Steps to the previous value, or to the previous row that was found.
  public static var previousHint: Self { Self("previous") }
  /// Decreases a number.
  public static var lessHint: Self { Self("less") }
  /// Increases a number.
  public static var moreHint: Self { Self("more") }
  /// Performs an accessory of the focused row.
  public static var accessoryHint: Self { Self("accessory") }
  /// Opens the menu of the columns.
  public static var sortHint: Self { Self("sort") }
  /// Moves the focused row up.
  public static var moveUpHint: Self { Self("move up") }
  /// Moves the focused row down.
  public static var moveDownHint: Self { Self("move down") }

  // MARK: - Text that the user edits

  /// Cuts the selected text.
  public static var cutHint: Self { Self("cut") }
  /// Inserts the copied text.
  public static var pasteHint: Self { Self("paste") }
  /// Undoes the last change.
  public static var undoHint: Self { Self("undo") }
  /// Performs what was undone again.
  public static var redoHint: Self { Self("redo") }
  /// Leaves the text.
  public static var leaveHint: Self { Self("leave") }
}
