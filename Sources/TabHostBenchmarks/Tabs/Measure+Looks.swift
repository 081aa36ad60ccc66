import TabHost

extension Measure {
  /// Changes of one tab, and of many tabs in one batch update.
  static var looks: [Measure] {
    let shapes = [TreeShape.flat, .tens, .thousands]
    return shapes.map { renaming("title", $0) }
      + shapes.map { renaming("title, referenced weakly", $0, isReferencedWeakly: true) }
      + shapes.map { renaming("title to row", $0, showsRows: true) }
      + shapes.map { hiding("hide or show", $0) }
      + shapes.map { hiding("hide or show, referenced weakly", $0, isReferencedWeakly: true) }
      + shapes.map { hiding("hide or show, 50 rows", $0, showsRows: true) }
      + shapes.map(batch)
  }

  /// Changes a title, and takes a frame that includes the tab.
  ///
  /// If rows are displayed, the tab is one of them; its row is updated and reported to the
  /// delegate.
  private static func renaming(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false,
    isReferencedWeakly: Bool = false
  ) -> Measure {
    let target = Target(ratio: showsRows ? 10 : 4, growth: 1.5)
    return Measure(
      name: "\(name), \(shape)",
      target: isReferencedWeakly ? target.referencedWeakly : target
    ) { count in
      let pair = TreePair(
        tabs: count,
        shape,
        showsRows: showsRows,
        isReferencedWeakly: isReferencedWeakly
      )
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

  /// Hides a tab that is not selected, and shows it again.
  ///
  /// Its group recounts its visible children. If rows are displayed, the tab is one of them, and
  /// the rows below it move.
  private static func hiding(
    _ name: String,
    _ shape: TreeShape,
    showsRows: Bool = false,
    isReferencedWeakly: Bool = false
  ) -> Measure {
    let target = Target(ratio: 7, growth: 1.5)
    return Measure(
      name: "\(name), \(shape)",
      target: isReferencedWeakly ? target.referencedWeakly : target
    ) { count in
      let pair = TreePair(
        tabs: count,
        shape,
        showsRows: showsRows,
        isReferencedWeakly: isReferencedWeakly
      )
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

  /// Changes 500 titles, and hides or shows 500 tabs, in one batch update.
  ///
  /// All of these tabs are below the 50 displayed rows, which are updated once. One frame is
  /// requested.
  private static func batch(_ shape: TreeShape) -> Measure {
    Measure(
      name: "batch of 1,000, \(shape)",
      sizes: [1_000, 10_000, 100_000],
      target: Target(ratio: 10)
    ) { count in
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
