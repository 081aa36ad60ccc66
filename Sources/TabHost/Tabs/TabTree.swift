/// The tabs of one host: its root tabs, and indexes over all of its tabs.
///
/// The tree itself is stored in the lists of the host and its groups. This class stores the index by
/// identifier, and the few tabs that are displayed elsewhere than at their place in the tree. Each
/// change updates them at a cost proportional to the tabs that enter or leave.
@MainActor final class TabTree {
  /// The reference to the host that all of its tabs share.
  let reference = HostReference()
  let rootList: TabList

  /// All tabs by identifier.
  private var index: [Identifier: TabItem] = [:]
  /// What has left during the current change.
  let departures = Departures()
  private(set) var special = SpecialTabs()

  /// The tabs with properties that few tabs have.
  struct SpecialTabs {
    var searchTabs: [SearchTabItem] = []
    /// The tabs with a customization identifier that differs from their identifier.
    var namedForCustomization: [Identifier: TabItem] = [:]
    var nestedBarTabs: [ObjectIdentifier: TabItem] = [:]
    var hoistedGroups: [ObjectIdentifier: TabGroupItem] = [:]
    /// The groups that display the sum of the badges below them.
    var aggregatingGroups: Set<ObjectIdentifier> = []
  }

  init() { rootList = TabList(rootsOf: reference) }

  private var host: TabHostController? { reference.host }

  /// The root tabs in declared order.
  var roots: [TabItem] { rootList.tabs }

  func tab(forIdentifier identifier: String) -> TabItem? {
    index[Identifier(identifier)]
  }

  var searchTabs: [SearchTabItem] { special.searchTabs }

  func contains(_ tab: TabItem) -> Bool { tab.hostReference === reference }

  /// All tabs at any depth, in no particular order.
  var all: some Collection<TabItem> { index.values }

  /// The identifiers of all tabs, in no particular order.
  var identifiers: some Collection<String> { index.keys.lazy.map(\.text) }

  // MARK: - Entering and leaving

  /// Makes room in the index for tabs that are about to enter, so that it grows once.
  func reserve(_ count: Int) {
    let needed = index.count + count
    if index.capacity < needed { index.reserveCapacity(max(needed, 2 * index.count)) }
  }

  /// Returns whether the identifier of a tab is unique, and reports it otherwise.
  ///
  /// - Parameter namesake: A tab with the same identifier that is about to be added first.
  func admits(_ tab: TabItem, beside namesake: TabItem?) -> Bool {
    if namesake == nil, contains(tab) { return true }
    if let first = namesake ?? index[Identifier(tab.identifier)], first !== tab {
      reportTaken(tab, by: first)
      return false
    }
    return allowsCustomizationName(of: tab)
  }

  private func reportTaken(_ tab: TabItem, by first: TabItem) {
    let isSecondSearch = tab.asSearch != nil && first.asSearch != nil
    host?.report(
      isSecondSearch ? .secondSearchTab : .duplicateIdentifier,
      [tab.identifier],
      "\(first.place) has the same identifier, so \(tab.place) is not added; "
        + "identifiers must be unique within a host"
    )
  }

  /// Adds a tab and all tabs below it to the index, parents before children, in declared order.
  ///
  /// A tab whose identifier is already used is reported and left out with all tabs below it. If
  /// that is a descendant, it is removed from its group; if it is the given tab, this method
  /// returns `false`.
  func attach(_ tab: TabItem, in host: TabHostController) -> Bool {
    if contains(tab) {
      // A tab that moves inside the host is still in the index.
      placementDidChange(of: tab)
      return true
    }
    guard register(tab, in: host) else { return false }
    host.transaction.note(.tabs)
    guard let children = tab.asGroup?.storedChildren, !children.isEmpty else { return true }
    var waiting = Array(children.reversed())
    var refused: [ObjectIdentifier: (group: TabGroupItem, children: Set<ObjectIdentifier>)] = [:]
    while let child = waiting.popLast() {
      if register(child, in: host) {
        if let group = child.asGroup { waiting.append(contentsOf: group.storedChildren.reversed()) }
      } else if let parent = child.storedParent {
        refused[ObjectIdentifier(parent), default: (parent, [])].children
          .insert(ObjectIdentifier(child))
      }
    }
    for (group, children) in refused.values { group.childList.drop(children, in: host) }
    return true
  }

  /// Removes a tab and all tabs below it from the index.
  ///
  /// - Parameter newHost: The host that the tab is about to enter, or `nil` if it enters none. A tab
  ///   that moves inside its host stays in the index, unless it is a group or may be a special tab.
  func detach(_ tab: TabItem, to newHost: TabHostController?) {
    guard let host else { return }
    host.transaction.note(.tabs)
    if newHost === host, tab.asGroup == nil, !isSpecial(tab) {
      return departures.noteStacks(above: tab)
    }
    var waiting = [tab]
    while let tab = waiting.popLast() {
      index[Identifier(tab.identifier)] = nil
      departures.note(tab, from: host)
      tab.changed(\.tabHostController, in: host.transaction.observations)
      tab.hostReference = nil
      host.sidebar.display.tabDidLeave(tab)
      discardSpecial(tab)
      if let group = tab.asGroup { waiting.append(contentsOf: group.storedChildren) }
    }
  }

