import TabHost

extension Measure {
  /// Operations on many objects, whose cost for each must not grow with their number.
  static var growing: [Measure] {
    [rowsOnScreen, titlesBesideRows, nestedContainers, children, observers]
  }

  /// An operation on a number of objects. The cost is the time for each; the floor makes as many plain
  /// objects.
  private static func forEach(
    _ name: String,
    sizes: [Int],
    _ make: @escaping (Int) -> (change: () -> Void, undo: (() -> Void)?)
  ) -> Measure {
    Measure(name: name, sizes: sizes, target: Target(growth: 2)) { count in
      let operation = make(count)
      return .timing(
        per: count,
        operation.change,
        undo: operation.undo,
        floor: { keep((0..<count).map { _ in ObservedController() }) }
      )
    }
  }

  private static func hostWithRows(_ count: Int) -> TabHostController {
    let group = TabGroupItem(title: "g", identifier: "g", children: [])
    let tabs = (0..<count).map { TabItem(title: "\($0)", identifier: "\($0)") }
    let host = TabHostController(tabs: tabs + [group])
    host.diagnosticHandler = { _ in }
    host.sidebar.isHidden = false
    host.appear()
    return host
  }

  /// Rows that come on screen and leave it.
  private static var rowsOnScreen: Measure {
    forEach("rows that come on screen", sizes: [100, 10_000]) { count in
      let host = hostWithRows(count)
      return (
        {
          host.sidebar.displayedRows = 0..<count
          host.sidebar.displayedRows = 0..<1
        }, nil
      )
    }
  }

  /// A title of each tab while the rows of all are on screen.
  private static var titlesBesideRows: Measure {
    forEach("titles beside rows on screen", sizes: [100, 10_000]) { count in
      let host = hostWithRows(count)
      host.sidebar.displayedRows = 0..<count
      var isOdd = false
      return (
        {
          isOdd.toggle()
          for tab in host.tabs.prefix(count) { tab.title = isOdd ? "One" : "Another" }
        }, nil
      )
    }
  }

  /// Containers within each other that appear and disappear.
  private static var nestedContainers: Measure {
    forEach("nested containers that appear", sizes: [2, 200]) { depth in
      let top = ViewController()
      var page = top
      for _ in 1..<depth {
        let child = ViewController()
        page.addChild(child)
        child.didMove(toParent: page)
        page = child
      }
      let host = TabHostController(tabs: [TabItem(title: "t", identifier: "t") { _ in top }])
      return (
        {
          host.appear()
          host.disappear()
        }, nil
      )
    }
  }

  /// Children that are added to a container and removed from it, one by one.
  private static var children: Measure {
    forEach("children added and removed", sizes: [10, 1_000]) { count in
      let parent = ViewController()
      let children = (0..<count).map { _ in ViewController() }
      return (
        {
          for child in children { parent.addChild(child) }
          for child in children { child.removeFromParent() }
        }, nil
      )
    }
  }

  /// Observers of events that are added and removed, one by one.
  private static var observers: Measure {
    final class Observer: TabHostObserver {}
    return forEach("observers added and removed", sizes: [10, 1_000]) { count in
      let host = TabHostController()
      let observers = (0..<count).map { _ in Observer() }
      return (
        {
          for observer in observers { host.addObserver(observer) }
          for observer in observers { host.removeObserver(observer) }
        }, nil
      )
    }
  }
}
