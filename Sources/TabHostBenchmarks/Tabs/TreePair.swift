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
    if showsRows { plain.setSidebarHidden(false) }
    plain.appear()
    if showsRows { plain.showRows(from: 0, room: Self.room) }
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
  ) throws -> Trial {
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
    try checkThatBothShowTheSame()
    return .timing(operation, floor: least)
  }
}

// MARK: - The same effect

extension TreePair {
  /// A floor that does something else than what it stands beside.
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  /// Compares what there is to see and to hear after the same operations: a floor that leaves an
  /// effect out is no floor.
  private func checkThatBothShowTheSame() throws {
    let index = Dictionary(uniqueKeysWithValues: plain.leaves.map { ($0.identifier, $0) })
    for tab in tabs {
      guard let other = index[tab.identifier] else { continue }
      let looks = (tab.title, tab.isHidden, tab === host.selectedTab, calls(of: tab))
      let others = (other.title, other.isHidden, other === plain.selected, calls(of: other))
      guard looks == others else {
        throw Difference(description: "\(tab.identifier): \(looks), but the floor \(others)")
      }
    }
    let names = shownRows.map(\.identifier)
    let others = plain.rows.map(\.tab.identifier)
    guard names == others else {
      throw Difference(description: "rows \(names), but the floor \(others)")
    }
    for (row, other) in zip(shownRows, plain.rows) {
      let looks = (row.title, row.depth, row.isSelected)
      let others = (other.title, other.depth, other.isSelected)
      guard looks == others else {
        throw Difference(description: "row \(looks), but the floor \(others)")
      }
    }
  }

  private var shownRows: [TabHostController.Sidebar.Row] {
    guard !host.sidebar.isHidden else { return [] }
    let rows = host.sidebar.rows
    return host.sidebar.displayedRows.clamped(to: 0..<rows.count).map { rows[$0] }
  }

  private func calls(of tab: TabItem) -> Int {
    guard tab.isViewControllerLoaded else { return 0 }
    return (tab.viewController as? HeardController)?.calls ?? 0
  }

  private func calls(of tab: PlainTab) -> Int { (tab.page as? HeardPage)?.calls ?? 0 }
}

/// A delegate that hears everything, and does nothing.
@MainActor
final class Listener: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {}
