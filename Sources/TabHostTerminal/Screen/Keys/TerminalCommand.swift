/// Something that a person can do with a key.
public enum TerminalCommand: Hashable, Sendable {
  /// Moves the focus to the row, the item or the line above, or the bar from the first row.
  case moveUp
  /// Moves the focus to the row, the item or the line below, or to the first row from the bar.
  case moveDown
  /// Moves the focus to the left: to another item, out of a submenu; collapses a group.
  case moveLeft
  /// Moves the focus to the right: to another item, into a submenu; expands a group.
  case moveRight
  /// Moves the focus to the first row, item or line.
  case moveToFirst
  /// Moves the focus to the last row, item or line.
  case moveToLast
  /// Moves the focus by as many rows as are on show, upwards.
  case pageUp
  /// Moves the focus by as many rows as are on show, downwards.
  case pageDown
  /// Moves the focus to the next area of the screen: the bar, the sidebar, content that draws
  /// itself, the accessory, the heading with its buttons.
  case nextArea
  /// Moves the focus to the area before.
  case previousArea
  /// Does what a tap on the focused place does.
  case activate
  /// Does what a tap on an item of the bar does, counted from 1; without a bar, on a row that is in
  /// no group.
  case selectItem(Int)
  /// Shows the sidebar, or hides it.
  case toggleSidebar
  /// Goes back in the stack on screen.
  case goBack
  /// Puts the cursor into the search field; without one, selects the search tab first.
  case search
  /// Opens the list of what does not fit into the bar.
  case showOverflow
  /// Opens the context menu of the focused tab.
  case contextMenu
  /// Opens what a swipe from the leading edge of the focused row offers.
  case swipeLeading
  /// Opens what a swipe from the trailing edge of the focused row offers.
  case swipeTrailing
  /// Begins to edit bar and sidebar, or is done with it.
  case edit
  /// Hides the focused tab while editing, or shows it again.
  case toggleCheck
  /// Moves the focused row up among its siblings, or the focused item towards the beginning.
  case moveEarlier
  /// Moves the focused row down among its siblings, or the focused item towards the end.
  case moveLater
  /// Takes up the focused row or item, which the arrows then carry: this drops it, and so do what
  /// activates and what checks; ``cancel`` lets go of it.
  case grab
  /// Adds the focused row to what is carried, where that is what rows give to others.
  case grabMore
  /// Puts the focused tab into the bar while editing, or takes it off.
  case toggleInBar
  /// Takes everything back to the defaults while editing.
  case resetCustomization
  /// Shows the list of keys, or hides it.
  case help
  /// Closes what is open: a list, the search, editing. With nothing open, the focus goes back to
  /// what is selected.
  case cancel
  /// Stops the program until the shell lets it go on.
  case suspend
  /// Leaves the program.
  case quit

  /// What the list of keys says.
  public var explanation: String {
    switch self {
    case .moveUp: "up"
    case .moveDown: "down"
    case .moveLeft: "left, or collapse"
    case .moveRight: "right, or expand"
    case .moveToFirst: "first"
    case .moveToLast: "last"
    case .pageUp: "a page up"
    case .pageDown: "a page down"
    case .nextArea: "next area"
    case .previousArea: "previous area"
    case .activate: "select"
    case .selectItem(let number): "item or row \(number)"
    case .toggleSidebar: "show or hide the sidebar"
    case .goBack: "back"
    case .search: "search"
    case .showOverflow: "more tabs"
    case .contextMenu: "menu"
    case .swipeLeading: "actions at the leading edge"
    case .swipeTrailing: "actions at the trailing edge"
    case .edit: "edit, or done"
    case .toggleCheck: "hide or show, while editing"
    case .moveEarlier: "move the tab up"
    case .moveLater: "move the tab down"
    case .grab: "grab; arrows carry, again drops"
    case .grabMore: "add the row to what is carried"
    case .toggleInBar: "into the bar or off it, while editing"
    case .resetCustomization: "reset, while editing"
    case .help: "this list"
    case .cancel: "close, or to the selection"
    case .suspend: "to the shell, fg comes back"
    case .quit: "quit"
    }
  }
}

extension TerminalCommand: CaseIterable {
  /// Every command once; of those for items of the bar, those of the digits.
  public static let allCases: [TerminalCommand] =
    [
      .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .nextArea, .previousArea, .activate, .toggleSidebar, .goBack, .search, .showOverflow,
      .contextMenu, .swipeLeading, .swipeTrailing, .edit, .toggleCheck, .moveEarlier, .moveLater,
      .grab, .grabMore, .toggleInBar, .resetCustomization, .help, .cancel, .suspend, .quit,
    ] + (1...9).map { .selectItem($0) }
}
