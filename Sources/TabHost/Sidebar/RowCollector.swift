/// Collects consecutive rows from nested sections, skipping a prefix that is unchanged.
@MainActor struct RowCollector {
  /// The number of leading rows that are equal to the previous ones.
  private(set) var sameCount = 0
  /// The rows after the unchanged prefix.
  private(set) var rows: [TabHostController.Sidebar.Row] = []
  private let count: Int
  private let old: [TabHostController.Sidebar.Row]
  private let selected: TabItem?

  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - count: The number of rows to collect.
  ///   - old: The previous rows.
  ///   - selected: The tab whose row is selected.
  init(count: Int, old: [TabHostController.Sidebar.Row] = [], selected: TabItem?) {
    self.count = count
    self.old = old
    self.selected = selected
  }

  private var isComplete: Bool { sameCount + rows.count == count }

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
        add(RowIdentity(tab), isSelected: tab === selected, depth) { .tab(tab) }
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
        add(RowIdentity(group), isSelected: group === selected, depth) { .group(group) }
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
      add(RowIdentity(action, in: group), isSelected: false, depth) { .action(action, group) }
    }
  }

  private mutating func add(
    _ identity: RowIdentity,
    isSelected: Bool,
    _ depth: Int,
    _ content: () -> TabHostController.Sidebar.Row.Content
  ) {
    if rows.isEmpty, sameCount < old.count, old[sameCount].identity == identity,
      old[sameCount].isSelected == isSelected, old[sameCount].depth == depth
    {
      sameCount += 1
    } else {
      if rows.isEmpty { rows.reserveCapacity(count - sameCount) }
      rows.append(.init(content: content(), depth: depth, isSelected: isSelected))
    }
  }
}
