import TabHost

/// The bar at the bottom edge, in one line, and the bar at the leading or trailing edge, with one item
/// per line.
extension BarArranger {
  private static let minimumSlotColumns = 5
  private static let minimumTitleColumns = 3
  /// The number of columns of a title that is not truncated for the others in a bar at the bottom.
  private static let titleColumnsBesideOthers = 8
  /// The minimum number of lines with which a bar at the bottom has a rule above its items.
  private static let rowsWithRule = 8
  private static let columnRange = 3...20

  // MARK: - The bottom edge

  /// Returns a bar with regions: the button that shows the sidebar, and the tabs in the middle.
  func wideBar(in area: CellRect) -> Arrangement {
    var result = Arrangement(bar: FrameLayout.Bar(edge: .bottom, rect: bottom(of: area)))
    let line = result.bar.rect.lastLine
    var free = line
    if let toggle = placedToggle(in: .bar, at: line) {
      result.items.append(toggle)
      free = free.without(left: toggle.rect.columns)
    }
    let bar = host.bar.fitting(free.columns, moreWidth: columns(of: nil, in: line)) {
      columns(of: $0, in: line)
    }
    let tabs = tabs(of: bar, in: free, middleOf: line)
    result.items += tabs.items
    result.bar.scrolling = tabs.scrolling
    return result
  }

  /// Returns a bar without regions, whose items have the room that they need.
  func bottomBar(in area: CellRect) -> Arrangement {
    var result = Arrangement(bar: FrameLayout.Bar(edge: .bottom, rect: bottom(of: area)))
    let line = result.bar.rect.lastLine
    let entries = bottomEntries(columns: line.columns)
    if host.accessoryEnvironment == .inline, placeAround(entries, in: &result) {
      return result
    }
    let fitted = Self.fitted(entries, columns: line.columns)
    let slack = line.columns - fitted.reduce(0) { $0 + $1.columns }
    var column = line.column
    for (index, item) in fitted.enumerated() {
      // Half of an item's share of the free columns is on either side of it.
      let before = slack * (2 * index + 1) / (2 * fitted.count)
      let place = line.at(column: column + before, columns: item.columns)
      column += item.columns
      if item.columns > 0 { result.items.append(item.entry.placed(in: place)) }
    }
    return result
  }

  /// Returns the lines of a bar at the bottom: its items, below a rule if there is room.
  private func bottom(of area: CellRect) -> CellRect {
    let rows = area.rows >= Self.rowsWithRule ? 2 : 1
    return area.part(row: area.rows - rows, rows: rows)
  }

  /// Returns items and the numbers of columns that each has in a line.
  ///
  /// With too little room, the longest titles are truncated, as long as each of them keeps its
  /// beginning. If that is not enough, only the selected item and those without a symbol have titles,
  /// which are truncated further.
  private static func fitted(
    _ entries: [Entry],
    columns room: Int
  ) -> [(entry: Entry, columns: Int)] {
    var entries = entries
    for titleColumns in [titleColumnsBesideOthers, minimumTitleColumns] {
      let least = entries.map { $0.leastColumns(titleColumns: titleColumns) }
      if least.reduce(0, +) <= room {
        let wanted = entries.map(\.columns)
        func widths(_ most: Int) -> [Int] {
          zip(least, wanted).map { max($0, min($1, most)) }
        }
        let most = (0...room).last { widths($0).reduce(0, +) <= room } ?? 0
        return Array(zip(entries, widths(most)))
      }
      // "More" represents a selected tab that has no item.
      let keeper =
        entries.firstIndex(where: \.isSelected) ?? entries.firstIndex { $0.id == .more }
      for index in entries.indices where index != keeper && entries[index].label.glyph != nil {
        entries[index].isIconOnly = true
      }
    }
    for index in entries.indices { entries[index].isIconOnly = true }
    let part = room / max(entries.count, 1)
    let isEnough = entries.reduce(0) { $0 + $1.columns } <= room
    return entries.map { ($0, isEnough ? $0.columns : min($0.columns, part)) }
  }

  /// Places the items of a small bar at its ends, with the accessory between them.
  ///
  /// - Returns: `false` if there is not enough room, in which case the bar is unchanged.
  private func placeAround(_ entries: [Entry], in result: inout Arrangement) -> Bool {
    let line = result.bar.rect.lastLine
    let shortened = entries.map { entry in
      var entry = entry
      if entry.columns > line.columns / 3 { entry.isIconOnly = true }
      return entry
    }
    guard entries.count <= 2, let first = shortened.first else { return false }
    let last = shortened.dropFirst().first
    let room = line.columns - first.columns - (last.map { $0.columns + 1 } ?? 0) - 1
    guard room >= Self.minimumSlotColumns else { return false }
    result.items = [first.placed(in: line.at(column: line.column, columns: first.columns))]
    result.bar.accessory = line.at(column: line.column + first.columns + 1, columns: room)
    if let last {
      result.items.append(last.placed(in: line.without(left: line.columns - last.columns)))
    }
    return true
  }

