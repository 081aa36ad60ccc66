import TabHost

extension HostScreen {
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
