import TabHost

extension Measure {
  /// One tab is changed, or many at once.
  static var looks: [Measure] {
    let shapes = [TreeShape.flat, .tens, .thousands]
    return [renaming("title", .flat), renaming("title", .thousands)]
      + shapes.map { renaming("title to row", $0, showsRows: true) }
      + shapes.map { hiding("hide or show", $0) }
      + shapes.map { hiding("hide or show, 50 rows", $0, showsRows: true) }
      + [batch(.flat), batch(.tens)]
  }

  /// A title changes. Without rows, a frame is due that says of which tab; with rows, it is that of
  /// a tab whose row is on screen, and the row is brought up to date and told to the delegate.
  private static func renaming(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false
  ) -> Measure {
    Measure(name: "\(name), \(shape)", target: Target(growth: 1.5)) { count in
      let pair = TreePair(tabs: count, shape, showsRows: showsRows)
      let listener = Listener()
      if showsRows { pair.host.sidebar.delegate = listener }
      let places = showsRows ? pair.placesOnScreen : 0..<count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      return try pair.timing {
        let place = sampler.next()
        let title = sampler.isOddRound ? "One" : "Another"
        withExtendedLifetime(listener) { pair.tabs[place].title = title }
      } floor: {
        let place = floorSampler.next()
        pair.plain.rename(pair.plainTabs[place], floorSampler.isOddRound ? "One" : "Another")
      }
    }
  }

  /// A tab that is not selected is hidden, and then shown again. It is counted in its group; if it
  /// has a row on screen, the rows below it move up, and down again.
  private static func hiding(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false
  ) -> Measure {
    let target = Target(ratio: 10, growth: 1.5)
    return Measure(name: "\(name), \(shape)", target: target) { count in
      let pair = TreePair(tabs: count, shape, showsRows: showsRows)
      let places = (showsRows ? pair.placesOnScreen : 0..<count).dropFirst()
      var (sampler, floorSampler) = (TogglingSampler(places), TogglingSampler(places))
      return try pair.timing {
        let place = sampler.next()
        pair.tabs[place].isHidden = sampler.isOn
      } floor: {
        let place = floorSampler.next()
        pair.plain.hide(pair.plainTabs[place], floorSampler.isOn)
      }
    }
  }

  /// A thousand changes as one: 500 titles, and 500 tabs hidden or shown, below the 50 rows on
  /// screen, which are looked through once. One frame is due.
  private static func batch(_ shape: TreeShape) -> Measure {
    let sizes = [1_000, 10_000, 100_000]
    return Measure(name: "batch of 1,000, \(shape)", sizes: sizes) { count in
      let pair = TreePair(tabs: count, shape, showsRows: true)
      var sampler = Sampler(200..<count, atMost: 1_000)
      let places = (0..<sampler.count).map { _ in sampler.next() }
      let (titles, hidings) = (places.prefix(500), places.suffix(500))
      var (isOn, isFloorOn) = (false, false)
      return try pair.timing(rounds: 4) {
        isOn.toggle()
        pair.host.performBatchUpdates {
          for place in titles { pair.tabs[place].title = isOn ? "One" : "Another" }
          for place in hidings { pair.tabs[place].isHidden = isOn }
        }
      } floor: {
        isFloorOn.toggle()
        pair.plain.batch {
          for place in titles {
            pair.plain.rename(pair.plainTabs[place], isFloorOn ? "One" : "Another")
          }
          for place in hidings { pair.plain.hide(pair.plainTabs[place], isFloorOn) }
        }
      }
    }
  }
}
