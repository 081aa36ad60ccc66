/// The tabs of one level: the root tabs of a host, or the children of a group.
///
/// The list stores the tabs in declared order, and their order in the sidebar as the app and the
/// user have chosen it. Everything that concerns the siblings of a tab takes place here.
@MainActor final class TabList {
  /// The tabs in declared order.
  private(set) var tabs: [TabItem] = []
  /// The number of changes of ``tabs``.
  private(set) var version = 0
  /// The number of groups among the tabs.
  private(set) var groupCount = 0
  /// The order in the sidebar.
  private(set) var order = TabOrder()
  /// ``displayOrder``, cached.
  private var arranged: [TabItem]?

  /// The reference to the host of root tabs; `nil` for the children of a group.
  private let rootReference: HostReference?
  /// The group whose children these are, which it assigns; `nil` for root tabs.
  weak var group: TabGroupItem?

  /// - Parameter host: The host of root tabs, or `nil` for the children of a group.
  init(rootsOf host: HostReference? = nil) { rootReference = host }

  private var isRoot: Bool { rootReference != nil }

  private var hostReference: HostReference? { rootReference ?? group?.hostReference }

  /// The host that contains the tabs.
  var host: TabHostController? { hostReference?.host }

  // MARK: - Display order

  /// The tabs in the order of the sidebar. Root tabs precede root groups.
  var displayOrder: [TabItem] {
    if isInDeclaredOrder { return tabs }
    if let arranged { return arranged }
    let made = arranged(by: order)
    arranged = made
    return made
  }

  private var isInDeclaredOrder: Bool { order.isDeclared && !hasParts }

  /// The identifiers in the order of the sidebar, as the app reads and assigns them: those that it has
  /// assigned or, after a change by the user, those of all tabs.
  var displayOrderIdentifiers: [String] {
    order.isOfUser ? displayOrder.map(\.identifier) : (order.assigned ?? []).texts
  }

  private func identifiers(in order: TabOrder) -> [Identifier] {
    guard order.isOfUser else { return order.assigned ?? [] }
    return [Identifier](arranged(by: order).map(\.identifier))
  }

  private func arranged(by order: TabOrder) -> [TabItem] {
    guard let chosen = order.choice else {
      return arranged(by: order.assigned ?? [], listing: .identifiers)
    }
    return arranged(by: chosen, listing: .customizationIdentifiers)
  }

  private func arranged(by names: [Identifier], listing kind: OrderNames) -> [TabItem] {
    parts(of: tabs).flatMap { $0.arrangedAroundLocked(by: names, listing: kind) }
  }

  /// Whether the display order has parts: root tabs, and root groups after them.
  private var hasParts: Bool { isRoot && groupCount > 0 }

  /// The parts of the list in which tabs can be moved: root tabs and root groups, or all children.
  private func parts(of tabs: [TabItem]) -> [[TabItem]] {
    guard hasParts else { return [tabs] }
    return [tabs.filter { $0.asGroup == nil }, tabs.filter { $0.asGroup != nil }]
  }

  // MARK: - Changing the order

  /// Changes the order of the app or of the user.
  func changeOrder(_ change: (inout TabOrder) -> Void) {
    let old = order
    var new = old
    change(&new)
    guard new != old else { return }
    // Without tabs, tabs that come later can make a difference.
    guard tabs.isEmpty || identifiers(in: new) != identifiers(in: old) else { return order = new }
    let host = host
    func store() {
      order = new
      orderDidChange(in: host)
    }
    if let group {
      group.update(\.displayOrderIdentifiers, .none, in: host, store: store)
    } else {
      host?.update(\.displayOrderIdentifiers, .none, in: host, store: store)
    }
  }

