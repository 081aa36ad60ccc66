extension RowDisplay {
  /// Whether rows need an update.
  var needsUpdate: Bool { !changes.isEmpty }

  /// Updates the rows immediately, as part of a notification about the sidebar.
  func updateNow(in host: TabHostController) {
    guard isInUse else { return }
    changes.formUnion([.places, .states])
    states = nil
    guard phase == .idle else { return }
    var passes = 0
    while needsUpdate {
      guard passes < Transaction.maximumPasses + shown.count else {
        discardChanges()
        let message = "callbacks keep changing the rows; they are not called for the last change"
        return host.report(.selectionLoop, [], message)
      }
      passes += 1
      pass(in: host)
    }
  }

  /// Updates the rows that may have changed, once. Stops as soon as a callback has changed the list
  /// of rows or their states.
  func pass(in host: TabHostController) {
    let changes = changes
    self.changes = []
    phase = .updating
    defer {
      phase = .idle
      states = nil
    }
    let isComplete =
      switch changes {
      case .looks: refreshOutdated(in: host)
      case .selection: refreshSelection(in: host)
      default: refreshAll(changes, in: host)
      }
    // The rows that were not reached are left for the next pass.
    if !isComplete { self.changes.formUnion(changes.subtracting(.places)) }
  }

  /// Updates which rows there are, and then their states. Returns `false` if a callback has changed
  /// that again.
  private func refreshAll(_ changes: Changes, in host: TabHostController) -> Bool {
    passCount += 1
    discardDeparted(from: host)
    return replaceRows(in: host) && refresh(changes, in: host)
  }

  /// Whether a callback has changed the list of rows or their states.
  private var isSuperseded: Bool { !changes.isDisjoint(with: [.places, .states]) }

  /// Notifies the delegate of the rows that were removed and inserted. Returns `false` if a callback
  /// has changed the rows again.
  private func replaceRows(in host: TabHostController) -> Bool {
    let list = isOnScreen(in: host) ? RowList(host: host) : nil
    let room = range.clamped(to: 0..<(list?.count ?? 0))
    let (sameCount, others) = list?.rows(at: room, comparedWith: shown) ?? (0, [])
    guard !others.isEmpty || sameCount < shown.count else {
      if list == nil { discardItems() }
      return true
    }
    let old = (rows: Array(shown[sameCount...]), items: Array(shownItems[sameCount...]))
    let inserted = keepRows(among: others, after: sameCount, replacing: old)
    guard endDisplaying(old.rows, old.items, besides: others, in: host) else { return false }
    if list == nil { discardItems() }
    changeItems { $0.reserveCapacity($0.count + inserted.count) }
    for index in inserted {
      begin(others[index], at: sameCount + index, in: host)
      if isSuperseded { return false }
    }
    return true
  }

  /// Replaces the rows after the first ones by those of a list that are on screen already.
  ///
  /// - Returns: The indices of the other rows in the list.
  private func keepRows(
    among rows: [TabHostController.Sidebar.Row],
    after count: Int,
    replacing old: (rows: [TabHostController.Sidebar.Row], items: [TabSidebarItem?])
  ) -> [Int] {
    guard !old.rows.isEmpty else { return Array(rows.indices) }
    // Rows without an item are compared by their identities.
    var rowsWithoutItem: Set<RowIdentity> = []
    for index in old.rows.indices where old.items[index] == nil {
      rowsWithoutItem.insert(old.rows[index].identity)
    }
    let items = items
    var inserted: [Int] = []
    changeShown { shown, shownItems in
      shown.removeSubrange(count...)
      shownItems.removeSubrange(count...)
      for (index, row) in rows.enumerated() {
        let item = items[row.identity]
        guard item?.display.isOnScreen ?? rowsWithoutItem.contains(row.identity) else {
          inserted.append(index)
          continue
        }
        item?.display.listingPass = passCount
        shown.append(row)
        shownItems.append(item)
      }
    }
    return inserted
  }

  /// Changes the rows on screen in a copy, so that no access to them overlaps with another one.
  /// Otherwise, every access would be checked at run time.
  private func changeShown(
    _ change: (inout [TabHostController.Sidebar.Row], inout [TabSidebarItem?]) -> Void
  ) {
    var (rows, items) = (shown, shownItems)
    (shown, shownItems) = ([], [])
    change(&rows, &items)
    (shown, shownItems) = (rows, items)
  }

  /// Updates the existing rows whose state or appearance has changed. Returns `false` if a callback
  /// has changed the rows again.
  private func refresh(_ changes: Changes, in host: TabHostController) -> Bool {
    let isAny = !changes.isDisjoint(with: [.states, .selection])
    for index in shown.indices {
      let display = shownItems[index]?.display
      guard isAny || display?.isOutdated != false, display?.insertionPass != passCount
      else { continue }
      refresh(at: index, in: host)
      if isSuperseded { return false }
    }
    return true
  }

  /// Updates the previously selected row and the selected row, in their order. With 50 rows on
  /// screen, this takes a twentieth of the time of checking all rows.
  private func refreshSelection(in host: TabHostController) -> Bool {
    for index in Self.indices(of: shown, selectedOtherThan: host.state.selection.tab) {
      changeShown { shown, _ in shown[index].isSelected.toggle() }
      refresh(at: index, in: host)
      if isSuperseded { return false }
    }
    return true
  }

  private static func indices(
    of rows: [TabHostController.Sidebar.Row],
    selectedOtherThan selected: TabItem?
  ) -> [Int] {
    var identity: RowIdentity?
    if let selected { identity = RowIdentity(selected) }
    var indices: [Int] = []
    for index in rows.indices where rows[index].isSelected != (rows[index].identity == identity) {
      indices.append(index)
    }
    return indices
  }

  /// Updates the rows whose appearance has changed, in their order.
  private func refreshOutdated(in host: TabHostController) -> Bool {
    for index in shown.indices where shownItems[index]?.display.isOutdated != false {
      refresh(at: index, in: host)
      if isSuperseded { return false }
    }
    return true
  }

  /// Notifies the delegate of removed rows. Returns `false` if a callback has changed the list of
  /// rows.
  private func endDisplaying(
    _ rows: [TabHostController.Sidebar.Row],
    _ items: [TabSidebarItem?],
    besides others: [TabHostController.Sidebar.Row],
    in host: TabHostController
  ) -> Bool {
    func isKept(_ index: Int) -> Bool {
      if let item = items[index] { return item.display.listingPass == passCount }
      for row in others where row.identity == rows[index].identity { return true }
      return false
    }
    for index in rows.indices where !isKept(index) {
      items[index]?.display = TabSidebarItem.Display()
      if let tab = rows[index].tab { host.calls.didEndDisplaying(tab) }
      guard isSuperseded else { continue }
      // The next pass handles the other rows, if they are still to be removed.
      changeShown { shown, shownItems in
        for rest in (index + 1)..<rows.count where !isKept(rest) {
          shown.append(rows[rest])
          shownItems.append(items[rest])
        }
      }
      return false
    }
    return true
  }

  private func begin(
    _ row: TabHostController.Sidebar.Row,
    at index: Int,
    in host: TabHostController
  ) {
    changeShown { shown, shownItems in
      // Most rows are inserted at the end, where appending is faster.
      if index == shown.count {
        shown.append(row)
        shownItems.append(nil)
      } else {
        shown.insert(row, at: index)
        shownItems.insert(nil, at: index)
      }
    }
    let item = madeItem(for: row, in: host)
    changeShown { $1[index] = item }
    item.display.isOutdated = false
    item.display.insertionPass = passCount
    let states = madeStates(in: host)
    let flags = states.flags(of: row)
    item.display.flags = flags
    item.take(states.state(with: flags))
    host.calls.update(item)
    if let tab = row.tab { host.calls.willBeginDisplaying(tab) }
  }

  private func refresh(at index: Int, in host: TabHostController) {
    let row = shown[index]
    let shownItem = shownItems[index]
    let item = shownItem ?? madeItem(for: row, in: host)
    if shownItem == nil { changeShown { $1[index] = item } }
    let isOutdated = shownItem == nil || item.display.isOutdated
    let states = madeStates(in: host)
    let flags = states.flags(of: row)
    guard isOutdated || flags != item.display.flags else { return }
    item.display.isOutdated = false
    item.display.flags = flags
    let (old, state) = (item.configurationState, states.state(with: flags))
    guard isOutdated || state != old else { return }
    item.take(state)
    if isOutdated || state.concernsDelegate(after: old) { host.calls.update(item) }
  }

  /// Returns the states of rows in this pass. Whole states are compared only if what the rows share
  /// has changed; comparing flags takes a quarter of the time.
  private func madeStates(in host: TabHostController) -> RowStates {
    if let states { return states }
    let made = RowStates(host: host)
    if made.common != commonState {
      commonState = made.common
      for item in shownItems { item?.display.flags = nil }
    }
    states = made
    return made
  }

  private func madeItem(
    for row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) -> TabSidebarItem {
    let existing = items
    if let item = existing[row.identity] {
      item.display.isOnScreen = true
      return item
    }
    let request = row.itemRequest
    var item = host.calls.item(for: request)
    if item.identity != row.identity {
      host.report(
        .foreignSidebarItem,
        [row.identifier],
        "the returned item is for another row; a default item is used"
      )
      item = TabSidebarItem(request: request)
    }
    changeItems { $0.updateValue(item, forKey: row.identity) }
    item.display = TabSidebarItem.Display(isOnScreen: true)
    return item
  }
}
