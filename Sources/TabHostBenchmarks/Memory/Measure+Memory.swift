import TabHost

extension Measure {
  /// The memory of a tab and everything that a host stores for it, as reported by the allocator.
  static var memory: [Measure] {
    [
      memory("memory, plain tabs", atMost: 1.2, { _ in }, { _ in }),
      memory("memory, everything set", atMost: 1.3) { tree in
        for (number, tab) in tree.tabs.enumerated() {
          tab.setEverythingRare(number: number, object: tree.host)
        }
      } _: { plain in
        for (number, tab) in plain.leaves.enumerated() {
          tab.rare = PlainRareFacts(number: number, object: plain)
        }
      },
      rowsOnScreen,
    ]
  }

  /// The memory of a row on screen. The floor is an array of its titles.
  private static var rowsOnScreen: Measure {
    Measure(name: "memory, row on screen", unit: .bytesPerTab, sizes: [1_000, 10_000]) { count in
      @MainActor func rows() -> (shown: Double, floor: Double)? {
        let tree = MeasuredTree(tabs: count, .tens)
        let host = tree.host
        host.sidebar.isHidden = false
        host.appear()
        let titles = host.sidebar.rows.map(\.title)
        guard let before = HeapSize.now else { return nil }
        host.sidebar.displayedRows = 0..<titles.count
        guard let shown = HeapSize.now else { return nil }
        let copies = titles.map { [$0] }
        guard let after = HeapSize.now else { return nil }
        return withExtendedLifetime((tree, copies)) {
          (
            Double(shown - before) / Double(titles.count),
            Double(after - shown) / Double(titles.count)
          )
        }
      }
      // The first host uses up the freed memory that the allocator has cached by size.
      guard rows() != nil, let bytes = rows() else { return nil }
      return Trial(cost: { bytes.shown }, floor: { bytes.floor })
    }
  }

  /// Omits the measure if the allocator does not report its size.
  private static func memory(
    _ name: String,
    atMost ratio: Double,
    _ set: @escaping (MeasuredTree) -> Void,
    _ setPlain: @escaping (PlainTree) -> Void
  ) -> Measure {
    Measure(name: name, unit: .bytesPerTab, target: Target(ratio: ratio)) { count in
      func perTab(_ make: () -> AnyObject) -> Double? {
        // The first tree uses up the freed memory that the allocator has cached by size.
        let first = make()
        guard let before = HeapSize.now else { return nil }
        let second = make()
        guard let after = HeapSize.now else { return nil }
        return withExtendedLifetime((first, second)) { Double(after - before) / Double(count) }
      }
      let cost = perTab {
        let tree = MeasuredTree(tabs: count, .tens)
        set(tree)
        return tree.host
      }
      let floor = perTab {
        let plain = PlainTree(tabs: count, .tens)
        setPlain(plain)
        return plain
      }
      guard let cost, let floor else { return nil }
      return Trial(cost: { cost }, floor: { floor })
    }
  }
}
