/// The places where rearranged rows and items would be inserted, computed before the user drops
/// them.
extension TabHostController {
  /// Returns the neighbor that a row would have after a move, or `nil` if the order would not
  /// change.
  func rowDestination(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> UserInteraction.Arrangement? {
    if let isPassing = isPassing(tab, side, other) {
      return isPassing ? .moveRow(tab, side, other) : nil
    }
    let present = siblingOrder(of: tab)
    let requested = present.moving(tab, side, other)
    let choice = siblingChoice(of: tab)
    guard let order = choice.change(of: present, to: requested) else { return nil }
    if order.elementsEqual(requested, by: ===) { return .moveRow(tab, side, other) }
    let index = order.firstIndex { $0 === tab } ?? 0
    func hasRow(_ tab: TabItem) -> Bool { sidebar.rowList?.index(of: tab) != nil }
    if let before = order.prefix(index).last(where: hasRow) { return .moveRow(tab, .after, before) }
    return order.dropFirst(index + 1).first(where: hasRow).map { .moveRow(tab, .before, $0) }
  }

  /// The maximum number of rows that are examined one by one.
  private static let nearby = 500

  /// Returns whether a row would pass siblings when it is moved next to another row, or `nil` if
  /// only the complete order can decide. The rows between are sufficient if none of them is
  /// restricted to a place.
  private func isPassing(
    _ tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> Bool? {
    guard let rows = sidebar.rowList, let start = rows.index(of: tab),
      let end = rows.index(of: other),
      abs(start - end) <= Self.nearby
    else { return nil }
    let isDown = start < end
    var passed = 0
    for row in rows.rows(at: isDown ? start + 1..<end + 1 : end..<start) {
      guard let sibling = row.tab, sibling.storedParent === tab.storedParent else { continue }
      guard sibling.storedAllowsMoving, (sibling.asGroup == nil) == (tab.asGroup == nil) else {
        return nil
      }
      passed += 1
    }
    return passed > ((side == .after) == isDown ? 0 : 1)
  }

  /// Returns the number of items that would precede an item that is moved to a position in the bar,
  /// or `nil` if nothing would change.
  func barDestination(of tab: TabItem, at position: Int?) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    return destination(of: tab, in: bar, at: middleIndex(of: position, among: shown, in: bar))
  }

  /// Returns the number of items that would precede an item that is moved next to another one, or
  /// `nil` if nothing would change.
  func itemDestination(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    guard tab !== other else { return nil }
    let index = shown.firstIndex { $0 === other }.map { side == .before ? $0 : $0 + 1 }
    return destination(of: tab, in: bar, at: index ?? (leads(other) ? 0 : shown.count))
  }

  private func destination(of tab: TabItem, in bar: Bar, at index: Int) -> Int? {
    let isThere = bar.middle.firstIndex { $0 === tab } == index
    return isThere ? nil : bar.fixed.count + index
  }

  /// Returns the index in the middle of the bar that is nearest to a position in the whole bar.
  func middleIndex(of position: Int?, among shown: [TabItem], in bar: Bar) -> Int {
    guard let position else { return shown.count }
    return min(max(0, max(0, position) - bar.fixed.count), shown.count)
  }

  /// Returns whether an item outside the middle of the bar precedes the middle.
  func leads(_ item: TabItem) -> Bool {
    item.resolvedPlacement.region == .fixed && item !== separateTab
  }
}
