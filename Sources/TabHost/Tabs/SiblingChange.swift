/// What an assignment changes in a list of siblings.
///
/// Only the part between the common beginning and the common end is looked at closely, so that
/// one tab appended to many costs a comparison of two arrays and no more. What runs for each tab of
/// a tree that is built is a loop: a closure that is handed to the standard library checks on each
/// call that it runs on the main actor, and building takes a tenth longer.
@MainActor struct SiblingChange {
  private let old: [TabItem]
  private let new: [TabItem]
  /// What differs, in both.
  private let oldMiddle: Range<Int>
  private let newMiddle: Range<Int>
  /// Whether one tab has another place, and nobody comes or goes. Found by comparing, it spares
  /// the most frequent move the sets of the general case, which take ten times as long.
  private let isMoveOfOne: Bool

  /// Compares by identity.
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

  /// Whether the first tab of a range has become its last.
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

  /// The tabs that are no longer there.
  var leaving: [TabItem] {
    guard !oldMiddle.isEmpty, !isMoveOfOne else { return [] }
    guard !newMiddle.isEmpty else { return Array(old[oldMiddle]) }
    let staying = Set(new[newMiddle].map(ObjectIdentifier.init))
    return old[oldMiddle].filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// The tabs that are new to the list, and maybe some that only move.
  var coming: ArraySlice<TabItem> { isMoveOfOne ? [] : new[newMiddle] }

  /// The hosts that tabs come from, other than the given one.
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

  /// What a list does with the tabs that come to it.
  struct Receiver {
    /// Where observers are noted.
    let queue: ObservationQueue
    /// Whether a tab is in the list already.
    let holds: (TabItem) -> Bool
    /// Whether a tab may be in the list, whoever else is.
    let allows: (TabItem) -> Bool
    /// Whether the identifier of a tab is free, beside one of it that comes along; asked before
    /// the tab leaves its old place.
    let admits: (_ tab: TabItem, _ namesake: TabItem?) -> Bool
    /// Takes a tab that has no place; false leaves it out.
    let takes: (TabItem) -> Bool
    /// Hears of a tab that is named twice.
    let foundTwice: (TabItem) -> Void
  }

  /// The new list. All that come leave their old places together, each place being changed once.
  func result(_ receiver: Receiver) -> [TabItem] {
    guard !newMiddle.isEmpty, !isMoveOfOne else { return new }
    if oldMiddle.isEmpty, newMiddle.count == 1 {
      return accepts(new[newMiddle.lowerBound], receiver) ? new : old
    }
    let middle = isOnlyOfNew ? middleOfNew(receiver) : anyMiddle(receiver)
    guard middle.count < newMiddle.count else { return new }
    return new[..<newMiddle.lowerBound] + middle + new[newMiddle.upperBound...]
  }

  /// Takes the one tab that comes, from its old place if it has one. Returns whether it is taken.
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

  /// The middle where all tabs are new and nobody goes: each is taken as it is met, which spares
  /// the building of a tree the sets of the general case, a third of its time.
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

  /// Whether nobody goes, and nobody who comes leaves another place.
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
