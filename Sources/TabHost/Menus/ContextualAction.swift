/// What a swipe on a row offers.
///
/// Documented original: `UIContextualAction`.
@MainActor public final class ContextualAction {
  /// Does the action. Given the action, the row it was swiped on, and a completion to call once
  /// with whether it was performed, now or later.
  ///
  /// Letting go of the completion without a call closes the row at once, in the middle of the write
  /// to the property that held it: call it where a callback may read that.
  public typealias Handler = (
    _ action: ContextualAction,
    _ source: any PopoverSourceItem,
    _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// How an action looks. Documented original: `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// As an action like others.
    case normal = 0
    /// As one that takes away.
    case destructive = 1
  }

  /// How the action looks. Never changes.
  public let style: Style

  /// The name to show; nil shows the image alone.
  public var title: String?

  /// The picture, given as an outline symbol; shown filled. Default nil.
  public var image: TabImage?

  /// The colour behind the action. Default by ``style``: red for a destructive one, else gray.
  public var backgroundColor: Color

  /// Does the action.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .red : .gray
  }
}