  /// Returns the display order that results when the user moves a tab next to another one, or `nil`
  /// if the order would not change. Tabs that may not be moved keep their places.
  func displayOrder(
    moving tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> [TabItem]? {
    let requested = displayOrder.moving(tab, side, other)
    let moved = zip(parts(of: tabs), parts(of: requested)).flatMap { part, requested in
      part.arrangedAroundLocked(as: requested)
    }
    return moved.elementsEqual(displayOrder, by: ===) ? nil : moved
  }

  /// Stores a display order that the user has chosen.
  func chooseOrder(_ tabs: [TabItem]) {
    guard let choices = host?.customizationKeeper.choices else { return }
    let declared = order.assigned ?? []
    let isDeclared = [[], declared].allSatisfy {
      tabs.elementsEqual(arranged(by: $0, listing: .identifiers), by: ===)
    }
    let name = group?.storedCustomizationIdentifier
    let old =
      if let name { choices.all[group: name].storedTabOrder } else { choices.all.storedRootOrder }
    let choice = tabs.orderOfUser(
      inPlaceOf: old,
      declared: tabs.customizationIdentifiers(forOrderOfApp: declared),
      isDeclared: isDeclared
    )
    choices.change {
      if let name { $0[group: name].storedTabOrder = choice } else { $0.storedRootOrder = choice }
    }
    changeOrder { $0.choose(choice) }
  }

  /// Discards the order of the user and, if the user resets it, the order of the app.
  ///
  /// - Parameter isReorderable: Whether the user may change the order. If not, the user resets it only
  ///   after a change.
  func resetOrder(isByUser: Bool, isReorderable: Bool) {
    if !isByUser {
      changeOrder { $0.resetForApp() }
    } else if isReorderable || order.choice != nil {
      changeOrder { $0.resetForUser() }
    }
  }

  /// Invalidates everything that depends on the tabs or their order.
  ///
  /// - Parameter change: What has been replaced in declared order, or `nil` if that is not known.
  func orderDidChange(in host: TabHostController?, replacing change: Replacement? = nil) {
    arranged = nil
    guard let group else {
      if !isReplaced(change, in: host?.sidebar.section) { host?.sidebar.section = nil }
      host?.transaction.note(.rows)
      return
    }
    if !isReplaced(change, in: group.section) { group.section = nil }
    group.rowsDidChange(in: host)
    host?.hoistedRowsDidChange()
    // A child from another place may be below a disabled group now.
    host?.transaction.note([.bar, .rows, .rowStates])
  }

  /// A range of tabs that was replaced by another one.
  struct Replacement {
    let oldCount: Int
    let old: Range<Int>
    let new: Range<Int>
  }

  /// Makes a change in the section of the list too, if that lists all tabs in declared order.
  private func isReplaced(_ change: Replacement?, in section: SidebarSection?) -> Bool {
    guard let change, let section, section.slots.count == change.oldCount, isInDeclaredOrder
    else { return false }
    for tab in tabs[change.new] where tab.asGroup?.isHoisted == true { return false }
    return section.replaceSlots(change.old, by: change.new, in: tabs)
  }
}

// MARK: - Changing the tabs

extension TabList {
  /// Replaces the tabs. New tabs are removed from their previous places.
  func replace(with proposed: [TabItem]) {
    // A store can change the tabs while it loads, so it is called before anything is compared.
    if isRoot, !proposed.isEmpty { host?.customizationKeeper.loadIfNeeded() }
    let old = tabs
    let (oldRange, newRange) = old.differingRanges(from: proposed)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    let host = host
    let wasInDeclaredOrder = isInDeclaredOrder
    let selectedChild = host == nil ? group?.storedSelectedChild : nil
    let hosts = hostsLeft(by: proposed[newRange])
    let queue = hosts.first?.transaction.observations ?? .detached
    TabHostController.update(hosts) {
      let middle = replace(old[oldRange], by: proposed[newRange], in: host, queue)
      tabs = proposed
      if middle.count < newRange.count { tabs.replaceSubrange(newRange, with: middle) }
      if let selectedChild { selectSuccessor(of: selectedChild, queue) }
      let replaced = newRange.lowerBound..<(newRange.lowerBound + middle.count)
      let change = Replacement(oldCount: old.count, old: oldRange, new: replaced)
      tabsDidChange(in: host, queue, replacing: wasInDeclaredOrder ? change : nil)
      hosts.first?.transaction.retire(old)
    }
    if hosts.isEmpty { queue.notify() }
    // Without a host, what has left is released here, because its `deinit` can run code of the app.
    withExtendedLifetime(old) {}
  }

  /// Selects the child with the identifier of the selected one, if that has left a group without a
  /// host. In a host, the tree does so when the change is complete.
  private func selectSuccessor(of child: TabItem, _ queue: ObservationQueue) {
    guard let group, group.storedSelectedChild == nil,
      let successor = tabs.first(where: { $0 == child }), !successor.performsAction
    else { return }
    group.storedSelectedChild = successor
    group.changed(\.selectedChild, in: queue)
  }

  /// The hosts that change along with the list, its own one first.
  private func hostsLeft(by tabs: ArraySlice<TabItem>) -> [TabHostController] {
    let hostReference = hostReference
    var hosts: [TabHostController] = []
    if let host = hostReference?.host { hosts.append(host) }
    for tab in tabs where tab.hostReference !== hostReference {
      if let other = tab.host, !hosts.contains(where: { $0 === other }) { hosts.append(other) }
    }
    return hosts
  }

