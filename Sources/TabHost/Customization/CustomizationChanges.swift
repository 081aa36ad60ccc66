/// What a person has changed and the delegate has not been told of: how it was before.
@MainActor final class CustomizationChanges {
  private var tabs: [ObjectIdentifier: (tab: TabItem, wasHidden: Bool)] = [:]
  private var tabsAsPutByUser: Set<ObjectIdentifier> = []
  private var groups: [ObjectIdentifier: (group: TabGroupItem, order: [TabItem])] = [:]

  /// Notes a tab that the person is about to hide or show.
  func noteVisibility(of tab: TabItem) {
    let name = ObjectIdentifier(tab)
    if tabs[name] == nil { tabs[name] = (tab, tab.visibility.isHidden) }
  }

  /// A tab was hidden or shown, by the person, or by code over what they have done.
  func visibilityDidChange(of tab: TabItem, byUser: Bool) {
    if byUser {
      tabsAsPutByUser.insert(ObjectIdentifier(tab))
    } else {
      tabsAsPutByUser.remove(ObjectIdentifier(tab))
    }
  }

  /// Whether a tab is hidden or shown because the person has put it so.
  func isAsPutByUser(_ tab: TabItem) -> Bool {
    tabsAsPutByUser.contains(ObjectIdentifier(tab))
  }

  /// Notes a group whose children are about to be moved.
  func noteOrder(of group: TabGroupItem) {
    let name = ObjectIdentifier(group)
    if groups[name] == nil { groups[name] = (group, group.order) }
  }

  /// The tabs that are hidden or shown now and were not before, in declared order.
  func changedTabs(in tree: TabTree) -> [TabItem] {
    let changed = tabs.values.filter {
      tree.contains($0.tab) && $0.tab.visibility.isHidden != $0.wasHidden
    }
    return tree.inDeclaredOrder(changed.map(\.tab))
  }

  /// The groups whose children stand in another order than before, in declared order.
  func reorderedGroups(in tree: TabTree) -> [TabGroupItem] {
    let reordered = groups.values.filter { tree.contains($0.group) && differs($0.order, $0.group) }
    return tree.inDeclaredOrder(reordered.map(\.group)).compactMap(\.asGroup)
  }

  /// Compares what was there before and is there now.
  private func differs(_ before: [TabItem], _ group: TabGroupItem) -> Bool {
    // Only what lies between the first and the last difference is looked at closely: of 1,000
    // children of which one was moved a little, a few.
    let now = group.order
    let common = min(before.count, now.count)
    let start = (0..<common).first { before[$0] !== now[$0] } ?? common
    let rest = common - start
    let end = (1..<rest + 1).first { before[before.count - $0] !== now[now.count - $0] }
    let old = before[start...].dropLast(end.map { $0 - 1 } ?? rest)
    let new = now[start...].dropLast(end.map { $0 - 1 } ?? rest)
    let known = Set(old.map(ObjectIdentifier.init))
    return !new.filter { known.contains(ObjectIdentifier($0)) }
      .elementsEqual(old.filter { $0.storedParent === group }, by: ===)
  }
}

/// Turns what a person has moved into the order that is kept: of a group, the root or the bar.
@MainActor struct OrderChoice {
  /// What the app has declared.
  let declared: [String]
  /// What is kept from before; nil if nothing is.
  let kept: [String]?
  /// Puts the tabs into an order by identifier.
  let arranged: ([String]) -> [TabItem]
  /// Where the tabs come to stand if a person wants them in an order: around those that may not
  /// move.
  let settled: ([TabItem]) -> [TabItem]

  /// The tabs in the order to which they come; nil if it is the present one.
  func change(of present: [TabItem], to wanted: [TabItem]) -> [TabItem]? {
    let tabs = settled(wanted)
    return tabs.elementsEqual(present, by: ===) ? nil : tabs
  }

  /// The order to keep for tabs that a person has settled; nil for the one that they have by
  /// default and as the app has declared it.
  ///
  /// What is not among the tabs today keeps its place in it.
  ///
  /// - Parameter present: The order in which they have stood.
  func order(for tabs: [TabItem], inPlaceOf present: [TabItem]) -> [String]? {
    let names = tabs.map(\.identifier)
    let before = kept ?? declared
    let isDeclared = [[], declared].allSatisfy { tabs.elementsEqual(arranged($0), by: ===) }
    // An order that names what is there and nothing else, as most do, is told without looking up.
    let namesAll = before.elementsEqual(present.lazy.map(\.identifier))
    let order = namesAll ? names : names.keepingAbsent(of: before)
    guard isDeclared else { return order }
    return Set(order).subtracting(names).isSubset(of: declared) ? nil : order
  }
}
