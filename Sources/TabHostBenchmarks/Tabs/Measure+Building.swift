import TabHost

extension Measure {
  /// Building a host, finding a tab, and restoring a host at launch.
  static var building: [Measure] {
    [TreeShape.flat, .tens, .thousands].map(building) + [
      lookingUp(.flat), lookingUp(.thousands), restoring,
    ]
  }

  /// Creates tabs and a host that owns them. The cost is per tab.
  ///
  /// The floor creates as many objects, and adds them to arrays and a dictionary.
  private static func building(_ shape: TreeShape) -> Measure {
    Measure(
      name: "build and assign, \(shape)",
      target: Target(ratio: 2.2),
      peer: shape == .tens ? .build : nil
    ) { count in
      .timing(per: count) {
        keep(TabHostController(tabs: MeasuredTree.roots(count, shape)))
      } floor: {
        keep(PlainTree(tabs: count, shape))
      }
    }
  }

  /// Finds a tab by its identifier. The floor is one dictionary access.
  private static func lookingUp(_ shape: TreeShape) -> Measure {
    let target = Target(ratio: 1.5, growth: 1.5)
    return Measure(name: "look up, \(shape)", target: target) { count in
      let tree = MeasuredTree(tabs: count, shape)
      let plain = PlainTree(tabs: count, shape)
      let names = tree.tabs.map(\.identifier)
      var (sampler, floorSampler) = (Sampler(0..<count), Sampler(0..<count))
      return .timing {
        keep(tree.host.tab(forIdentifier: names[sampler.next()]))
      } floor: {
        keep(plain.tab(names[floorSampler.next()]))
      }
    }
  }

  /// Creates tabs and a host, applies a stored customization for a tenth of the tabs, restores the
  /// selection, and shows the host. The cost is per tab.
  private static var restoring: Measure {
    Measure(name: "restore, tens") { count in
      let names = (0..<count).filter { $0 % 10 == 5 }.map { "tab-\($0)" }
      let store = InMemoryTabCustomizationStore(["benchmark": .hiding(names)])
      let choices = PlainCustomization.hiding(names)
      let last = "tab-\(count / 2)"
      return .timing(per: count) {
        let host = TabHostController()
        host.customizationStore = store
        host.customizationIdentifier = "benchmark"
        host.performBatchUpdates {
          host.tabs = MeasuredTree.roots(count, .tens)
          if let tab = host.tab(forIdentifier: last) { host.restoreSelection(to: tab) }
        }
        host.appear()
        keep(host)
      } floor: {
        let plain = PlainTree(tabs: count, .tens)
        plain.apply(choices, inPlaceOf: PlainCustomization())
        if let tab = plain.tab(last) { plain.select(tab) }
        keep(plain)
      }
    }
  }
}
