/// What a person has changed in the bar and the sidebar of a host: a value to keep, compare and
/// send.
///
/// It holds what differs from the defaults and nothing else, by identifier. Entries of tabs that
/// are not in the host are kept for when they come back; see
/// ``TabHostController/pruneCustomization()``. Its coded form names only what is there:
///
///     {"tabs":{"sea-life":{"sidebar":"hidden","bar":"visible"}},
///      "groups":{"collections":{"order":["sea-life","forest-life"],"expanded":false}},
///      "rootOrder":["library","watch-now"],"barOrder":["library","sea-life"]}
///
/// Documented original: SwiftUI's `TabViewCustomization`, with the order of the root and the bar
/// and with expansion, which that leaves out.
public struct TabCustomization: Hashable, Sendable {
  /// The order of the root tabs in the sidebar; nil for the declared one. Default nil.
  ///
  /// Once a person has moved a tab, all root tabs of that time are in it.
  public var rootOrder: [String]?

  /// The order of the bar's middle region; nil for the declared one. Default nil.
  ///
  /// Once a person has arranged the bar, all tabs that stood there are in it, hidden ones too. Tabs
  /// that come later stand at its end; fixed and pinned ones never take part.
  public var barOrder: [String]?

  /// What differs from the defaults, by tab; no entry is empty.
  private(set) var tabs: [String: Tab] = [:]

  /// What differs from the defaults, by group; no entry is empty.
  private(set) var groups: [String: Group] = [:]

  /// A customization in which nothing differs from the defaults.
  public init() {}

  /// Whether nothing differs from the defaults.
  public var isEmpty: Bool {
    tabs.isEmpty && groups.isEmpty && rootOrder == nil && barOrder == nil
  }

  /// What a person has chosen for the tab with an identifier; the defaults for an unknown one.
  public subscript(tab identifier: String) -> Tab {
    get { tabs[identifier] ?? Tab() }
    set { tabs[identifier] = newValue == Tab() ? nil : newValue }
  }

  /// What a person has chosen for the group with an identifier; the defaults for an unknown one.
  ///
  /// The visibility of a group is that of a tab: see ``subscript(tab:)``.
  public subscript(group identifier: String) -> Group {
    get { groups[identifier] ?? Group() }
    set { groups[identifier] = newValue == Group() ? nil : newValue }
  }

  /// What a person has chosen for one tab.
  public struct Tab: Hashable, Sendable {
    /// Whether the tab is listed in the sidebar; ``TabVisibility/automatic`` if nobody has chosen.
    ///
    /// A tab that is hidden there is hidden in the bar, too.
    public var sidebarVisibility = TabVisibility.automatic

    /// Whether the tab stands in the bar; ``TabVisibility/automatic`` if nobody has chosen. Counts
    /// for the placements that leave the choice: `default` and `optional`.
    public var tabBarVisibility = TabVisibility.automatic

    /// Nothing chosen.
    public init() {}
  }

  /// What a person has chosen for the rows of one group.
  public struct Group: Hashable, Sendable, Codable {
    /// The order of the children; nil if nobody has moved one. Once somebody has, all children of
    /// that time are in it.
    public var tabOrder: [String]?

    /// Whether the rows of the group are shown; nil if nobody has chosen.
    public var isExpanded: Bool?

    /// Nothing chosen.
    public init() {}

    /// Takes the children back to their declared order.
    public mutating func resetTabOrder() { tabOrder = nil }

    private enum CodingKeys: String, CodingKey {
      case tabOrder = "order"
      case isExpanded = "expanded"
    }
  }
}

// MARK: - Resetting and merging

extension TabCustomization {
  /// A part of a customization that can be taken back by itself.
  public enum Scope: Hashable, Sendable {
    /// All of it.
    case all
    /// Which tabs are in the sidebar and in the bar; orders stay.
    case visibility
    /// The order of the root and of all groups; visibilities stay.
    case order
    /// What stands in the bar, and in which order.
    case bar
    /// Which groups are expanded.
    case expansion
    /// The visibility of one tab.
    case tab(String)
    /// The order and the expansion of one group.
    case group(String)
  }

  /// Takes a part back to the defaults, for tabs that are absent too.
  public mutating func reset(_ scope: Scope) {
    switch scope {
    case .all: self = TabCustomization()
    case .visibility: tabs = [:]
    case .order:
      rootOrder = nil
      for (name, group) in groups where group.tabOrder != nil { self[group: name].tabOrder = nil }
    case .bar:
      barOrder = nil
      for (name, tab) in tabs where tab.tabBarVisibility != .automatic {
        self[tab: name].tabBarVisibility = .automatic
      }
    case .expansion:
      for (name, group) in groups where group.isExpanded != nil {
        self[group: name].isExpanded = nil
      }
    case .tab(let name): tabs[name] = nil
    case .group(let name): groups[name] = nil
    }
  }

  /// The customization with what another one says put over it.
  func overridden(by newer: TabCustomization) -> TabCustomization {
    var merged = self
    for (name, tab) in newer.tabs {
      if tab.sidebarVisibility != .automatic {
        merged[tab: name].sidebarVisibility = tab.sidebarVisibility
      }
      if tab.tabBarVisibility != .automatic {
        merged[tab: name].tabBarVisibility = tab.tabBarVisibility
      }
    }
    for (name, group) in newer.groups {
      if let order = group.tabOrder { merged[group: name].tabOrder = order }
      if let isExpanded = group.isExpanded { merged[group: name].isExpanded = isExpanded }
    }
    merged.rootOrder = newer.rootOrder ?? rootOrder
    merged.barOrder = newer.barOrder ?? barOrder
    return merged
  }

  /// Drops all that is not about the given tabs.
  mutating func prune(keeping isKnown: (String) -> Bool) {
    func pruned(_ order: [String]?) -> [String]? {
      guard let left = order?.filter(isKnown), !left.isEmpty else { return nil }
      return left
    }
    tabs = tabs.filter { isKnown($0.key) }
    groups = groups.filter { isKnown($0.key) }
    for (name, group) in groups where group.tabOrder != nil {
      self[group: name].tabOrder = pruned(group.tabOrder)
    }
    rootOrder = pruned(rootOrder)
    barOrder = pruned(barOrder)
  }
}

/// Whether something is to be seen. Documented original: SwiftUI's `Visibility`.
public enum TabVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nobody has chosen: what is declared counts.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden

  /// The visibility of what is, or is not, to be seen.
  init(isVisible: Bool) { self = isVisible ? .visible : .hidden }

  /// Whether it is to be seen; nil if nobody has chosen.
  var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
