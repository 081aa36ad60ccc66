/// The tabs of one host: its roots, and indexes over all of its tabs.
///
/// The tree itself is stored in the tabs, as parents and children. This class stores the roots, the
/// index by identifier, and the few tabs that are displayed elsewhere than at their place in the
/// tree. Each change updates them at a cost proportional to the tabs that enter or leave.
@MainActor final class TabTree {
  /// The reference to the host that all of its tabs share.
  let reference = HostReference()

  private(set) var roots: [TabItem] = []
  private(set) var rootGroupCount = 0
  /// The number of assignments of the root tabs.
  private(set) var rootsVersion = 0
  private let index = TabIndex()
  /// The tabs that have left during the current change. A tab that comes back during the same
  /// change has only moved.
  private var departed: [ObjectIdentifier: TabItem] = [:]
  /// The managed stacks that tabs have left during the current change.
  private var stacksWithDepartures: [ManagedStack] = []
  private(set) var special = SpecialTabs()

  /// The tabs with properties that few tabs have.
  struct SpecialTabs {
    var searchTabs: [SearchTabItem] = []
    /// The tabs with a customization identifier that differs from their identifier.
    var namedForCustomization: [String: TabItem] = [:]
    var nestedBarTabs: [ObjectIdentifier: TabItem] = [:]
    var hoistedGroups: [ObjectIdentifier: TabGroupItem] = [:]
    /// The groups that display the sum of the badges below them.
    var summingGroups: Set<ObjectIdentifier> = []
  }

  /// The number of changes of the hoisted groups, with which the sidebar validates its cached
  /// section.
  private(set) var hoistings = 0

  func tab(forIdentifier identifier: String) -> TabItem? { index[identifier] }

  var searchTabs: [SearchTabItem] { special.searchTabs }

  // The collections are changed in a copy; see `replace(_:with:)`.

  private func changeDeparted<Result>(
    _ change: (inout [ObjectIdentifier: TabItem]) -> Result
  ) -> Result {
    var changed = replace(&departed, with: [:])
    defer { departed = changed }
    return change(&changed)
  }

  private func changeSpecial(_ change: (inout SpecialTabs) -> Void) {
    var changed = replace(&special, with: SpecialTabs())
    change(&changed)
    special = changed
  }

  func contains(_ tab: TabItem) -> Bool { tab.hostReference === reference }

  /// All tabs at any depth, in no particular order.
  var all: some Collection<TabItem> { index.tabs }

  /// The identifiers of all tabs, in no particular order.
  var identifiers: some Collection<String> { index.tabs.lazy.map(\.identifier) }

  func setRoots(_ tabs: [TabItem]) {
    roots = tabs
    rootsVersion += 1
    rootGroupCount = 0
    for tab in tabs where tab.asGroup != nil { rootGroupCount += 1 }
  }

  // MARK: - Entering and leaving

  /// Returns whether the identifier of a tab is unique, and reports it otherwise.
  ///
  /// - Parameter namesake: A tab with the same identifier that is about to be added first.
  func admits(
    _ tab: TabItem,
    beside namesake: TabItem?,
    to host: TabHostController
  ) -> Bool {
    if namesake == nil, contains(tab) { return true }
    if let first = namesake ?? self.tab(forIdentifier: tab.identifier), first !== tab {
      reportTaken(tab, by: first, in: host)
      return false
    }
    return allowsCustomizationName(of: tab, in: host)
  }

