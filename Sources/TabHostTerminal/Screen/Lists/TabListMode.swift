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

// MARK: - All tabs

/// Visits tabs, the tabs inside groups and the actions of groups, one at a time.
///
/// Hidden and disabled elements, and those inside them, are skipped.
@MainActor struct TabWalk {
  /// A tab, or an action of a group.
  @MainActor struct Element {
    let choice: Panel.Choice
    /// The index of the titles of the groups above in ``TabWalk/paths``, or `nil` for a root tab.
    let path: Int?

    /// The title, or the identifier of a tab without one.
    var text: String {
      switch choice {
      case .distantTab(let tab): tab.title.isEmpty ? tab.identifier : tab.title
      case .distantAction(let action, _): action.discoverabilityTitle ?? action.title
      default: ""
      }
    }

    /// The badge of a tab.
    var badge: String {
      if case .distantTab(let tab) = choice { tab.badgeValue ?? "" } else { "" }
    }
  }

  /// The tabs of a group, or its actions.
  private struct Level {
    let count: Int
    let choice: (Int) -> Panel.Choice
    let path: Int?
    var next = 0
  }

  /// The titles of groups from the root, as text.
  private(set) var paths: [String] = []
  private var levels: [Level] = []
  private let separator: String
  private let entersGroups: Bool
  private let skipped: Set<RecentChoices.Identity>

  /// Creates a visit of tabs.
  ///
  /// - Parameters:
  ///   - count: The number of tabs.
  ///   - separator: The text between two titles of a path.
  ///   - entersGroups: Whether the contents of groups are visited, too.
  ///   - skipped: Elements to skip.
  ///   - tab: Returns the tab at an index.
  init(
    count: Int = 0,
    separator: String = "",
    entersGroups: Bool = false,
    skipping skipped: Set<RecentChoices.Identity> = [],
    tab: @escaping (Int) -> TabItem
  ) {
    self.separator = separator
    self.entersGroups = entersGroups
    self.skipped = skipped
    push(count, path: nil) { .distantTab(tab($0)) }
  }

  /// Creates a visit of the tabs that do not fit into the bar.
  init(_ tabs: OverflowTabs) {
    self.init(count: tabs.count) { tabs[$0] }
  }

  /// Whether everything has been visited.
  var isFinished: Bool { levels.isEmpty }

  /// Returns the next element, or `nil` at the end.
  mutating func next() -> Element? {
    while let level = levels.last {
      levels[levels.count - 1].next += 1
      if level.next + 1 >= level.count { levels.removeLast() }
      let choice = level.choice(level.next)
      if case .distantTab(let tab) = choice {
        guard !tab.isHidden, tab.isEffectivelyEnabled else { continue }
        if entersGroups, let group = tab as? TabGroupItem { enter(group, path: level.path) }
      }
      if !skips(choice) { return Element(choice: choice, path: level.path) }
    }
    return nil
  }

  private func skips(_ choice: Panel.Choice) -> Bool {
    if skipped.isEmpty { return false }
    return choice.identity.map(skipped.contains) ?? false
  }

  private mutating func enter(_ group: TabGroupItem, path: Int?) {
    paths.append(path.map { paths[$0] + separator + group.title } ?? group.title)
    let inside = paths.count - 1
    let children = group.children
    let actions = group.sidebarActions.filter {
      $0.attributes.isDisjoint(with: [.disabled, .hidden])
    }
    // The actions follow the children, which are visited first because they are on top.
    push(actions.count, path: inside) { .distantAction(actions[$0], group) }
    push(children.count, path: inside) { .distantTab(children[$0]) }
  }

  private mutating func push(
    _ count: Int,
    path: Int?,
    _ choice: @escaping (Int) -> Panel.Choice
  ) {
    if count > 0 { levels.append(Level(count: count, choice: choice, path: path)) }
  }
}

extension TabItem {
  /// Returns the titles of the groups that contain the tab, from the root.
  func path(separator: String) -> String {
    var titles: [String] = []
    var group = parent
    while let next = group {
      titles.append(next.title)
      group = next.parent
    }
    return titles.reversed().joined(separator: separator)
  }
}