  // The methods below use loops: a closure that is passed to the standard library checks on each
  // call that it runs on the main actor. With closures, a move across groups takes longer than in
  // GTK.

  /// Removes tabs and adds others.
  ///
  /// - Returns: The new tabs, without those that are refused.
  private func replace(
    _ old: ArraySlice<TabItem>,
    by new: ArraySlice<TabItem>,
    in host: TabHostController?,
    _ queue: ObservationQueue
  ) -> ArraySlice<TabItem> {
    // Old tabs are marked in place of a set of them, most of which is hashing.
    for tab in old { tab.isLeaving = true }
    var coming: [TabItem] = []
    var isStaying: [Bool] = []
    coming.reserveCapacity(new.count)
    isStaying.reserveCapacity(new.count)
    for tab in new {
      isStaying.append(tab.isLeaving)
      if tab.isLeaving { tab.isLeaving = false } else { coming.append(tab) }
    }
    for tab in old where tab.isLeaving {
      tab.isLeaving = false
      release(tab, from: host, to: nil, queue)
    }
    guard !coming.isEmpty else { return new }
    var areNew = true
    for tab in coming where tab.siblingList != nil { areNew = false }
    // Usually, all are new, and need not leave another list.
    var accepted = areNew ? [] : removeFromLists(coming, movingTo: host, queue)
    var tabs: [TabItem] = []
    tabs.reserveCapacity(new.count)
    if areNew { host?.tree.reserve(coming.count) }
    for (tab, isStaying) in zip(new, isStaying) {
      if isStaying {
        tabs.append(tab)
      } else if areNew ? accepts(tab) : accepted.remove(ObjectIdentifier(tab)) != nil,
        add(tab, to: host, queue)
      {
        tabs.append(tab)
      }
    }
    return tabs[...]
  }

  /// Returns whether a tab may be added, regardless of the other tabs, and reports it otherwise.
  private func accepts(_ tab: TabItem) -> Bool {
    guard !holds(tab) else {
      reportRepetition(of: tab)
      return false
    }
    return group?.allows(tab) != false
  }

  /// Whether a tab is in the list.
  private func holds(_ tab: TabItem) -> Bool {
    isRoot
      ? tab.hostReference === rootReference && tab.storedParent == nil : tab.storedParent === group
  }

  /// Removes tabs from their lists, each of which changes once.
  ///
  /// - Returns: The tabs that may be added to this list. The others stay in theirs.
  private func removeFromLists(
    _ coming: [TabItem],
    movingTo host: TabHostController?,
    _ queue: ObservationQueue
  ) -> Set<ObjectIdentifier> {
    // Usually, a single tab is moved, which needs fewer collections.
    let isSingle = coming.count == 1
    var accepted: Set<ObjectIdentifier> = []
    var namesakes: [Identifier: TabItem] = [:]
    var leaving: [ObjectIdentifier: (list: TabList, tabs: [TabItem])] = [:]
    for tab in coming {
      guard !accepted.contains(ObjectIdentifier(tab)) else {
        reportRepetition(of: tab)
        continue
      }
      let name = Identifier(tab.identifier)
      guard accepts(tab), host?.tree.admits(tab, beside: namesakes[name]) != false
      else { continue }
      accepted.insert(ObjectIdentifier(tab))
      if !isSingle { namesakes[name] = tab }
      guard let list = tab.siblingList else { continue }
      if isSingle {
        list.remove([tab], movingTo: host, queue)
      } else {
        leaving[ObjectIdentifier(list), default: (list, [])].tabs.append(tab)
      }
    }
    for place in leaving.values { place.list.remove(place.tabs, movingTo: host, queue) }
    return accepted
  }

  private func remove(
    _ leaving: [TabItem],
    movingTo newHost: TabHostController?,
    _ queue: ObservationQueue
  ) {
    let host = host
    if leaving.count == 1 {
      tabs.remove(leaving[0])
    } else {
      let names = Set(leaving.map(ObjectIdentifier.init))
      tabs.removeAll { names.contains(ObjectIdentifier($0)) }
    }
    for tab in leaving { release(tab, from: host, to: newHost, queue) }
    tabsDidChange(in: host, queue)
  }

  /// Removes tabs that the host has refused, and that are therefore not in its tree.
  func drop(_ refused: Set<ObjectIdentifier>, in host: TabHostController) {
    let queue = host.transaction.observations
    let old = tabs
    tabs = old.filter { !refused.contains(ObjectIdentifier($0)) }
    for tab in old where refused.contains(ObjectIdentifier(tab)) {
      release(tab, from: nil, to: nil, queue)
    }
    tabsDidChange(in: host, queue)
    host.transaction.retire(old)
  }

