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

  /// The new list: `enter` is asked about every tab that was not there, `duplicate` is told of one
  /// that is named twice, which `isHere` knows to have its place already.
  func result(
    isHere: (TabItem) -> Bool,
    enter: (TabItem) -> Bool,
    duplicate: (TabItem) -> Void
  ) -> [TabItem] {
    var stayed = Set(old[prefix..<(old.count - suffix)].map(ObjectIdentifier.init))
    var result = Array(new[..<prefix])
    for tab in new[prefix..<(new.count - suffix)] {
      if stayed.remove(ObjectIdentifier(tab)) != nil {
        result.append(tab)
      } else if isHere(tab) {
        duplicate(tab)
      } else if enter(tab) {
        result.append(tab)
      }
    }
    result.append(contentsOf: new[(new.count - suffix)...])
    return result
  }
}

extension [TabItem] {
  /// The tabs in an order by identifier; those that it does not name follow as they stand.
  @MainActor func arranged(by identifiers: [String]) -> [TabItem] {
    guard !identifiers.isEmpty else { return self }
    var rest: [String: TabItem] = [:]
    for tab in self { rest[tab.identifier] = tab }
    var arranged: [TabItem] = []
    for name in identifiers {
      if let tab = rest.removeValue(forKey: name) { arranged.append(tab) }
    }
    return arranged + filter { rest[$0.identifier] === $0 }
  }
}
