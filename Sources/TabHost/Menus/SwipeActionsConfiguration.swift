/// The actions that a swipe on a row reveals.
///
/// Corresponds to `UISwipeActionsConfiguration` in UIKit.
@MainActor public final class SwipeActionsConfiguration {
  /// The actions; the first one is at the edge where the swipe begins.
  ///
  /// They never change.
  public let actions: [ContextualAction]

  /// Whether a full swipe performs the first action.
  ///
  /// The default is `true`.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// If there are no actions, the swipe has no effect.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}

/// The edge of a row at which a swipe begins.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The leading edge: left, or right in a right-to-left layout.
  case leading
  /// The trailing edge: right, or left in a right-to-left layout.
  case trailing
}

/// A row that the user has swiped, which displays its actions.
///
/// The session has ended when ``TabHostController/Sidebar/swipedRow`` is another one or `nil`.
@MainActor public final class SwipeSession {
  /// The tab of the row.
  public let tab: TabItem
  /// The edge where the actions are displayed.
  public let edge: SwipeEdge
  /// The configuration, which has at least one action.
  public let configuration: SwipeActionsConfiguration
  /// Whether the completion of a chosen action is pending.
  ///
  /// No other action can be chosen until it is called.
  public internal(set) var isPerforming = false

  init(_ tab: TabItem, _ edge: SwipeEdge, _ configuration: SwipeActionsConfiguration) {
    self.tab = tab
    self.edge = edge
    self.configuration = configuration
  }
}
