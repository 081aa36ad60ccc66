extension TabHostController {
  /// The root tabs in the order of the sidebar, including hidden ones.
  ///
  /// Groups follow the other tabs. Both are arranged by ``displayOrderIdentifiers``, except for
  /// tabs that may not be moved, which keep their places.
  public var displayOrder: [TabItem] {
    access(\.tabs)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, orderedRoots)
  }

  /// The root tabs in the order of the sidebar, read without observation.
  var orderedRoots: [TabItem] {
    displayOrder(
      by: state.chosenRootOrder ?? state.declaredRootOrder,
      listing: state.chosenRootOrder == nil ? .identifiers : .customizationIdentifiers
    )
  }

  /// The identifiers of the root tabs in the order of the sidebar.
  ///
  /// The default is an empty array. Tabs without an identifier in the array follow in declared
  /// order; groups follow all other tabs. When tabs enter the host, the order that the user has
  /// chosen replaces the value of this property. A value that you assign afterward takes effect,
  /// but is not saved.
  public var displayOrderIdentifiers: [String] {
    get {
      let order = listedRootOrder(state.chosenRootOrder, state.declaredRootOrder)
      return observed(\.displayOrderIdentifiers, order)
    }
    set { changeRootOrder(declared: newValue, chosen: nil) }
  }

  private func listedRootOrder(_ chosen: [String]?, _ declared: [String]) -> [String] {
    chosen.map { tree.roots.identifiers(forOrderOfUser: $0) } ?? declared
  }

  /// Changes the declared order and the order that the user has chosen.
  func changeRootOrder(declared: [String], chosen: [String]?) {
    let isOther =
      listedRootOrder(chosen, declared)
      != listedRootOrder(state.chosenRootOrder, state.declaredRootOrder)
    update(isOther ? .rows : []) {
      set(\.declaredRootOrder, declared)
      set(\.chosenRootOrder, chosen)
      guard isOther else { return }
      sidebar.section = nil
      changed(\.displayOrderIdentifiers)
    }
  }

  /// Whether the user may reorder the root tabs in the sidebar.
  ///
  /// The default is `false`. Tabs are reordered among tabs, and groups among groups. This property
  /// has no counterpart in UIKit, where the user can't reorder root tabs.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, state.allowsReordering) }
    set {
      change(\.allowsReordering, \.allowsReordering, to: newValue)
    }
  }

  func displayOrder(
    by identifiers: [String],
    listing name: OrderNames = .identifiers
  ) -> [TabItem] {
    let (others, groups) = Self.parted(tree.roots)
    return others.arrangedAroundLocked(by: identifiers, listing: name)
      + groups.arrangedAroundLocked(by: identifiers, listing: name)
  }

  /// Returns the root tabs in the given order, except for tabs that may not be moved.
  ///
  /// - Parameter requested: The root tabs in the order that the user requests.
  func displayOrder(requested: [TabItem]) -> [TabItem] {
    let (others, groups) = Self.parted(tree.roots)
    let (requestedOthers, requestedGroups) = Self.parted(requested)
    return others.arrangedAroundLocked(as: requestedOthers)
      + groups.arrangedAroundLocked(as: requestedGroups)
  }

  private static func parted(_ tabs: [TabItem]) -> (others: [TabItem], groups: [TabItem]) {
    var others: [TabItem] = []
    var groups: [TabItem] = []
    for tab in tabs { if tab.asGroup == nil { others.append(tab) } else { groups.append(tab) } }
    return (others, groups)
  }

  /// Returns the tab with the given identifier, at any depth, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }

  func replaceRoots(with proposed: [TabItem]) {
    replaceRoots(as: SiblingChange(from: tree.roots, to: proposed))
  }

  private func replaceRoots(as siblings: SiblingChange) {
    guard !siblings.isEmpty else { return }
    let others = siblings.hostsLeft(for: self)
    let outer = beginUpdate()
    let outers = Self.beginUpdates(of: others)
    changed(\.tabs)
    for tab in siblings.leaving { tree.detach(tab, from: self) }
    tree.makeRoom(for: siblings.additionalCount)
    tree.setRoots(siblings.result(for: RootTabs(host: self), transaction.observations))
    sidebar.section = nil
    Self.endUpdates(of: others, returningTo: outers)
    endUpdate([.roots, .tree, .rows, .bar], returningTo: outer)
  }

  func removeRoots(_ names: Set<ObjectIdentifier>) {
    let staying = tree.roots.filter { !names.contains(ObjectIdentifier($0)) }
    replaceRoots(as: SiblingChange(from: tree.roots, to: staying))
  }
}

/// The root tabs of a host, as a list that receives tabs.
private struct RootTabs: SiblingList {
  let host: TabHostController
  var hostReference: HostReference? { host.tree.reference }

  func holds(_ tab: TabItem) -> Bool { host.tree.contains(tab) && tab.storedParent == nil }

  func allows(_ tab: TabItem) -> Bool { true }

  func admits(_ tab: TabItem, beside namesake: TabItem?) -> Bool {
    host.tree.admits(tab, beside: namesake, to: host)
  }

  func take(_ tab: TabItem, _ queue: ObservationQueue) -> Bool { host.tree.attach(tab, to: host) }

  func reportRepetition(of tab: TabItem) {
    let message = "the tab is among the root tabs twice; the first occurrence is kept"
    host.report(.duplicateIdentifier, [tab.identifier], message)
  }
}
