/// The actions that a swipe on a row reveals.
///
/// Corresponds to `UISwipeActionsConfiguration` in UIKit.
@preconcurrency @MainActor
public final class SwipeActionsConfiguration: nonisolated IdentityHashable {
  /// The actions; the first one is at the edge where the swipe begins.
  ///
  /// They never change.
  public let actions: [ContextualAction]

  /// Whether a full swipe performs the first action.
  ///
  /// The default is `true`. A renderer with a mouse may show a destructive action instead of performing it
  /// by the distance of a drag, as a terminal does.
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
@preconcurrency @MainActor public final class SwipeSession {
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
    for action in configuration.actions { action.row = self }
  }
}

/// An action that the user can choose after swiping a row.
///
/// Corresponds to `UIContextualAction` in UIKit.
@preconcurrency @MainActor public final class ContextualAction: nonisolated IdentityHashable {
  /// Performs the action.
  ///
  /// It receives the action, the row that was swiped, and a completion.
  ///
  /// Call the completion once, immediately or later, with whether the action was performed. The row
  /// stays open until then. If the completion is released without a call, the row closes at that
  /// moment, during the assignment that released the completion. Call the completion explicitly if
  /// callbacks may read the property that contains it.
  public typealias Handler = (
    _ action: ContextualAction,
    _ source: any PopoverSourceItem,
    _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// The style of an action.
  ///
  /// Corresponds to `UIContextualAction.Style` in UIKit.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An ordinary action.
    case normal = 0
    /// An action that deletes something.
    case destructive = 1
  }

  /// The style of the action.
  ///
  /// It never changes.
  public let style: Style

  /// The title to display, or `nil` to display only the image.
  public var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image, as a symbol in its outline variant; the filled variant is displayed.
  ///
  /// The default is `nil`.
  public var image: TabImage? {
    didSet { if image != oldValue { didChange() } }
  }

  /// The background color.
  ///
  /// The default depends on ``style``: red for a destructive action, gray for others. Assigning `nil`
  /// restores the default, so that the value is never `nil`.
  public var backgroundColor: Color! {
    get { chosenColor ?? (style == .destructive ? .red : .gray) }
    set {
      guard newValue != chosenColor else { return }
      chosenColor = newValue
      didChange()
    }
  }

  private var chosenColor: Color?
  /// The swiped row that displays the action.
  fileprivate weak var row: SwipeSession?

  private func didChange() { row?.tab.host?.update(.overlays) {} }

  /// Performs the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
