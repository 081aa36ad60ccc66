extension TabGroupItem {
  /// The tabs of the group in declared order. Assigning is the way to change them. Live.
  ///
  /// Tabs that stood elsewhere leave that place. A tab that is the group itself, or above it, is
  /// refused as ``TabHostController/Diagnostic/Rule/cycle``. A selected child that leaves moves the
  /// selection as ``SelectionOrigin/fallback`` describes. Costs what differs, and one comparison
  /// of the old and the new array.
  public var children: [TabItem] {
    get { following(\.children, storedChildren) }
    set { replaceChildren(with: newValue) }
  }

  /// The tab below the group, at any depth, that has an identifier; nil if none has.
  ///
  /// Constant in a host, linear in the number of tabs below outside one.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    if let host = tabHost {
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
    var siblings = SiblingChange(from: storedChildren, to: proposed)
    guard !siblings.isEmpty else { return }
    if siblings.announce(for: self) {
      // Who was told at once may have changed the children.
      siblings = SiblingChange(from: storedChildren, to: proposed)
    }
    replaceChildren(as: siblings)
  }

  private func replaceChildren(as siblings: SiblingChange) {
    guard !siblings.isEmpty else { return }
    let host = tabHost
    TabHostController.change((host.map { [$0] } ?? []) + siblings.hostsLeft(for: host)) {
      for child in siblings.leaving { detach(child) }
      storedChildren = siblings.result(
        SiblingChange.Receiver(
          holds: { $0.storedParent === self },
          allows: { self.allows($0) },
          admits: { self.admits($0, beside: $1) },
          takes: { self.take($0) },
          foundTwice: {
            let message = "stands twice among the children of \(self.identifier)"
            self.report(.duplicateIdentifier, [$0], message)
          }
        )
      )
      childrenOrderDidChange()
      badgesBelowDidChange(in: host)
    }
  }

  func removeChildren(_ names: Set<ObjectIdentifier>) {
    let staying = storedChildren.filter { !names.contains(ObjectIdentifier($0)) }
    replaceChildren(as: SiblingChange(from: storedChildren, to: staying))
  }

  private func detach(_ child: TabItem) {
    if let host = tabHost { host.tree.detach(child, from: host) }
    child.storedParent = nil
    if storedSelectedChild === child { remember(selectedChild: nil) }
  }

  private func allows(_ child: TabItem) -> Bool {
    guard child.asGroup != nil, isOrIsBelow(child) else { return true }
    report(.cycle, [child, self], "cannot be put below itself")
    return false
  }

  private func admits(_ child: TabItem, beside namesake: TabItem?) -> Bool {
    guard let host = tabHost else { return true }
    return host.tree.admits(child, beside: namesake, to: host)
  }

  private func take(_ child: TabItem) -> Bool {
    child.storedParent = self
    if let host = tabHost, !host.tree.attach(child, to: host) {
      child.storedParent = nil
      return false
    }
    return true
  }

  /// Takes out children that a host has refused, without asking it again.
  func drop(_ refused: Set<ObjectIdentifier>) {
    storedChildren.removeAll { child in
      guard refused.contains(ObjectIdentifier(child)) else { return false }
      child.announce(\.parent)
      child.storedParent = nil
      if storedSelectedChild === child { remember(selectedChild: nil) }
      return true
    }
    childrenOrderDidChange()
    badgesBelowDidChange(in: tabHost)
  }
}
