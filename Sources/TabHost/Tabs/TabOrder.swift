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
    for tab in self where rest[tab.identifier] === tab { arranged.append(tab) }
    return arranged
  }

  /// The same around the tabs that may not move, each of which keeps its place.
  @MainActor func arrangedAroundLocked(by identifiers: [String]) -> [TabItem] {
    guard !identifiers.isEmpty, !areAllMovable else {
      return arranged(by: identifiers)
    }
    var movable = filter(\.storedAllowsMoving).arranged(by: identifiers).makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  /// The same for an order of just these tabs, without looking up names.
  @MainActor func settledAroundLocked(as wanted: [TabItem]) -> [TabItem] {
    guard !areAllMovable else { return wanted }
    var movable = wanted.filter(\.storedAllowsMoving).makeIterator()
    return map { $0.storedAllowsMoving ? movable.next() ?? $0 : $0 }
  }

  // A loop, since a closure that is handed to the standard library checks on each call that it runs
  // on the main actor: a quarter of the time of a move among 1,000 root tabs.
  @MainActor private var areAllMovable: Bool {
    for tab in self where !tab.storedAllowsMoving { return false }
    return true
  }

  /// The tabs with one of them next to another; as they are if the two are not among them.
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

extension [String] {
  /// The order, with what another one names beside it put behind what it followed there.
  ///
  /// So the places of tabs that are absent today are kept when a person moves those around them.
  func keepingAbsent(of old: [String]) -> [String] {
    let present = Set(self)
    var absent: Set<String> = []
    var followers: [String?: [String]] = [:]
    var predecessor: String?
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
