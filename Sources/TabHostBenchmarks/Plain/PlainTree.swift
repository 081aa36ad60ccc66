/// The least that Swift needs for what a host shows: an object a tab, a dictionary, arrays.
///
/// Whatever is visible of a change happens here, too: pages hear of their life, groups on the way
/// know their child, rows on screen are made again or marked, and a frame is due once, with what is
/// new in it. Nothing else happens: nobody is asked, nothing is checked that its user knows.
@MainActor final class PlainTree {
  /// Holds the root tabs.
  let top = PlainGroup("", "")
  private var index: [String: PlainTab] = [:]
  private(set) unowned(unsafe) var selected: PlainTab?
  private(set) var shownPage: PlainPage?
  private(set) var isSidebarHidden = true

  /// The rows on screen, and where they begin.
  var rows: [PlainRow] = []
  /// What the rows stand for, to find one by.
  var rowNames: [ObjectIdentifier] = []
  var firstRow = 0
  /// How many rows there is room for; 0 while nobody asks for any.
  var room = 0
  var rowsAreStale = false

  /// Called when a frame is due, for the first change since the last one.
  var needsFrame: () -> Void = {}
  private var changes = Changes()
  private var changedTabs: [PlainTab] = []
  private var isInBatch = false

  /// What is new in a frame.
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

  /// The tab that has an identifier.
  func tab(_ identifier: String) -> PlainTab? { index[identifier] }

  /// The tabs that are no groups, in order.
  var leaves: [PlainTab] { top.children.flatMap { $0.asGroup?.children ?? [$0] } }

  // MARK: - Frames

  /// Something is new on screen.
  func note(_ change: Changes) {
    let isFirst = changes.isEmpty
    changes.formUnion(change)
    if isFirst, !isInBatch { needsFrame() }
  }

  /// A tab looks different.
  func noteLook(of tab: PlainTab) {
    changedTabs.append(tab)
    note(.tabs)
  }

  /// What is new since the last time, for whoever draws.
  func takeChanges() -> Changes {
    defer {
      changes = []
      if !changedTabs.isEmpty { changedTabs.removeAll(keepingCapacity: true) }
    }
    return changes
  }

  /// Makes several changes, for which rows are made once and a frame is due once.
  func batch(_ body: () -> Void) {
    isInBatch = true
    body()
    isInBatch = false
    if rowsAreStale { makeRows() }
    if !changes.isEmpty { needsFrame() }
  }

  /// Other rows are on screen.
  func rowsDidChange() {
    note(.sidebar)
    guard room > 0, !isSidebarHidden else { return }
    if isInBatch { rowsAreStale = true } else { makeRows() }
  }

  // MARK: - The screen

  /// Brings the selected page on screen.
  func appear() {
    guard let selected else { return }
    show(page(of: selected))
  }

  /// Selects a tab: the groups on the way know their child, the page before leaves and the other
  /// one comes, the two rows are marked.
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

  /// Shows the sidebar in the place of the bar, or the bar: rows come or go, and the page on screen
  /// is laid out in another area.
  func setSidebarHidden(_ isHidden: Bool) {
    guard isHidden != isSidebarHidden else { return }
    isSidebarHidden = isHidden
    note([.bar, .sidebar, .layout])
    if isHidden { dropRows() } else { rowsDidChange() }
    shownPage?.willLayOut()
    shownPage?.didLayOut()
  }
}
