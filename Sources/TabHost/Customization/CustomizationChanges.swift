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
    if !byUser, tabsChosenByUser.isEmpty { return }
    var tabs = replace(&tabsChosenByUser, with: [])
    if byUser {
      tabs.insert(ObjectIdentifier(tab))
    } else {
      tabs.remove(ObjectIdentifier(tab))
    }
    tabsChosenByUser = tabs
  }

  /// Returns whether the current visibility of a tab is the choice of the user.
  func isChosenByUser(_ tab: TabItem) -> Bool {
    tabsChosenByUser.contains(ObjectIdentifier(tab))
  }

  /// Notes a group whose children are about to be reordered.
  func noteOrder(of group: TabGroupItem) {
    let name = ObjectIdentifier(group)
    if groups[name] == nil { groups[name] = (group, group.order) }
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
    // Sets are built only for the range between the first and the last difference: a few children,
    // if one of 1,000 was moved by a short distance.
    let now = group.order
    let common = min(before.count, now.count)
    let start = (0..<common).first { before[$0] !== now[$0] } ?? common
    let rest = common - start
    let end = (1..<rest + 1).first { before[before.count - $0] !== now[now.count - $0] }
    let old = before[start...].dropLast(end.map { $0 - 1 } ?? rest)
    let new = now[start...].dropLast(end.map { $0 - 1 } ?? rest)
    let oldTabs = Set(old.map(ObjectIdentifier.init))
    return !new.filter { oldTabs.contains(ObjectIdentifier($0)) }
      .elementsEqual(old.filter { $0.storedParent === group }, by: ===)
  }
}

/// Computes the order to save when the user moves a tab in a group, among the root tabs or in the
/// bar.
@MainActor struct OrderChoice {
  /// The order that the app has declared, as identifiers.
  let declared: [String]
  /// The saved order, as customization identifiers, or `nil` if there is none.
  let saved: [String]?
  /// Returns the tabs, arranged by an order of identifiers.
  let arranged: ([String]) -> [TabItem]
  /// Returns the order that results when the user requests one, in which tabs that may not be moved
  /// keep their places.
  let permitted: ([TabItem]) -> [TabItem]

  /// Returns the order that results when the user requests one, or `nil` if it is the present
  /// order.
  func change(of present: [TabItem], to requested: [TabItem]) -> [TabItem]? {
    let tabs = permitted(requested)
    return tabs.elementsEqual(present, by: ===) ? nil : tabs
  }

  /// Returns the order to save for tabs that the user has moved, or `nil` if the tabs are in their
  /// default order and in the declared order.
  ///
  /// Identifiers of tabs that are absent keep their place in the saved order.
  ///
  /// - Parameter present: The order of the tabs before the move.
  func order(for tabs: [TabItem], inPlaceOf present: [TabItem]) -> [String]? {
    let names = tabs.map(\.customizationName)
    let declaredNames = present.customizationIdentifiers(forOrderOfApp: declared)
    let before = saved ?? declaredNames
    let isDeclared = [[], declared].allSatisfy { tabs.elementsEqual(arranged($0), by: ===) }
    // Most orders contain exactly the present tabs, and then no lookup is needed.
    let namesAll = before.elementsEqual(present.lazy.map(\.customizationName))
    let order = namesAll ? names : names.keepingAbsent(of: before)
    guard isDeclared else { return order }
    return Set(order).subtracting(names).isSubset(of: declaredNames) ? nil : order
  }
}
