import TabHost

/// A host of plain tabs, and the tabs of it that are no groups.
@MainActor struct MeasuredTree {
  let host: TabHostController
  let tabs: [TabItem]

  init(tabs count: Int, _ shape: TreeShape) {
    func makeTabs(_ range: Range<Int>) -> [TabItem] {
      range.map { number in
        TabItem(
          title: "Tab \(number)",
          image: TabImage(systemName: "leaf"),
          identifier: "tab-\(number)"
        ) { _ in ViewController() }
      }
    }
    guard let groups = shape.groups(of: count) else {
      tabs = makeTabs(0..<count)
      host = TabHostController(tabs: tabs)
      return
    }
    var all: [TabItem] = []
    let roots = groups.map { range in
      let children = makeTabs(range)
      all += children
      return TabGroupItem(
        title: "Group \(range.lowerBound)",
        identifier: "group-\(range.lowerBound)",
        children: children
      )
    }
    tabs = all
    host = TabHostController(tabs: roots)
  }

  /// Brings the host on screen, with the sidebar.
  func shown() -> MeasuredTree {
    host.appear()
    host.sidebar.displayedRows = 0..<min(50, host.sidebar.rows.count)
    _ = host.takeChanges()
    return self
  }
}

/// Tabs from all over a tree, in a fixed order that no cache foresees.
struct Sampler {
  private let numbers: [Int]
  private var turn = 0

  init(count: Int) {
    var generator = UInt64(0x9E37_79B9_7F4A_7C15)
    numbers = (0..<min(count, 256)).map { _ in
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(generator >> 33) % count
    }
  }

  mutating func next() -> Int {
    turn = turn + 1 == numbers.count ? 0 : turn + 1
    return numbers[turn]
  }
}