  /// Returns the items of the bar at the bottom edge, followed by the "More" item if some do not
  /// fit.
  ///
  /// A minimized bar, or one with room for a single item, contains the selected item. A minimized
  /// bar also keeps the prominent item if there is room.
  private func bottomEntries(columns: Int) -> [Entry] {
    let capacity = max(columns / Self.minimumSlotColumns, 1)
    let bar = host.bar
    if capacity == 1 || bar.isMinimized, let selected = selected ?? bar.items.first {
      let apart = capacity > 1 && bar.prominent !== selected ? bar.prominent : nil
      return [entry(selected)] + (apart.map { [entry($0)] } ?? [])
    }
    let fitting = bar.fitting(capacity)
    let items = fitting.items
    if !fitting.hasOverflow, items.count <= capacity { return items.map { entry($0) } }
    let tabs = shownTabs(Array(items.prefix(capacity - 1)), of: bar)
    return tabs.map { entry($0) } + [more()]
  }

  // MARK: - The leading and the trailing edge

  func sideBar(in area: CellRect) -> Arrangement {
    if let bar = barWithButtons(in: area) { return bar }
    let shown = host.bar.fitting(area.rows, moreWidth: 1) { _ in 1 }
    let (entries, scrolling) = entries(of: shown, rows: area.rows)
    let visible = entries.suffix(max(area.rows, 1))
    // A minimized bar shows icons only.
    let rect = side(of: area, for: entries, isSmall: shown.isMinimized)
    let isIconOnly = shown.isMinimized || rect.columns < 4 + Self.minimumTitleColumns
    var result = Arrangement(bar: FrameLayout.Bar(edge: edge, rect: rect))
    result.bar.scrolling = scrolling
    let start = max(rect.rows - visible.count, 0) / 2
    result.items = visible.enumerated().map { row, entry in
      placed(entry, in: rect.part(row: start + row), isIconOnly: isIconOnly)
    }
    return result
  }

  /// Returns the items of a vertical bar, and which tabs are visible if they scroll.
  private func entries(
    of bar: TabHostController.Bar,
    rows: Int
  ) -> (entries: [Entry], scrolling: FrameLayout.Bar.Scrolling?) {
    if scrolls(bar) { return scrollingEntries(rows: rows) }
    let tabs = bar.isMinimized ? bar.items : shownTabs(bar.items, of: bar)
    return (tabs.map { entry($0) } + (bar.hasOverflow ? [more()] : []), nil)
  }

  private func placed(_ entry: Entry, in rect: CellRect, isIconOnly: Bool) -> FrameElement {
    var entry = entry
    entry.isIconOnly = entry.isIconOnly || isIconOnly
    return entry.placed(in: rect)
  }

  /// Returns the part of an area at the edge of the bar, wide enough for its items.
  private func side(of area: CellRect, for entries: [Entry], isSmall: Bool = false) -> CellRect {
    let wanted = entries.reduce(0) {
      max($0, $1.label.columns(isIconOnly: isSmall || $1.isIconOnly))
    }
    let columns = min(wanted, Self.columnRange.upperBound, max(area.columns / 3, 3), area.columns)
    let isLeading = edge == .leading
    return isLeading
      ? area.at(column: area.column, columns: columns) : area.without(left: area.columns - columns)
  }

  /// Returns a vertical bar with tabs, buttons and their overflow menu, or `nil` if the bar has no
  /// buttons.
  ///
  /// The tabs begin at the top.
  private func barWithButtons(in area: CellRect) -> Arrangement? {
    guard let shown = host.verticalBar(fitting: area.rows),
      !shown.buttons.isEmpty || shown.hasOverflow
    else { return nil }
    let rows = shown.tabs.items.count + (shown.tabs.hasOverflow ? 1 : 0)
    var (entries, scrolling) = entries(of: shown.tabs, rows: rows)
    entries += shown.buttons.enumerated().map { entry($0.element, at: $0.offset) }
    if shown.hasOverflow { entries.append(navigationOverflow(shown.overflow)) }
    let rect = side(of: area, for: entries)
    let isIconOnly = rect.columns < 4 + Self.minimumTitleColumns
    var result = Arrangement(bar: FrameLayout.Bar(edge: edge, rect: rect))
    result.bar.scrolling = scrolling
    result.items = entries.prefix(rect.rows).enumerated().map { row, entry in
      placed(entry, in: rect.part(row: row), isIconOnly: isIconOnly)
    }
    return result
  }
}
