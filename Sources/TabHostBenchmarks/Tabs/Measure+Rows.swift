import TabHost

extension Measure {
  /// The measures of the sidebar's rows.
  static var rows: [Measure] {
    let shapes = [TreeShape.flat, .tens, .thousands]
    return shapes.map(row) + shapes.map(window) + shapes.map(toggling)
      + [expandingTen, expandingThousand]
  }

  /// Reads a row at a random index.
  ///
  /// The floor reads an array of all rows, which could not be updated efficiently.
  private static func row(_ shape: TreeShape) -> Measure {
    Measure(
      name: "row at random, \(shape)",
      target: Target(ratio: 25, isAtMostPeer: true),
      peer: shape == .tens ? .row : nil
    ) { count in
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

  /// Hides or shows a tab, and reads 50 rows from a random index.
  ///
  /// The floor updates the counts above the tab, finds the first row with them, and continues from
  /// there.
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

  /// Shows the sidebar with 50 rows, and hides it again.
  private static func toggling(_ shape: TreeShape) -> Measure {
    let target = Target(ratio: 25, growth: 1.5)
    return Measure(name: "toggle sidebar, \(shape)", target: target) { count in
      let pair = TreePair(tabs: count, shape, showsRows: true)
      return try pair.timing {
        pair.host.sidebar.isHidden.toggle()
      } floor: {
        pair.plain.setSidebarHidden(!pair.plain.isSidebarHidden)
      }
    }
  }

  /// Collapses any group of ten, and expands it again, while the first rows are displayed.
  private static var expandingTen: Measure {
    Measure(
      name: "expand or collapse 10",
      target: Target(growth: 1.5),
      peer: .collapseAndExpand
    ) { count in
      let pair = TreePair(tabs: count, .tens, showsRows: true)
      // The first group contains the selected tab.
      let places = 1..<pair.groups.count
      var (sampler, floorSampler) = (TogglingSampler(places), TogglingSampler(places))
      return try pair.timing {
        let place = sampler.next()
        pair.groups[place].isExpanded = !sampler.isOn
      } floor: {
        let place = floorSampler.next()
        pair.plain.expand(pair.plainGroups[place], !floorSampler.isOn)
      }
    }
  }

  /// Collapses the first group of 1,000, and expands it again, while its rows are displayed.
  ///
  /// There is one group more than the number of tabs suggests. Its rows replace those of the first
  /// group.
  private static var expandingThousand: Measure {
    Measure(
      name: "expand or collapse 1,000",
      sizes: [1_000, 10_000, 100_000],
      target: Target(ratio: 20, growth: 1.5)
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
