import TabHost

extension Measure {
  /// Operations on many objects, whose cost for each must not grow with their number.
  static var growing: [Measure] {
    [
      rowsOnScreen, titlesBesideRows, nestedContainers, nestedHosts, children, observers,
      appendedChild, movedRoot, expandedDeep, customizedTabs, customizedTab,
    ]
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

  /// Hosts within each other that appear and disappear.
  private static var nestedHosts: Measure {
    forEach("nested hosts that appear", sizes: [2, 200]) { depth in
      var host = TabHostController(tabs: [TabItem(title: "t", identifier: "t") { _ in .init() }])
      for _ in 1..<depth {
        let inner = host
        host = TabHostController(tabs: [TabItem(title: "t", identifier: "t") { _ in inner }])
        host.diagnosticHandler = { _ in }
      }
      return (
        {
          host.appear()
          host.disappear()
        }, nil
      )
    }
  }

  /// A child that is appended to its siblings, and removed again, beside rows on screen. The cost for
  /// each sibling is that of copying the array.
  private static var appendedChild: Measure {
    forEach("child appended beside rows, for each sibling", sizes: [100, 10_000]) { count in
      let host = hostWithRows(10)
      guard let group = host.tabs.last as? TabGroupItem else { return ({}, nil) }
      group.children = (0..<count).map { TabItem(title: "c", identifier: "child-\($0)") }
      host.sidebar.displayedRows = 0..<20
      return (
        {
          group.children.append(TabItem(title: "c", identifier: "new"))
          group.children.removeLast()
        }, nil
      )
    }
  }

  /// A root tab that moves to the other end.
  private static var movedRoot: Measure {
    forEach("root tab moved, for each sibling", sizes: [100, 10_000]) { count in
      let host = TabHostController(
        tabs: (0..<count).map { TabItem(title: "t", identifier: "\($0)") }
      )
      host.diagnosticHandler = { _ in }
      host.sidebar.isHidden = false
      host.appear()
      host.sidebar.displayedRows = 0..<20
      return (
        {
          var tabs = host.tabs
          tabs.append(tabs.removeFirst())
          host.tabs = tabs
        }, nil
      )
    }
  }

  /// A group that expands and collapses below others.
  private static var expandedDeep: Measure {
    forEach("group expanded, for each level", sizes: [5, 500]) { depth in
      let deepest = TabGroupItem(
        title: "g",
        identifier: "0",
        children: [TabItem(title: "t", identifier: "t")]
      )
      var group = deepest
      for level in 1..<depth {
        group = TabGroupItem(title: "g", identifier: "\(level)", children: [group])
      }
      let host = TabHostController(tabs: [group])
      host.diagnosticHandler = { _ in }
      host.sidebar.isHidden = false
      host.appear()
      host.sidebar.displayedRows = 0..<20
      return (
        {
          deepest.isExpanded.toggle()
          keep(host.sidebar.rows.count)
        }, nil
      )
    }
  }

  /// A host in which the user can hide each tab, and whose choices are saved in memory.
  private static func customizableHost(_ count: Int) -> TabHostController {
    let host = hostWithRows(count)
    host.customizationStore = InMemoryTabCustomizationStore()
    host.customizationIdentifier = "host"
    for tab in host.tabs { tab.allowsHiding = true }
    host.user.beginEditing()
    return host
  }

  /// Tabs that the user hides, or shows again, with the save at the end of editing.
  private static var customizedTabs: Measure {
    forEach("tabs customized in one edit", sizes: [100, 10_000]) { count in
      let host = customizableHost(count)
      let tabs = host.tabs.prefix(count).dropFirst()
      var isHidden = false
      return (
        {
          isHidden.toggle()
          host.user.beginEditing()
          for tab in tabs { _ = isHidden ? host.user.uncheck(tab) : host.user.check(tab) }
          host.user.endEditing()
        }, nil
      )
    }
  }

  /// A tab that the user hides, or shows again, beside others that are customized, with its save.
  private static var customizedTab: Measure {
    forEach("tab customized, for each customized one", sizes: [100, 10_000]) { count in
      let host = customizableHost(count)
      let tabs = host.tabs.prefix(count).dropFirst()
      for tab in tabs { host.user.uncheck(tab) }
      host.user.endEditing()
      let tab = tabs[count / 2]
      return (
        {
          host.user.beginEditing()
          _ = tab.isHidden ? host.user.check(tab) : host.user.uncheck(tab)
          host.user.endEditing()
        }, nil
      )
    }
  }
}
