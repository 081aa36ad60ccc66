/// The rows of the sidebar at one moment. The section and the scope are computed once for all
/// accesses.
@MainActor struct RowList {
  private let host: TabHostController
  private let section: SidebarSection
  /// The range of the listed rows: all rows, or, on a platform that displays one group beside its
  /// content, the rows of the selected root group.
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

  /// Returns one row, without the array of ``rows(at:)``.
  func row(at index: Int) -> TabHostController.Sidebar.Row {
    var section = section
    var offset = scope.lowerBound + index
    var depth = 0
    while true {
      let place = section.slot(at: offset)
      let tab = section.slots[place.index]
      guard let group = tab.asGroup else { return row(.tab(tab), of: tab, at: depth) }
      offset = place.rest
      if group.isCollapsible {
        if offset == 0 { return row(.group(group), of: group, at: depth) }
        offset -= 1
        depth += 1
      }
      section = group.madeSection(listingHidden: section.listsHidden)
      if offset >= section.total {
        let action = group.shownActions[offset - section.total]
        return row(.action(action, group), of: nil, at: depth)
      }
    }
  }

  private func row(
    _ content: TabHostController.Sidebar.Row.Content,
    of tab: TabItem?,
    at depth: Int
  ) -> TabHostController.Sidebar.Row {
    let isSelected = tab != nil && tab === host.state.selection.tab
    return .init(content: content, depth: depth, isSelected: isSelected)
  }

  /// Returns consecutive rows. Only the first is looked up by its index; each other is found from
  /// the one before.
  func rows(at indices: Range<Int>) -> [TabHostController.Sidebar.Row] {
    rows(at: indices, comparedWith: []).rows
  }

  /// Returns the number of leading rows that are unchanged, and the rows after them. If nothing has
  /// changed, no row is created, which takes a fifth of the time.
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

  /// Returns the index of the row of a tab, or `nil` if it has none.
  func index(of tab: TabItem) -> Int? {
    guard tab.asGroup?.isCollapsible != false else { return nil }
    return start(of: tab).flatMap(listed)
  }

  /// Returns the index of the row of an action in the section of a group, or `nil` if it has none.
  func index(of action: Action, in group: TabGroupItem) -> Int? {
    guard let place = group.shownActions.firstIndex(where: { $0 === action }),
      !group.isCollapsible || group.showsRows, let start = start(of: group)
    else { return nil }
    let children = group.madeSection(listingHidden: section.listsHidden).total
    return listed(start + (group.isCollapsible ? 1 : 0) + children + place)
  }

  /// Converts an index among all rows to one among the listed rows.
  private func listed(_ index: Int) -> Int? {
    scope.contains(index) ? index - scope.lowerBound : nil
  }

  /// Returns the index, among all rows, of the first row of a tab or inside it, or `nil` if there
  /// is none. A tab without a row of its own has such an index, too.
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

extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that the user can show them again.
  var listsHidden: Bool { host?.state.isEditing == true }

  /// Returns the root tabs in the order of the sidebar, each followed by the groups hoisted out of
  /// it.
  func madeSection(in host: TabHostController) -> SidebarSection {
    let tree = host.tree
    if let section, section.listsHidden == host.state.isEditing { return section }
    let roots = host.rootList.displayOrder
    let hoisted = tree.hoistedGroupsByRoot
    let slots =
      hoisted.isEmpty ? roots : roots.flatMap { [$0] + (hoisted[ObjectIdentifier($0)] ?? []) }
    let made = SidebarSection(slots: slots, listsHidden: host.state.isEditing)
    section = made
    return made
  }

  /// Returns whether the rows inside a group are listed, considering only the selection.
  func scopeIncludes(_ group: TabGroupItem) -> Bool {
    guard let host, host.screen.isSidebarScopedToGroup else { return true }
    return host.state.selection.tab?.root === group.root
  }
}

extension TabHostController {
  /// Invalidates the rows after a group, and with it the groups hoisted out of it, was shown,
  /// hidden, or reordered.
  func hoistedRowsDidChange() {
    guard tree.hasHoistedGroups else { return }
    sidebar.section = nil
    transaction.note(.rows)
  }
}
