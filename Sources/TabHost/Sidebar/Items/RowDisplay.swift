/// The rows that are on screen, and the items that were made for them.
///
/// Brought up to date when a change is complete, told and drawn as content: rows that have gone,
/// rows that have come, rows that look different. Costs the rows on screen, and nothing while
/// nobody has asked for any.
@MainActor final class RowDisplay {
  private unowned let sidebar: TabHostController.Sidebar

  /// Which rows there is room for.
  private(set) var range = 0..<0
  /// The rows on screen whose coming was told, in their order.
  private var shown: [TabHostController.Sidebar.Row] = []
  /// What they stand for, also those whose going is about to be told.
  private var shownNames: Set<RowIdentity> = []
  /// The items of all rows that have been on screen since the sidebar was shown.
  private var items: [RowIdentity: TabSidebarItem] = [:]
  /// The rows that have to be told to their delegate again.
  private var outdated: Set<RowIdentity> = []
  /// The tabs that have left, some of which may be back.
  private var departed: [TabItem] = []
  /// Whether other rows may be on screen, or in another state.
  private var isStale = false
  /// Whether another row may be the selected one, and nothing else has changed by that.
  private var isSelectionStale = false
  private var isUpdating = false

  init(sidebar: TabHostController.Sidebar) {
    self.sidebar = sidebar
  }

  /// The item of a row on screen.
  func item(of row: RowIdentity) -> TabSidebarItem? {
    shownNames.contains(row) ? items[row] : nil
  }
}

// MARK: - What changes

extension RowDisplay {
  /// There is room for other rows.
  func setRange(_ newRange: Range<Int>) {
    guard newRange != range else { return }
    range = newRange
    isStale = true
    updateIfPossible()
  }

  /// Other rows may be on screen, or in another state.
  func rowsMayHaveChanged() {
    guard isInUse, !isStale else { return }
    isStale = true
    updateIfPossible()
  }

  /// Another tab is selected: its row and the one before are in another state, no others.
  func selectionDidChange() {
    guard isInUse, !isStale, !isSelectionStale else { return }
    if sidebar.host?.rules.sidebarIsScopedToGroup == true {
      // It says which rows there are.
      isStale = true
    } else {
      isSelectionStale = true
    }
    updateIfPossible()
  }

  /// A row looks different.
  func rowDidChange(_ row: RowIdentity) {
    guard isInUse, items[row] != nil, outdated.insert(row).inserted else { return }
    updateIfPossible()
  }

  /// A tab has left, maybe to come back in the same change.
  func tabDidLeave(_ tab: TabItem) {
    if !items.isEmpty { departed.append(tab) }
  }

  /// Another delegate makes other items.
  func delegateDidChange() {
    replace(&items, with: [:])
    isStale = true
    updateIfPossible()
  }

  private var isInUse: Bool { !range.isEmpty || !shown.isEmpty }

  private func updateIfPossible() {
    if sidebar.host?.isBusy == false { update() }
  }
}

// MARK: - Telling

extension RowDisplay {
  /// Tells which rows have gone, which have come, and which have changed, until nothing more has.
  func update() {
    guard !isUpdating, let host = sidebar.host else { return }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    while isStale || isSelectionStale || !outdated.isEmpty || !departed.isEmpty {
      guard passes < ContentPresenter.patience + shown.count else {
        isStale = false
        isSelectionStale = false
        outdated = []
        host.report(.endlessSelection, [], "callbacks about rows keep changing the rows")
        return
      }
      passes += 1
      host.telling { pass(DelegateAnnouncer(host: host)) }
    }
  }

  /// Goes once over the rows that may have changed; left as soon as a callback has changed which
  /// there are.
  private func pass(_ announcer: DelegateAnnouncer) {
    let isOfSelection = !isStale && outdated.isEmpty && departed.isEmpty
    isSelectionStale = false
    if isOfSelection { return refreshSelection(announcer) }
    isStale = false
    forgetDeparted()
    let wanted = wantedRows
    let names = Set(wanted.map(\.identity))
    // A row that was scrolled away is brought up to date when it comes back.
    outdated.formIntersection(names)
    if endDisplaying(shown.filter { !names.contains($0.identity) }, announcer) { return }
    if !isOnScreen {
      replace(&items, with: [:])
      outdated = []
      return
    }
    let known = shownNames
    shown = wanted.filter { known.contains($0.identity) }
    for (index, row) in wanted.enumerated() where !known.contains(row.identity) {
      shown.insert(row, at: index)
      shownNames.insert(row.identity)
      begin(row, announcer)
      if isStale { return }
    }
    for row in wanted where known.contains(row.identity) {
      refresh(row, announcer)
      if isStale { return }
    }
  }

  /// Refreshes the row that was selected and the one that is, in their order. All others stand as
  /// they did: with 50 rows on screen that is a twentieth of the cost of asking each.
  private func refreshSelection(_ announcer: DelegateAnnouncer) {
    let selected = sidebar.host?.selectedTab.map { RowIdentity($0) }
    for (index, row) in shown.enumerated() where row.isSelected != (row.identity == selected) {
      shown[index] = sidebar.rows[range.lowerBound + index]
      refresh(shown[index], announcer)
      if isStale { return }
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
      guard isStale else { continue }
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
    item.take(sidebar.configurationState(of: row))
    announcer.update(item)
    if let tab = row.tab { announcer.willBeginDisplaying(tab) }
  }

  private func refresh(
    _ row: TabHostController.Sidebar.Row,
    _ announcer: DelegateAnnouncer
  ) {
    let isNew = items[row.identity] == nil
    let item = madeItem(for: row, announcer)
    let state = sidebar.configurationState(of: row)
    let isOutdated = outdated.remove(row.identity) != nil
    let isTold = isNew || isOutdated || state.concernsDelegate(after: item.configurationState)
    if isTold || state != item.configurationState { item.take(state) }
    if isTold { announcer.update(item) }
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

  private var wantedRows: [TabHostController.Sidebar.Row] {
    guard isOnScreen else { return [] }
    let rows = sidebar.rows
    return range.clamped(to: 0..<rows.count).map { rows[$0] }
  }

  private func forgetDeparted() {
    let tabs = departed
    departed = []
    for tab in tabs where tab.tabHostController !== sidebar.host {
      items.removeValue(forKey: RowIdentity(tab))
      guard let group = tab.asGroup else { continue }
      for action in group.sidebarActions {
        items.removeValue(forKey: RowIdentity(action, in: group))
      }
    }
  }
}
