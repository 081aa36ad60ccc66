extension TabHostController {
  /// The root tabs in declared order. Assigning calls ``setTabs(_:animated:)``.
  public var tabs: [TabItem] {
    get { observed(\.tabs, tree.roots) }
    set { setTabs(newValue, animated: false) }
  }

  /// The root tabs as the sidebar shows them: tabs, then groups, both as
  /// ``displayOrderIdentifiers`` says, around those that may not move. Hidden ones are in it.
  public var displayOrder: [TabItem] {
    access(\.tabs)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, orderedRoots)
  }

  /// The root tabs in the order of their rows.
  var orderedRoots: [TabItem] { displayOrder(by: state.rootOrder) }

  /// The order of the root tabs in the sidebar; tabs that are not named follow in declared order,
  /// and groups come after all others. Default empty.
  ///
  /// The order that the user has chosen is written here as tabs enter the host, over what was
  /// written before. What is written later counts in its turn, and is not saved.
  public var displayOrderIdentifiers: [String] {
    get { observed(\.displayOrderIdentifiers, state.rootOrder) }
    set { changeRootOrder(declared: newValue, chosen: nil) }
  }

  /// Changes the order as the app has declared and as the user has chosen it.
  func changeRootOrder(declared: [String], chosen: [String]?) {
    let isOther = chosen ?? declared != state.rootOrder
    update(isOther ? .rows : []) {
      state.declaredRootOrder = declared
      state.chosenRootOrder = chosen
      guard isOther else { return }
      sidebar.section = nil
      changed(\.displayOrderIdentifiers)
    }
  }

  /// Whether the user may reorder the root tabs in the sidebar, tabs among tabs and groups among
  /// groups. Default `false`. Ours; the original leaves the root alone.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, state.allowsReordering) }
    set {
      update(\.allowsReordering, from: state.allowsReordering, to: newValue) {
        state.allowsReordering = newValue
      }
    }
  }

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

  /// Returns the tab with the given identifier at any depth, or `nil` if there is none. Constant.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }

  func replaceRoots(with proposed: [TabItem]) {
    replaceRoots(as: SiblingChange(from: tree.roots, to: proposed))
  }

  private func replaceRoots(as siblings: SiblingChange) {
    guard !siblings.isEmpty else { return }
    Self.update([self] + siblings.hostsLeft(for: self)) {
      changed(\.tabs)
      for tab in siblings.leaving { tree.detach(tab, from: self) }
      let roots = siblings.result(
        SiblingChange.Receiver(
          queue: transaction.observations,
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
      sidebar.section = nil
      transaction.note([.roots, .tree, .rows, .bar])
    }
  }

  func removeRoots(_ names: Set<ObjectIdentifier>) {
    let staying = tree.roots.filter { !names.contains(ObjectIdentifier($0)) }
    replaceRoots(as: SiblingChange(from: tree.roots, to: staying))
  }
}
