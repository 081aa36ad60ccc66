/// The changes by the user that the delegate has not been notified of: the tabs and groups, with
/// their state before.
@MainActor final class CustomizationChanges {
  private var tabs: [ObjectIdentifier: (tab: TabItem, wasHidden: Bool)] = [:]
  private var tabsChosenByUser: Set<ObjectIdentifier> = []
  private var groups: [ObjectIdentifier: (group: TabGroupItem, order: [TabItem])] = [:]

  /// Notes a tab that the user is about to hide or show.
  func noteVisibility(of tab: TabItem) {
    let name = ObjectIdentifier(tab)
    if tabs[name] == nil { tabs[name] = (tab, tab.visibility.isHidden) }
  }

  /// Notes that a tab was hidden or shown, by the user or, overriding the user, programmatically.
  func visibilityDidChange(of tab: TabItem, byUser: Bool) {
    if byUser {
      tabsChosenByUser.insert(ObjectIdentifier(tab))
    } else {
      tabsChosenByUser.remove(ObjectIdentifier(tab))
    }
  }

  /// Returns whether the current visibility of a tab is the choice of the user.
  func isChosenByUser(_ tab: TabItem) -> Bool {
    tabsChosenByUser.contains(ObjectIdentifier(tab))
  }

  /// Notes a group whose children are about to be reordered.
  func noteOrder(of group: TabGroupItem) {
    let name = ObjectIdentifier(group)
    if groups[name] == nil { groups[name] = (group, group.childList.displayOrder) }
  }

  /// Returns the tabs whose visibility differs from the one before, in declared order.
  func changedTabs(in tree: TabTree) -> [TabItem] {
    let changed = tabs.values.filter {
      tree.contains($0.tab) && $0.tab.visibility.isHidden != $0.wasHidden
    }
    return tree.inDeclaredOrder(changed.map(\.tab))
  }

  /// Returns the groups whose children are in a different order than before, in declared order.
  func reorderedGroups(in tree: TabTree) -> [TabGroupItem] {
    let reordered = groups.values.filter { tree.contains($0.group) && differs($0.order, $0.group) }
    return tree.inDeclaredOrder(reordered.map(\.group)).compactMap(\.asGroup)
  }

  /// Returns whether the children that were already in the group are now in another order.
  private func differs(_ before: [TabItem], _ group: TabGroupItem) -> Bool {
    let now = group.childList.displayOrder
    let old = Set(before.map(ObjectIdentifier.init))
    return !now.filter { old.contains(ObjectIdentifier($0)) }
      .elementsEqual(before.filter { $0.storedParent === group }, by: ===)
  }
}
