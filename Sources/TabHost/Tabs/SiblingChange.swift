/// What an assignment changes in a list of siblings.
///
/// Only the part between the common beginning and the common end is looked at closely, so that
/// one tab appended to many costs a comparison of two arrays and no more.
@MainActor struct SiblingChange {
  private let old: [TabItem]
  private let new: [TabItem]
  private let prefix: Int
  private let suffix: Int

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
    self.prefix = prefix
    self.suffix = suffix
  }

  var isEmpty: Bool { old.count == new.count && prefix == old.count }

  /// The tabs that are no longer there.
  var leaving: [TabItem] {
    guard prefix + suffix < old.count else { return [] }
    let staying = Set(new[prefix..<(new.count - suffix)].map(ObjectIdentifier.init))
    return old[prefix..<(old.count - suffix)].filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// The hosts that tabs come from, other than the given one.
  func hostsLeft(for host: TabHostController?) -> [TabHostController] {
    var hosts: [TabHostController] = []
    for tab in new[prefix..<(new.count - suffix)] {
      guard let old = tab.tabHostController, old !== host, !hosts.contains(where: { $0 === old })
      else { continue }
      hosts.append(old)
    }
    return hosts
  }

  /// What a list does with the tabs that come to it.
  struct Receiver {
    /// Whether a tab is in the list already.
    let holds: (TabItem) -> Bool
    /// Whether a tab may come, beside one of its identifier that comes along; asked before it
    /// leaves its old place.
    let admits: (_ tab: TabItem, _ namesake: TabItem?) -> Bool
    /// Takes a tab that has no place; false leaves it out.
    let takes: (TabItem) -> Bool
    /// Hears of a tab that is named twice.
    let foundTwice: (TabItem) -> Void
  }

  /// The new list. All that come leave their old places together, each place being changed once.
  func result(_ receiver: Receiver) -> [TabItem] {
    var staying = Set(old[prefix..<(old.count - suffix)].map(ObjectIdentifier.init))
    var coming = Set<ObjectIdentifier>()
    var namesakes: [String: TabItem] = [:]
    var middle: [TabItem] = []
    for tab in new[prefix..<(new.count - suffix)] {
      let name = ObjectIdentifier(tab)
      if staying.remove(name) != nil {
        middle.append(tab)
      } else if coming.contains(name) || receiver.holds(tab) {
        receiver.foundTwice(tab)
      } else if receiver.admits(tab, namesakes[tab.identifier]) {
        namesakes[tab.identifier] = tab
        coming.insert(name)
        middle.append(tab)
      }
    }
    Self.leavePlaces(middle.filter { coming.contains(ObjectIdentifier($0)) })
    middle.removeAll { coming.contains(ObjectIdentifier($0)) && !receiver.takes($0) }
    return Array(new[..<prefix]) + middle + Array(new[(new.count - suffix)...])
  }

  private static func leavePlaces(_ tabs: [TabItem]) {
    let byGroup = Dictionary(grouping: tabs.filter { $0.parent != nil }) {
      $0.parent.map(ObjectIdentifier.init)
    }
    let byHost = Dictionary(grouping: tabs.filter { $0.owner != nil }) {
      $0.owner.map(ObjectIdentifier.init)
    }
    for tabs in byGroup.values {
      let names = Set(tabs.map(ObjectIdentifier.init))
      tabs.first?.parent?.removeChildren(names)
    }
    for tabs in byHost.values {
      let names = Set(tabs.map(ObjectIdentifier.init))
      tabs.first?.owner?.removeRoots(names)
    }
  }
}