  /// - Parameters:
  ///   - host: The host to remove the tab from.
  ///   - newHost: The host that the tab is about to enter.
  private func release(
    _ tab: TabItem,
    from host: TabHostController?,
    to newHost: TabHostController?,
    _ queue: ObservationQueue
  ) {
    host?.tree.detach(tab, to: newHost)
    if tab.asGroup != nil { groupCount -= 1 }
    guard let group else { return }
    tab.storedParent = nil
    tab.changed(\.parent, in: queue)
    if group.storedSelectedChild === tab {
      group.storedSelectedChild = nil
      group.changed(\.selectedChild, in: queue)
      host?.tree.departures.setSelectedChild(tab, of: group, in: host)
    }
  }

  /// Adds a tab that is in no list. Returns `false` if the host refuses it.
  private func add(
    _ tab: TabItem,
    to host: TabHostController?,
    _ queue: ObservationQueue
  ) -> Bool {
    tab.storedParent = group
    if let host, !host.tree.attach(tab, in: host) {
      tab.storedParent = nil
      return false
    }
    if tab.asGroup != nil { groupCount += 1 }
    if !isRoot { tab.changed(\.parent, in: queue) }
    return true
  }

  private func tabsDidChange(
    in host: TabHostController?,
    _ queue: ObservationQueue,
    replacing change: Replacement? = nil
  ) {
    version += 1
    orderDidChange(in: host, replacing: change)
    if let group {
      group.changed(\.children, in: queue)
      group.badgesBelowDidChange(in: host, queue)
    } else if let host {
      host.changed(\.tabs)
      host.transaction.note([.tabs, .bar, .rows, .rowStates])
    }
  }

  private func reportRepetition(of tab: TabItem) {
    let place = isRoot ? "root tabs" : "children"
    let message = "the tab is among the \(place) twice; the first occurrence is kept"
    if let group {
      group.report(.duplicateIdentifier, [tab], message)
    } else {
      host?.report(.duplicateIdentifier, [tab.identifier], message)
    }
  }
}

extension TabItem {
  /// The list that contains the tab, or `nil` if there is none.
  var siblingList: TabList? { storedParent?.childList ?? host?.rootList }
}

/// The identifiers that an order lists: those of the tabs in an order of the app, and those under
/// which customization is stored in an order of the user.
enum OrderNames {
  case identifiers, customizationIdentifiers

  @MainActor func callAsFunction(_ tab: TabItem) -> Identifier {
    switch self {
    case .identifiers: Identifier(tab.identifier)
    case .customizationIdentifiers: Identifier(tab.storedCustomizationIdentifier)
    }
  }
}

extension [TabItem] {
  /// Returns the tabs arranged by identifiers. Tabs without an identifier in the array follow in
  /// their current order.
  @MainActor func arranged(
    by identifiers: [Identifier],
    listing name: OrderNames = .identifiers
  ) -> [TabItem] {
    guard !identifiers.isEmpty else { return self }
    var rest: [Identifier: TabItem] = [:]
    for tab in self { rest[name(tab)] = tab }
    var arranged: [TabItem] = []
    for listed in identifiers {
      if let tab = rest.removeValue(forKey: listed) { arranged.append(tab) }
    }
    for tab in self where rest[name(tab)] === tab { arranged.append(tab) }
    return arranged
  }

