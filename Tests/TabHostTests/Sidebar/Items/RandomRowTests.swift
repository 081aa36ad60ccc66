import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows under random changes.
@MainActor struct RandomRowTests {
  @Test(arguments: Soak.seeds([6, 14, 35], more: 53), [false, true])
  func `begin and end calls alternate and match the rows on screen`(
    seed: UInt64,
    fromCallbacks: Bool
  ) {
    var trees = RandomTreeExplorer(seed: seed) { tree in
      let counter = RowCounter(tree: tree, seed: seed, callbacksMakeChanges: fromCallbacks)
      tree.host.sidebar.delegate = counter
      tree.host.sidebar.displayedRows = 2..<9
      return counter
    }
    trees.explorer.weights = [.sidebar: 3, .resizing: 1, .customizing: 1, .changing: 7]
    trees.change("the rows on screen") { $0.setRows() }
    trees.change("the appearance") { $0.toggleAppearance() }
    trees.change("a row") { $0.updateRow() }
    trees.check("the calls match the rows on screen") { $0.problem }
    trees.run()
  }
}

/// A sidebar delegate that tracks the displayed rows and optionally changes the tree inside
/// callbacks.
@MainActor private final class RowCounter: TabHostController.Sidebar.Delegate {
  private let tree: RandomTree
  private let callbacksMakeChanges: Bool
  private var random: SplitMix64
  private var onScreen: [ObjectIdentifier: TabItem] = [:]
  private var mistake: String?
  private var depth = 0

  init(tree: RandomTree, seed: UInt64, callbacksMakeChanges: Bool) {
    self.tree = tree
    self.callbacksMakeChanges = callbacksMakeChanges
    random = SplitMix64(seed: seed &+ 77)
  }

  func toggleAppearance() {
    if tree.host.isDisplayed { tree.host.disappear() } else { tree.host.appear() }
  }

  func setRows() {
    let first = Int.random(in: 0..<20, using: &random)
    tree.host.sidebar.displayedRows = first..<(first + Int.random(in: 0..<10, using: &random))
  }

  /// Scrolls to a tab, or updates its row.
  func updateRow() {
    guard let tab = tree.all.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      tree.host.sidebar.scroll(to: .tab(tab), animated: true)
    } else {
      tree.host.sidebar.reconfigureItem(for: tab)
    }
  }

  /// The first problem with the calls or the items, or `nil`.
  var problem: String? {
    if let mistake { return mistake }
    let host = tree.host
    let isShown = host.isDisplayed && host.presentation != .bar
    let rows = host.sidebar.rows
    let range = isShown ? host.sidebar.displayedRows.clamped(to: 0..<rows.count) : 0..<0
    let expected = Set(range.compactMap { rows[$0].tab.map(ObjectIdentifier.init) })
    guard Set(onScreen.keys) == expected else {
      let names = onScreen.values.map(\.identifier).sorted()
      return "notified of \(names), on screen are \(range.map { rows[$0].identifier })"
    }
    for index in range {
      guard let item = host.sidebar.item(at: index) else { return "row \(index) has no item" }
      if item.configurationState.isSelected != rows[index].isSelected { return "an old state" }
      if item.configurationState.isExpanded != rows[index].isExpanded { return "an old state" }
    }
    return nil
  }

  private func changeInCallback() {
    guard callbacksMakeChanges, depth < 2, Int.random(in: 0..<6, using: &random) == 0 else {
      return
    }
    depth += 1
    tree.step()
    depth -= 1
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    changeInCallback()
    return TabSidebarItem(request: request)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { changeInCallback() }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    if onScreen.updateValue(tab, forKey: ObjectIdentifier(tab)) != nil {
      mistake = "\(tab.identifier) begins twice"
    }
    changeInCallback()
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    if onScreen.removeValue(forKey: ObjectIdentifier(tab)) == nil {
      mistake = "\(tab.identifier) ends without a beginning"
    }
    changeInCallback()
  }
}
