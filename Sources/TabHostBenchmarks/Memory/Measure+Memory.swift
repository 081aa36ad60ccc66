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
    ]
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
