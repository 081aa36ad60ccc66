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
