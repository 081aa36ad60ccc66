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
    var collector = RowCollector(count: indices.count, selected: host.state.selection.tab)
    if !indices.isEmpty {
      collector.collect(section, from: scope.lowerBound + indices.lowerBound, depth: 0)
    }
    return collector.rows
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

/// Collects consecutive rows from nested sections.
@MainActor private struct RowCollector {
  private(set) var rows: [TabHostController.Sidebar.Row] = []
  private let count: Int
  private let selected: TabItem?

  /// Creates a collector of a number of rows.
  ///
  /// - Parameter selected: The tab whose row is selected.
  init(count: Int, selected: TabItem?) {
    self.count = count
    self.selected = selected
    rows.reserveCapacity(count)
  }

  private var isComplete: Bool { rows.count == count }

  /// Collects rows of a section, beginning at an offset, until there are enough.
  mutating func collect(_ section: SidebarSection, from offset: Int, depth: Int) {
    guard offset < section.total else { return }
    var (slot, rest) = section.slot(at: offset)
    var start = offset - rest
    while true {
      let tab = section.slots[slot]
      if let group = tab.asGroup {
        collect(group, from: rest, depth: depth, listingHidden: section.listsHidden)
      } else {
        rows.append(.init(content: .tab(tab), depth: depth, isSelected: tab === selected))
      }
      start += section.rowCount(of: slot)
      guard !isComplete, start < section.total else { return }
      slot += 1
      // Skips runs of slots without rows, because many consecutive tabs may be hidden.
      if section.rowCount(of: slot) == 0 { slot = section.slot(at: start).index }
      rest = 0
    }
  }

  private mutating func collect(
    _ group: TabGroupItem,
    from offset: Int,
    depth: Int,
    listingHidden: Bool
  ) {
    var (offset, depth) = (offset, depth)
    if group.isCollapsible {
      if offset == 0 {
        rows.append(.init(content: .group(group), depth: depth, isSelected: group === selected))
        guard group.showsRows, !isComplete else { return }
        offset = 1
      }
      offset -= 1
      depth += 1
    }
    let section = group.madeSection(listingHidden: listingHidden)
    collect(section, from: offset, depth: depth)
    for action in group.shownActions.dropFirst(max(0, offset - section.total)) {
      if isComplete { return }
      rows.append(.init(content: .action(action, group), depth: depth, isSelected: false))
    }
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
