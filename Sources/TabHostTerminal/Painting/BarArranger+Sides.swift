import TabHost

/// The bar at the bottom edge, divided into equal parts, and the bar at the leading or trailing edge,
/// with one item per line.
extension BarArranger {
  private static let minimumSlotColumns = 5
  private static let minimumTitleColumns = 3
  private static let columnRange = 3...20

  func bottomBar(in area: CellRect) -> Arrangement {
    let rows = area.rows >= 8 ? 2 : 1
    let rect = area.part(row: area.rows - rows, rows: rows)
    var result = Arrangement(bar: FrameLayout.Bar(edge: .bottom, rect: rect))
    let entries = bottomEntries(columns: rect.columns)
    if host.accessoryEnvironment == .inline, placeAround(entries, in: &result) {
      return result
    }
    for (index, entry) in entries.enumerated() {
      let start = rect.columns * index / entries.count
      let end = rect.columns * (index + 1) / entries.count
      let isIconOnly = entry.isIconOnly || end - start < 4 + Self.minimumTitleColumns
      let width = min(isIconOnly ? entry.iconColumns : entry.columns, end - start)
      let column = rect.column + start + (end - start - width) / 2
      let place = rect.lastLine.at(column: column, columns: width)
      if width > 0 { result.items.append(entry.placed(in: place, isIconOnly: isIconOnly)) }
    }
    return result
  }

  /// Places the items of a small bar at its ends, with the accessory between them.
  ///
  /// - Returns: `false` if there is not enough room, in which case the bar is unchanged.
  private func placeAround(_ entries: [Entry], in result: inout Arrangement) -> Bool {
    guard let first = entries.first, entries.count <= 2 else { return false }
    let line = result.bar.rect.lastLine
    func item(_ entry: Entry, _ rect: CellRect) -> FrameElement {
      entry.placed(in: rect, isIconOnly: rect.columns < entry.columns || entry.isIconOnly)
    }
    func columns(_ entry: Entry) -> Int {
      entry.columns <= line.columns / 3 ? entry.columns : entry.iconColumns
    }
    let leading = columns(first)
    let trailing = entries.dropFirst().first.map { ($0, columns($0)) }
    let room = line.columns - leading - (trailing.map { $0.1 + 1 } ?? 0) - 1
    guard room >= Self.minimumSlotColumns else { return false }
    result.items = [item(first, line.at(column: line.column, columns: leading))]
    result.bar.accessory = line.at(column: line.column + leading + 1, columns: room)
    if let (entry, columns) = trailing {
      result.items.append(item(entry, line.without(left: line.columns - columns)))
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
    let hasMore = !fitting.overflow.isEmpty
    let entries = fitting.items.map { entry($0) }
    if entries.count + (hasMore ? 1 : 0) <= capacity { return entries + (hasMore ? [more()] : []) }
    return entries.prefix(capacity - 1) + [more()]
  }

  func sideBar(in area: CellRect) -> Arrangement {
    if let bar = barWithButtons(in: area) { return bar }
    let shown = host.bar
    let tabs = BarTabs(shown, andLast: shown.prominent)
    let count = tabs.count + (shown.overflow.isEmpty ? 0 : 1)
    func entryAt(_ index: Int) -> Entry { index < tabs.count ? entry(tabs[index]) : more() }
    let window = window(of: tabs, count: count, room: area.rows) { _ in 1 }
    let entries = window.items.map(entryAt)
    // A minimized bar shows icons only.
    let isSmall = shown.isMinimized
    let rect = side(of: area, for: entries, isSmall: isSmall)
    let isIconOnly = isSmall || rect.columns < 4 + Self.minimumTitleColumns
    var result = Arrangement(bar: FrameLayout.Bar(edge: edge, rect: rect))
    result.bar.visibleItems = window.items
    let arrows = (window.hasEarlier ? 1 : 0) + (window.hasLater ? 1 : 0)
    var row = max(rect.rows - entries.count - arrows, 0) / 2
    func arrow(_ id: FrameElement.ID) {
      result.items.append(FrameElement(id, in: .bar, rect.part(row: row), isIconOnly: true))
      row += 1
    }
    if window.hasEarlier { arrow(.earlierTabs) }
    for entry in entries {
      result.items.append(entry.placed(in: rect.part(row: row), isIconOnly: isIconOnly))
      row += 1
    }
    if window.hasLater { arrow(.laterTabs) }
    return result
  }

  /// Returns the part of an area at the edge of the bar, wide enough for its items.
  private func side(of area: CellRect, for entries: [Entry], isSmall: Bool = false) -> CellRect {
    let wanted = entries.reduce(0) { max($0, isSmall ? $1.iconColumns : $1.columns) }
    let columns = min(wanted, Self.columnRange.upperBound, max(area.columns / 3, 3), area.columns)
    let isLeading = edge == .leading
    return isLeading
      ? area.at(column: area.column, columns: columns) : area.without(left: area.columns - columns)
  }

  /// Returns a vertical bar with tabs, buttons and their overflow menu, or `nil` if the bar has no
  /// buttons.
  ///
  /// The tabs begin at the top; they do not scroll.
  private func barWithButtons(in area: CellRect) -> Arrangement? {
    guard let shown = host.verticalBar(fitting: area.rows),
      !shown.buttons.isEmpty || shown.hasOverflow
    else { return nil }
    var entries = shown.tabs.items.map { entry($0) }
    if !shown.tabs.overflow.isEmpty { entries.append(more()) }
    entries += shown.buttons.enumerated().map { entry($0.element, at: $0.offset) }
    if shown.hasOverflow { entries.append(navigationOverflow()) }
    let rect = side(of: area, for: entries)
    let isIconOnly = rect.columns < 4 + Self.minimumTitleColumns
    var result = Arrangement(bar: FrameLayout.Bar(edge: edge, rect: rect))
    result.bar.visibleItems = 0..<shown.tabs.items.count
    result.items = entries.prefix(rect.rows).enumerated().map { row, entry in
      entry.placed(in: rect.part(row: row), isIconOnly: isIconOnly || entry.isIconOnly)
    }
    return result
  }
}
