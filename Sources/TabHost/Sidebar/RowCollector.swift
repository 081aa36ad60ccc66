/// Collects rows that follow each other, from sections and what is in them.
@MainActor struct RowCollector {
  private(set) var rows: [TabHostController.Sidebar.Row] = []
  private let count: Int
  private let selected: TabItem?

  /// - Parameters:
  ///   - count: How many rows to collect.
  ///   - selected: The tab whose row is the selected one.
  init(count: Int, selected: TabItem?) {
    self.count = count
    self.selected = selected
    rows.reserveCapacity(count)
  }

  private var isComplete: Bool { rows.count == count }

  /// Adds the rows of a section from an offset on, until there are enough.
  mutating func collect(_ section: SidebarSection, from offset: Int, depth: Int) {
    guard offset < section.total else { return }
    var (slot, rest) = section.slot(at: offset)
    var start = offset - rest
    while true {
      let tab = section.slots[slot]
      if let group = tab.asGroup {
        collect(group, from: rest, depth: depth, listingHidden: section.listsHidden)
      } else {
        add(.tab(tab), isSelected: tab === selected, depth: depth)
      }
      start += section.rowCount(of: slot)
      guard !isComplete, start < section.total else { return }
      slot += 1
      // Many in a row may be hidden: these are leapt over.
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
        add(.group(group), isSelected: group === selected, depth: depth)
        guard group.isExpanded, !isComplete else { return }
        offset = 1
      }
      offset -= 1
      depth += 1
    }
    let section = group.madeSection(listingHidden: listingHidden)
    collect(section, from: offset, depth: depth)
    for action in group.shownActions.dropFirst(max(0, offset - section.total)) {
      if isComplete { return }
      add(.action(action, group), isSelected: false, depth: depth)
    }
  }

  private mutating func add(
    _ content: TabHostController.Sidebar.Row.Content,
    isSelected: Bool,
    depth: Int
  ) {
    rows.append(.init(content: content, depth: depth, isSelected: isSelected))
  }
}
