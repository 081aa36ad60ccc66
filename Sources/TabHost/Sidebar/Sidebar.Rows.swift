extension TabHostController.Sidebar {
  /// A row of the sidebar at the time it was read.
  @MainActor public struct Row {
    /// The kinds of rows.
    public enum Content {
      /// A tab that is not a group.
      case tab(TabItem)
      /// The header of a group.
      case group(TabGroupItem)
      /// An action of a group.
      case action(Action, TabGroupItem)
    }

    /// The tab, group, or action that the row displays.
    public let content: Content
    /// The depth of the row, which is 0 for a root row.
    public let depth: Int
    /// Whether the row displays the selected tab.
    public internal(set) var isSelected: Bool

    init(content: Content, depth: Int, isSelected: Bool) {
      self.content = content
      self.depth = depth
      self.isSelected = isSelected
    }

    /// The tab, or the action with its group.
    var subject: (tab: TabItem, action: Action?) {
      switch content {
      case .tab(let tab): (tab, nil)
      case .group(let group): (group, nil)
      case .action(let action, let group): (group, action)
      }
    }

    /// Whether the rows below a header are displayed; `false` for other rows.
    public var isExpanded: Bool {
      if case .group(let group) = content { group.isExpanded } else { false }
    }

    /// Whether the tab is not hidden; `false` for an action.
    public var isChecked: Bool { if let tab { !tab.isHidden } else { false } }

    /// Whether the user may select the tab or perform the action.
    public var isEnabled: Bool {
      switch content {
      case .tab(let tab): tab.isEffectivelyEnabled
      case .group(let group): group.isEffectivelyEnabled
      case .action(let action, _): !action.attributes.contains(.disabled)
      }
    }

    /// The tab or the group, or `nil` for an action.
    public var tab: TabItem? {
      switch content {
      case .tab(let tab): tab
      case .group(let group): group
      case .action: nil
      }
    }

    /// The identifier of the tab, group, or action.
    public var identifier: String {
      switch content {
      case .tab(let tab): tab.identifier
      case .group(let group): group.identifier
      case .action(let action, _): action.identifier.rawValue
      }
    }

    /// The title of the tab, group, or action.
    public var title: String {
      switch content {
      case .tab(let tab): tab.title
      case .group(let group): group.title
      case .action(let action, _): action.title
      }
    }
  }

  /// The rows of the sidebar: tabs first, then groups, each followed by its children and then its
  /// actions.
  ///
  /// The rows exist even while the sidebar is not displayed. They don't include the contents of
  /// collapsed groups, and include hidden tabs only while the user is editing. Indices are invalid
  /// after a change, so read the rows again.
  ///
  /// - Complexity: Accessing a row is O(*d* log *n*), where *d* is the depth of the tree and *n*
  ///   the number of siblings at each level.
  public var rows: Rows { Rows(host: host) }

  /// Registers an access to rows or their number from outside the framework.
  fileprivate func observeRows() {
    host?.access(.rows)
  }

  /// The current rows, read without observation.
  var rowList: RowList? {
    guard let host else { return nil }
    return RowList(host: host)
  }

  /// The collection of the sidebar's rows; see ``TabHostController/Sidebar/rows``.
  @MainActor public struct Rows: @MainActor RandomAccessCollection {
    let host: TabHostController?

    private var list: RowList? {
      guard let host else { return nil }
      host.sidebar.observeRows()
      return RowList(host: host)
    }

    /// The index of the first row, which is always 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { list?.count ?? 0 }

    /// Returns the row at an index.
    ///
    /// - Precondition: The index is in the range of the current rows.
    public subscript(index: Int) -> Row {
      guard let list, index >= 0, index < list.count else {
        preconditionFailure("row index out of range")
      }
      return list.row(at: index)
    }

    /// Returns consecutive rows as a snapshot.
    ///
    /// - Precondition: The indices are in the range of the current rows.
    /// - Complexity: One access for the first row, and constant time on average for each other row.
    public subscript(indices: Range<Int>) -> Window {
      Window(startIndex: indices.lowerBound, rows: rows(at: indices))
    }

    private func rows(at indices: Range<Int>) -> [Row] {
      let list = self.list
      precondition(
        indices.lowerBound >= 0 && indices.upperBound <= list?.count ?? 0,
        "row indices out of range"
      )
      return list?.rows(at: indices) ?? []
    }

    /// Returns an iterator over a snapshot of the rows, so that you can change the sidebar in a
    /// loop.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func makeIterator() -> IndexingIterator<[Row]> {
      self[startIndex..<endIndex].rows.makeIterator()
    }

    /// Returns the index of the row of a tab, or `nil` if it has none.
    ///
    /// - Complexity: The same as accessing a row.
    public func firstIndex(of tab: TabItem) -> Int? { list?.index(of: tab) }

    /// Returns the index of a tab among the tabs beside it that have rows, and their number, or `nil` if
    /// the tab has no row.
    ///
    /// - Complexity: O(*n*), where *n* is the number of these tabs.
    package func position(of tab: TabItem) -> (index: Int, count: Int)? { list?.position(of: tab) }

    /// Returns the index of the row of an action in the section of a group, or `nil` if it has
    /// none.
    ///
    /// - Complexity: The same as accessing a row, and a search through the actions of the group.
    public func firstIndex(of action: Action, in group: TabGroupItem) -> Int? {
      list?.index(of: action, in: group)
    }
  }
}

