import TabHost

extension FrameLayout {
  /// The layout of the page index, which has one dot for each page around the selected page.
  struct Pages: Hashable, Sendable {
    /// The area of the page index.
    var rect: CellRect
    /// The visible dots, including the arrows beside them.
    var dots: CellRect
    /// The dot of the selected page, or `nil` if no page is selected.
    var selected: CellRect?
    /// The number of visible dots.
    var count: Int
    /// Whether there are pages before the first visible dot.
    var hasEarlier = false
    /// Whether there are pages after the last visible dot.
    var hasLater = false
  }
}

// MARK: - Placing the page index

extension FrameLayout {
  /// The number of columns of a dot and the blank after it.
  private static let dotColumns = 2

  /// The minimum number of lines with which the page index is shown.
  private static let minimumLines = 3

  /// Places the page index at the bottom and returns the remaining area above it.
  ///
  /// Only tabs near the selected tab are examined.
  @MainActor mutating func placePages(
    of host: TabHostController,
    in area: CellRect
  ) -> CellRect {
    guard host.isPageIndexShown, area.rows >= Self.minimumLines, area.columns > 0 else {
      return area
    }
    let rect = area.lastLine
    let room = max((area.columns - 1) / Self.dotColumns + 1, 1)
    let window = PageWindow(host, room: room)
    guard window.count > 0 else { return area }
    let arrows = (window.hasEarlier ? 1 : 0) + (window.hasLater ? 1 : 0)
    let wanted = (window.count + arrows) * Self.dotColumns - 1
    let columns = min(max(wanted, 0), rect.columns)
    let start = rect.column + (rect.columns - columns) / 2
    let first = start + (window.hasEarlier ? Self.dotColumns : 0)
    parts.pages = Pages(
      rect: rect,
      dots: rect.at(column: start, columns: columns),
      selected: window.selected.map {
        rect.at(column: first + $0 * Self.dotColumns, columns: 1)
      },
      count: window.count,
      hasEarlier: window.hasEarlier,
      hasLater: window.hasLater
    )
    return area.part(row: 0, rows: area.rows - 1)
  }

  /// Returns the elements of the page index: the selected dot, and the parts of the index before and
  /// after it.
  ///
  /// If no page is selected, the parts are the two halves of the index.
  static func elements(of pages: Pages) -> [FrameElement] {
    let rect = pages.rect
    let middle = rect.column + rect.columns / 2
    let (start, end) = pages.selected.map { ($0.column, $0.endColumn) } ?? (middle, middle)
    return [
      FrameElement(.pages, pages.selected ?? pages.dots),
      FrameElement(.previousPage, in: .pages, rect.without(right: rect.endColumn - start)),
      FrameElement(.nextPage, in: .pages, rect.without(left: end - rect.column)),
    ]
  }
}

/// The pages around the selected page that have a dot.
@MainActor private struct PageWindow {
  let count: Int
  /// The index of the selected page's dot.
  let selected: Int?
  let hasEarlier: Bool
  let hasLater: Bool

  /// Finds the pages around the selected page that fit, including the arrows.
  init(_ host: TabHostController, room: Int) {
    let tabs = host.rootTabs
    let index = host.selectedIndex
    let isPage = { (tab: TabItem) in !tab.isHidden && tab.isEnabled }
    let isSelectedPage = index.map { isPage(tabs[$0]) } ?? false
    let before = tabs[..<(index ?? 0)].lazy.reversed().filter(isPage).prefix(room).count
    let after = tabs[((index ?? -1) + 1)...].lazy.filter(isPage).prefix(room).count
    let own = isSelectedPage ? 1 : 0
    guard before + own + after > room else {
      (count, hasEarlier, hasLater) = (before + own + after, false, false)
      selected = isSelectedPage ? before : nil
      return
    }
    // Reserve room for an arrow at either end.
    let dots = max(room - 2, 1)
    let earlier = min(max(dots / 2, dots - own - after), before, dots - own)
    let later = min(dots - own - earlier, after)
    count = earlier + own + later
    selected = isSelectedPage ? earlier : nil
    hasEarlier = earlier < before && room > 2
    hasLater = later < after && room > 2
  }
}
