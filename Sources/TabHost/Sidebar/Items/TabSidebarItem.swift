/// A row of the sidebar as an object to configure: what it shows for a tab, or for an action.
///
/// Documented original: `UITabSidebarItem`.
@MainActor open class TabSidebarItem {
  /// What a row stands for.
  public enum Content {
    /// A tab, or a group as the header of its section.
    case tab(TabItem)
    /// An action of a group.
    case action(Action)
  }

  /// What a delegate is asked to make an item for. Documented original:
  /// `UITabSidebarItem.Request`.
  @MainActor public final class Request {
    /// What the row stands for.
    public let content: Content
    /// The group whose action it is; nil for a tab. Ours.
    public let group: TabGroupItem?

    init(content: Content, group: TabGroupItem?) {
      self.content = content
      self.group = group
    }
  }

  /// What the row stands for. Never changes.
  public let content: Content

  /// The group whose action it is; nil for a tab. Ours.
  public let group: TabGroupItem?

  /// Makes an item with the defaults for what is asked for.
  public init(request: Request) {
    content = request.content
    group = request.group
  }
}
