import TabHost

/// A host on screen, and the plain tree that shows the same.
@MainActor struct TreePair {
  /// The rows that a sidebar has room for.
  static let room = 50

  let host: TabHostController
  let tabs: [TabItem]
  let groups: [TabGroupItem]
  let plain: PlainTree
  let plainTabs: [PlainTab]
  let plainGroups: [PlainGroup]

  /// - Parameter showsRows: Whether the sidebar is on screen. If not, nobody asks for rows.
  init(tabs count: Int, _ shape: TreeShape, showsRows: Bool = false) {
    let tree = MeasuredTree(tabs: count, shape)
    tree.appear(room: showsRows ? Self.room : 0)
    (host, tabs, groups) = (tree.host, tree.tabs, tree.groups)
    plain = PlainTree(tabs: count, shape)
    plain.appear()
    if showsRows {
      plain.setSidebarHidden(false)
      plain.showRows(from: 0, room: Self.room)
    }
    _ = plain.takeChanges()
    plainTabs = plain.leaves
    plainGroups = plain.top.children.compactMap(\.asGroup)
  }

  /// The places of the tabs whose rows are on screen.
  var placesOnScreen: Range<Int> {
    0..<plain.rows.count { $0.tab.asGroup == nil }
  }

  /// Measures a change that whoever draws takes note of, and the same to the plain tree, once all
  /// pages and rows have been made that it makes.
  func timing(
    rounds: Int = 600,
    _ change: @escaping () -> Void,
    floor: @escaping () -> Void
  ) -> Trial {
    let operation = { [host] in
      change()
      keep(host.takeChanges())
    }
    let least = { [plain] in
      floor()
      keep(plain.takeChanges())
    }
    for _ in 0..<rounds {
      operation()
      least()
    }
    return .timing(operation, floor: least)
  }
}

/// A delegate that hears everything, and does nothing.
@MainActor
final class Listener: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {}
