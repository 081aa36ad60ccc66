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
  /// What may be otherwise than it was told.
  private var stale: Staleness = []
  /// The states of rows as they are now; nil until somebody asks.
  private var states: RowStates?
  private var isUpdating = false

  init(sidebar: TabHostController.Sidebar) {
    self.sidebar = sidebar
  }

  /// What may have changed, from the least to the most that has to be looked at.
  private struct Staleness: OptionSet {
    let rawValue: UInt8
    /// Another row is the selected one: two rows are in another state.
    static let selection = Staleness(rawValue: 1)
    /// Other rows are on screen. Those that stay are as they were, headers aside.
    static let places = Staleness(rawValue: 2)
    /// Any row is in another state.
    static let states = Staleness(rawValue: 4)
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
    stale.insert(.places)
    updateIfPossible()
  }

  /// Other rows may be on screen, or in another state.
  func rowsMayHaveChanged() { note([.places, .states]) }

  /// Other rows may be on screen; those that stay are in the same state, headers aside.
  func placesMayHaveChanged() { note(.places) }

  /// Another tab is selected: its row and the one before are in another state, no others.
  func selectionDidChange() {
    // Beside the content of a group, it says which rows there are.
    let isScoped = isInUse && sidebar.host?.rules.sidebarIsScopedToGroup == true
    note(isScoped ? [.places, .states] : .selection)
  }

  /// A row looks different. One that is not on screen is brought up to date when it comes.
  func rowDidChange(_ row: RowIdentity) {
    guard isInUse, shownNames.contains(row), outdated.insert(row).inserted else { return }
    updateIfPossible()
  }

  /// A tab has left, maybe to come back in the same change.
  func tabDidLeave(_ tab: TabItem) {
    if !items.isEmpty { departed.append(tab) }
  }

  /// Another delegate makes other items.
  func delegateDidChange() {
    replace(&items, with: [:])
    stale.insert(.states)
    updateIfPossible()
  }

  private func note(_ change: Staleness) {
    guard isInUse else { return }
    states = nil
    guard !stale.isSuperset(of: change) else { return }
    stale.formUnion(change)
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
      let asksAll = !stale.isDisjoint(with: [.states, .selection])
      let isComplete = replaceRows(askingAll: asksAll, announcer)
      // What was not got to is asked with the next pass.
      if !isComplete, asksAll { self.stale.insert(.states) }
    }
  }

  /// Whether a callback has changed which rows there are, or their states.
  private var isOutrun: Bool { !stale.isDisjoint(with: [.places, .states]) }

  /// Tells which rows have gone, which have come, and which of the others are in another state.
  /// False if a callback has changed that again.
  ///
  /// - Parameter all: Whether any row may be in another state; else only headers may, and those
  ///   that look different.
  private func replaceRows(askingAll all: Bool, _ announcer: DelegateAnnouncer) -> Bool {
    let wanted = wantedRows
    var newcomers: Set<RowIdentity> = []
    if wanted.elementsEqual(shown, by: { $0.identity == $1.identity }) {
      shown = wanted
    } else {
      let names = Set(wanted.map(\.identity))
      // A row that was scrolled away is brought up to date when it comes back.
      outdated.formIntersection(names)
      if endDisplaying(shown.filter { !names.contains($0.identity) }, announcer) { return false }
      shown = wanted.filter { shownNames.contains($0.identity) }
      for (index, row) in wanted.enumerated() where !shownNames.contains(row.identity) {
        newcomers.insert(row.identity)
        shown.insert(row, at: index)
        shownNames.insert(row.identity)
        begin(row, announcer)
        if isOutrun { return false }
      }
    }
    if !isOnScreen {
      replace(&items, with: [:])
      outdated = []
    }
    for row in wanted where all || row.isHeader || outdated.contains(row.identity) {
      if newcomers.contains(row.identity) { continue }
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

  private var wantedRows: [TabHostController.Sidebar.Row] {
    guard isOnScreen else { return [] }
    let scope = sidebar.scope
    let wanted = range.clamped(to: 0..<scope.count)
    return sidebar.rows(
      at: scope.lowerBound + wanted.lowerBound..<scope.lowerBound + wanted.upperBound
    )
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
