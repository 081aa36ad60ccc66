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
    /// The identity of the tab or action that the row displays.
    let identity: RowIdentity

    init(content: Content, depth: Int, isSelected: Bool) {
      self.content = content
      self.depth = depth
      self.isSelected = isSelected
      identity =
        switch content {
        case .tab(let tab): RowIdentity(tab)
        case .group(let group): RowIdentity(group)
        case .action(let action, let group): RowIdentity(action, in: group)
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
    host?.screenCache.observed.formUnion(.ofRowCollection)
    access(\.rows)
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

  /// Returns consecutive rows.
  func rows(at indices: Range<Int>) -> [TabHostController.Sidebar.Row] {
    var snapshot = RowSnapshot(count: indices.count, selected: host.state.selection.tab)
    list(indices, to: &snapshot)
    return snapshot.rows
  }

  /// Lists consecutive rows. Only the first is looked up by its index; each other is found from the
  /// one before.
  func list(_ indices: Range<Int>, to receiver: inout some RowReceiver) {
    guard !indices.isEmpty else { return }
    let first = scope.lowerBound + indices.lowerBound
    section.list(from: first, depth: 0, isBelowEnabled: true, to: &receiver)
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

/// What receives consecutive rows, one after another.
@MainActor protocol RowReceiver {
  /// Whether no more rows are wanted.
  var isComplete: Bool { get }

  /// Receives the next row.
  ///
  /// - Parameters:
  ///   - tab: The tab, or the group of the action.
  ///   - action: The action, or `nil` for the row of a tab.
  ///   - depth: The depth of the row.
  ///   - isBelowEnabled: Whether all groups above the tab are enabled.
  mutating func receive(_ tab: TabItem, _ action: Action?, depth: Int, isBelowEnabled: Bool)
}

/// Rows at the time they are read.
private struct RowSnapshot: RowReceiver {
  private(set) var rows: [TabHostController.Sidebar.Row] = []
  private let count: Int
  private let selected: TabItem?

  init(count: Int, selected: TabItem?) {
    self.count = count
    self.selected = selected
    rows.reserveCapacity(count)
  }

  var isComplete: Bool { rows.count == count }

  mutating func receive(_ tab: TabItem, _ action: Action?, depth: Int, isBelowEnabled: Bool) {
    let content: TabHostController.Sidebar.Row.Content =
      if let group = tab.asGroup {
        if let action { .action(action, group) } else { .group(group) }
      } else {
        .tab(tab)
      }
    let isSelected = action == nil && tab === selected
    rows.append(.init(content: content, depth: depth, isSelected: isSelected))
  }
}

extension SidebarSection {
  /// Lists rows of the section, beginning at an offset, until there are enough.
  fileprivate func list(
    from offset: Int,
    depth: Int,
    isBelowEnabled: Bool,
    to receiver: inout some RowReceiver
  ) {
    // Read once, because each read retains the array.
    let (slots, counts) = (slots, currentCounts)
    guard offset < counts.total else { return }
    var (slot, rest) = counts.find(offset)
    var start = offset - rest
    while true {
      let tab = slots[slot]
      if let group = tab.asGroup {
        let isBelowEnabled = group.isHoisted ? group.isBelowEnabled : isBelowEnabled
        group.list(
          from: rest,
          depth: depth,
          isBelowEnabled: isBelowEnabled,
          listingHidden: listsHidden,
          to: &receiver
        )
      } else {
        receiver.receive(tab, nil, depth: depth, isBelowEnabled: isBelowEnabled)
      }
      start += counts[slot]
      guard !receiver.isComplete, start < counts.total else { return }
      slot += 1
      // Skips runs of slots without rows, because many consecutive tabs may be hidden.
      if counts[slot] == 0 { slot = counts.find(start).index }
      rest = 0
    }
  }
}

extension TabGroupItem {
  /// Lists the header, the children and the actions, beginning at an offset.
  fileprivate func list(
    from offset: Int,
    depth: Int,
    isBelowEnabled: Bool,
    listingHidden: Bool,
    to receiver: inout some RowReceiver
  ) {
    var (offset, depth) = (offset, depth)
    if isCollapsible {
      if offset == 0 {
        receiver.receive(self, nil, depth: depth, isBelowEnabled: isBelowEnabled)
        guard showsRows, !receiver.isComplete else { return }
        offset = 1
      }
      offset -= 1
      depth += 1
    }
    let section = madeSection(listingHidden: listingHidden)
    let isBelowEnabled = isBelowEnabled && storedIsEnabled
    section.list(from: offset, depth: depth, isBelowEnabled: isBelowEnabled, to: &receiver)
    for action in shownActions.dropFirst(max(0, offset - section.total)) {
      if receiver.isComplete { return }
      receiver.receive(self, action, depth: depth, isBelowEnabled: isBelowEnabled)
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
