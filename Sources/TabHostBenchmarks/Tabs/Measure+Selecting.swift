import TabHost

extension Measure {
  /// Programmatic selection of another tab.
  ///
  /// The previous page disappears and the new page appears, with all life cycle calls. The groups
  /// above the tab store it as their selected child. If rows are displayed, two of them change. A
  /// frame is requested and taken.
  ///
  /// With `hasDelegates`, the host has both delegates. The floor has none, because calling them is
  /// a cost of the framework.
  static var selecting: [Measure] {
    [TreeShape.flat, .tens, .thousands].flatMap { shape in
      [
        selecting("select", shape),
        selecting("select, with delegates", shape, hasDelegates: true),
        selecting("select, referenced weakly", shape, isReferencedWeakly: true),
        selecting("select, 50 rows", shape, showsRows: true),
        selecting("select, 50 rows, with delegates", shape, showsRows: true, hasDelegates: true),
      ]
    }
  }

  private static func selecting(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false,
    hasDelegates: Bool = false,
    isReferencedWeakly: Bool = false
  ) -> Measure {
    let target = Target(ratio: showsRows ? 8 : 5, growth: 1.5, isAtMostPeer: !showsRows)
    return Measure(
      name: "\(name), \(shape)",
      target: isReferencedWeakly ? target.referencedWeakly : target,
      peer: shape == .tens && !showsRows ? .select : nil
    ) { count in
      let pair = TreePair(
        tabs: count,
        shape,
        showsRows: showsRows,
        isReferencedWeakly: isReferencedWeakly
      )
      let listener = Listener()
      if hasDelegates {
        pair.host.delegate = listener
        pair.host.sidebar.delegate = listener
      }
      let places = showsRows ? pair.placesOnScreen : 0..<count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      return try pair.timing {
        // The host references its delegates weakly.
        withExtendedLifetime(listener) { pair.host.selectedTab = pair.tabs[sampler.next()] }
      } floor: {
        pair.plain.select(pair.plainTabs[floorSampler.next()])
      }
    }
  }
}
