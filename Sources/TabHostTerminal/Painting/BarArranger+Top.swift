import TabHost

/// The floating bar at the top or the bottom edge: centered, with the prominent item in a capsule of
/// its own.
extension BarArranger {
  private static let toggleColumns = 3

  func floatingBar(
    in area: CellRect,
    at edge: TabHostController.Bar.Edge
  ) -> FrameLayout.Bar {
    let isBoxed = area.rows >= 10 && area.columns >= 20
    let rows = isBoxed ? 3 : 1
    let rect = area.part(row: edge == .top ? 0 : area.rows - rows, rows: rows)
    var bar = FrameLayout.Bar(edge: edge, rect: rect)
    var free = rect.part(row: isBoxed ? 1 : 0)
    if offersToggle, area.columns >= 4 * Self.toggleColumns {
      bar.items.append(button(.sidebarToggle, at: free.column, width: Self.toggleColumns, in: free))
      free = free.inset(columns: Self.toggleColumns + 1)
    }
    arrange(&bar, in: free, isBoxed: isBoxed)
    return bar
  }

  /// Returns the items of the main capsule and, if there is room for it, the separate prominent
  /// item.
  ///
  /// Without that room, the prominent item is the last item of the main capsule.
  private func parts(room: Int, edges: Int) -> (tabs: BarTabs, apart: Entry?) {
    let shown = host.bar
    guard let prominent = shown.prominent else { return (BarTabs(shown), nil) }
    let choices = [entry(prominent), entry(prominent, isIconOnly: true)]
    if let apart = choices.first(where: { $0.columns + edges <= room / 2 }) {
      return (BarTabs(shown), apart)
    }
    return (BarTabs(shown, andLast: prominent), nil)
  }

  private func arrange(_ bar: inout FrameLayout.Bar, in free: CellRect, isBoxed: Bool) {
    let edges = isBoxed ? 2 : 0
    let (tabs, apart) = parts(room: free.columns, edges: edges)
    let count = tabs.count + (host.bar.overflow.isEmpty ? 0 : 1)
    // The items near the window are measured before they are placed.
    var measured: [Int: Entry] = [:]
    func entryAt(_ index: Int) -> Entry {
      if let entry = measured[index] { return entry }
      let made =
        index < tabs.count ? entry(tabs[index], isIconOnly: tabs.isPinned(index)) : more()
      measured[index] = made
      return made
    }
    let apartColumns = apart.map { $0.columns + edges } ?? 0
    let gap = apart == nil || count == 0 ? 0 : isBoxed ? 1 : 3
    let room = max(free.columns - apartColumns - gap - edges, 1)
    let window = window(of: tabs, count: count, room: room) { entryAt($0).columns }
    bar.visibleItems = window.items
    let entries = window.items.map(entryAt)
    let arrows = (window.hasEarlier ? 1 : 0) + (window.hasLater ? 1 : 0)
    let width = min(entries.reduce(arrows) { $0 + $1.columns }, room)
    let mainColumns = entries.isEmpty ? 0 : width + edges
    let total = mainColumns + gap + apartColumns
    let start = free.column + max(free.columns - total, 0) / 2
    if !entries.isEmpty {
      let row = free.at(column: start + edges / 2, columns: width)
      bar.items += items(entries, window: window, in: row)
      if isBoxed { bar.capsules.append(bar.rect.at(column: start, columns: mainColumns)) }
    }
    if let apart {
      let column = start + mainColumns + gap
      if isBoxed { bar.capsules.append(bar.rect.at(column: column, columns: apartColumns)) }
      bar.items.append(item(apart, at: column + edges / 2, width: apart.columns, in: free))
    }
  }

  private func items(
    _ entries: [Entry],
    window: ScrollWindow,
    in row: CellRect
  ) -> [FrameLayout.Item] {
    var result: [FrameLayout.Item] = []
    var column = row.column
    if window.hasEarlier {
      result.append(button(.earlierTabs, at: column, width: 1, in: row))
      column += 1
    }
    for entry in entries {
      let end = row.endColumn - (window.hasLater ? 1 : 0)
      let width = min(entry.columns, end - column)
      result.append(item(entry, at: column, width: width, in: row))
      column += width
    }
    if window.hasLater { result.append(button(.laterTabs, at: column, width: 1, in: row)) }
    return result
  }

  private func item(
    _ entry: Entry,
    at column: Int,
    width: Int,
    in row: CellRect
  ) -> FrameLayout.Item {
    FrameLayout.Item(
      target: entry.target,
      rect: row.at(column: column, columns: width),
      isIconOnly: entry.isIconOnly
    )
  }

  private func button(
    _ target: FrameLayout.Target,
    at column: Int,
    width: Int,
    in row: CellRect
  ) -> FrameLayout.Item {
    FrameLayout.Item(
      target: target,
      rect: row.at(column: column, columns: width),
      isIconOnly: true
    )
  }
}
