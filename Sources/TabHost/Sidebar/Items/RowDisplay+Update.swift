extension RowDisplay {
  /// Whether rows need an update.
  var isDue: Bool { !stale.isEmpty }

  /// Updates the rows immediately, as part of a notification about the sidebar.
  func updateNow(in host: TabHostController) {
    guard isInUse else { return }
    stale.formUnion([.places, .states])
    states = nil
    guard phase == .idle else { return }
    var passes = 0
    while isDue {
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
    let stale = stale
    self.stale = []
    phase = .updating
    defer {
      phase = .idle
      states = nil
    }
    let isComplete =
      switch stale {
      case .looks: refreshOutdated(in: host)
      case .selection: refreshSelection(in: host)
      default: refreshAll(stale, in: host)
      }
    // The rows that were not reached are left for the next pass.
    if !isComplete { self.stale.formUnion(stale.subtracting(.places)) }
  }

  /// Updates which rows there are, and then their states. Returns `false` if a callback has changed
  /// that again.
  private func refreshAll(_ stale: Staleness, in host: TabHostController) -> Bool {
    discardDeparted(from: host)
    guard let newcomers = replaceRows(in: host) else { return false }
    return refresh(stale, besides: newcomers, in: host)
  }

  /// Whether a callback has changed the list of rows or their states.
  private var isOutrun: Bool { !stale.isDisjoint(with: [.places, .headers, .states]) }

  /// Notifies the delegate of the rows that were removed and inserted, and returns the inserted
  /// ones. Returns `nil` if a callback has changed the rows again.
  private func replaceRows(in host: TabHostController) -> Set<RowIdentity>? {
    let list = isOnScreen(in: host) ? RowList(host: host) : nil
    let room = range.clamped(to: 0..<(list?.count ?? 0))
    let (sameCount, others) = list?.rows(at: room, comparedWith: shown) ?? (0, [])
    guard !others.isEmpty || sameCount < shown.count else {
      if list == nil { discardItems() }
      return []
    }
    let difference = RowDifference(from: shown[sameCount...], to: others)
    shown.removeSubrange(sameCount...)
    for (index, row) in others.enumerated() where !difference.come.contains(index) {
      shown.append(row)
    }
    if endDisplaying(difference.gone, in: host) { return nil }
    if list == nil { discardItems() }
    var newcomers: Set<RowIdentity> = []
    for index in difference.come {
      let row = others[index]
      newcomers.insert(row.identity)
      shown.insert(row, at: sameCount + index)
      shownNames.insert(row.identity)
      begin(row, in: host)
      if isOutrun { return nil }
    }
    return newcomers
  }

  /// Updates the existing rows whose state or appearance has changed. Returns `false` if a callback
  /// has changed the rows again.
  private func refresh(
    _ stale: Staleness,
    besides newcomers: Set<RowIdentity>,
    in host: TabHostController
  ) -> Bool {
    let isAny = !stale.isDisjoint(with: [.states, .selection])
    guard isAny || stale.contains(.headers) || !outdated.isEmpty else { return true }
    for row in shown {
      guard isAny || stale.contains(.headers) && row.isHeader || outdated.contains(row.identity),
        !newcomers.contains(row.identity)
      else { continue }
      refresh(row, in: host)
      if isOutrun { return false }
    }
    return true
  }

  /// Updates the previously selected row and the selected row, in their order. With 50 rows on
  /// screen, this takes a twentieth of the time of checking all rows.
  private func refreshSelection(in host: TabHostController) -> Bool {
    let selected = host.state.selection.tab.map { RowIdentity($0) }
    for place in Self.places(in: shown, selectedOtherThan: selected) {
      shown[place].isSelected.toggle()
      refreshSelection(of: shown[place], in: host)
      if isOutrun { return false }
    }
    return true
  }

  private static func places(
    in rows: [TabHostController.Sidebar.Row],
    selectedOtherThan selected: RowIdentity?
  ) -> [Int] {
    var places: [Int] = []
    for place in rows.indices where rows[place].isSelected != (rows[place].identity == selected) {
      places.append(place)
    }
    return places
  }

  /// Updates a row of which only the selection has changed.
  private func refreshSelection(
    of row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) {
    guard let item = items[row.identity] else { return refresh(row, in: host) }
    outdated.remove(row.identity)
    var state = item.configurationState
    guard state.isSelected != row.isSelected else { return }
    state.isSelected = row.isSelected
    item.take(state)
    DelegateNotifier(host: host).update(item)
  }

  /// Updates the rows whose appearance has changed, in their order.
  private func refreshOutdated(in host: TabHostController) -> Bool {
    for row in shown where outdated.contains(row.identity) {
      refresh(row, in: host)
      if outdated.isEmpty { return true }
      if isOutrun { return false }
    }
    return true
  }

  /// Notifies the delegate of removed rows. Returns `true` if a callback has changed the list of
  /// rows.
  private func endDisplaying(
    _ gone: [TabHostController.Sidebar.Row],
    in host: TabHostController
  ) -> Bool {
    for (index, row) in gone.enumerated() {
      shownNames.remove(row.identity)
      outdated.remove(row.identity)
      if let tab = row.tab { DelegateNotifier(host: host).didEndDisplaying(tab) }
      guard isOutrun else { continue }
      // The next pass handles the other rows, if they are still to be removed.
      shown += gone[(index + 1)...]
      return true
    }
    return false
  }

  private func begin(
    _ row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) {
    let announcer = DelegateNotifier(host: host)
    let item = madeItem(for: row, in: host)
    outdated.remove(row.identity)
    item.take(state(of: row, in: host))
    announcer.update(item)
    if let tab = row.tab { announcer.willBeginDisplaying(tab) }
  }

  private func refresh(
    _ row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) {
    let known = items[row.identity]
    let item = known ?? madeItem(for: row, in: host)
    let state = state(of: row, in: host)
    let isOutdated = outdated.remove(row.identity) != nil
    let isTold =
      known == nil || isOutdated || state.concernsDelegate(after: item.configurationState)
    if isTold || state != item.configurationState { item.take(state) }
    if isTold { DelegateNotifier(host: host).update(item) }
  }

  private func state(
    of row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) -> CellConfigurationState {
    let states = states ?? RowStates(host: host)
    self.states = states
    return states.state(of: row)
  }

  private func madeItem(
    for row: TabHostController.Sidebar.Row,
    in host: TabHostController
  ) -> TabSidebarItem {
    if let item = items[row.identity] { return item }
    let request = row.itemRequest
    var item = DelegateNotifier(host: host).item(for: request)
    if item.identity != row.identity {
      host.report(
        .foreignSidebarItem,
        [row.identifier],
        "the returned item is for another row; a default item is used"
      )
      item = TabSidebarItem(request: request)
    }
    items[row.identity] = item
    return item
  }
}

// MARK: - Visibility and discarding

extension RowDisplay {
  /// Whether rows are on screen. The content of the host appears before them.
  private func isOnScreen(in host: TabHostController) -> Bool {
    host.appearanceState == .appeared && host.screen.presentation.showsSidebar
  }

  /// Discards all items, because the sidebar is no longer displayed.
  private func discardItems() {
    let old = items
    items = [:]
    outdated = []
    withExtendedLifetime(old) {}
  }

  private func discardDeparted(from host: TabHostController) {
    let (tabs, actions) = (departed, departedActions)
    departed = []
    departedActions = []
    for tab in tabs where !host.tree.contains(tab) {
      items.removeValue(forKey: RowIdentity(tab))
      guard let group = tab.asGroup else { continue }
      for action in group.storedSidebarActions {
        items.removeValue(forKey: RowIdentity(action, in: group))
      }
    }
    for row in actions where !row.group.storedSidebarActions.contains(where: { $0 === row.action })
    {
      items.removeValue(forKey: RowIdentity(row.action, in: row.group))
    }
  }
}
