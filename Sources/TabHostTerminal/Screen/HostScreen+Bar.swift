import TabHost

extension HostScreen {
  /// The position of a bar whose tabs do not all fit.
  struct BarScroll {
    /// The tab that determines the visible ones, or `nil` to keep the selected tab visible.
    var anchor: FrameOptions.BarAnchor?
    /// The focused tab, if the bar has scrolled without the focus.
    var focus: String?
  }

  /// The identifier of a focused tab that remains visible although the bar has scrolled.
  var barFocus: String? {
    // While a mouse button is pressed, nothing moves under the pointer.
    if pointer.press == nil, focus != barScroll.focus.map({ .tab($0) }) { barScroll.focus = nil }
    return barScroll.focus
  }

  /// Scrolls the bar by a number of tabs, as far as possible.
  func scrollBar(by count: Int) {
    guard let scrolling = hostLayout().bar?.scrolling else { return }
    let items = scrolling.items
    guard count < 0 ? items.lowerBound > 0 : items.upperBound < scrolling.count else { return }
    scrollBar(to: .first(min(max(items.lowerBound + count, 0), scrolling.count - 1)))
    // Replace an index past the last page by that of the last page.
    let first = hostLayout().bar?.scrolling?.items.lowerBound
    if let first { barScroll.anchor = .first(first) }
  }

  /// Scrolls the bar to the tabs beside the visible ones.
  func scrollBarByPage(isForward: Bool) {
    guard let items = hostLayout().bar?.scrolling?.items else { return }
    if isForward {
      scrollBar(by: items.count)
    } else if items.lowerBound > 0 {
      scrollBar(to: .last(items.lowerBound - 1))
    }
  }

  /// Scrolls the bar as little as necessary to show a tab.
  ///
  /// - Returns: `false` if the tab is not in a bar that scrolls.
  @discardableResult
  func reveal(item: FrameElement.ID?) -> Bool {
    guard case .tab(let identifier) = item, let scrolling = hostLayout().bar?.scrolling,
      let tab = host.tab(forIdentifier: identifier),
      let index = BarTabs(all: host.bar).firstIndex(of: tab), index < scrolling.count
    else { return false }
    if index < scrolling.items.lowerBound {
      scrollBar(to: .first(index))
    } else if index >= scrolling.items.upperBound {
      scrollBar(to: .last(index))
    }
    return true
  }

  /// Scrolls the bar to show the item of the focused row, which editing may remove.
  func revealItemOfFocusedRow() {
    guard host.isEditing, let focusTab else { return }
    reveal(item: .tab(focusTab.identifier))
  }

  private func scrollBar(to anchor: FrameOptions.BarAnchor) {
    barScroll.anchor = anchor
    if case .tab(let identifier) = focus { barScroll.focus = identifier }
  }

  /// Returns the tab beside the focused one in a direction along a bar that scrolls, visible or not, or
  /// `nil` if there is none.
  func nextTab(_ direction: FocusDirection, in layout: FrameLayout) -> TabItem? {
    guard layout.bar?.scrolling != nil, case .tab = focus, let focusTab else { return nil }
    let isForward: Bool
    switch (direction, layout.isBarVertical) {
    case (.up, true), (.down, true): isForward = direction == .down
    case (.left, false), (.right, false):
      isForward = (direction == .right) != layout.isRightToLeft
    default: return nil
    }
    let tabs = BarTabs(all: host.bar)
    let next = tabs.firstIndex(of: focusTab).map { isForward ? $0 + 1 : $0 - 1 }
    return next.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
  }

  /// Returns the first or last tab of a bar that scrolls and has the focus, or `nil` without one.
  func endTab(isForward: Bool, in layout: FrameLayout) -> TabItem? {
    guard layout.bar?.scrolling != nil, case .tab = focus else { return nil }
    let tabs = BarTabs(all: host.bar)
    return tabs[isForward ? tabs.count - 1 : 0]
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
