/// A kind of step; see ``HostExplorer/weights``.
public enum ExplorerActivity: String, Hashable, Sendable, CaseIterable {
  /// The user taps items of the bar and rows, and chooses tabs that may not be on screen.
  case selecting
  /// The user goes back, taps bar buttons and turns pages.
  case navigating
  /// The user searches.
  case searching
  /// The user shows and hides the sidebar, scrolls it, expands and collapses groups, and performs
  /// the actions of groups, toolbar and rows.
  case sidebar
  /// The user uses the pages on screen, as far as they are an `InputContent`: moves to rows and activates
  /// them, changes controls, types into fields and editors, chooses in menus of pages, and leaves the
  /// pages.
  case usingContent
  /// The user opens menus and swipes rows of the sidebar, and chooses an action or none.
  case choosing
  /// The user arranges and hides tabs, in the edit mode and outside.
  case customizing
  /// The user drags rows, and drops items; see ``HostExplorer/droppedTypes``.
  case dragging
  /// The user presses the keys of key commands.
  case pressing
  /// The user answers alerts and dismisses what is presented.
  case answering
  /// The host is rotated, or its width changes between compact and regular.
  case resizing
  /// The app is launched again with the same store.
  case restarting
  /// The code of the app performs one of ``HostExplorer/changes``.
  case changing
  /// Callbacks make changes in the next step: those of ``HostExplorer/changes``, and steps of actors.
  ///
  /// The callbacks are those of the delegates, and those that the app reports with
  /// ``ExplorerRandom/callback(_:)``.
  case reentering
  /// The code of an app changes the host: selects, adds, moves, hides and removes tabs, and sets
  /// modes. For apps that permit every such change, such as a host built from a description.
  case programming
}

extension ExplorerActivity {
  /// The default weights.
  static let defaultWeights: [Self: Int] = [
    .selecting: 8, .navigating: 3, .searching: 1, .sidebar: 3, .usingContent: 8, .choosing: 4,
    .customizing: 4, .dragging: 1, .pressing: 1, .answering: 3, .resizing: 1, .restarting: 1,
    .changing: 3, .reentering: 0, .programming: 0,
  ]
}
