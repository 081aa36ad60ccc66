extension TabGroupItem {
  /// Returns the tab with the given identifier below the group, at any depth, or `nil` if there is
  /// none.
  ///
  /// - Complexity: In a host, O(*d*), where *d* is the depth of the tab. Otherwise O(*n*), where
  ///   *n* is the number of tabs below the group.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    if let host {
      guard let found = host.tab(forIdentifier: identifier) else { return nil }
      return found !== self && found.isOrIsBelow(self) ? found : nil
    }
    var waiting = storedChildren
    while let tab = waiting.popLast() {
      if tab.identifier == identifier { return tab }
      if let group = tab.asGroup { waiting.append(contentsOf: group.storedChildren) }
    }
    return nil
  }

  func replaceChildren(with proposed: [TabItem]) {
    replaceChildren(as: SiblingChange(from: storedChildren, to: proposed))
  }

  /// - Parameter queue: The queue for observers, which the caller notifies. If `nil`, observers are
  ///   notified with the commit, or at the end if there is no host.
  private func replaceChildren(as siblings: SiblingChange, _ queue: ObservationQueue? = nil) {
    guard !siblings.isEmpty else { return }
    let host = host
    let others = siblings.hostsLeft(for: host)
    let notifiesHere = queue == nil && host == nil && others.isEmpty
    let queue = queue ?? (host ?? others.first)?.transaction.observations ?? ObservationQueue()
    let outer = host?.beginUpdate()
    let outers = TabHostController.beginUpdates(of: others)
    changed(\.children, in: queue)
    for child in siblings.leaving { detach(child, from: host, to: nil, queue) }
    storedChildren = siblings.result(for: self, queue)
    childrenDidChange(in: host, queue)
    TabHostController.endUpdates(of: others, returningTo: outers)
    if let outer { host?.endUpdate([], returningTo: outer) }
    if notifiesHere { queue.notify() }
  }

  func removeChildren(_ names: Set<ObjectIdentifier>, _ queue: ObservationQueue) {
    let staying = storedChildren.filter { !names.contains(ObjectIdentifier($0)) }
    replaceChildren(as: SiblingChange(from: storedChildren, to: staying), queue)
  }

  /// Removes a child that is about to enter another list of siblings.
  ///
  /// - Parameter newHost: The host of that list, or `nil` if it is not in a host.
  func removeChild(
    _ child: TabItem,
    movingTo newHost: HostReference?,
    _ queue: ObservationQueue
  ) {
    guard child.storedParent === self else { return }
    let host = host
    let outer = host?.beginUpdate()
    changed(\.children, in: queue)
    detach(child, from: host, to: newHost, queue)
    var staying = replace(&storedChildren, with: [])
    staying.remove(child)
    storedChildren = staying
    childrenDidChange(in: host, queue)
    if let outer { host?.endUpdate([], returningTo: outer) }
  }

  private func childrenDidChange(in host: TabHostController?, _ queue: ObservationQueue) {
    childrenOrderDidChange(in: host)
    badgesBelowDidChange(in: host, queue)
  }

  private func detach(
    _ child: TabItem,
    from host: TabHostController?,
    to newHost: HostReference?,
    _ queue: ObservationQueue
  ) {
    if let host { host.tree.detach(child, from: host, to: newHost) }
    release(child, queue)
  }

  private func release(_ child: TabItem, _ queue: ObservationQueue) {
    child.storedParent = nil
    child.parentDidChange(queue)
    if storedSelectedChild === child { store(selectedChild: nil, queue) }
  }

}

// MARK: - Receiving children

extension TabGroupItem: SiblingList {
  func holds(_ tab: TabItem) -> Bool { tab.parentReference.refers(to: self) }

  func reportRepetition(of tab: TabItem) {
    let message = "the tab is among the children twice; the first occurrence is kept"
    report(.duplicateIdentifier, [tab], message)
  }

  func allows(_ child: TabItem) -> Bool {
    guard let group = child.asGroup else { return true }
    var depth = 0
    for current in selfAndAncestors {
      guard current !== group else {
        report(.cycle, [child, self], "a group can't contain itself; it is not added")
        return false
      }
      depth += 1
    }
    guard
      depth + group.height <= Self.maximumDepth
        || depth + group.measureHeight() <= Self.maximumDepth
    else {
      let message = "groups can be nested \(Self.maximumDepth) levels deep; this one is not added"
      report(.tooDeep, [child, self], message)
      return false
    }
    raiseHeight(to: group.height + 1)
    return true
  }

  /// The maximum number of nested groups.
  ///
  /// Recursion over the tree and the deallocation of nested groups use the stack for each level.
  private static let maximumDepth = 512

  /// Raises ``height`` of the group, which is about to contain another group, and of the groups
  /// above it.
  private func raiseHeight(to height: Int) {
    var height = height
    for tab in selfAndAncestors {
      guard let group = tab.asGroup, group.height < height else { return }
      group.height = height
      height += 1
    }
  }

  /// Computes ``height`` of the group and the groups below it, and returns it.
  private func measureHeight() -> Int {
    var heightBelow = 0
    for child in storedChildren {
      if let group = child.asGroup { heightBelow = max(heightBelow, group.measureHeight()) }
    }
    height = heightBelow + 1
    return height
  }

  func admits(_ child: TabItem, beside namesake: TabItem?) -> Bool {
    guard let host else { return true }
    return host.tree.admits(child, beside: namesake, to: host)
  }

  func take(_ child: TabItem, _ queue: ObservationQueue) -> Bool {
    child.storedParent = self
    if let host, !host.tree.attach(child, to: host) {
      child.storedParent = nil
      return false
    }
    child.parentDidChange(queue)
    return true
  }

  /// Removes children that a host has refused, without detaching them from the host again.
  func drop(_ refused: Set<ObjectIdentifier>, from host: TabHostController) {
    let queue = host.transaction.observations
    changed(\.children, in: queue)
    let children = storedChildren
    storedChildren = children.filter { !refused.contains(ObjectIdentifier($0)) }
    for child in children where refused.contains(ObjectIdentifier(child)) { release(child, queue) }
    childrenDidChange(in: host, queue)
  }
}

extension TabItem {
  fileprivate func parentDidChange(_ queue: ObservationQueue) { changed(\.parent, in: queue) }
}
