extension TabHostController {
  /// The root tabs in declared order. Assigning calls ``setTabs(_:animated:)``.
  public var tabs: [TabItem] {
    get { following(\.tabs, tree.roots) }
    set { setTabs(newValue, animated: false) }
  }

  /// The root tabs as the sidebar shows them: tabs, then groups, both as
  /// ``displayOrderIdentifiers`` says, around those that may not move. Hidden ones are in it.
  public var displayOrder: [TabItem] {
    follow(\.tabs)
    follow(\.displayOrderIdentifiers)
    return following(\.displayOrder, rootOrder)
  }

  /// What ``displayOrder`` reads.
  var rootOrder: [TabItem] { displayOrder(by: rootOrderIdentifiers) }

  func displayOrder(by identifiers: [String]) -> [TabItem] {
    let (others, groups) = Self.parted(tree.roots)
    return others.arrangedAroundLocked(by: identifiers)
      + groups.arrangedAroundLocked(by: identifiers)
  }

  /// The root tabs in an order of just them in which a person wants them.
  func displayOrder(settling wanted: [TabItem]) -> [TabItem] {
    let (others, groups) = Self.parted(tree.roots)
    let (wantedOthers, wantedGroups) = Self.parted(wanted)
    return others.settledAroundLocked(as: wantedOthers)
      + groups.settledAroundLocked(as: wantedGroups)
  }

  private static func parted(_ tabs: [TabItem]) -> (others: [TabItem], groups: [TabItem]) {
    var others: [TabItem] = []
    var groups: [TabItem] = []
    for tab in tabs { if tab.asGroup == nil { others.append(tab) } else { groups.append(tab) } }
    return (others, groups)
  }

  func rootOrderDidChange() {
    announce(\.displayOrder)
    sidebar.rootRowsDidChange()
  }

  /// The tab at any depth that has an identifier; nil if none has. Constant.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }

  func replaceRoots(with proposed: [TabItem]) {
    var siblings = SiblingChange(from: tree.roots, to: proposed)
    guard !siblings.isEmpty else { return }
    if siblings.announce(for: nil) {
      // Who was told at once may have changed the tabs.
      siblings = SiblingChange(from: tree.roots, to: proposed)
    }
    replaceRoots(as: siblings)
  }

  private func replaceRoots(as siblings: SiblingChange) {
    guard !siblings.isEmpty else { return }
    Self.change([self] + siblings.hostsLeft(for: self)) {
      announce(\.tabs)
      selection.rootsHaveChanged = true
      for tab in siblings.leaving { tree.detach(tab, from: self) }
      let roots = siblings.result(
        SiblingChange.Receiver(
          holds: { self.tree.contains($0) && $0.storedParent == nil },
          allows: { _ in true },
          admits: { self.tree.admits($0, beside: $1, to: self) },
          takes: { self.tree.attach($0, to: self) },
          foundTwice: {
            self.report(.duplicateIdentifier, [$0.identifier], "stands twice among the root tabs")
          }
        )
      )
      tree.setRoots(roots)
      sidebar.rootRowsDidChange()
      invalidateBar()
    }
  }

  func removeRoots(_ names: Set<ObjectIdentifier>) {
    let staying = tree.roots.filter { !names.contains(ObjectIdentifier($0)) }
    replaceRoots(as: SiblingChange(from: tree.roots, to: staying))
  }
}

// MARK: - Content

extension TabHostController {
  /// Makes the content of tabs that have none made yet, ahead of need.
  public func preload(_ tabs: [TabItem]) {
    for tab in tabs { _ = tab.madeViewController }
  }

  /// Drops the content of a tab, to be made again on the next need.
  ///
  /// - Returns: False, with nothing done, for content that is on screen or in a stack.
  @discardableResult
  public func unload(_ tab: TabItem) -> Bool {
    guard tab.hasMadeContent else { return true }
    guard let controller = tab.madeViewController, controller.parent == nil,
      controller.appearanceState == .disappeared
    else { return false }
    tab.dropContent()
    return true
  }
}
