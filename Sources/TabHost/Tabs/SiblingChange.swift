/// A list of siblings that receives tabs: the root tabs of a host, or the children of a group.
@MainActor protocol SiblingList {
  /// The reference to the host of the list, or `nil` if the list is not in a host.
  var hostReference: HostReference? { get }

  /// Returns whether a tab is already in the list.
  func holds(_ tab: TabItem) -> Bool

  /// Returns whether a tab may be in the list, regardless of the other tabs.
  func allows(_ tab: TabItem) -> Bool

  /// Returns whether the identifier of a tab is unique, including among the other new tabs, of
  /// which `namesake` has the same identifier. Called before the tab leaves its previous place.
  func admits(_ tab: TabItem, beside namesake: TabItem?) -> Bool

  /// Adds a tab that is in no other place. Returns `false` to leave it out.
  func take(_ tab: TabItem, _ queue: ObservationQueue) -> Bool

  /// Called for a tab that occurs twice.
  func reportRepetition(of tab: TabItem)
}

/// The difference between two lists of siblings, computed for an assignment.
///
/// Only the part between the common prefix and the common suffix is examined, so that appending one
/// tab to many costs only the comparison of two arrays. The code that runs for each tab of a new
/// tree uses loops: a closure passed to the standard library checks on each call that it runs on
/// the main actor, which makes building a tree 10% slower.
@MainActor struct SiblingChange {
  private let old: [TabItem]
  private let new: [TabItem]
  /// The range that differs, in the old and in the new list.
  private let oldMiddle: Range<Int>
  private let newMiddle: Range<Int>
  /// Whether the only change is the move of one tab. This most frequent kind of move is found by
  /// comparison and does not need the sets of the general case, which take ten times as long.
  private let isMoveOfOne: Bool

