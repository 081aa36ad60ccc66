public import TabHost

/// The observable state of a host at one moment, as a value for comparisons and transcripts.
///
/// The JSON form contains all keys; absent values are `null`.
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
    /// The prominent item, which is separate from the others.
    public let prominent: String?
    /// The items behind the "More" item.
    public let overflow: [String]
    /// The edge of the host where the bar is: `top`, `bottom`, `leading` or `trailing`.
    public let edge: String
    /// The buttons of the visible page, by their identifiers or else their titles, from leading to
    /// trailing, then those of a vertical bar and of the toolbar. Buttons in the overflow menu are not
    /// included.
    public let buttons: [String]
  }

  /// A row of the sidebar.
  public struct Row: Hashable, Codable, Sendable {
    /// The kind of a row.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// A tab that is not a group.
      case tab
      /// The header of a group.
      case group
      /// An action of a group.
      case action
    }

    /// The kind of the row.
    public let kind: Kind
    /// The identifier of the tab, group or action.
    public let id: String
    /// The number of levels below the root rows.
    public let depth: Int
    /// Whether the row represents the selected tab.
    public let selected: Bool
    /// Whether the rows below a group's header are listed. Always `false` for other rows.
    public let expanded: Bool
    /// Whether the tab is visible. Always `false` for an action.
    public let checked: Bool
  }

  /// The search field.
  public struct Search: Hashable, Codable, Sendable {
    /// Whether the field is active.
    public let active: Bool
    /// The text in the field.
    public let text: String
  }

  /// The sidebar. The rows are also listed while it is hidden.
  public struct Sidebar: Hashable, Codable, Sendable {
    /// Whether the sidebar is available.
    public let available: Bool
    /// Whether the sidebar is hidden.
    public let hidden: Bool
    /// The rows from top to bottom.
    public let rows: [Row]
  }

  /// The identifier of the selected tab.
  public let selected: String?
  /// The identifiers from the root to the selected tab.
  public let path: [String]
  /// Whether the user is editing the bar and the sidebar.
  public let editing: Bool
  /// The resolved mode: `tabBar` or `tabSidebar`.
  public let mode: String
  /// The presentation: `bar`, `sidebar`, `barAndSidebar` or `pages`.
  public let presentation: String
  /// The bar.
  public let bar: Bar
  /// The sidebar.
  public let sidebar: Sidebar
  /// The identifier of the tab whose content is shown.
  public let content: String?
  /// The visible navigation stack from bottom to top: identifiers of tabs and names of pages.
  public let stack: [String]
  /// The search field.
  public let search: Search
  /// The name of the uppermost presented controller: the title of an alert, the identifier of a tab
  /// or the name of a page.
  public let presented: String?
  /// The changes that the user has made; `{}` in JSON if there are none.
  public let customization: TabCustomization
}

// MARK: - Encoding absent values as null

extension HostState {
  /// Encodes all keys, with `null` for absent values.
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
    try values.encode(search, forKey: .search)
    try values.encode(presented, forKey: .presented)
    try values.encode(customization, forKey: .customization)
  }
}

extension HostState.Bar {
  /// Encodes all keys, with `null` for absent values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(hidden, forKey: .hidden)
    try values.encode(fixed, forKey: .fixed)
    try values.encode(middle, forKey: .middle)
    try values.encode(pinned, forKey: .pinned)
    try values.encode(prominent, forKey: .prominent)
    try values.encode(overflow, forKey: .overflow)
    try values.encode(edge, forKey: .edge)
    try values.encode(buttons, forKey: .buttons)
  }
}