  private func register(_ tab: TabItem, in host: TabHostController) -> Bool {
    guard allowsCustomizationName(of: tab) else { return false }
    if let first = index.updateValue(tab, forKey: Identifier(tab.identifier)), first !== tab {
      index[Identifier(tab.identifier)] = first
      reportTaken(tab, by: first)
      return false
    }
    if tab.hasOwnCustomizationIdentifier {
      special.namedForCustomization[Identifier(tab.storedCustomizationIdentifier)] = tab
    }
    tab.hostReference = reference
    tab.changed(\.tabHostController)
    if !departures.takeBack(tab) {
      host.editing.changes?.noteOrigin(ofVisibilityOf: tab, byUser: false)
      tab.adoptDefaultVisibility()
      host.customizationKeeper.choices.apply(to: tab)
    }
    if let search = tab.asSearch { register(search, in: host) }
    placementDidChange(of: tab)
    if let group = tab.asGroup {
      appearanceDidChange(of: group)
      if group.storedAggregatesBadges { aggregationDidChange(of: group) }
    }
    return true
  }

  private func register(_ search: SearchTabItem, in host: TabHostController) {
    if let first = searchTabs.first {
      host.report(
        .secondSearchTab,
        [search.identifier, first.identifier],
        "a host has one search tab, the first one; the other is treated as an ordinary tab"
      )
    }
    special.searchTabs.append(search)
  }

  /// Removes a tab that leaves the tree from the special tabs.
  private func discardSpecial(_ tab: TabItem) {
    if !special.nestedBarTabs.isEmpty { special.nestedBarTabs[ObjectIdentifier(tab)] = nil }
    guard isSpecial(tab) else { return }
    if tab.hasOwnCustomizationIdentifier {
      special.namedForCustomization[Identifier(tab.storedCustomizationIdentifier)] = nil
    }
    special.searchTabs.removeAll { $0 === tab }
    special.hoistedGroups[ObjectIdentifier(tab)] = nil
    special.aggregatingGroups.remove(ObjectIdentifier(tab))
    if tab.asGroup?.isHoisted == true { host?.sidebar.section = nil }
  }

  /// Returns whether a tab is displayed elsewhere or stored under another name, apart from its place
  /// in the bar.
  private func isSpecial(_ tab: TabItem) -> Bool {
    tab.hasOwnCustomizationIdentifier || tab.asSearch != nil
      || tab.asGroup?.isHoisted == true || tab.asGroup?.storedAggregatesBadges == true
  }

  // MARK: - Customization identifiers

  /// Returns the tab whose customization is stored under the given identifier.
  func tab(customizedAs name: String) -> TabItem? {
    if let tab = special.namedForCustomization[Identifier(name)] { return tab }
    guard let tab = tab(forIdentifier: name), !tab.hasOwnCustomizationIdentifier else { return nil }
    return tab
  }

  /// Returns whether no other tab has the customization identifier of a tab, and reports it
  /// otherwise.
  private func allowsCustomizationName(of tab: TabItem) -> Bool {
    // Without such identifiers, all customization identifiers are identifiers, which are unique.
    guard tab.hasOwnCustomizationIdentifier || !special.namedForCustomization.isEmpty else {
      return true
    }
    return allows(tab.storedCustomizationIdentifier, for: tab)
  }

  /// Returns whether no other tab has the given customization identifier, and reports it otherwise.
  func allows(_ name: String, for tab: TabItem) -> Bool {
    guard let first = self.tab(customizedAs: name), first != tab else { return true }
    host?.report(
      .duplicateIdentifier,
      [tab.identifier, first.identifier],
      "\(first.place) has the customization identifier \(name.debugDescription), so \(tab.place) "
        + "can't have it; customization identifiers must be unique within a host"
    )
    return false
  }

  /// Moves the entry of a tab in the host whose customization identifier has changed.
  func customizationIdentifierDidChange(of tab: TabItem, from old: String) {
    let old = Identifier(old)
    if special.namedForCustomization[old] === tab { special.namedForCustomization[old] = nil }
    if tab.hasOwnCustomizationIdentifier {
      special.namedForCustomization[Identifier(tab.storedCustomizationIdentifier)] = tab
    }
  }

  // MARK: - Tabs displayed elsewhere

  /// Notes whether a nested tab has its own place in the bar.
  func placementDidChange(of tab: TabItem) {
    let isMember = tab.isNestedBarMember
    guard isMember || !special.nestedBarTabs.isEmpty else { return }
    special.nestedBarTabs[ObjectIdentifier(tab)] = isMember ? tab : nil
  }

  /// Notes whether a group is at the top level of the sidebar.
  func appearanceDidChange(of group: TabGroupItem) {
    let isHoisted = group.isHoisted
    if !isHoisted, special.hoistedGroups[ObjectIdentifier(group)] == nil { return }
    special.hoistedGroups[ObjectIdentifier(group)] = isHoisted ? group : nil
    host?.sidebar.section = nil
  }

  /// Notes whether a group displays the sum of the badges below it.
  func aggregationDidChange(of group: TabGroupItem) {
    if group.storedAggregatesBadges {
      special.aggregatingGroups.insert(ObjectIdentifier(group))
    } else {
      special.aggregatingGroups.remove(ObjectIdentifier(group))
    }
  }

  /// Whether any group displays the sum of the badges below it.
  var aggregatesBadges: Bool { !special.aggregatingGroups.isEmpty }

  var hasHoistedGroups: Bool { !special.hoistedGroups.isEmpty }
}

extension TabItem {
  /// A description of the tab for a diagnostic.
  fileprivate var place: String {
    let title = storedTitle.debugDescription
    return storedParent.map { "\(title) in \($0.storedTitle.debugDescription)" } ?? title
  }
}
