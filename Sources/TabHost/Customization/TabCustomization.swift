/// The changes that the user has made to the bar and the sidebar of a host.
///
/// The value contains only what differs from the defaults, by identifier. Entries of tabs that are
/// not in the host are kept until the tabs return; see ``TabHostController/pruneCustomization()``.
/// The encoded form contains only values that are set:
///
///     {"tabs":{"sea-life":{"sidebar":"hidden","bar":"visible"}},
///      "groups":{"collections":{"order":["sea-life","forest-life"],"expanded":false}},
///      "rootOrder":["library","watch-now"],"barOrder":["library","sea-life"],
///      "sidebarHidden":{"landscape":true}}
///
/// Corresponds to SwiftUI's `TabViewCustomization`, and adds the order of the root tabs and the
/// bar, and the expansion of groups.
public struct TabCustomization: Hashable, Sendable {
  /// The order of the root tabs in the sidebar, or `nil` for the declared order.
  ///
  /// The default is `nil`. When the user moves a tab, the order lists all root tabs in the host at
  /// that time.
  public var rootOrder: [String]? {
    get { storedRootOrder?.texts }
    set { storedRootOrder = newValue.map { [Identifier]($0) } }
  }

  /// The order of the tabs in the middle of the bar, or `nil` for the declared order.
  ///
  /// The default is `nil`. When the user rearranges the bar, the order lists all tabs in its middle
  /// at that time, including hidden ones. Tabs that are added later are placed at the end. Fixed
  /// and pinned tabs are never listed.
  public var barOrder: [String]? {
    get { storedBarOrder?.texts }
    set { storedBarOrder = newValue.map { [Identifier]($0) } }
  }

  /// Whether the sidebar is hidden, by orientation; without a value where the user has not chosen.
  ///
  /// The default is empty. A choice is made for the present orientation, and applies to the other
  /// one until the user makes a choice there, too. On platforms on which the default of
  /// ``TabHostController/Sidebar/isHidden`` does not depend on the orientation, the value is that
  /// for ``Orientation/landscape``.
  public var isSidebarHidden: [Orientation: Bool] = [:]

  var storedRootOrder: [Identifier]?
  var storedBarOrder: [Identifier]?

  /// The differences from the defaults by tab identifier. No entry is empty.
  private(set) var tabs: [Identifier: Tab] = [:]

  /// The differences from the defaults by group identifier. No entry is empty.
  private(set) var groups: [Identifier: Group] = [:]

  /// Creates a customization without any differences from the defaults.
  public init() {}

  /// Whether there are no differences from the defaults.
  public var isEmpty: Bool {
    tabs.isEmpty && groups.isEmpty && rootOrder == nil && barOrder == nil
      && isSidebarHidden.isEmpty
  }

  /// The choices of the user for the tab with the given identifier.
  ///
  /// The value for an unknown identifier is a default ``TabCustomization/Tab``.
  public subscript(tab identifier: String) -> Tab {
    get { self[tab: Identifier(identifier)] }
    set { self[tab: Identifier(identifier)] = newValue }
  }

  /// The choices of the user for the group with the given identifier.
  ///
  /// The value for an unknown identifier is a default ``TabCustomization/Group``. For the
  /// visibility of a group, use ``subscript(tab:)``.
  public subscript(group identifier: String) -> Group {
    get { self[group: Identifier(identifier)] }
    set { self[group: Identifier(identifier)] = newValue }
  }

  subscript(tab identifier: Identifier) -> Tab {
    get { tabs[identifier] ?? Tab() }
    set { tabs[identifier] = newValue == Tab() ? nil : newValue }
  }

  subscript(group identifier: Identifier) -> Group {
    get { groups[identifier] ?? Group() }
    set { groups[identifier] = newValue == Group() ? nil : newValue }
  }

  /// The identifiers of all tabs and groups with choices.
  var names: Set<Identifier> { Set(tabs.keys).union(groups.keys) }

  /// The choices of the user for one tab.
  public struct Tab: Hashable, Sendable {
    /// The visibility of the tab in the sidebar.
    ///
    /// The default is ``TabVisibility/automatic``, which means no choice. A tab that is hidden in
    /// the sidebar is also hidden in the bar.
    public var sidebarVisibility = TabVisibility.automatic

    /// The visibility of the tab in the bar.
    ///
    /// The default is ``TabVisibility/automatic``, which means no choice. The value has an effect
    /// only for placements that the user can change: `automatic`, `default` and `optional`.
    public var tabBarVisibility = TabVisibility.automatic

    /// Creates a value without any choices.
    public init() {}
  }

  /// The choices of the user for the rows of one group.
  public struct Group: Hashable, Sendable, Codable {
    /// The order of the children, or `nil` if the user has not moved any.
    ///
    /// When the user moves a child, the order lists all children of the group at that time.
    public var tabOrder: [String]? {
      get { storedTabOrder?.texts }
      set { storedTabOrder = newValue.map { [Identifier]($0) } }
    }

