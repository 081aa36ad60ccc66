import TabHost

/// The list of all tabs and the actions of groups, which a query filters.
class TabListMode: ScreenListMode {
  override var isSearchOnly: Bool { true }
  override var isActive: Bool { isOpen && host.sidebar.swipedRow == nil && find != nil }

  override func open() {
    let search = newSearch(in: layout())
    super.open()
    state.find = findPlace.map { ListState.Find(place: $0, search: search) }
  }

  override func newSearch(in layout: FrameLayout) -> ElementSearch? {
    ElementSearch(then: reachableTabs(skipping: []), recent: RecentChoices())
  }

  override func panel(finding find: ListState.Find) -> Panel? {
    find.search.map { Panel(.tabs, $0, find.editor, placeholder: "a tab or an action") }
  }

  /// Returns the rows of the sidebar if the list covers them.
  func rowsRect(in layout: FrameLayout) -> CellRect? {
    layout.sidebar.flatMap { $0.rows.rows >= 5 ? $0.rows : nil }
  }

  override func rect(of panel: Panel, in layout: FrameLayout) -> CellRect {
    if let rows = rowsRect(in: layout) { return rows }
    let size = layout.freeSize
    let columns = min(size.columns, max(size.columns * 2 / 3, 60))
    let rows = min(size.rows, max(size.rows * 2 / 3, 12))
    return CellRect(
      column: (size.columns - columns) / 2,
      row: (size.rows - rows) / 2,
      columns: columns,
      rows: rows
    )
  }

  // MARK: - Tabs

  /// The text between two titles of a path.
  final var pathSeparator: String { " \(glyphs.forward) " }

  /// Returns a visit of the tabs that the user can reach: all tabs if there is a sidebar, or else
  /// the items of the bar.
  final func reachableTabs(skipping skipped: Set<RecentChoices.Identity>) -> TabWalk {
    let nothing = TabWalk { _ in preconditionFailure("there are no tabs") }
    guard !screen.presentsAny, host.isDisplayed else { return nothing }
    if host.sidebar.isAvailable {
      let tabs = host.tabs
      return TabWalk(
        count: tabs.count,
        separator: pathSeparator,
        entersGroups: true,
        skipping: skipped
      ) { tabs[$0] }
    }
    guard host.presentation.showsBar else { return nothing }
    let bar = host.bar
    let items = BarTabs(all: bar)
    return TabWalk(count: items.count + bar.overflow.count, skipping: skipped) {
      $0 < items.count ? items[$0] : bar.overflow[$0 - items.count]
    }
  }
}
