import TabHost

extension Measure {
  private static let sizes = [100, 1_000, 10_000, 100_000]

  /// What is done with a tree of tabs, beside the same with plain objects.
  static var trees: [Measure] {
    TreeShape.allCases.flatMap { shape in
      [
        building(shape), lookingUp(shape), selecting(shape), selectingHeard(shape),
        renaming(shape), hiding(shape), seeingRows(shape),
      ]
    }
  }

  /// Per tab: a host is built and its tabs are assigned.
  private static func building(_ shape: TreeShape) -> Measure {
    Measure(name: "build, \(shape)", unit: .nanoseconds, sizes: sizes) { count in
      .timing(per: count) {
        keep(MeasuredTree(tabs: count, shape).host)
      } floor: {
        keep(PlainTree(tabs: count, shape))
      }
    }
  }

  private static func lookingUp(_ shape: TreeShape) -> Measure {
    Measure(name: "look up, \(shape)", unit: .nanoseconds, sizes: sizes) { count in
      let tree = MeasuredTree(tabs: count, shape)
      let plain = PlainTree(tabs: count, shape)
      let names = tree.tabs.map(\.identifier)
      var (next, floorNext) = (Sampler(count: count), Sampler(count: count))
      return .timing {
        keep(tree.host.tab(forIdentifier: names[next.next()]))
      } floor: {
        keep(plain.index[names[floorNext.next()]])
      }
    }
  }

  private static func selecting(_ shape: TreeShape) -> Measure {
    selecting("select, \(shape)") {
      MeasuredTree(tabs: $0, shape)
    } floor: {
      PlainTree(tabs: $0, shape)
    }
  }

  private static func selectingHeard(_ shape: TreeShape) -> Measure {
    let listener = Listener()
    return selecting("select with delegates, \(shape)") { count in
      let tree = MeasuredTree(tabs: count, shape)
      tree.host.delegate = listener
      tree.host.sidebar.delegate = listener
      return tree
    } floor: {
      PlainTree(tabs: $0, shape)
    }
  }

  private static func selecting(
    _ name: String,
    _ make: @escaping (Int) -> MeasuredTree,
    floor: @escaping (Int) -> PlainTree
  ) -> Measure {
    Measure(name: name, unit: .nanoseconds, sizes: sizes) { count in
      let tree = make(count).shown()
      let plain = floor(count)
      var (next, floorNext) = (Sampler(count: count), Sampler(count: count))
      return .timing {
        tree.host.selectedTab = tree.tabs[next.next()]
      } floor: {
        plain.select(plain.tabs[floorNext.next()])
      }
    }
  }

  /// A title changes, and the frame after it is known to be due.
  private static func renaming(_ shape: TreeShape) -> Measure {
    Measure(name: "title, \(shape)", unit: .nanoseconds, sizes: sizes) { count in
      let tree = MeasuredTree(tabs: count, shape).shown()
      let plain = PlainTree(tabs: count, shape)
      let titles = ["One", "Another"]
      var (next, floorNext) = (Sampler(count: count), Sampler(count: count))
      var (turn, floorTurn) = (0, 0)
      return .timing {
        turn += 1
        tree.tabs[next.next()].title = titles[turn & 1]
      } floor: {
        floorTurn += 1
        plain.rename(plain.tabs[floorNext.next()], titles[floorTurn & 1])
      }
    }
  }

  private static func hiding(_ shape: TreeShape) -> Measure {
    Measure(name: "hide or show, \(shape)", unit: .nanoseconds, sizes: sizes) { count in
      let tree = MeasuredTree(tabs: count, shape).shown()
      let plain = PlainTree(tabs: count, shape)
      var (next, floorNext) = (Sampler(count: count), Sampler(count: count))
      return .timing {
        let tab = tree.tabs[next.next()]
        tab.isHidden.toggle()
      } floor: {
        let tab = plain.tabs[floorNext.next()]
        plain.hide(tab, !tab.isHidden)
      }
    }
  }

  /// Fifty rows somewhere in the sidebar, after a tab was hidden or shown.
  private static func seeingRows(_ shape: TreeShape) -> Measure {
    Measure(name: "50 rows after a change, \(shape)", unit: .nanoseconds, sizes: sizes) { count in
      let tree = MeasuredTree(tabs: count, shape).shown()
      let plain = PlainTree(tabs: count, shape)
      var (next, floorNext) = (Sampler(count: count), Sampler(count: count))
      return .timing {
        let tab = tree.tabs[next.next()]
        tab.isHidden.toggle()
        let rows = tree.host.sidebar.rows
        let first = min(next.next(), max(0, rows.count - 50))
        for index in first..<min(first + 50, rows.count) { keep(rows[index].tab) }
      } floor: {
        let tab = plain.tabs[floorNext.next()]
        plain.hide(tab, !tab.isHidden)
        let first = min(floorNext.next(), max(0, plain.tabs.count - 50))
        for index in first..<min(first + 50, plain.tabs.count) { keep(plain.tabs[index]) }
      }
    }
  }
}

/// A delegate that hears everything, and does nothing.
@MainActor
private final class Listener: TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate
{}

/// Something that the compiler must not leave out, as nobody looks at it.
@inline(never) private func keep(_ object: AnyObject?) {}