    var storedTabOrder: [Identifier]?

    /// Whether the group is expanded, or `nil` if the user has not expanded or collapsed it.
    public var isExpanded: Bool?

    /// Creates a value without any choices.
    public init() {}

    /// Resets the children to their declared order.
    public mutating func resetTabOrder() { tabOrder = nil }

    private enum CodingKeys: String, CodingKey {
      case storedTabOrder = "order"
      case isExpanded = "expanded"
    }
  }
}

// MARK: - Resetting and merging

extension TabCustomization {
  /// A part of a customization that can be reset separately.
  public enum Scope: Hashable, Sendable {
    /// The complete customization.
    case all
    /// The visibility of all tabs in the sidebar and the bar. Orders are unchanged.
    case visibility
    /// The order of the root tabs and of the children of all groups. Visibility and the order of
    /// the bar are unchanged.
    case order
    /// The tabs in the bar, and their order.
    case bar
    /// The expansion of all groups.
    case expansion
    /// The visibility of the tab with the given identifier.
    case tab(String)
    /// The order and the expansion of the group with the given identifier.
    case group(String)
  }

  /// Resets a part to the defaults, including entries of tabs that are not in the host.
  public mutating func reset(_ scope: Scope) {
    switch scope {
    case .all: self = TabCustomization()
    case .visibility: tabs = [:]
    case .order:
      storedRootOrder = nil
      for (name, group) in groups where group.storedTabOrder != nil {
        self[group: name].storedTabOrder = nil
      }
    case .bar:
      storedBarOrder = nil
      for (name, tab) in tabs where tab.tabBarVisibility != .automatic {
        self[tab: name].tabBarVisibility = .automatic
      }
    case .expansion:
      for (name, group) in groups where group.isExpanded != nil {
        self[group: name].isExpanded = nil
      }
    case .tab(let name): tabs[Identifier(name)] = nil
    case .group(let name): groups[Identifier(name)] = nil
    }
  }

  /// Returns the customization with the choices of a newer one, which take precedence.
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
      if let order = group.storedTabOrder { merged[group: name].storedTabOrder = order }
      if let isExpanded = group.isExpanded { merged[group: name].isExpanded = isExpanded }
    }
    merged.storedRootOrder = newer.storedRootOrder ?? storedRootOrder
    merged.storedBarOrder = newer.storedBarOrder ?? storedBarOrder
    merged.isSidebarHidden.merge(newer.isSidebarHidden) { $1 }
    return merged
  }

  /// Returns the customization with those choices of another one that differ from a common base,
  /// unless they have changed here, too. A choice that was reset has changed.
  func merged(with other: TabCustomization, since base: TabCustomization) -> TabCustomization {
    var merged = self
    // Without key paths: making one of an entry takes ten times as long as the rest.
    func merge<Value: Equatable>(_ own: inout Value, _ base: Value, _ other: Value) {
      if own == base { own = other }
    }
    for name in names.union(other.names) {
      let (base, other) = (
        (tab: base[tab: name], group: base[group: name]),
        (tab: other[tab: name], group: other[group: name])
      )
      var (tab, group) = (self[tab: name], self[group: name])
      merge(&tab.sidebarVisibility, base.tab.sidebarVisibility, other.tab.sidebarVisibility)
      merge(&tab.tabBarVisibility, base.tab.tabBarVisibility, other.tab.tabBarVisibility)
      merge(&group.storedTabOrder, base.group.storedTabOrder, other.group.storedTabOrder)
      merge(&group.isExpanded, base.group.isExpanded, other.group.isExpanded)
      merged[tab: name] = tab
      merged[group: name] = group
    }
    merge(&merged.storedRootOrder, base.storedRootOrder, other.storedRootOrder)
    merge(&merged.storedBarOrder, base.storedBarOrder, other.storedBarOrder)
    for orientation in Orientation.allCases {
      merge(
        &merged.isSidebarHidden[orientation],
        base.isSidebarHidden[orientation],
        other.isSidebarHidden[orientation]
      )
    }
    return merged
  }

  /// Returns the choices that differ from those of an older customization.
  func changes(since old: TabCustomization) -> TabCustomization {
    var changes = TabCustomization()
    for (name, tab) in tabs {
      let before = old[tab: name]
      if tab.sidebarVisibility != before.sidebarVisibility {
        changes[tab: name].sidebarVisibility = tab.sidebarVisibility
      }
      if tab.tabBarVisibility != before.tabBarVisibility {
        changes[tab: name].tabBarVisibility = tab.tabBarVisibility
      }
    }
    for (name, group) in groups {
      let before = old[group: name]
      if group.storedTabOrder != before.storedTabOrder {
        changes[group: name].storedTabOrder = group.storedTabOrder
      }
      if group.isExpanded != before.isExpanded {
        changes[group: name].isExpanded = group.isExpanded
      }
    }
    if storedRootOrder != old.storedRootOrder { changes.storedRootOrder = storedRootOrder }
    if storedBarOrder != old.storedBarOrder { changes.storedBarOrder = storedBarOrder }
    changes.isSidebarHidden = isSidebarHidden.filter { old.isSidebarHidden[$0.key] != $0.value }
    return changes
  }

  /// Removes the entries of all tabs except the given ones.
  mutating func prune(keeping isPresent: (Identifier) -> Bool) {
    func pruned(_ order: [Identifier]?) -> [Identifier]? {
      guard let left = order?.filter(isPresent), !left.isEmpty else { return nil }
      return left
    }
    tabs = tabs.filter { isPresent($0.key) }
    groups = groups.filter { isPresent($0.key) }
    for (name, group) in groups where group.storedTabOrder != nil {
      self[group: name].storedTabOrder = pruned(group.storedTabOrder)
    }
    storedRootOrder = pruned(storedRootOrder)
    storedBarOrder = pruned(storedBarOrder)
  }
}

