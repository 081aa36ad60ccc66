import TabHost

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
    if let prominent = bar.prominent { look(at: items.count - 1, prominent) }
    // Most of the visible tabs are the first ones.
    for index in items.indices where !left.isEmpty { look(at: index, items[index]) }
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