  /// Compares the lists by identity.
  init(from old: [TabItem], to new: [TabItem]) {
    self.old = old
    self.new = new
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] === new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    oldMiddle = prefix..<(old.count - suffix)
    newMiddle = prefix..<(new.count - suffix)
    isMoveOfOne =
      oldMiddle.count == newMiddle.count && oldMiddle.count > 1
      && (Self.isRotation(of: old, into: new, oldMiddle)
        || Self.isRotation(of: new, into: old, oldMiddle))
  }

  /// Returns whether the first tab of a range has become the last, and the others are in the same
  /// order.
  private static func isRotation(
    of old: [TabItem],
    into new: [TabItem],
    _ range: Range<Int>
  ) -> Bool {
    guard old[range.lowerBound] === new[range.upperBound - 1] else { return false }
    for index in range.dropLast() where old[index + 1] !== new[index] { return false }
    return true
  }

  var isEmpty: Bool { oldMiddle.isEmpty && newMiddle.isEmpty }

  /// The tabs that are not in the new list.
  var leaving: [TabItem] {
    guard !oldMiddle.isEmpty, !isMoveOfOne else { return [] }
    guard !newMiddle.isEmpty else { return Array(old[oldMiddle]) }
    let staying = Set(new[newMiddle].map(ObjectIdentifier.init))
    return old[oldMiddle].filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// The number of tabs that enter the list from outside any host, and of their children.
  var additionalCount: Int {
    var count = 0
    for tab in new[newMiddle] where tab.hostReference == nil {
      count += 1 + (tab.asGroup?.storedChildren.count ?? 0)
    }
    return count
  }

  /// The tabs that are only in the new list, and possibly some that only move.
  var coming: ArraySlice<TabItem> { isMoveOfOne ? [] : new[newMiddle] }

  /// Returns the hosts, other than the given one, from which tabs are moved.
  func hostsLeft(for host: TabHostController?) -> [TabHostController] {
    guard !isMoveOfOne else { return [] }
    let own = host?.tree.reference
    var hosts: [TabHostController] = []
    for tab in new[newMiddle] where tab.hostReference !== own {
      guard let old = tab.host, !hosts.contains(where: { $0 === old }) else {
        continue
      }
      hosts.append(old)
    }
    return hosts
  }

  /// Returns the new list. Tabs are removed from their previous places together, so that each place
  /// changes once.
  ///
  /// - Parameters:
  ///   - list: The list that changes.
  ///   - queue: The queue for observers of the changed properties.
  func result(for list: some SiblingList, _ queue: ObservationQueue) -> [TabItem] {
    guard !newMiddle.isEmpty, !isMoveOfOne else { return new }
    if oldMiddle.isEmpty, newMiddle.count == 1 {
      return add(new[newMiddle.lowerBound], to: list, queue) ? new : old
    }
    let middle = isOnlyOfNew ? middleOfNew(for: list, queue) : anyMiddle(for: list, queue)
    guard middle.count < newMiddle.count else { return new }
    return new[..<newMiddle.lowerBound] + middle + new[newMiddle.upperBound...]
  }

  /// Adds a single new tab, after removing it from its previous place. Returns whether it was
  /// added.
  private func add(
    _ tab: TabItem,
    to list: some SiblingList,
    _ queue: ObservationQueue
  ) -> Bool {
    guard !list.holds(tab) else {
      list.reportRepetition(of: tab)
      return false
    }
    guard list.allows(tab), list.admits(tab, beside: nil) else { return false }
    if let parent = tab.storedParent {
      parent.removeChild(tab, movingTo: list.hostReference, queue)
    } else if let host = tab.host {
      host.removeRoots([ObjectIdentifier(tab)])
    }
    return list.take(tab, queue)
  }

  /// Returns the middle part if all its tabs are new and none leave. Each tab is added in turn,
  /// without the sets of the general case, which would add a third to the time that a tree takes to
  /// build.
  private func middleOfNew(for list: some SiblingList, _ queue: ObservationQueue) -> [TabItem] {
    var middle: [TabItem] = []
    middle.reserveCapacity(newMiddle.count)
    for tab in new[newMiddle] {
      if list.holds(tab) {
        list.reportRepetition(of: tab)
      } else if list.allows(tab), list.take(tab, queue) {
        middle.append(tab)
      }
    }
    return middle
  }

  /// Whether no tab leaves the list, and no new tab leaves another place.
  private var isOnlyOfNew: Bool {
    guard oldMiddle.isEmpty else { return false }
    for tab in new[newMiddle] where tab.hostReference != nil || tab.storedParent != nil {
      return false
    }
    return true
  }

  private func anyMiddle(for list: some SiblingList, _ queue: ObservationQueue) -> [TabItem] {
    var staying = Set(old[oldMiddle].map(ObjectIdentifier.init))
    var coming = Set<ObjectIdentifier>()
    var namesakes: [String: TabItem] = [:]
    var middle: [TabItem] = []
    for tab in new[newMiddle] {
      let name = ObjectIdentifier(tab)
      if staying.remove(name) != nil {
        middle.append(tab)
      } else if coming.contains(name) || list.holds(tab) {
        list.reportRepetition(of: tab)
      } else if list.allows(tab), list.admits(tab, beside: namesakes[tab.identifier]) {
        namesakes[tab.identifier] = tab
        coming.insert(name)
        middle.append(tab)
      }
    }
    Self.leavePlaces(
      middle.filter { coming.contains(ObjectIdentifier($0)) },
      queue
    )
    middle.removeAll { coming.contains(ObjectIdentifier($0)) && !list.take($0, queue) }
    return middle
  }

  private static func leavePlaces(_ tabs: [TabItem], _ queue: ObservationQueue) {
    var groups: [ObjectIdentifier: (group: TabGroupItem, tabs: Set<ObjectIdentifier>)] = [:]
    var hosts: [ObjectIdentifier: (host: TabHostController, tabs: Set<ObjectIdentifier>)] = [:]
    for tab in tabs {
      let name = ObjectIdentifier(tab)
      if let parent = tab.storedParent {
        groups[ObjectIdentifier(parent), default: (parent, [])].tabs.insert(name)
      } else if let host = tab.host {
        hosts[ObjectIdentifier(host), default: (host, [])].tabs.insert(name)
      }
    }
    for place in groups.values { place.group.removeChildren(place.tabs, queue) }
    for place in hosts.values { place.host.removeRoots(place.tabs) }
  }
}
