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

  /// The checks and actions of a list that receives tabs.
  struct Receiver {
    /// The queue for observers of the changed properties.
    let queue: ObservationQueue
    /// Whether a tab is already in the list.
    let holds: (TabItem) -> Bool
    /// Whether a tab may be in the list, regardless of the other tabs.
    let allows: (TabItem) -> Bool
    /// Whether the identifier of a tab is unique, including among other new tabs, of which one may
    /// have the same identifier. Called before the tab leaves its previous place.
    let admits: (_ tab: TabItem, _ namesake: TabItem?) -> Bool
    /// Adds a tab that is in no other place. Returns `false` to leave it out.
    let takes: (TabItem) -> Bool
    /// Called for a tab that occurs twice.
    let foundTwice: (TabItem) -> Void
  }

  /// Returns the new list. Tabs are removed from their previous places together, so that each place
  /// changes once.
  func result(_ receiver: Receiver) -> [TabItem] {
    guard !newMiddle.isEmpty, !isMoveOfOne else { return new }
    if oldMiddle.isEmpty, newMiddle.count == 1 {
      return accepts(new[newMiddle.lowerBound], receiver) ? new : old
    }
    let middle = isOnlyOfNew ? middleOfNew(receiver) : anyMiddle(receiver)
    guard middle.count < newMiddle.count else { return new }
    return new[..<newMiddle.lowerBound] + middle + new[newMiddle.upperBound...]
  }

  /// Adds a single new tab, after removing it from its previous place. Returns whether it was
  /// added.
  private func accepts(_ tab: TabItem, _ receiver: Receiver) -> Bool {
    guard !receiver.holds(tab) else {
      receiver.foundTwice(tab)
      return false
    }
    guard receiver.allows(tab), receiver.admits(tab, nil) else { return false }
    if let parent = tab.storedParent {
      parent.removeChild(tab, receiver.queue)
    } else if let host = tab.host {
      host.removeRoots([ObjectIdentifier(tab)])
    }
    return receiver.takes(tab)
  }

  /// Returns the middle part if all its tabs are new and none leave. Each tab is added in turn
  /// without the sets of the general case, which would add a third to the time that a tree takes to
  /// build.
  private func middleOfNew(_ receiver: Receiver) -> [TabItem] {
    var middle: [TabItem] = []
    middle.reserveCapacity(newMiddle.count)
    for tab in new[newMiddle] {
      if receiver.holds(tab) {
        receiver.foundTwice(tab)
      } else if receiver.allows(tab), receiver.takes(tab) {
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

  private func anyMiddle(_ receiver: Receiver) -> [TabItem] {
    var staying = Set(old[oldMiddle].map(ObjectIdentifier.init))
    var coming = Set<ObjectIdentifier>()
    var namesakes: [String: TabItem] = [:]
    var middle: [TabItem] = []
    for tab in new[newMiddle] {
      let name = ObjectIdentifier(tab)
      if staying.remove(name) != nil {
        middle.append(tab)
      } else if coming.contains(name) || receiver.holds(tab) {
        receiver.foundTwice(tab)
      } else if receiver.allows(tab), receiver.admits(tab, namesakes[tab.identifier]) {
        namesakes[tab.identifier] = tab
        coming.insert(name)
        middle.append(tab)
      }
    }
    Self.leavePlaces(
      middle.filter { coming.contains(ObjectIdentifier($0)) },
      receiver.queue
    )
    middle.removeAll { coming.contains(ObjectIdentifier($0)) && !receiver.takes($0) }
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