  /// Returns the tabs arranged by identifiers, except for tabs that may not be moved, which keep
  /// their places.
  @MainActor func arrangedAroundLocked(
    by identifiers: [Identifier],
    listing name: OrderNames = .identifiers
  ) -> [TabItem] {
    guard !identifiers.isEmpty, !areAllMovable else {
      return arranged(by: identifiers, listing: name)
    }
    var movable = filter(\.storedAllowsMoving).arranged(by: identifiers, listing: name)
      .makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  /// Returns the tabs in the order of `requested`, which contains the same tabs, except for tabs
  /// that may not be moved, which keep their places.
  @MainActor func arrangedAroundLocked(as requested: [TabItem]) -> [TabItem] {
    guard !areAllMovable else { return requested }
    var movable = requested.filter(\.storedAllowsMoving).makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  /// Returns the customization identifiers for an order of identifiers. Names of absent tabs are
  /// unchanged.
  @MainActor func customizationIdentifiers(forOrderOfApp order: [Identifier]) -> [Identifier] {
    var names: [Identifier: Identifier] = [:]
    for tab in self where tab.hasOwnCustomizationIdentifier {
      names[Identifier(tab.identifier)] = Identifier(tab.storedCustomizationIdentifier)
    }
    return names.isEmpty ? order : order.map { names[$0] ?? $0 }
  }

  @MainActor private var areAllMovable: Bool { allSatisfy(\.storedAllowsMoving) }

  /// Returns the ranges in which the tabs and other ones differ, between a common prefix and a
  /// common suffix. Tabs are compared by identity.
  @MainActor func differingRanges(from other: [TabItem]) -> (Range<Int>, Range<Int>) {
    let shorter = Swift.min(count, other.count)
    var prefix = 0
    while prefix < shorter, self[prefix] === other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      self[count - 1 - suffix] === other[other.count - 1 - suffix]
    {
      suffix += 1
    }
    return (prefix..<(count - suffix), prefix..<(other.count - suffix))
  }

  /// Returns the tabs with one of them moved next to another; unchanged if either is not in the
  /// array.
  @MainActor func moving(
    _ tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> [TabItem] {
    var moved = filter { $0 !== tab }
    guard moved.count < count, let index = moved.firstIndex(where: { $0 === other }) else {
      return self
    }
    moved.insert(tab, at: side == .before ? index : index + 1)
    return moved
  }
}

extension [TabItem] {
  /// Returns the order to save for tabs that the user has moved, as customization identifiers, or
  /// `nil` if the app displays them in that order without a choice.
  ///
  /// Identifiers of tabs that are absent keep their places.
  ///
  /// - Parameters:
  ///   - saved: The order that was saved before, or `nil` if there is none.
  ///   - declared: The order of the app, as customization identifiers.
  ///   - isDeclared: Whether the tabs are in their default order and in the order of the app.
  @MainActor func orderOfUser(
    inPlaceOf saved: [Identifier]?,
    declared: [Identifier],
    isDeclared: Bool
  ) -> [Identifier]? {
    let names = [Identifier](map(\.storedCustomizationIdentifier))
    let order = names.keepingAbsent(of: saved ?? declared)
    guard isDeclared else { return order }
    let known = Set(names + declared)
    return order.allSatisfy { known.contains($0) } ? nil : order
  }
}

extension [Identifier] {
  /// Returns the order with the identifiers that are only in `old` inserted after their
  /// predecessors there.
  ///
  /// This keeps the places of tabs that are not in the host when the user moves the tabs around
  /// them.
  func keepingAbsent(of old: [Identifier]) -> [Identifier] {
    let present = Set(self)
    var absent: Set<Identifier> = []
    var followers: [Identifier?: [Identifier]] = [:]
    var predecessor: Identifier?
    for name in old {
      if present.contains(name) {
        predecessor = name
      } else if absent.insert(name).inserted {
        followers[predecessor, default: []].append(name)
      }
    }
    guard !followers.isEmpty else { return self }
    return (followers[nil] ?? []) + flatMap { [$0] + (followers[$0] ?? []) }
  }
}

// MARK: - Declared order

extension TabTree {
  /// The groups below a root that are displayed at the top level, in declared order, by their root.
  var hoistedGroupsByRoot: [ObjectIdentifier: [TabItem]] { byRoot(special.hoistedGroups.values) }

  /// Whether a nested tab has its own place in the bar.
  var hasNestedBarTabs: Bool { !special.nestedBarTabs.isEmpty }

  /// The nested tabs with their own place in the bar, in declared order, by their root.
  var nestedBarTabsByRoot: [ObjectIdentifier: [TabItem]] { byRoot(special.nestedBarTabs.values) }

  private func byRoot(_ tabs: some Collection<some TabItem>) -> [ObjectIdentifier: [TabItem]] {
    guard !tabs.isEmpty else { return [:] }
    return Dictionary(grouping: inDeclaredOrder(Array(tabs))) { ObjectIdentifier($0.root) }
  }

  /// Returns tabs of the tree, parents before children and siblings in declared order.
  ///
  /// Linear in the number of siblings of the tabs and of the groups above them.
  func inDeclaredOrder(_ tabs: [TabItem]) -> [TabItem] {
    guard tabs.count > 1 else { return tabs }
    var places: [ObjectIdentifier: Int] = [:]
    func place(of tab: TabItem) -> Int {
      if let place = places[ObjectIdentifier(tab)] { return place }
      for (index, sibling) in (tab.storedParent?.storedChildren ?? roots).enumerated() {
        places[ObjectIdentifier(sibling)] = index
      }
      return places[ObjectIdentifier(tab)] ?? 0
    }
    let placed = tabs.map { tab in (tab: tab, places: tab.path.map(place)) }
    return placed.sorted { $0.places.lexicographicallyPrecedes($1.places) }.map(\.tab)
  }
}
