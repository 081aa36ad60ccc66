import TabHost

// A bar with regions scrolls if its tabs do not all fit. Only what is drawn changes: the bar of the host
// and the tabs that fit are the same.

extension BarArranger {
  /// The visible part of a bar that scrolls.
  struct Part {
    /// The visible tabs that scroll, in the order of the bar.
    var tabs: [TabItem] = []
    /// The pinned tabs and the prominent one, which stay where they are if there is room.
    var staying: [TabItem] = []
    /// The room for the tabs that scroll and for the arrows.
    var room: Int
    var scrolling: FrameLayout.Bar.Scrolling
    /// Whether there are tabs before and after the visible ones.
    var hasEarlier = false
    var hasLater = false
  }

  /// Returns whether a bar that is reduced to the tabs that fit scrolls, instead of having "More".
  func scrolls(_ fitting: TabHostController.Bar) -> Bool {
    hasRegions && fitting.hasOverflow && host.bar.overflow.isEmpty
  }

  /// Returns the visible part of the bar.
  ///
  /// It contains the selected tab and the one with the focus. One of them that is beyond the others is
  /// at their end.
  ///
  /// - Parameters:
  ///   - room: The room for all tabs and for the arrows.
  ///   - arrow: The extent of an arrow.
  ///   - extent: Returns the extent of a tab. It is requested only for tabs near the visible ones.
  func part(in room: Int, arrow: Int, extent: @MainActor (TabItem) -> Int) -> Part {
    let bar = host.bar
    let all = BarTabs(all: bar)
    var count = bar.fixed.count + bar.middle.count
    var staying = bar.pinned + (bar.prominent.map { [$0] } ?? [])
    var free = room - staying.prefix(room + 1).reduce(0) { $0 + extent($1) }
    if count == 0 || free < max(room / 2, 1) { (staying, count, free) = ([], all.count, room) }
    func index(of tab: TabItem?) -> Int? {
      tab.flatMap(all.firstIndex).flatMap { $0 < count ? $0 : nil }
    }
    let focus = index(of: options.barFocus.flatMap { host.tab(forIdentifier: $0) })
    let selection = index(of: selected)
    let wanted = [focus, selection].compactMap { $0 }
    let first = wanted.first ?? 0
    func window(_ room: Int) -> ScrollWindow {
      switch options.barAnchor {
      case .first(let index)?:
        ScrollWindow(count: count, first: index, room: room, arrow: arrow) { extent(all[$0]) }
      case let anchor:
        ScrollWindow(count: count, focus: anchor?.index ?? first, room: room, arrow: arrow) {
          extent(all[$0])
        }
      }
    }
    var kept: Set<Int> = []
    var visible = window(free)
    while true {
      let beyond = Set(wanted).subtracting(visible.items)
      if beyond.isSubset(of: kept) { break }
      kept.formUnion(beyond)
      let left = free - kept.reduce(0) { $0 + extent(all[$1]) }
      guard left > 2 * arrow else {
        // There is no room for others, and perhaps only for one of them.
        let isEnough = Set(wanted).reduce(0) { $0 + extent(all[$1]) } <= free
        return Part(
          tabs: (isEnough ? Set(wanted).sorted() : [first]).map { all[$0] },
          staying: staying,
          room: free,
          scrolling: FrameLayout.Bar.Scrolling(items: first..<first + 1, count: count)
        )
      }
      visible = window(left)
    }
    let items = visible.items
    let earlier = kept.filter { $0 < items.lowerBound }
    let later = kept.filter { $0 >= items.upperBound }
    return Part(
      tabs: (earlier.sorted() + items + later.sorted()).map { all[$0] },
      staying: staying,
      room: free,
      scrolling: FrameLayout.Bar.Scrolling(items: items, count: count),
      hasEarlier: visible.hasEarlier && items.lowerBound > earlier.count,
      hasLater: visible.hasLater && count - items.upperBound > later.count
    )
  }

  /// Returns the visible part of the bar in one line.
  func scrollingTabs(
    in free: CellRect,
    across line: CellRect
  ) -> (items: [FrameElement], scrolling: FrameLayout.Bar.Scrolling) {
    let arrow = FrameElement.ID.laterTabs.buttonColumns(options.drawing)
    let part = part(in: free.columns, arrow: arrow) { columns(of: $0, in: line) }
    var items: [FrameElement] = []
    var column = free.column
    func place(_ entry: Entry, upTo end: Int) {
      let width = min(entry.columns, end - column)
      guard width > 0 else { return }
      items.append(entry.placed(in: free.at(column: column, columns: width)))
      column += width
    }
    func placeArrow(_ id: FrameElement.ID) {
      let rect = free.at(column: column, columns: min(arrow, free.endColumn - column))
      items.append(FrameElement(id, in: .bar, rect, isIconOnly: true))
      column += arrow
    }
    if part.hasEarlier { placeArrow(.earlierTabs) }
    let end = free.column + part.room
    let endOfTabs = part.hasLater ? end - arrow : end
    for tab in part.tabs { place(entry(ofLine: tab, in: line), upTo: endOfTabs) }
    if part.hasLater {
      column = endOfTabs
      placeArrow(.laterTabs)
    }
    column = end
    for tab in part.staying {
      if tab === host.bar.prominent { column += Self.gap }
      place(entry(ofLine: tab, in: line), upTo: free.endColumn)
    }
    return (items, part.scrolling)
  }

  /// Returns the visible part of the bar with one item in a line.
  func scrollingEntries(
    rows: Int
  ) -> (entries: [Entry], scrolling: FrameLayout.Bar.Scrolling) {
    let part = part(in: rows, arrow: 1) { _ in 1 }
    func arrow(_ id: FrameElement.ID) -> Entry {
      let word = id.word(options.drawing)
      let label = TabLabel(glyph: nil, title: word ?? "")
      return Entry(id: id, label: label, isIconOnly: word == nil)
    }
    let entries =
      (part.hasEarlier ? [arrow(.earlierTabs)] : []) + part.tabs.map { entry($0) }
      + (part.hasLater ? [arrow(.laterTabs)] : []) + part.staying.map { entry($0) }
    return (entries, part.scrolling)
  }

  // MARK: - Compact bars

  /// Returns the visible tabs of a bar that has "More" for the others. The selected one takes the place
  /// of the last one, except a prominent or pinned one, if it has none.
  func shownTabs(_ tabs: [TabItem], of bar: TabHostController.Bar) -> [TabItem] {
    guard let selected, !tabs.contains(where: { $0 === selected }) else { return tabs }
    var tabs = tabs
    let last = tabs.lastIndex { $0 !== bar.prominent && $0.preferredPlacement != .pinned }
    if let last = last ?? tabs.indices.last { tabs[last] = selected }
    return tabs
  }
}

extension FrameOptions {
  /// The tab that determines which part of a bar is visible, by its index in the bar.
  enum BarAnchor: Hashable, Sendable {
    /// The first visible one.
    case first(Int)
    /// The last visible one, unless the tabs before it leave room.
    case last(Int)

    var index: Int {
      switch self {
      case .first(let index), .last(let index): index
      }
    }
  }
}

extension FrameLayout.Bar {
  /// The part of a bar that is visible, if its tabs do not all fit.
  struct Scrolling: Hashable, Sendable {
    /// The indices of the visible tabs in the bar, without the selected and the focused one beyond
    /// them.
    let items: Range<Int>
    /// The number of tabs that scroll, which are the first ones of the bar.
    let count: Int
  }
}
