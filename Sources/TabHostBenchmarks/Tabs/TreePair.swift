import TabHost

/// A visible host, and a plain tree that shows the same.
@MainActor struct TreePair {
  /// The number of rows that the sidebar displays.
  static let room = 50

  let host: TabHostController
  let tabs: [TabItem]
  let groups: [TabGroupItem]
  let plain: PlainTree
  let plainTabs: [PlainTab]
  let plainGroups: [PlainGroup]
  /// The weak references of the app to the host, groups and tabs.
  private let references: [WeakReference]

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - count: The number of tabs.
  ///   - shape: The grouping of the tabs.
  ///   - showsRows: Whether the sidebar is shown. Otherwise, no rows are requested.
  ///   - isReferencedWeakly: Whether the app references the host, groups and tabs weakly. The plain
  ///     tree is the same in both cases.
  init(
    tabs count: Int,
    _ shape: TreeShape,
    showsRows: Bool = false,
    isReferencedWeakly: Bool = false
  ) {
    let tree = MeasuredTree(tabs: count, shape)
    references = isReferencedWeakly ? tree.objects.map(WeakReference.init) : []
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

  /// The indices of the tabs whose rows are displayed.
  var placesOnScreen: Range<Int> {
    0..<plain.rows.count { $0.tab.asGroup == nil }
  }

  /// Returns a trial of a change, with the frame that it requests, and of the same change of the
  /// plain tree.
  ///
  /// Performs the given number of rounds first, so that all pages and rows exist.
  ///
  /// - Throws: A ``Difference`` if the two trees differ after these rounds.
  func timing(
    rounds: Int = 600,
    _ change: @escaping () -> Void,
    floor: @escaping () -> Void
  ) throws -> Trial {
    let operation = { [host, references] in
      withExtendedLifetime(references) { change() }
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
  /// A difference between the floor and the measured operation.
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  /// Compares everything visible, and the number of calls to each page, after the same operations.
  ///
  /// A floor must have the same effects as the operation.
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
    return (tab.viewController as? ObservedController)?.calls ?? 0
  }

  private func calls(of tab: PlainTab) -> Int { (tab.page as? ObservedPage)?.calls ?? 0 }
}

/// A delegate of the host and its sidebar that does nothing.
@MainActor
final class Listener: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {}
