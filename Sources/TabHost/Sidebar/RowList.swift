/// The rows that the sidebar lists, for one moment: what every access needs is asked once.
@MainActor struct RowList {
  private let host: TabHostController
  private let section: SidebarSection
  /// Which of all rows are listed: all, or on a platform that shows one group beside its content,
  /// those of the selected root group.
  private let scope: Range<Int>

  init(host: TabHostController) {
    self.host = host
    section = host.sidebar.madeSection(in: host)
    guard PresentationRules.dependsOnSelection(host.state.traits.userInterfaceIdiom) else {
      scope = 0..<section.total
      return
    }
    guard let group = host.state.selection.tab?.root.asGroup, host.tree.contains(group) else {
      scope = 0..<0
      return
    }
    let start = section.offset(of: group)
    scope = start..<(start + group.rowCount(listingHidden: section.listsHidden))
  }

  var count: Int { scope.count }

  /// Rows that follow each other. The first is found by its index, each other by going on from the
  /// one before.
  func rows(at indices: Range<Int>) -> [TabHostController.Sidebar.Row] {
    rows(at: indices, comparedWith: []).rows
  }

  /// How many rows are the same as before, and those that follow. Where nothing has changed, this
  /// makes nothing and takes a fifth of the time.
  func rows(
    at indices: Range<Int>,
    comparedWith old: [TabHostController.Sidebar.Row]
  ) -> (sameCount: Int, rows: [TabHostController.Sidebar.Row]) {
    var rows = RowCollector(count: indices.count, old: old, selected: host.state.selection.tab)
    if !indices.isEmpty {
      rows.collect(section, from: scope.lowerBound + indices.lowerBound, depth: 0)
    }
    return (rows.sameCount, rows.rows)
  }

  /// The index of the row of a tab; nil if it has none.
  func index(of tab: TabItem) -> Int? {
    guard tab.asGroup?.isCollapsible != false else { return nil }
    return start(of: tab).flatMap(listed)
  }

  /// The index of the row of an action in the section of a group; nil if it has none.
  func index(of action: Action, in group: TabGroupItem) -> Int? {
    guard let place = group.shownActions.firstIndex(where: { $0 === action }),
      !group.isCollapsible || group.showsRows, let start = start(of: group)
    else { return nil }
    let children = group.madeSection(listingHidden: section.listsHidden).total
    return listed(start + (group.isCollapsible ? 1 : 0) + children + place)
  }

  /// The index among the listed rows, of one among all.
  private func listed(_ index: Int) -> Int? {
    scope.contains(index) ? index - scope.lowerBound : nil
  }

  /// The index among all rows of the first one of a tab and what is in it, whether it has a row
  /// itself or not; nil if there is none.
  private func start(of tab: TabItem) -> Int? {
    guard host.tree.contains(tab), section.listsHidden || tab.isShownInTree else { return nil }
    var index = 0
    var tab = tab
    while let parent = tab.storedParent, tab.asGroup?.isHoisted != true {
      guard !parent.isCollapsible || parent.showsRows else { return nil }
      index += parent.madeSection(listingHidden: section.listsHidden).offset(of: tab)
      index += parent.isCollapsible ? 1 : 0
      tab = parent
    }
    return index + section.offset(of: tab)
  }
}
