import TabHost

extension TerminalCommand {
  /// What a command is about: its place in the list of keyboard shortcuts.
  enum Topic: Hashable, CaseIterable {
    /// What is about the focused content.
    case content
    /// What the user does with the focused element.
    case selecting
    /// Movements of the focus, which have no effect at the end of what they move in.
    case moving
    case tabs, general

    /// The heading of the topic.
    var title: TabHostController.Strings.Text {
      switch self {
      case .content: .contentKeys
      case .moving: .movingKeys
      case .selecting: .selectingKeys
      case .tabs: .tabKeys
      case .general: .generalKeys
      }
    }
  }

  var topic: Topic {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea:
      .moving
    case .activate, .cancel, .goBack, .contextMenu, .performAccessory, .swipeLeading,
      .swipeTrailing:
      .selecting
    case .selectItem, .toggleSidebar, .narrowSidebar, .widenSidebar, .showOverflow, .edit,
      .toggleCheck, .moveEarlier, .moveLater, .grab, .grabMore, .toggleInBar, .resetCustomization:
      .tabs
    case .findNext, .findPrevious, .sort, .selectAll, .copy, .cut, .paste, .undo, .redo,
      .insertLineBreak, .insertTab, .extendUp, .extendDown, .extendLeft, .extendRight, .editText:
      .content
    case .search, .find, .palette, .help, .redraw, .inspect, .focusInspector, .showLog, .savePage,
      .suspend, .quit:
      .general
    }
  }
}
