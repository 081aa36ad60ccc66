extension TabHostController {
  /// The root tabs in declared order. Assigning calls ``setTabs(_:animated:)``.
  public var tabs: [TabItem] {
    get { tree.roots }
    set { setTabs(newValue, animated: false) }
  }

  /// The root tabs as the sidebar shows them: tabs, then groups, both as
  /// ``displayOrderIdentifiers`` says, around those that may not move. Hidden ones are in it.
  public var displayOrder: [TabItem] { displayOrder(by: displayOrderIdentifiers) }

  func displayOrder(by identifiers: [String]) -> [TabItem] {
    let groups = tabs.filter { $0.asGroup != nil }
    let others = groups.isEmpty ? tabs : tabs.filter { $0.asGroup == nil }
    return others.arrangedAroundLocked(by: identifiers)
      + groups.arrangedAroundLocked(by: identifiers)
  }

  /// The root tabs in an order of just them in which a person wants them.
  func displayOrder(settling wanted: [TabItem]) -> [TabItem] {
    let others = tabs.filter { $0.asGroup == nil }
    let groups = tabs.filter { $0.asGroup != nil }
    return others.settledAroundLocked(as: wanted.filter { $0.asGroup == nil })
      + groups.settledAroundLocked(as: wanted.filter { $0.asGroup != nil })
  }

  func rootOrderDidChange() { sidebar.rootRowsDidChange() }

  /// The tab at any depth that has an identifier; nil if none has. Constant.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }

  func replaceRoots(with proposed: [TabItem]) {
    let siblings = SiblingChange(from: tabs, to: proposed)
    guard !siblings.isEmpty else { return }
    Self.change([self] + siblings.hostsLeft(for: self)) {
      selection.rootsHaveChanged = true
      for tab in siblings.leaving { tree.detach(tab, from: self) }
      let roots = siblings.result(
        SiblingChange.Receiver(
          holds: { self.tree.contains($0) && $0.parent == nil },
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
    replaceRoots(with: tabs.filter { !names.contains(ObjectIdentifier($0)) })
  }
}

// MARK: - Content

extension TabHostController {
  /// Makes the content of tabs that have none made yet, ahead of need.
  public func preload(_ tabs: [TabItem]) {
    for tab in tabs { _ = tab.viewController }
  }

  /// Drops the content of a tab, to be made again on the next need.
  ///
  /// - Returns: False, with nothing done, for content that is on screen or in a stack.
  @discardableResult
  public func unload(_ tab: TabItem) -> Bool {
    guard tab.isViewControllerLoaded else { return true }
    guard let controller = tab.viewController, controller.parent == nil,
      controller.appearanceState == .disappeared
    else { return false }
    tab.dropContent()
    return true
  }
}