extension TabHostController.Sidebar.Rows {
  /// A snapshot of consecutive rows.
  @MainActor public struct Window: @MainActor RandomAccessCollection {
    /// The index of the first row, among all ``TabHostController/Sidebar/rows``.
    public let startIndex: Int
    let rows: [TabHostController.Sidebar.Row]

    /// The index after the last row.
    public var endIndex: Int { startIndex + rows.count }

    /// Returns the row at an index among all rows.
    ///
    /// - Precondition: The index is in the window.
    public subscript(index: Int) -> TabHostController.Sidebar.Row { rows[index - startIndex] }

    /// Returns a part of the window.
    ///
    /// - Precondition: The indices are in the window.
    public subscript(indices: Range<Int>) -> Window {
      let part = rows[indices.lowerBound - startIndex..<indices.upperBound - startIndex]
      return Window(startIndex: indices.lowerBound, rows: Array(part))
    }
  }
}

/// The rows of the sidebar at one moment. The section and the scope are computed once for all
/// accesses.
@MainActor struct RowList {
  private let host: TabHostController
  private let section: SidebarSection
  /// Whether hidden tabs are listed, as they are while the user is editing.
  private let listsHidden: Bool
  /// The range of the listed rows: all rows, or, on a platform that displays one group beside its
  /// content, the rows of the selected root group.
  private let scope: Range<Int>

  init(host: TabHostController) {
    self.host = host
    section = host.sidebar.madeSection(in: host)
    listsHidden = host.editing.isActive
    guard PresentationRules.dependsOnSelection(host.state.traits.userInterfaceIdiom) else {
      scope = 0..<section.counts(listingHidden: listsHidden).total
      return
    }
    guard let group = host.selection.tab?.root.asGroup, host.tree.contains(group) else {
      scope = 0..<0
      return
    }
    let start = section.offset(of: group, listingHidden: listsHidden)
    scope = start..<(start + group.rowCount(listingHidden: listsHidden))
  }

  var count: Int { scope.count }

  /// Returns one row, without the array of ``rows(at:)``.
  func row(at index: Int) -> TabHostController.Sidebar.Row {
    var section = section
    var offset = scope.lowerBound + index
    var depth = 0
    while true {
      let place = section.counts(listingHidden: listsHidden).find(offset)
      let tab = section.slots[place.index]
      guard let group = tab.asGroup else { return row(.tab(tab), of: tab, at: depth) }
      offset = place.rest
      if group.isCollapsible {
        if offset == 0 { return row(.group(group), of: group, at: depth) }
        offset -= 1
        depth += 1
      }
      section = group.madeSection
      let total = section.counts(listingHidden: listsHidden).total
      if offset >= total {
        let action = group.shownActions[offset - total]
        return row(.action(action, group), of: nil, at: depth)
      }
    }
  }

  private func row(
    _ content: TabHostController.Sidebar.Row.Content,
    of tab: TabItem?,
    at depth: Int
  ) -> TabHostController.Sidebar.Row {
    let isSelected = tab != nil && tab === host.selection.tab
    return .init(content: content, depth: depth, isSelected: isSelected)
  }

  /// Returns consecutive rows.
  func rows(at indices: Range<Int>) -> [TabHostController.Sidebar.Row] {
    var rows: [TabHostController.Sidebar.Row] = []
    rows.reserveCapacity(indices.count)
    list(indices) { tab, action, depth, _ in
      let content: TabHostController.Sidebar.Row.Content =
        if let group = tab.asGroup {
          if let action { .action(action, group) } else { .group(group) }
        } else {
          .tab(tab)
        }
      rows.append(row(content, of: action == nil ? tab : nil, at: depth))
    }
    return rows
  }

  /// Passes consecutive rows to a closure: the tab, or the group of an action; the action; the depth; and
  /// whether all groups above the tab are enabled.
  ///
  /// Only the first row is looked up by its index; each other is found from the one before.
  func list(_ indices: Range<Int>, _ body: (TabItem, Action?, Int, Bool) -> Void) {
    var count = indices.count
    guard count > 0 else { return }
    let first = scope.lowerBound + indices.lowerBound
    section.list(from: first, depth: 0, isBelowEnabled: true, listsHidden, &count, body)
  }

  /// Returns the index of the row of a tab, or `nil` if it has none.
  func index(of tab: TabItem) -> Int? {
    guard tab.asGroup?.isCollapsible != false else { return nil }
    return start(of: tab).flatMap(listed)
  }

