/// Where what a person arranges would come to stand, for those that ask before it is done.
extension TabHostController {
  /// The neighbour that a row would have; nil if the order would stay.
  func rowLanding(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> UserInteraction.Arrangement? {
    if let isPassing = isPassing(tab, side, other) {
      return isPassing ? .moveRow(tab, side, other) : nil
    }
    let present = siblingOrder(of: tab)
    let wanted = present.moving(tab, side, other)
    let choice = siblingChoice(of: tab)
    guard let order = choice.change(of: present, to: wanted) else { return nil }
    if order.elementsEqual(wanted, by: ===) { return .moveRow(tab, side, other) }
    let index = order.firstIndex { $0 === tab } ?? 0
    func hasRow(_ tab: TabItem) -> Bool { sidebar.rowList?.index(of: tab) != nil }
    if let before = order.prefix(index).last(where: hasRow) { return .moveRow(tab, .after, before) }
    return order.dropFirst(index + 1).first(where: hasRow).map { .moveRow(tab, .before, $0) }
  }

  /// The most rows that are looked at one by one.
  private static let nearby = 500

  /// Whether a row would come past siblings on its way next to another one; nil if it takes the
  /// order of all to tell. Where none of those on the way is bound to a place, nothing else counts.
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

  /// How many items would stand before an item that is put into the bar; nil if that changes
  /// nothing.
  func barLanding(of tab: TabItem, at position: Int?) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    return landing(of: tab, in: bar, at: middleIndex(of: position, among: shown, in: bar))
  }

  /// The same for an item that is put next to another one.
  func itemLanding(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    guard tab !== other else { return nil }
    let index = shown.firstIndex { $0 === other }.map { side == .before ? $0 : $0 + 1 }
    return landing(of: tab, in: bar, at: index ?? (leads(other) ? 0 : shown.count))
  }

  private func landing(of tab: TabItem, in bar: Bar, at index: Int) -> Int? {
    let isThere = bar.middle.firstIndex { $0 === tab } == index
    return isThere ? nil : bar.fixed.count + index
  }

  /// The place in the middle of the bar that is nearest to a position in all of it.
  func middleIndex(of position: Int?, among shown: [TabItem], in bar: Bar) -> Int {
    guard let position else { return shown.count }
    return min(max(0, max(0, position) - bar.fixed.count), shown.count)
  }

  /// Whether an item that the middle does not have stands before it.
  func leads(_ item: TabItem) -> Bool {
    item.resolvedPlacement == .fixed && item !== separateTab
  }
}
