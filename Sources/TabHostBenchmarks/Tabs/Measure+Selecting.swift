import TabHost

extension Measure {
  /// Another tab is selected by code.
  ///
  /// The page before leaves and the other one comes, both of which hear each moment of it; the
  /// groups on the way know their child; with rows on screen two of them change; a frame is due and
  /// taken. The floor is the same with delegates and without: what it costs that they hear of it is
  /// the framework's alone.
  static var selecting: [Measure] {
    [TreeShape.flat, .tens, .thousands].flatMap { shape in
      [
        selecting("select, \(shape)", shape),
        selecting("select, heard, \(shape)", shape, isHeard: true),
        selecting("select, 50 rows, \(shape)", shape, showsRows: true),
        selecting("select, 50 rows, heard, \(shape)", shape, showsRows: true, isHeard: true),
      ]
    }
  }

  private static func selecting(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false,
    isHeard: Bool = false
  ) -> Measure {
    let target = Target(ratio: isHeard ? 20 : 10, growth: 1.5)
    return Measure(name: name, target: target) { count in
      let pair = TreePair(tabs: count, shape, showsRows: showsRows)
      let listener = Listener()
      if isHeard {
        pair.host.delegate = listener
        pair.host.sidebar.delegate = listener
      }
      let places = showsRows ? pair.placesOnScreen : 0..<count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      return try pair.timing {
        // The host holds its delegates weakly.
        withExtendedLifetime(listener) { pair.host.selectedTab = pair.tabs[sampler.next()] }
      } floor: {
        pair.plain.select(pair.plainTabs[floorSampler.next()])
      }
    }
  }
}
