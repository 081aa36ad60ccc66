import TabHost

extension Measure {
  /// The memory that a tab takes with all that a host keeps for it, as the allocator counts it.
  static var memory: [Measure] {
    [
      memory("memory, plain tabs", { _ in }, { _ in }),
      memory("memory, everything set") { tree in
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

  /// Where the allocator does not say, there is no measure.
  private static func memory(
    _ name: String,
    _ set: @escaping (MeasuredTree) -> Void,
    _ setPlain: @escaping (PlainTree) -> Void
  ) -> Measure {
    let target = Target(ratio: 2)
    return Measure(name: name, unit: .bytesPerTab, target: target) { count in
      func perTab(_ make: () -> AnyObject) -> Double? {
        // What is kept for the next allocation of a size is taken first.
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
