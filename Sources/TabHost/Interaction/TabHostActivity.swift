/// A part of the work of a host, for a ``TabHostActivityObserver``.
public struct TabHostActivity: Hashable, Sendable {
  /// The kinds of activities.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A transaction: all the work for a change, or for the outermost call of the app, until a
    /// frame is requested.
    case transaction
    /// A step of a transaction. Steps without work are skipped.
    ///
    /// The steps are `repair`, `derive`, `observers`, `delegates`, `content`, `properties`,
    /// `customization`, `layout`, `rows` and `frame`; see <doc:HowTabHostWorks>.
    case step
    /// A call of a delegate of the host or its sidebar.
    case delegate
    /// A call of the life cycle of content, or of the provider that creates it.
    case content
    /// A diagnostic. It is delivered to the handler of the app, or written to standard error.
    case diagnostic
  }

  /// The kind of the activity.
  public let kind: Kind

  /// The activity on one line, such as `didSelectTab(b, previous: a) user` or `viewDidAppear(b)`.
  ///
  /// The answer of a delegate is not part of it. Titles and identifiers of the app are included as
  /// they are, so escape the text before you print it.
  public let text: String
}

extension TabHostActivity {
  /// Returns the name of a controller in the text of a call of the life cycle, on one line.
  @MainActor static func name(of content: ViewController) -> String {
    if let group = (content as? NavigationController)?.managedStack?.group {
      return "\(group.identifier), managing"
    }
    return content.tab?.identifier ?? "page: \(content.title ?? "\(type(of: content))")"
  }
}

extension [ViewController] {
  /// The names of the controllers in the text of an activity.
  @MainActor var activityText: String {
    let names = map { $0.tab?.identifier ?? $0.title ?? "\(type(of: $0))" }
    return "[\(names.joined(separator: ", "))]"
  }
}

extension TabSidebarItem.Content {
  /// Returns the row in the text of an activity.
  @MainActor func activityText(in group: TabGroupItem?) -> String {
    switch self {
    case .tab(let tab): tab.identifier
    case .action(let action):
      "action \(action.identifier.rawValue), group: \(group?.identifier ?? "")"
    }
  }
}
