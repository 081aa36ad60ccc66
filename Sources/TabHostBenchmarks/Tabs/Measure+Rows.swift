import TabHost

extension Measure {
  /// The rows of the sidebar.
  static var rows: [Measure] {
    let shapes = [TreeShape.flat, .tens, .thousands]
    return shapes.map(row) + shapes.map(window) + shapes.map(toggling) + [expanding]
  }

  /// Any row is asked for; the floor has all rows in an array, which no change could afford.
  private static func row(_ shape: TreeShape) -> Measure {
    Measure(name: "row at random, \(shape)") { count in
      let pair = TreePair(tabs: count, shape)
      var all: [PlainTab] = []
      pair.plain.visitRows(from: 0, .max) { tab, _ in all.append(tab) }
      let places = 0..<pair.host.sidebar.rows.count
      var (sampler, floorSampler) = (Sampler(places), Sampler(places))
      return .timing {
        keep(pair.host.sidebar.rows[sampler.next()].tab)
      } floor: {
        keep(all[floorSampler.next()])
      }
    }
  }

  /// A tab is hidden or shown, and fifty rows are looked at that begin anywhere. The floor counts
  /// the tab along its way, finds the first row by the counts and goes on from there.
  private static func window(_ shape: TreeShape) -> Measure {
    let target = Target(growth: 1.5)
    return Measure(name: "50 rows after a change, \(shape)", target: target) { count in
      let pair = TreePair(tabs: count, shape)
      let places = (0..<count).dropFirst()
      let starts = 0..<(pair.host.sidebar.rows.count - TreePair.room)
      var (sampler, floorSampler) = (TogglingSampler(places), TogglingSampler(places))
      var (start, floorStart) = (Sampler(starts), Sampler(starts))
      return try pair.timing {
        let place = sampler.next()
        pair.tabs[place].isHidden = sampler.isOn
        let rows = pair.host.sidebar.rows
        let first = start.next()
        for row in rows[first..<min(first + TreePair.room, rows.count)] {
          keep((row.tab, row.depth, row.isSelected))
        }
      } floor: {
        let place = floorSampler.next()
        pair.plain.hide(pair.plainTabs[place], floorSampler.isOn)
        pair.plain.visitRows(from: floorStart.next(), TreePair.room) { tab, depth in
          keep((tab, depth, tab === pair.plain.selected))
        }
      }
    }
  }

  /// The sidebar takes the place of the bar, with fifty rows, and gives it back.
  private static func toggling(_ shape: TreeShape) -> Measure {
    Measure(name: "toggle sidebar, \(shape)") { count in
      let pair = TreePair(tabs: count, shape, showsRows: true)
      return try pair.timing {
        pair.host.sidebar.isHidden.toggle()
      } floor: {
        pair.plain.setSidebarHidden(!pair.plain.isSidebarHidden)
      }
    }
  }

  /// The first group of a thousand is collapsed and expanded, its rows being on screen. Beside the
  /// tabs that are counted there is always one group more, whose rows take their place.
  private static var expanding: Measure {
    Measure(
      name: "expand or collapse 1,000",
      sizes: [1_000, 10_000, 100_000],
      target: Target(growth: 1.5)
    ) { count in
      let pair = TreePair(tabs: count + 1_000, .thousands, showsRows: true)
      let (group, plainGroup) = (pair.groups[0], pair.plainGroups[0])
      return try pair.timing {
        group.isExpanded.toggle()
      } floor: {
        pair.plain.expand(plainGroup, !plainGroup.isExpanded)
      }
    }
  }
}
