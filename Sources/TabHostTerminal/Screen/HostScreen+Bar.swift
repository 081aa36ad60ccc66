import TabHost

extension HostScreen {
  /// The scroll position of the bar.
  struct BarScroll {
    /// The index of the first visible item, or `nil` to keep the selected item visible.
    var first: Int?
    /// The item that was selected during the last update.
    weak var selected: TabItem?
    /// The index of the last visible item, a hint for finding the selected item again.
    var place = 0
  }

  /// Scrolls to the selected bar item if the selection has changed.
  ///
  /// - Returns: Whether the bar was scrolled, so that its layout is outdated.
  func followBarSelection(in layout: FrameLayout) -> Bool {
    barScroll.place = layout.bar?.visibleItems.last ?? 0
    let selected = host.selectedBarItem
    guard selected !== barScroll.selected else { return false }
    barScroll.selected = selected
    guard let selected, layout.rect(ofItem: selected) == nil else { return false }
    defer { barScroll.first = nil }
    return barScroll.first != nil
  }

  /// Scrolls the bar by a number of items, as far as possible.
  func scrollBar(by count: Int) {
    let layout = hostLayout()
    guard let bar = layout.bar, layout.canScrollBar(isForward: count > 0) else { return }
    barScroll.first = max(0, bar.visibleItems.lowerBound + count)
    // Replace an index past the last page by that of the last page.
    barScroll.first = self.hostLayout().bar?.visibleItems.lowerBound
  }

  /// Scrolls the bar by one page, to the items adjacent to the visible ones.
  func scrollBarByPage(isForward: Bool) {
    guard let items = hostLayout().bar?.visibleItems else { return }
    if isForward {
      scrollBar(by: items.count)
    } else {
      showBarItem(items.lowerBound - 1, asLast: true)
    }
  }

  /// Moves the focus along the bar, scrolling it at the end of the visible items.
  ///
  /// - Returns: `false` if there is no further item.
  func moveAlongBar(isForward: Bool, in layout: FrameLayout) -> Bool {
    guard let bar = layout.bar, let focus else { return false }
    let shown = layout.controls(in: .bar).map(\.id)
    let items = shown.filter(\.canHaveFocus)
    guard let index = items.firstIndex(of: focus) else { return false }
    let arrow: FrameElement.ID = isForward ? .laterTabs : .earlierTabs
    let next = shown.firstIndex(of: focus).map { isForward ? $0 + 1 : $0 - 1 }
    if let next, shown.indices.contains(next), shown[next] == arrow {
      showBarItem(isForward ? bar.visibleItems.upperBound : bar.visibleItems.lowerBound - 1)
      let scrolled = self.hostLayout().scrolledItems
      setFocus((isForward ? scrolled.last : scrolled.first)?.id ?? focus)
      return true
    }
    let other = isForward ? index + 1 : index - 1
    guard items.indices.contains(other) else { return false }
    setFocus(items[other])
    return true
  }

  /// Moves the focus to the first or the last item of the bar.
  func moveToEndOfBar(isForward: Bool) {
    if hostLayout().canScrollBar(isForward: isForward) { showBarItem(isForward ? .max : 0) }
    let items = hostLayout().controls(in: .bar).filter(\.id.canHaveFocus)
    setFocus(isForward ? items.last?.id : items.first?.id)
  }

  /// Scrolls the bar as little as necessary to show an item.
  ///
  /// - Parameter asLast: Whether the item becomes the last visible item, even if it is before the
  ///   visible items.
  private func showBarItem(_ index: Int, asLast: Bool = false) {
    var options = painter.options
    options.firstBarItem = max(0, index)
    if let visible = hostLayout().bar?.visibleItems, asLast || index >= visible.upperBound {
      options.shownBarItem = index
    }
    let layout = FrameLayout(host: host, size: size, options: options)
    barScroll.first = layout.bar?.visibleItems.lowerBound
  }

  /// Returns the bar item with a number, beginning with 1, or `nil` if there are fewer items.
  func barItem(_ number: Int) -> TabItem? {
    let items = BarTabs(all: host.bar)
    return number > 0 && number <= items.count ? items[number - 1] : nil
  }

  /// Returns whether some tabs do not fit into the visible bar.
  func hasOverflow(in layout: FrameLayout) -> Bool {
    guard layout.bar != nil else { return false }
    let bar = host.bar
    let count = BarTabs(all: bar).count + bar.overflow.count
    let tabs = layout.controls(in: .bar).count { if case .tab = $0.id { true } else { false } }
    return tabs < count
  }

  /// Opens the list of the tabs that do not fit into the bar, if there are any.
  func openOverflow() {
    // The host closes other lists and popovers when its overflow menu opens.
    host.user.openOverflow()
    guard hasOverflow(in: hostLayout()) else { return lists.show(nil) }
    // The bar may have no room for tabs that are not in the overflow of the host.
    discardRefusal()
    open(.overflow)
  }
}

extension FrameLayout {
  /// Returns whether there are more bar items in a direction than the visible ones.
  fileprivate func canScrollBar(isForward: Bool) -> Bool {
    rect(of: isForward ? .laterTabs : .earlierTabs) != nil
  }

  /// The visible items of the scrolling part of the bar.
  fileprivate var scrolledItems: ArraySlice<FrameElement> {
    let items = controls(in: .bar)
    let arrow = items.firstIndex { $0.id == .earlierTabs }
    let start = arrow.map { $0 + 1 } ?? (items.first?.id == .sidebarToggle ? 1 : 0)
    return items.dropFirst(start).prefix(bar?.visibleItems.count ?? 0)
  }
}
