extension RowDisplay {
  /// Tells which rows have gone, which have come, and which have changed, until nothing more has.
  func update() {
    guard !isUpdating, let host = sidebar.host else { return }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    while !stale.isEmpty || !outdated.isEmpty || !departed.isEmpty {
      guard passes < ContentPresenter.patience + shown.count else {
        stale = []
        outdated = []
        host.report(.endlessSelection, [], "callbacks about rows keep changing the rows")
        return
      }
      passes += 1
      host.telling { pass(in: host) }
    }
  }

  /// Goes once over the rows that may have changed; left as soon as a callback has changed which
  /// there are, or their states.
  private func pass(in host: TabHostController) {
    let announcer = DelegateAnnouncer(host: host)
    let stale = stale
    self.stale = []
    defer { states = nil }
    if stale.isEmpty, departed.isEmpty {
      refreshOutdated(announcer)
    } else if stale == .selection, outdated.isEmpty, departed.isEmpty {
      refreshSelection(announcer)
    } else {
      forgetDeparted()
      guard let newcomers = replaceRows(announcer), refresh(stale, besides: newcomers, announcer)
      else {
        // What was not got to is asked with the next pass.
        self.stale.formUnion(stale.subtracting(.places))
        return
      }
    }
  }

  /// Whether a callback has changed which rows there are, or their states.
  private var isOutrun: Bool { !stale.isDisjoint(with: [.places, .headers, .states]) }

  /// Tells which rows have gone and which have come; those that have are returned. Nil if a
  /// callback has changed that again.
  private func replaceRows(_ announcer: DelegateAnnouncer) -> Set<RowIdentity>? {
    let list = isOnScreen ? sidebar.rowList : nil
    let room = range.clamped(to: 0..<(list?.count ?? 0))
    let (sameCount, others) = list?.rows(at: room, comparedWith: shown) ?? (0, [])
    guard !others.isEmpty || sameCount < shown.count else {
      if list == nil { forgetItems() }
      return []
    }
    let names = Set(others.map(\.identity))
    let gone = shown[sameCount...].filter { !names.contains($0.identity) }
    // A row that was scrolled away is brought up to date when it comes back.
    for row in gone { outdated.remove(row.identity) }
    if endDisplaying(gone, announcer) { return nil }
    if list == nil { forgetItems() }
    shown[sameCount...] = others.filter { shownNames.contains($0.identity) }[...]
    var newcomers: Set<RowIdentity> = []
    for (index, row) in others.enumerated() where !shownNames.contains(row.identity) {
      newcomers.insert(row.identity)
      shown.insert(row, at: sameCount + index)
      shownNames.insert(row.identity)
      begin(row, announcer)
      if isOutrun { return nil }
    }
    return newcomers
  }

  /// Tells which of the rows that were there before are in another state, or look different.
  /// False if a callback has changed that again.
  private func refresh(
    _ stale: Staleness,
    besides newcomers: Set<RowIdentity>,
    _ announcer: DelegateAnnouncer
  ) -> Bool {
    let isAny = !stale.isDisjoint(with: [.states, .selection])
    guard isAny || stale.contains(.headers) || !outdated.isEmpty else { return true }
    for row in shown {
      guard isAny || stale.contains(.headers) && row.isHeader || outdated.contains(row.identity),
        !newcomers.contains(row.identity)
      else { continue }
      refresh(row, announcer)
      if isOutrun { return false }
    }
    return true
  }

  /// Refreshes the row that was selected and the one that is, in their order. All others stand as
  /// they did: with 50 rows on screen that is a twentieth of the cost of asking each.
  private func refreshSelection(_ announcer: DelegateAnnouncer) {
    let selected = sidebar.host?.selectedTab.map { RowIdentity($0) }
    for (index, row) in shown.enumerated() where row.isSelected != (row.identity == selected) {
      shown[index] = row.selected(!row.isSelected)
      refresh(shown[index], announcer)
      if isOutrun { return }
    }
  }

  /// Refreshes the rows that look different, in their order.
  private func refreshOutdated(_ announcer: DelegateAnnouncer) {
    for row in shown where outdated.contains(row.identity) {
      refresh(row, announcer)
      if isOutrun || outdated.isEmpty { return }
    }
  }

  /// Tells of rows that have gone. True if a callback has changed which there are.
  private func endDisplaying(
    _ gone: [TabHostController.Sidebar.Row],
    _ announcer: DelegateAnnouncer
  ) -> Bool {
    guard !gone.isEmpty else { return false }
    let names = Set(gone.map(\.identity))
    shown.removeAll { names.contains($0.identity) }
    for (index, row) in gone.enumerated() {
      shownNames.remove(row.identity)
      if let tab = row.tab { announcer.didEndDisplaying(tab) }
      guard isOutrun else { continue }
      // The others go with the next pass, if they still have to.
      shown += gone[(index + 1)...]
      return true
    }
    return false
  }

  private func begin(
    _ row: TabHostController.Sidebar.Row,
    _ announcer: DelegateAnnouncer
  ) {
    let item = madeItem(for: row, announcer)
    outdated.remove(row.identity)
    item.take(state(of: row))
    announcer.update(item)
    if let tab = row.tab { announcer.willBeginDisplaying(tab) }
  }

  private func refresh(
    _ row: TabHostController.Sidebar.Row,
    _ announcer: DelegateAnnouncer
  ) {
    let isNew = items[row.identity] == nil
    let item = madeItem(for: row, announcer)
    let state = state(of: row)
    let isOutdated = outdated.remove(row.identity) != nil
    let isTold = isNew || isOutdated || state.concernsDelegate(after: item.configurationState)
    if isTold || state != item.configurationState { item.take(state) }
    if isTold { announcer.update(item) }
  }

  private func state(of row: TabHostController.Sidebar.Row) -> CellConfigurationState {
    guard let host = sidebar.host else { return .init(traitCollection: TraitCollection()) }
    let states = states ?? RowStates(host: host)
    self.states = states
    return states.state(of: row)
  }

  private func madeItem(
    for row: TabHostController.Sidebar.Row,
    _ announcer: DelegateAnnouncer
  ) -> TabSidebarItem {
    if let item = items[row.identity] { return item }
    let request = row.itemRequest
    var item = announcer.item(for: request)
    if item.identity != row.identity {
      sidebar.host?.report(
        .foreignSidebarItem,
        [row.identifier],
        "the item for this row stands for something else; a fresh one is taken"
      )
      item = TabSidebarItem(request: request)
    }
    items[row.identity] = item
    return item
  }
}

// MARK: - What is to be on screen

extension RowDisplay {
  /// Whether a person sees rows, content being there before them.
  private var isOnScreen: Bool {
    sidebar.isOnScreen && sidebar.host?.appearanceState == .appeared
  }

  /// Nothing is kept of a sidebar that has left.
  private func forgetItems() {
    replace(&items, with: [:])
    outdated = []
  }

  private func forgetDeparted() {
    let tabs = departed
    departed = []
    guard let tree = sidebar.host?.tree else { return }
    for tab in tabs where !tree.contains(tab) {
      items.removeValue(forKey: RowIdentity(tab))
      guard let group = tab.asGroup else { continue }
      for action in group.sidebarActions {
        items.removeValue(forKey: RowIdentity(action, in: group))
      }
    }
  }
}
