import TabHost

extension HostScreen {
  /// How far the bar is scrolled.
  struct BarScroll {
    /// The first item on show; nil follows the selection.
    var first: Int?
    /// The item that was selected when it was last looked at.
    weak var selected: TabItem?
    /// Where the last one on show stood: the selected one may be there again.
    var place = 0
  }

  /// An item that has come to be selected is seen.
  func followBarSelection(in layout: FrameLayout) {
    barScroll.place = layout.bar?.visibleItems.last ?? 0
    let selected = host.selectedBarItem
    guard selected !== barScroll.selected else { return }
    barScroll.selected = selected
    guard let selected, layout.rect(ofItem: selected) == nil else { return }
    barScroll.first = nil
  }

  /// Scrolls the bar by so many items, as far as it goes.
  func scrollBar(by count: Int) {
    let layout = layout()
    guard let bar = layout.bar, layout.canScrollBar(isForward: count > 0) else { return }
    barScroll.first = max(0, bar.visibleItems.lowerBound + count)
    // What is beyond the last page is the last page.
    barScroll.first = self.layout().bar?.visibleItems.lowerBound
  }

  /// Scrolls the bar by a page: the items next to those on show come.
  func scrollBarByPage(isForward: Bool) {
    guard let items = layout().bar?.visibleItems else { return }
    if isForward {
      scrollBar(by: items.count)
    } else {
      showBarItem(items.lowerBound - 1, asLast: true)
    }
  }

  /// Moves the focus along the bar, which scrolls where it ends. False if there is no further item.
  func moveAlongBar(isForward: Bool, in layout: FrameLayout) -> Bool {
    guard let bar = layout.bar, let focus else { return false }
    let items = bar.focusableItems.map(\.target)
    guard let index = items.firstIndex(of: focus) else { return false }
    let arrow: FrameLayout.Target = isForward ? .laterTabs : .earlierTabs
    let next = bar.items.firstIndex { $0.target == focus }.map { isForward ? $0 + 1 : $0 - 1 }
    if let next, bar.items.indices.contains(next), bar.items[next].target == arrow {
      showBarItem(isForward ? bar.visibleItems.upperBound : bar.visibleItems.lowerBound - 1)
      let scrolled = self.layout().bar?.scrolledItems ?? []
      setFocus((isForward ? scrolled.last : scrolled.first)?.target ?? focus)
      return true
    }
    let other = isForward ? index + 1 : index - 1
    guard items.indices.contains(other) else { return false }
    setFocus(items[other])
    return true
  }

  /// Moves the focus to the first or the last item of the bar.
  func moveToEndOfBar(isForward: Bool) {
    if layout().canScrollBar(isForward: isForward) { showBarItem(isForward ? .max : 0) }
    let items = layout().bar?.focusableItems ?? []
    setFocus(isForward ? items.last?.target : items.first?.target)
  }

  /// Scrolls the bar as little as it takes to see an item.
  ///
  /// - Parameter asLast: Whether it is the last one on show, also where it stands before those that
  ///   are.
  private func showBarItem(_ index: Int, asLast: Bool = false) {
    var options = painter.options
    options.firstBarItem = max(0, index)
    if let visible = layout().bar?.visibleItems, asLast || index >= visible.upperBound {
      options.shownBarItem = index
    }
    let painter = FramePainter(host: host, options: options)
    barScroll.first = painter.layout(size: size).bar?.visibleItems.lowerBound
  }

  /// An item of the bar, counted from 1; nil if there are not so many.
  func barItem(_ number: Int) -> TabItem? {
    let items = BarTabs(all: host.bar)
    return number > 0 && number <= items.count ? items[number - 1] : nil
  }

  /// Whether the bar on screen has no room for some tabs.
  func hasOverflow(in layout: FrameLayout) -> Bool {
    guard let shown = layout.bar?.items else { return false }
    let bar = host.bar
    let count = BarTabs(all: bar).count + bar.overflow.count
    let tabs = shown.count { if case .tab = $0.target { true } else { false } }
    return tabs < count
  }

  /// Opens the list of what the bar has no room for, if there is any.
  func openOverflow() {
    // Where the host has an overflow of its own, opening it closes what else is open.
    host.user.openOverflow()
    list = hasOverflow(in: layout()) ? .overflow : nil
  }
}

extension FrameLayout {
  /// Whether there are items of the bar in a direction that are not on show.
  fileprivate func canScrollBar(isForward: Bool) -> Bool {
    rect(of: isForward ? .laterTabs : .earlierTabs) != nil
  }
}

extension FrameLayout.Bar {
  /// The items on show of those that scroll.
  fileprivate var scrolledItems: ArraySlice<FrameLayout.Item> {
    let arrow = items.firstIndex { $0.target == .earlierTabs }
    let start = arrow.map { $0 + 1 } ?? (items.first?.target == .sidebarToggle ? 1 : 0)
    return items.dropFirst(start).prefix(visibleItems.count)
  }
}