  private func reportTaken(_ tab: TabItem, by first: TabItem, in host: TabHostController) {
    let isSecondSearch = tab.asSearch != nil && first.asSearch != nil
    host.report(
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
  func attach(_ tab: TabItem, to host: TabHostController) -> Bool {
    // A tab that moves inside the host is still in the index.
    guard !contains(tab) else { return true }
    guard register(tab, in: host) else { return false }
    host.transaction.note([.tree, .path])
    guard let children = tab.asGroup?.storedChildren, !children.isEmpty else { return true }
    makeRoom(for: children.count)
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
    for (group, children) in refused.values { group.drop(children, from: host) }
    return true
  }

  /// Makes room in the index for a number of further tabs.
  func makeRoom(for count: Int) { index.makeRoom(for: count) }

  /// Removes a tab and all tabs below it from the index.
  ///
  /// - Parameter newHost: The host that the tab is about to enter, or `nil` if it enters none. A tab
  ///   that moves inside its host stays in the index, unless it is a group or may be a special tab.
  func detach(
    _ tab: TabItem,
    from host: TabHostController,
    to newHost: HostReference? = nil
  ) {
    host.transaction.note([.tree, .path])
    if newHost === reference, tab.asGroup == nil, !isSpecial(tab) { return noteDeparture(of: tab) }
    let notesAll = host.customizationKeeper.hasEntries || host.state.isEditing
    var waiting = [tab]
    while let tab = waiting.popLast() {
      index.remove(tab)
      noteDeparture(of: tab)
      tab.changed(\.tabHostController, in: host.transaction.observations)
      tab.hostReference = nil
      host.sidebar.display.tabDidLeave(tab)
      if notesAll || tab.takesDefaultAnew { changeDeparted { $0[ObjectIdentifier(tab)] = tab } }
      discardSpecial(tab)
      if let group = tab.asGroup { waiting.append(contentsOf: group.storedChildren) }
    }
  }

  private func noteDeparture(of tab: TabItem) {
    for group in tab.ancestors {
      guard let stack = group.managedStack else { continue }
      var stacks = replace(&stacksWithDepartures, with: [])
      stacks.append(stack)
      stacksWithDepartures = stacks
    }
  }

  /// Discards the departed tabs: those that come back later are treated as new. Called when the
  /// current change is complete, and when another customization is applied.
  func discardDeparted() {
    if !departed.isEmpty { departed = [:] }
    guard !stacksWithDepartures.isEmpty else { return }
    let stacks = stacksWithDepartures
    stacksWithDepartures = []
    for stack in stacks { stack.discardPagesOfDepartedTabs() }
  }

  private func register(_ tab: TabItem, in host: TabHostController) -> Bool {
    guard allowsCustomizationName(of: tab, in: host) else { return false }
    let first = index.insert(tab)
    guard first === tab else {
      reportTaken(tab, by: first, in: host)
      return false
    }
    if tab.hasOwnCustomizationName {
      changeSpecial { $0.namedForCustomization[tab.customizationName] = tab }
    }
    tab.hostReference = reference
    tab.changed(\.tabHostController)
    if departed.isEmpty || changeDeparted({ $0.removeValue(forKey: ObjectIdentifier(tab)) }) == nil
    {
      host.state.editing?.visibilityDidChange(of: tab, byUser: false)
      tab.adoptDefaultVisibility()
      CustomizationApplier.apply(customizationOf: host, to: tab)
    }
    if let search = tab.asSearch { register(search, in: host) }
    placementDidChange(of: tab)
    if let group = tab.asGroup {
      appearanceDidChange(of: group)
      if group.storedSumsBadges { summingDidChange(of: group) }
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
    changeSpecial { $0.searchTabs.append(search) }
  }

  /// Removes a tab that leaves the tree from the special tabs.
  private func discardSpecial(_ tab: TabItem) {
    guard isSpecial(tab) else { return }
    changeSpecial { special in
      if tab.hasOwnCustomizationName { special.namedForCustomization[tab.customizationName] = nil }
      special.searchTabs.removeAll { $0 === tab }
      special.nestedBarTabs[ObjectIdentifier(tab)] = nil
      special.hoistedGroups[ObjectIdentifier(tab)] = nil
      special.summingGroups.remove(ObjectIdentifier(tab))
    }
    if tab.asGroup?.isHoisted == true { hoistings += 1 }
  }

  /// Returns whether a tab may be among the special tabs.
  private func isSpecial(_ tab: TabItem) -> Bool {
    tab.hasOwnCustomizationName || tab.asSearch != nil || !special.nestedBarTabs.isEmpty
      || tab.asGroup?.isHoisted == true || tab.asGroup?.storedSumsBadges == true
  }

  // MARK: - Customization identifiers

  /// Returns the tab whose customization is stored under the given identifier.
  func tab(customizedAs name: String) -> TabItem? {
    let named = special.namedForCustomization
    if !named.isEmpty, let tab = named[name] { return tab }
    guard let tab = tab(forIdentifier: name), !tab.hasOwnCustomizationName else { return nil }
    return tab
  }

  /// Returns whether no other tab has the customization identifier of a tab, and reports it
  /// otherwise.
  private func allowsCustomizationName(of tab: TabItem, in host: TabHostController) -> Bool {
    // Without such identifiers, all customization identifiers are identifiers, which are unique.
    guard tab.hasOwnCustomizationName || !special.namedForCustomization.isEmpty else { return true }
    return allows(tab.customizationName, for: tab, in: host)
  }

  /// Returns whether no other tab has the given customization identifier, and reports it otherwise.
  func allows(_ name: String, for tab: TabItem, in host: TabHostController) -> Bool {
    guard let first = self.tab(customizedAs: name), first !== tab,
      first.identifier != tab.identifier
    else { return true }
    host.report(
      .duplicateIdentifier,
      [tab.identifier, first.identifier],
      "\(first.place) has the customization identifier \(name.debugDescription), so \(tab.place) "
        + "can't have it; customization identifiers must be unique within a host"
    )
    return false
  }

  /// Moves the entry of a tab in the host whose customization identifier has changed.
  func customizationNameDidChange(of tab: TabItem, from old: String) {
    changeSpecial { special in
      if special.namedForCustomization[old] === tab { special.namedForCustomization[old] = nil }
      if tab.hasOwnCustomizationName { special.namedForCustomization[tab.customizationName] = tab }
    }
  }

  // MARK: - Tabs displayed elsewhere

  /// Notes whether a nested tab has its own place in the bar.
  func placementDidChange(of tab: TabItem) {
    let isMember = tab.isNestedBarMember
    guard isMember || !special.nestedBarTabs.isEmpty else { return }
    changeSpecial { $0.nestedBarTabs[ObjectIdentifier(tab)] = isMember ? tab : nil }
  }

  /// Notes whether a group is at the top level of the sidebar.
  func appearanceDidChange(of group: TabGroupItem) {
    let isHoisted = group.isHoisted
    let hoisted = special.hoistedGroups
    if !isHoisted, hoisted.isEmpty || hoisted[ObjectIdentifier(group)] == nil { return }
    changeSpecial { $0.hoistedGroups[ObjectIdentifier(group)] = isHoisted ? group : nil }
    hoistings += 1
  }

  /// Notes whether a group displays the sum of the badges below it.
  func summingDidChange(of group: TabGroupItem) {
    changeSpecial { special in
      if group.storedSumsBadges {
        special.summingGroups.insert(ObjectIdentifier(group))
      } else {
        special.summingGroups.remove(ObjectIdentifier(group))
      }
    }
  }

  /// Whether any group displays the sum of the badges below it.
  var aggregatesBadges: Bool { !special.summingGroups.isEmpty }

  var hasHoistedGroups: Bool { !special.hoistedGroups.isEmpty }
}

extension TabItem {
  /// A description of the tab for a diagnostic.
  fileprivate var place: String {
    let title = storedTitle.debugDescription
    return storedParent.map { "\(title) in \($0.storedTitle.debugDescription)" } ?? title
  }
}
