/// What a swipe on a row offers, from the edge where the swipe begins.
///
/// Documented original: `UISwipeActionsConfiguration`.
@MainActor public final class SwipeActionsConfiguration {
  /// The actions, the first one at the edge. Never changes.
  public let actions: [ContextualAction]

  /// Whether a swipe all the way performs the first action. Default true.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration. Without actions it offers nothing.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