/// The visibility of a tab in the bar or the sidebar.
///
/// Corresponds to SwiftUI's `Visibility`.
public enum TabVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// No choice: the declared visibility applies.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden

  /// Creates `.visible` or `.hidden`.
  init(isVisible: Bool) { self = isVisible ? .visible : .hidden }

  /// Creates the value of a choice, or `.automatic` without one.
  init(isHidden: Bool?) {
    self =
      switch isHidden {
      case nil: .automatic
      case false: .visible
      case true: .hidden
      }
  }

  /// Whether the value is `.visible`, or `nil` if it is `.automatic`.
  var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }

  /// Whether the value is `.hidden`, or `nil` if it is `.automatic`.
  var isHidden: Bool? { if let isVisible { !isVisible } else { nil } }
}

extension TabCustomization: Codable {
  private enum CodingKeys: String, CodingKey {
    case tabs, groups, rootOrder, barOrder
    case isSidebarHidden = "sidebarHidden"
  }

  /// Decodes a customization.
  ///
  /// Missing values have their defaults, and unknown keys are ignored.
  /// ``FileTabCustomizationStore`` saves the same form.
  ///
  /// - Throws: A `DecodingError` if a value has the wrong type or is unknown.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    tabs = .init(encodable: try values.decodeIfPresent([String: Tab].self, forKey: .tabs) ?? [:])
    tabs = tabs.filter { $0.value != Tab() }
    let decoded = try values.decodeIfPresent([String: Group].self, forKey: .groups) ?? [:]
    groups = .init(encodable: decoded)
    groups = groups.filter { $0.value != Group() }
    storedRootOrder = try values.decodeIfPresent([Identifier].self, forKey: .rootOrder)
    storedBarOrder = try values.decodeIfPresent([Identifier].self, forKey: .barOrder)
    let hiding = try values.decodeIfPresent([String: Bool].self, forKey: .isSidebarHidden) ?? [:]
    for orientation in Orientation.allCases {
      isSidebarHidden[orientation] = hiding[orientation.rawValue]
    }
  }

  /// Encodes the differences from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !tabs.isEmpty { try values.encode(tabs.encodable, forKey: .tabs) }
    if !groups.isEmpty { try values.encode(groups.encodable, forKey: .groups) }
    try values.encodeIfPresent(storedRootOrder, forKey: .rootOrder)
    try values.encodeIfPresent(storedBarOrder, forKey: .barOrder)
    guard !isSidebarHidden.isEmpty else { return }
    let hiding = isSidebarHidden.map { ($0.key.rawValue, $0.value) }
    try values.encode(Dictionary(uniqueKeysWithValues: hiding), forKey: .isSidebarHidden)
  }
}

extension TabCustomization.Tab: Codable {
  private enum CodingKeys: String, CodingKey {
    case sidebarVisibility = "sidebar"
    case tabBarVisibility = "bar"
  }

  /// Decodes the choices for a tab. A missing visibility is ``TabVisibility/automatic``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func visibility(_ key: CodingKeys) throws -> TabVisibility {
      try values.decodeIfPresent(TabVisibility.self, forKey: key) ?? .automatic
    }
    self.init()
    sidebarVisibility = try visibility(.sidebarVisibility)
    tabBarVisibility = try visibility(.tabBarVisibility)
  }

  /// Encodes the visibilities that are not ``TabVisibility/automatic``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ visibility: TabVisibility, _ key: CodingKeys) throws {
      if visibility != .automatic { try values.encode(visibility, forKey: key) }
    }
    try encode(sidebarVisibility, .sidebarVisibility)
    try encode(tabBarVisibility, .tabBarVisibility)
  }
}
