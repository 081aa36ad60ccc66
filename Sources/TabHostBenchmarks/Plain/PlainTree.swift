/// A minimal Swift implementation of the visible behavior of a host: objects, a dictionary and
/// arrays.
///
/// It has the same visible effects as a host: pages receive their life cycle calls, groups store
/// their selected child, displayed rows are created or marked, and a frame is requested once per
/// set of changes. It has no delegates and validates nothing.
@MainActor final class PlainTree {
  /// The group that contains the root tabs.
  let top = PlainGroup("", "")
  private var index: [String: PlainTab] = [:]
  private(set) unowned(unsafe) var selected: PlainTab?
  private(set) var shownPage: PlainPage?
  private(set) var isSidebarHidden = true

  /// The displayed rows.
  var rows: [PlainRow] = []
  /// The identities of the rows' tabs, for finding a row.
  var rowNames: [ObjectIdentifier] = []
  var firstRow = 0
  /// The number of rows that fit, or 0 if no rows are requested.
  var room = 0
  var rowsNeedUpdate = false

  /// Requests a frame. Called for the first change since the last frame.
  var needsFrame: () -> Void = {}
  private var changes = Changes()
  private var changedTabs: [PlainTab] = []
  private var isInBatch = false

  /// The kinds of changes since the last frame.
  struct Changes: OptionSet {
    let rawValue: UInt8
    static let bar = Changes(rawValue: 1)
    static let sidebar = Changes(rawValue: 2)
    static let selection = Changes(rawValue: 4)
    static let content = Changes(rawValue: 8)
    static let layout = Changes(rawValue: 16)
    static let tabs = Changes(rawValue: 32)
  }

  init(tabs count: Int, _ shape: TreeShape) {
    let groups = shape.groups(of: count)
    index.reserveCapacity(count + (groups?.count ?? 0))
    let roots =
      groups?.map { range in
        let group = PlainGroup("Group \(range.lowerBound)", "group-\(range.lowerBound)")
        setChildren(of: group, to: range.map(Self.tab))
        return group
      } ?? (0..<count).map(Self.tab)
    setChildren(of: top, to: roots)
    for root in roots {
      enter(root)
      for child in root.asGroup?.children ?? [] { enter(child) }
    }
    selected = roots.first?.asGroup?.children.first ?? roots.first
  }

  private static func tab(_ number: Int) -> PlainTab {
    PlainTab("Tab \(number)", "tab-\(number)")
  }

  private func setChildren(of group: PlainGroup, to tabs: [PlainTab]) {
    group.children = tabs
    group.shownCount = tabs.count
    for tab in tabs { tab.parent = group }
  }

  func enter(_ tab: PlainTab) { index[tab.identifier] = tab }

  func leave(_ tab: PlainTab) { index[tab.identifier] = nil }

  /// Returns the tab with the given identifier, or `nil` if there is none.
  func tab(_ identifier: String) -> PlainTab? { index[identifier] }

  /// The tabs that are not groups, in order.
  var leaves: [PlainTab] { top.children.flatMap { $0.asGroup?.children ?? [$0] } }

  // MARK: - Frames

  /// Records a change of the screen.
  func note(_ change: Changes) {
    let isFirst = changes.isEmpty
    changes.formUnion(change)
    if isFirst, !isInBatch { needsFrame() }
  }

  /// Records a change of a tab's appearance.
  func noteAppearanceChange(of tab: PlainTab) {
    changedTabs.append(tab)
    note(.tabs)
  }

  /// Returns the changes since the last call, for the renderer, and resets them.
  func takeChanges() -> Changes {
    defer {
      changes = []
      if !changedTabs.isEmpty { changedTabs.removeAll(keepingCapacity: true) }
    }
    return changes
  }

  /// Performs several changes, after which rows are created once and one frame is requested.
  func batch(_ body: () -> Void) {
    isInBatch = true
    body()
    isInBatch = false
    if rowsNeedUpdate { makeRows() }
    if !changes.isEmpty { needsFrame() }
  }

  /// Updates the displayed rows after a change of the list of rows.
  func rowsDidChange() {
    note(.sidebar)
    guard room > 0, !isSidebarHidden else { return }
    if isInBatch { rowsNeedUpdate = true } else { makeRows() }
  }

  // MARK: - The screen

  /// Shows the page of the selected tab.
  func appear() {
    guard let selected else { return }
    show(page(of: selected))
  }

  /// Selects a tab.
  ///
  /// Groups above the tab store their selected child, the displayed rows are marked, and the new
  /// page replaces the previous one.
  func select(_ tab: PlainTab) {
    guard tab !== selected else { return }
    let previous = selected
    selected = tab
    remember(tab)
    note(.selection)
    markRows(previous, tab)
    show(page(of: tab))
  }

  private func remember(_ tab: PlainTab) {
    tab.asGroup?.selectedChild = nil
    var child = tab
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
  }

  private func page(of tab: PlainTab) -> PlainPage {
    if let page = tab.page { return page }
    let made = tab.makePage(tab)
    tab.page = made
    return made
  }

  private func show(_ page: PlainPage) {
    let old = shownPage
    guard old !== page else { return }
    shownPage = page
    page.willMove(to: self)
    page.tree = self
    page.didMove(to: self)
    if !page.isLoaded {
      page.isLoaded = true
      page.load()
      page.didLoad()
    }
    old?.willDisappear()
    page.willAppear()
    page.isAppearing()
    old?.didDisappear()
    page.willLayOut()
    page.didLayOut()
    page.didAppear()
    if let old {
      old.willMove(to: nil)
      old.tree = nil
      old.didMove(to: nil)
    }
    note(.content)
  }

  /// Shows the sidebar instead of the bar, or the bar instead of the sidebar.
  ///
  /// Rows are created or removed, and the displayed page is laid out again.
  func setSidebarHidden(_ isHidden: Bool) {
    guard isHidden != isSidebarHidden else { return }
    isSidebarHidden = isHidden
    note([.bar, .sidebar, .layout])
    if isHidden { dropRows() } else { rowsDidChange() }
    shownPage?.willLayOut()
    shownPage?.didLayOut()
  }
}
