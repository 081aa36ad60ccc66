import TabHost

/// The list of the tabs that do not fit into the bar.
final class OverflowMode: ScreenListMode {
  override var findsByTyping: Bool { true }

  override var wholePanel: Panel? {
    guard isOpen, let tabs = tabs(in: layout()), tabs.count > 0 else { return nil }
    return Panel(overflow: tabs)
  }

  override func anchor(in layout: FrameLayout) -> CellRect? { layout.rect(of: .more) }

  override func newSearch(in layout: FrameLayout) -> ElementSearch? {
    tabs(in: layout).map { ElementSearch(then: TabWalk($0), recent: RecentChoices()) }
  }

  override func panel(finding find: ListState.Find) -> Panel? {
    guard let search = find.search else { return super.panel(finding: find) }
    return Panel(.overflow, search, find.editor, placeholder: "")
  }

  private func tabs(in layout: FrameLayout) -> OverflowTabs? {
    layout.bar == nil ? nil : OverflowTabs(host, besides: layout)
  }
}

extension Panel {
  /// Creates the list of the tabs that do not fit into the bar.
  fileprivate init(overflow tabs: OverflowTabs) {
    self.init(.overflow, count: tabs.count) { index in
      let tab = tabs[index]
      return Line(
        text: tab.title,
        detail: tab.badgeValue ?? "",
        isEnabled: tab.isEffectivelyEnabled,
        choice: .tab(tab)
      )
    }
  }
}

// MARK: - The tabs that do not fit

/// The tabs that do not fit into the visible bar, computed from the few visible ones instead of an
/// array of all others.
@MainActor struct OverflowTabs {
  private let items: BarTabs
  private let others: [TabItem]
  /// The indices of the visible tabs, in ascending order, counting the items and then the others.
  private let places: [Int]

  /// Creates the sequence of the tabs that are not visible.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - layout: The layout with the bar.
  init(_ host: TabHostController, besides layout: FrameLayout) {
    let bar = host.bar
    let items = BarTabs(all: bar)
    var left: Set<ObjectIdentifier> = []
    for case .tab(let identifier) in layout.controls(in: .bar).map(\.id) {
      if let tab = host.tab(forIdentifier: identifier) { left.insert(ObjectIdentifier(tab)) }
    }
    var places: [Int] = []
    func look(at index: Int, _ tab: TabItem) {
      if left.remove(ObjectIdentifier(tab)) != nil { places.append(index) }
    }
    for index in (layout.bar?.visibleItems ?? 0..<0).clamped(to: items.indices) {
      look(at: index, items[index])
    }
    if let prominent = bar.prominent { look(at: items.count - 1, prominent) }
    // A bar that does not scroll has few items, so a linear search is sufficient.
    if !left.isEmpty { for index in items.indices { look(at: index, items[index]) } }
    if !left.isEmpty {
      for (index, tab) in bar.overflow.enumerated() { look(at: items.count + index, tab) }
    }
    self.items = items
    self.places = places.sorted()
    others = bar.overflow
  }

  var count: Int { items.count + others.count - places.count }

  subscript(index: Int) -> TabItem {
    var index = index
    for place in places where place <= index { index += 1 }
    return index < items.count ? items[index] : others[index - items.count]
  }
}
