extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that a person can bring them back.
  var listsHidden: Bool { host?.isEditing == true }

  /// The roots as the sidebar lists them, each group followed by those hoisted out of it.
  var madeSection: SidebarSection {
    let hoistings = host?.tree.hoistings ?? 0
    let listsHidden = listsHidden
    if let section, hoistings == countedHoistings, section.listsHidden == listsHidden {
      return section
    }
    countedHoistings = hoistings
    let roots = host?.displayOrder ?? []
    let hoisted = host?.tree.hoistedGroupsByRoot ?? [:]
    let slots =
      hoisted.isEmpty ? roots : roots.flatMap { [$0] + (hoisted[ObjectIdentifier($0)] ?? []) }
    let made = SidebarSection(slots: slots, listsHidden: listsHidden)
    section = made
    return made
  }

  /// The rows to list: all, or on a platform that shows one group beside its content, those of
  /// the selected root group.
  var scope: Range<Int> {
    let section = madeSection
    guard let host, host.rules.sidebarIsScopedToGroup else { return 0..<section.total }
    guard let group = host.selectedTab?.root.asGroup, host.tree.contains(group) else {
      return 0..<0
    }
    let start = section.offset(of: group)
    return start..<(start + group.rowCount(listingHidden: listsHidden))
  }

  /// Whether what is in a group is among the rows to list, as far as the selection has a say.
  func scopeIncludes(_ group: TabGroupItem) -> Bool {
    guard let host, host.rules.sidebarIsScopedToGroup else { return true }
    return host.selectedTab?.root === group.root
  }

  /// The rows at some indices of all there are. One after the other is found by going on from the
  /// one before, and costs a few steps.
  func rows(at indices: Range<Int>) -> [Row] {
    var rows = RowCollector(count: indices.count, selected: host?.selectedTab)
    if !indices.isEmpty { rows.collect(madeSection, from: indices.lowerBound, depth: 0) }
    return rows.rows
  }

  func index(of tab: TabItem) -> Int? {
    guard tab.asGroup?.isCollapsible != false else { return nil }
    return start(of: tab)
  }

  /// The index of the row of an action in the section of a group; nil if it has none now.
  func index(of action: Action, in group: TabGroupItem) -> Int? {
    guard let place = group.shownActions.firstIndex(where: { $0 === action }),
      !group.isCollapsible || group.isExpanded, let start = start(of: group)
    else { return nil }
    let children = group.madeSection(listingHidden: listsHidden).total
    return start + (group.isCollapsible ? 1 : 0) + children + place
  }

  /// The index of the first row of a tab and what is in it, whether it has a row itself or not; nil
  /// if it isn't listed.
  private func start(of tab: TabItem) -> Int? {
    guard let host, host.tree.contains(tab), listsHidden || tab.isShownInTree else { return nil }
    let section = madeSection
    var index = 0
    var tab = tab
    while let parent = tab.parent, tab.asGroup?.isHoisted != true {
      guard !parent.isCollapsible || parent.isExpanded else { return nil }
      index += parent.madeSection(listingHidden: section.listsHidden).offset(of: tab)
      index += parent.isCollapsible ? 1 : 0
      tab = parent
    }
    return index + section.offset(of: tab)
  }

  /// Other roots, or another order of them: the section is made again at the next look.
  func rootRowsDidChange() {
    section = nil
    host?.invalidation.sidebar()
  }

  /// A group was shown, hidden or put in order, and groups that are hoisted out of it along.
  func hoistedRowsDidChange() {
    if host?.tree.hasHoistedGroups == true { rootRowsDidChange() }
  }
}
