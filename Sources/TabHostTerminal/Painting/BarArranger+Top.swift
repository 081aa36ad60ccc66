import TabHost

/// The floating bar at the top or the bottom edge: centered, with the prominent item in a capsule of
/// its own.
extension BarArranger {
  private static let toggleColumns = 3

  func floatingBar(
    in area: CellRect,
    at edge: TabHostController.Bar.Edge
  ) -> Arrangement {
    let isBoxed = area.rows >= 10 && area.columns >= 20
    let rows = isBoxed ? 3 : 1
    let rect = area.part(row: edge == .top ? 0 : area.rows - rows, rows: rows)
    var result = Arrangement(bar: FrameLayout.Bar(edge: edge, rect: rect))
    var free = rect.part(row: isBoxed ? 1 : 0)
    if offersToggle, area.columns >= 4 * Self.toggleColumns {
      let toggle = free.at(column: free.column, columns: Self.toggleColumns)
      result.items.append(FrameElement(.sidebarToggle, in: .bar, toggle, isIconOnly: true))
      free = free.inset(columns: Self.toggleColumns + 1)
    }
    arrange(&result, in: free, isBoxed: isBoxed)
    return result
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

  private func arrange(_ result: inout Arrangement, in free: CellRect, isBoxed: Bool) {
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
    result.bar.visibleItems = window.items
    let entries = window.items.map(entryAt)
    let arrows = (window.hasEarlier ? 1 : 0) + (window.hasLater ? 1 : 0)
    let width = min(entries.reduce(arrows) { $0 + $1.columns }, room)
    let mainColumns = entries.isEmpty ? 0 : width + edges
    let total = mainColumns + gap + apartColumns
    let start = free.column + max(free.columns - total, 0) / 2
    if !entries.isEmpty {
      let row = free.at(column: start + edges / 2, columns: width)
      result.items += items(entries, window: window, in: row)
      if isBoxed {
        result.bar.capsules.append(result.bar.rect.at(column: start, columns: mainColumns))
      }
    }
    if let apart {
      let column = start + mainColumns + gap
      if isBoxed {
        result.bar.capsules.append(result.bar.rect.at(column: column, columns: apartColumns))
      }
      result.items.append(
        apart.placed(in: free.at(column: column + edges / 2, columns: apart.columns))
      )
    }
  }

  private func items(
    _ entries: [Entry],
    window: ScrollWindow,
    in row: CellRect
  ) -> [FrameElement] {
    var result: [FrameElement] = []
    var column = row.column
    func arrow(_ id: FrameElement.ID) {
      let rect = row.at(column: column, columns: 1)
      result.append(FrameElement(id, in: .bar, rect, isIconOnly: true))
    }
    if window.hasEarlier {
      arrow(.earlierTabs)
      column += 1
    }
    for entry in entries {
      let end = row.endColumn - (window.hasLater ? 1 : 0)
      let width = min(entry.columns, end - column)
      result.append(entry.placed(in: row.at(column: column, columns: width)))
      column += width
    }
    if window.hasLater { arrow(.laterTabs) }
    return result
  }
}
