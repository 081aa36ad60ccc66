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
