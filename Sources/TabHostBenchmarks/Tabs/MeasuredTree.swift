import TabHost

/// A host of plain tabs, with a list of its tabs that are not groups.
@MainActor struct MeasuredTree {
  let host: TabHostController
  let tabs: [TabItem]

  init(tabs count: Int, _ shape: TreeShape) {
    let roots = Self.roots(count, shape)
    tabs = roots.flatMap { ($0 as? TabGroupItem)?.children ?? [$0] }
    host = TabHostController(tabs: roots)
  }

  /// Creates the given number of tabs, grouped by the shape, that are not in a host.
  static func roots(_ count: Int, _ shape: TreeShape) -> [TabItem] {
    guard let groups = shape.groups(of: count) else { return (0..<count).map(tab) }
    return groups.map { range in
      TabGroupItem(
        title: "Group \(range.lowerBound)",
        identifier: "group-\(range.lowerBound)",
        children: range.map(tab)
      )
    }
  }

  static func tab(_ number: Int) -> TabItem {
    TabItem(
      title: "Tab \(number)",
      image: TabImage(systemName: "leaf"),
      identifier: "tab-\(number)"
    ) { _ in ObservedController() }
  }

  /// The host, its groups and its other tabs.
  var objects: [AnyObject] { [host] + groups + tabs }

  /// The root groups.
  var groups: [TabGroupItem] { host.tabs.compactMap { $0 as? TabGroupItem } }

  /// Shows the host with a handler for frames.
  ///
  /// - Parameter room: The number of displayed rows of the sidebar, or 0 for a bar without the
  ///   sidebar.
  func appear(room: Int) {
    host.needsFrameHandler = {}
    host.mode = .tabSidebar
    host.sidebar.isHidden = room == 0
    host.appear()
    if room > 0 { host.sidebar.displayedRows = 0..<room }
    _ = host.takeChanges()
  }
}
