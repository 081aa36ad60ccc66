public import TabHost

/// What a host is like at one moment, as far as others can see it: a value to compare, and the
/// `state` of a transcript.
///
/// Its JSON has all keys at all times; what is absent is `null`.
public struct HostState: Hashable, Codable, Sendable {
  /// The items of the bar, by the identifiers of their tabs.
  public struct Bar: Hashable, Codable, Sendable {
    /// Whether the bar is hidden.
    public let hidden: Bool
    /// The items at the leading end.
    public let fixed: [String]
    /// The items in the middle, without the overflow.
    public let middle: [String]
    /// The items at the trailing end.
    public let pinned: [String]
    /// The item that stands apart.
    public let prominent: String?
    /// What is behind the "More" item.
    public let overflow: [String]
  }

  /// A row of the sidebar.
  public struct Row: Hashable, Codable, Sendable {
    /// What a row stands for.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// A tab that is no group.
      case tab
      /// The header of a group.
      case group
      /// An action of a group.
      case action
    }

    /// What the row stands for.
    public let kind: Kind
    /// The identifier of tab, group or action.
    public let id: String
    /// How far the row is below the root rows.
    public let depth: Int
    /// Whether the row is that of the selected tab.
    public let selected: Bool
    /// Whether the rows below a header are listed; false for other rows.
    public let expanded: Bool
    /// Whether a tab is not hidden; false for an action.
    public let checked: Bool
  }

  /// The sidebar, as it is or would be if it were shown.
  public struct Sidebar: Hashable, Codable, Sendable {
    /// Whether there is one.
    public let available: Bool
    /// Whether it is hidden.
    public let hidden: Bool
    /// Its rows from top to bottom.
    public let rows: [Row]
  }

  /// The identifier of the selected tab.
  public let selected: String?
  /// The identifiers from the root to the selected tab.
  public let path: [String]
  /// Whether a person is editing bar and sidebar.
  public let editing: Bool
  /// The resolved mode: `tabBar` or `tabSidebar`.
  public let mode: String
  /// What is on screen: `bar`, `sidebar`, `barAndSidebar` or `pages`.
  public let presentation: String
  /// The bar.
  public let bar: Bar
  /// The sidebar.
  public let sidebar: Sidebar
  /// The identifier of the tab whose content shows.
  public let content: String?
  /// The visible navigation stack from the bottom: identifiers of tabs and names of pages.
  public let stack: [String]
  /// What people have changed; `{}` if nothing differs from the defaults.
  public let customization: TabCustomization
}

// MARK: - Null for what is absent

extension HostState {
  /// Writes all keys.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(selected, forKey: .selected)
    try values.encode(path, forKey: .path)
    try values.encode(editing, forKey: .editing)
    try values.encode(mode, forKey: .mode)
    try values.encode(presentation, forKey: .presentation)
    try values.encode(bar, forKey: .bar)
    try values.encode(sidebar, forKey: .sidebar)
    try values.encode(content, forKey: .content)
    try values.encode(stack, forKey: .stack)
    try values.encode(customization, forKey: .customization)
  }
}

extension HostState.Bar {
  /// Writes all keys.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(hidden, forKey: .hidden)
    try values.encode(fixed, forKey: .fixed)
    try values.encode(middle, forKey: .middle)
    try values.encode(pinned, forKey: .pinned)
    try values.encode(prominent, forKey: .prominent)
    try values.encode(overflow, forKey: .overflow)
  }
}