  /// Returns the index of a tab among the tabs of its section that have rows, and their number, or `nil`
  /// if the tab has no row.
  func position(of tab: TabItem) -> (index: Int, count: Int)? {
    guard index(of: tab) != nil else { return nil }
    let parent = tab.asGroup?.isHoisted == true ? nil : tab.storedParent
    let section = parent?.madeSection ?? section
    let counts = section.counts(listingHidden: listsHidden)
    var (offset, index, count) = (0, 0, 0)
    for (slot, sibling) in section.slots.enumerated() {
      defer { offset += counts[slot] }
      guard counts[slot] > 0, sibling.asGroup?.isCollapsible != false,
        parent != nil || scope.contains(offset)
      else { continue }
      if slot < tab.slot { index += 1 }
      count += 1
    }
    return (index, count)
  }

  /// Returns the index of the row of an action in the section of a group, or `nil` if it has none.
  func index(of action: Action, in group: TabGroupItem) -> Int? {
    guard let place = group.shownActions.firstIndex(where: { $0 === action }),
      !group.isCollapsible || group.showsRows, let start = start(of: group)
    else { return nil }
    let children = group.madeSection.counts(listingHidden: listsHidden).total
    return listed(start + (group.isCollapsible ? 1 : 0) + children + place)
  }

  /// Converts an index among all rows to one among the listed rows.
  private func listed(_ index: Int) -> Int? {
    scope.contains(index) ? index - scope.lowerBound : nil
  }

  /// Returns the index, among all rows, of the first row of a tab or inside it, or `nil` if there
  /// is none. A tab without a row of its own has such an index, too.
  private func start(of tab: TabItem) -> Int? {
    guard host.tree.contains(tab), listsHidden || tab.isShownInTree else { return nil }
    var index = 0
    var tab = tab
    while let parent = tab.storedParent, tab.asGroup?.isHoisted != true {
      guard !parent.isCollapsible || parent.showsRows else { return nil }
      index += parent.madeSection.offset(of: tab, listingHidden: listsHidden)
      index += parent.isCollapsible ? 1 : 0
      tab = parent
    }
    return index + section.offset(of: tab, listingHidden: listsHidden)
  }
}

extension SidebarSection {
  /// Lists rows of the section, beginning at an offset.
  ///
  /// - Parameter rest: The number of rows that are still to be listed.
  fileprivate func list(
    from offset: Int,
    depth: Int,
    isBelowEnabled: Bool,
    _ listsHidden: Bool,
    _ rest: inout Int,
    _ body: (TabItem, Action?, Int, Bool) -> Void
  ) {
    // Read once, because each read retains the array.
    let (slots, counts) = (slots, counts(listingHidden: listsHidden))
    guard offset < counts.total else { return }
    var (slot, skipped) = counts.find(offset)
    var start = offset - skipped
    while true {
      let tab = slots[slot]
      if let group = tab.asGroup {
        let isBelowEnabled = group.isHoisted ? group.isBelowEnabled : isBelowEnabled
        group.list(
          from: skipped,
          depth: depth,
          isBelowEnabled: isBelowEnabled,
          listsHidden,
          &rest,
          body
        )
      } else {
        body(tab, nil, depth, isBelowEnabled)
        rest -= 1
      }
      start += counts[slot]
      guard rest > 0, start < counts.total else { return }
      slot += 1
      // Skips runs of slots without rows, because many consecutive tabs may be hidden.
      if counts[slot] == 0 { slot = counts.find(start).index }
      skipped = 0
    }
  }
}

extension TabGroupItem {
  /// Lists the header, the children and the actions, beginning at an offset.
  fileprivate func list(
    from offset: Int,
    depth: Int,
    isBelowEnabled: Bool,
    _ listsHidden: Bool,
    _ rest: inout Int,
    _ body: (TabItem, Action?, Int, Bool) -> Void
  ) {
    var (offset, depth) = (offset, depth)
    if isCollapsible {
      if offset == 0 {
        body(self, nil, depth, isBelowEnabled)
        rest -= 1
        guard showsRows, rest > 0 else { return }
        offset = 1
      }
      offset -= 1
      depth += 1
    }
    let section = madeSection
    let isBelowEnabled = isBelowEnabled && storedIsEnabled
    section.list(
      from: offset,
      depth: depth,
      isBelowEnabled: isBelowEnabled,
      listsHidden,
      &rest,
      body
    )
    let children = section.counts(listingHidden: listsHidden).total
    for action in shownActions.dropFirst(max(0, offset - children)) {
      if rest == 0 { return }
      body(self, action, depth, isBelowEnabled)
      rest -= 1
    }
  }
}

extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that the user can show them again.
  var listsHidden: Bool { host?.editing.isActive == true }

  /// Returns the root tabs in the order of the sidebar, each followed by the groups hoisted out of
  /// it.
  func madeSection(in host: TabHostController) -> SidebarSection {
    let tree = host.tree
    if let section { return section }
    let roots = host.rootList.displayOrder
    let hoisted = tree.hoistedGroupsByRoot
    let slots =
      hoisted.isEmpty ? roots : roots.flatMap { [$0] + (hoisted[ObjectIdentifier($0)] ?? []) }
    let made = SidebarSection(slots: slots)
    section = made
    return made
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
