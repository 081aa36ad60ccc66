import TabHost

/// A command that the user can perform with a key.
///
/// ``KeyBindings`` maps keys to commands. The palette lists commands in the order of their cases.
public enum TerminalCommand: Hashable, Sendable, CaseIterable {
  /// Moves the focus to the row, item or line above, or from the first row to the bar.
  case moveUp
  /// Moves the focus to the row, item or line below, or from the bar to the first row.
  case moveDown
  /// Moves the focus to the left: to another item or out of a submenu. Collapses a group.
  case moveLeft
  /// Moves the focus to the right: to another item or into a submenu. Expands a group.
  case moveRight
  /// Moves the focus to the next area of the screen: the bar, the sidebar and its bottom bar, content
  /// that draws itself, the accessory, the heading with its buttons, or the page index.
  case nextArea
  /// Moves the focus to the previous area.
  case previousArea
  /// Taps the focused element.
  case activate
  /// Shows or hides the sidebar. In a compact width, which leaves no sidebar, has the effect of
  /// ``find``.
  case toggleSidebar
  /// Makes the focused column of a split narrower or, outside a split, the sidebar.
  case narrowSidebar
  /// Makes the focused column of a split wider or, outside a split, the sidebar. In the last column,
  /// the one before it changes.
  case widenSidebar
  /// Goes back in the visible navigation stack.
  case goBack
  /// Moves the focus to the search field. If no search is available, selects the search tab first.
  /// Without a search tab, has the effect of ``find``.
  case search
  /// Opens a list of all tabs and, where there is a sidebar, of the actions of groups, which a query
  /// filters. In an open list, adds the field for the query, and in ``FindingContent``, opens its field.
  case find
  /// Moves to the next row of a list that the last search has found, the next match in
  /// ``FindingContent``, or the next link of a text.
  case findNext
  /// Moves to the previous row of a list that the last search has found, the previous match in
  /// ``FindingContent``, or the previous link of a text.
  case findPrevious
  /// Opens a menu of the columns by which a list can be sorted.
  case sort
  /// Opens the palette: everything that the user can do now, which a query filters.
  case palette
  /// Opens the list of the tabs that do not fit into the bar.
  case showOverflow
  /// Selects the tab that was selected before the present one, wherever it is.
  case lastUsedTab
  /// Selects the next tab with a badge of its own, in the order of the list of all tabs. After the last
  /// one, the first one follows.
  case nextTabWithBadge
  /// Opens the context menu of the focused tab.
  case contextMenu
  /// Performs the first accessory of the focused row that can be performed.
  case performAccessory
  /// Opens the swipe actions at the leading edge of the focused row.
  case swipeLeading
  /// Opens the swipe actions at the trailing edge of the focused row.
  case swipeTrailing
  /// Begins or ends editing the bar and the sidebar.
  case edit
  /// Hides or shows the focused tab while the user is editing.
  case toggleCheck
  /// Moves the focused row up among its siblings, or the focused bar item toward the beginning.
  case moveEarlier
  /// Moves the focused row down among its siblings, or the focused bar item toward the end.
  case moveLater
  /// Begins moving the focused row or bar item.
  ///
  /// The arrow keys then move it. This command, ``activate`` and ``toggleCheck`` drop it, and
  /// ``cancel`` cancels the move.
  case grab
  /// Adds the focused row to the drag, if the user is dragging the items of a row.
  case grabMore
  /// Adds the focused tab to the bar, or removes it, while the user is editing.
  case toggleInBar
  /// Resets all customizations while the user is editing.
  case resetCustomization
  /// Moves the focus to the first row, item or line.
  case moveToFirst
  /// Moves the focus to the last row, item or line.
  case moveToLast
  /// Moves the focus up by the number of visible rows.
  case pageUp
  /// Moves the focus down by the number of visible rows.
  case pageDown
  /// Moves the focus up by half the number of visible rows.
  case halfPageUp
  /// Moves the focus down by half the number of visible rows.
  case halfPageDown
  /// Selects the whole text of the focused ``TextViewController`` or ``TextEditorController``.
  case selectAll
  /// Copies the selected text of the focused ``TextViewController`` or ``TextEditorController``.
  case copy
  /// Copies the selected text of the focused ``TextEditorController``, and deletes it.
  case cut
  /// Inserts the text that was last copied or cut on the screen into the focused
  /// ``TextEditorController``. Text from elsewhere is pasted by the terminal.
  case paste
  /// Undoes the last change of the focused ``TextEditorController``.
  case undo
  /// Redoes the change of the focused ``TextEditorController`` that was undone last.
  case redo
  /// Begins a new line of the focused ``TextEditorController``, indented like the present one.
  case insertLineBreak
  /// Inserts a tab character into the focused ``TextEditorController``, if its
  /// ``TextEditorController/insertsTabs`` is `true`.
  case insertTab
  /// Extends the selection of the focused text to the line above.
  case extendUp
  /// Extends the selection of the focused text to the line below.
  case extendDown
  /// Extends the selection of the focused text by a character to the left.
  case extendLeft
  /// Extends the selection of the focused text by a character to the right.
  case extendRight
  /// Shows or hides the list of keyboard shortcuts.
  case help
  /// Closes what is open: a list, the search, a popover, or editing.
  ///
  /// If nothing is open, the focus returns to the selection.
  case cancel
  /// Writes the whole screen again, in case other output has reached the terminal.
  case redraw
  /// Shows or hides the inspector; see ``TerminalApplication/isInspectable``.
  case inspect
  /// Moves the focus from the app to the inspector, or back.
  case focusInspector
  /// Saves the lines of the inspector in a file.
  case savePage
  /// Shows the log of the program; see ``TerminalApplication/showLog()``.
  case showLog
  /// Suspends the program until the shell resumes it.
  case suspend
  /// Quits the program.
  case quit
  /// Deletes the character before the cursor.
  case deleteBackward
  /// Deletes the character after the cursor.
  case deleteForward
  /// Deletes the word before the cursor.
  case deleteWord
  /// Deletes the text before the cursor.
  case deleteToStart
  /// Deletes the text after the cursor.
  case deleteToEnd
  /// Moves the cursor to the previous character.
  case moveBackward
  /// Moves the cursor to the next character.
  case moveForward
  /// Moves the cursor to the beginning of the word before it.
  case moveWordBackward
  /// Moves the cursor to the end of the word after it.
  case moveWordForward
  /// Moves the cursor to the beginning of the text.
  case moveToStart
  /// Moves the cursor to the end of the text.
  case moveToEnd
  /// Taps the first bar item or, without a bar, the first top-level row.
  ///
  /// For a group whose row only expands and collapses it, selects the tab that was selected last in
  /// the group. The following commands do the same for the other items.
  case selectItem1
  /// Taps the second bar item or top-level row.
  case selectItem2
  /// Taps the third bar item or top-level row.
  case selectItem3
  /// Taps the fourth bar item or top-level row.
  case selectItem4
  /// Taps the fifth bar item or top-level row.
  case selectItem5
  /// Taps the sixth bar item or top-level row.
  case selectItem6
  /// Taps the seventh bar item or top-level row.
  case selectItem7
  /// Taps the eighth bar item or top-level row.
  case selectItem8
  /// Taps the ninth bar item or top-level row.
  case selectItem9
}
