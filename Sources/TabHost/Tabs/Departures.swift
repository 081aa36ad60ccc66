/// What has left a host during the current change. What comes back during the same change has only moved.
@MainActor final class Departures {
  /// The tabs whose visibility the host would decide again if they were new.
  private var tabs: [ObjectIdentifier: TabItem] = [:]
  /// The children that were selected in groups that they have left, or that have left along with them.
  /// Groups are equal if their identifiers are, so a group that takes the place of another one has its
  /// choice.
  private var selectedChildren: [TabItem: TabItem] = [:]
  /// The managed stacks that tabs have left.
  private var stacks: [ManagedStack] = []

  // MARK: - Leaving

  /// Notes that a tab leaves the stacks of the groups above it.
  func noteStacks(above tab: TabItem) {
    for group in tab.ancestors {
      if let stack = group.managedStack { stacks.append(stack) }
    }
  }

  /// Notes that a tab leaves the host.
  func note(_ tab: TabItem, from host: TabHostController) {
    noteStacks(above: tab)
    if tab.mayAdoptDefaultVisibility || host.editing.isActive
      || host.customizationKeeper.choices.contains(tab)
    {
      tabs[ObjectIdentifier(tab)] = tab
    }
    if let group = tab.asGroup, let child = group.storedSelectedChild {
      setSelectedChild(child, of: group, in: host)
    }
  }

  /// Notes the child that was selected in a group when it left, or `nil` because another child, or none, is
  /// selected explicitly since.
  func setSelectedChild(_ child: TabItem?, of group: TabGroupItem, in host: TabHostController?) {
    if child == nil, selectedChildren.isEmpty { return }
    // Changed in a copy: otherwise, each access to the property would be checked at run time.
    var children = replace(&selectedChildren, with: [:])
    let old = children.removeValue(forKey: group)
    children[group] = child
    selectedChildren = children
    if let old { host?.transaction.retire(old) }
  }

  // MARK: - Coming back

  /// Returns whether a tab that enters the host has left it during the current change. It is no longer
  /// departed.
  func takeBack(_ tab: TabItem) -> Bool {
    !tabs.isEmpty && tabs.removeValue(forKey: ObjectIdentifier(tab)) != nil
  }

  /// Treats the departed tabs as new if they come back. Called when another customization applies.
  func treatTabsAsNew(in host: TabHostController) {
    if !tabs.isEmpty { host.transaction.retire(replace(&tabs, with: [:])) }
  }

  /// Discards the departures, because the current change is complete.
  func discard(in host: TabHostController) {
    restoreSelectedChildren(in: host)
    treatTabsAsNew(in: host)
    while !stacks.isEmpty {
      for stack in replace(&stacks, with: []) { stack.discardPagesOfDepartedTabs() }
      treatTabsAsNew(in: host)
    }
  }

  /// Selects the child of a group whose identifier the child had that was selected in it, or in the
  /// group with the identifier of the group, before they left.
  private func restoreSelectedChildren(in host: TabHostController) {
    guard !selectedChildren.isEmpty else { return }
    let children = replace(&selectedChildren, with: [:])
    for (departed, child) in children {
      guard let group = host.tree.tab(forIdentifier: departed.identifier)?.asGroup,
        group.storedSelectedChild == nil,
        let child = host.tree.tab(forIdentifier: child.identifier), child.storedParent === group,
        !child.performsAction
      else { continue }
      group.store(selectedChild: child, in: host)
    }
    host.transaction.retire(children)
  }
}
