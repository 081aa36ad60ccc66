/// A row that a person has swiped open, so that its actions show.
///
/// It is over when ``TabHostController/Sidebar/swipedRow`` is another one, or nil.
@MainActor public final class SwipeSession {
  /// The tab whose row it is.
  public let tab: TabItem
  /// The edge at which the actions show.
  public let edge: SwipeEdge
  /// The actions, at least one.
  public let configuration: SwipeActionsConfiguration
  /// Whether an action has been chosen whose completion is awaited; no other can be meanwhile.
  public internal(set) var isPerforming = false

  init(_ tab: TabItem, _ edge: SwipeEdge, _ configuration: SwipeActionsConfiguration) {
    self.tab = tab
    self.edge = edge
    self.configuration = configuration
  }
}
