import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A delegate that makes random changes to the host inside its callbacks and checks their
/// arguments.
@MainActor
private final class TreeChangingDelegate: TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate
{
  let tree: RandomTree
  var random: SplitMix64
  var problems: [String] = []
  private var depth = 0

  init(tree: RandomTree, seed: UInt64) {
    self.tree = tree
    random = SplitMix64(seed: seed &+ 1_000)
  }

  func changeInCallback() {
    guard depth < 3, Int.random(in: 0..<4, using: &random) == 0 else { return }
    depth += 1
    tree.step()
    depth -= 1
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    changeInCallback()
    return Int.random(in: 0..<5, using: &random) > 0
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    if host.selectedTab !== selectedTab {
      problems.append("notified of a tab that is not selected")
    }
    if selectedTab.tabHostController !== host {
      problems.append("notified of a tab that is not here")
    }
    var tab = selectedTab
    while let parent = tab.parent {
      if parent.selectedChild !== tab { problems.append("the way is not known to its groups") }
      tab = parent
    }
    changeInCallback()
  }

  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    changeInCallback()
    return proposedViewControllers
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    animator.addAnimations { [self] in changeInCallback() }
    animator.addCompletion { [self] in changeInCallback() }
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { changeInCallback() }
}

/// Random changes inside callbacks.
@MainActor struct RandomCallbackTests {
  @Test(arguments: Soak.seeds([4, 7, 11, 18, 29, 47], more: 50))
  func `random changes inside callbacks keep the host consistent`(seed: UInt64) {
    var trees = RandomTreeExplorer(seed: seed, withContent: true) { tree in
      let delegate = TreeChangingDelegate(tree: tree, seed: seed)
      tree.host.delegate = delegate
      tree.host.sidebar.delegate = delegate
      return delegate
    }
    trees.explorer.weights = [
      .selecting: 6, .sidebar: 1, .navigating: 1, .resizing: 1, .changing: 5,
    ]
    trees.change("a child", Self.selectChild)
    trees.change("an action", Self.setAction)
    trees.change("the selected tab", Self.reselect)
    trees.check("the delegate finds no problem") { $0.problems.first }
    trees.check("something is selected if possible") { delegate in
      let tree = delegate.tree
      guard tree.host.selectedTab == nil else { return nil }
      if tree.host.children.contains(where: { $0.appearanceState != .disappeared }) {
        return "content without a selection"
      }
      let candidate = tree.host.tabs.first { tab in
        !tab.isHidden && tab.isEnabled && tab.primaryAction == nil
      }
      return candidate.map { "nothing is selected though \($0.identifier) could be" }
    }
    trees.check("a managed stack has the pages of the selected path", Self.problemOfStack)
    trees.run()
  }

  // MARK: - Changes

  private static func selectChild(_ delegate: TreeChangingDelegate) {
    let tree = delegate.tree
    let groups = tree.groups.filter { $0.tabHostController === tree.host }
    guard let group = groups.randomElement(using: &delegate.random) else { return }
    group.selectedChild = group.children.randomElement(using: &delegate.random)
  }

  private static func setAction(_ delegate: TreeChangingDelegate) {
    // A tab with an action can't be selected.
    let tab = delegate.tree.all.randomElement(using: &delegate.random)
    let hasAction = Int.random(in: 0..<3, using: &delegate.random) == 0
    let action = Action(title: "Add") { [weak delegate] _ in delegate?.changeInCallback() }
    tab?.primaryAction = hasAction ? action : nil
  }

  private static func reselect(_ delegate: TreeChangingDelegate) {
    guard let tab = delegate.tree.host.selectedTab else { return }
    let behaviors = TabItem.ReselectionBehavior.allCases
    tab.reselectionBehavior = behaviors.randomElement(using: &delegate.random) ?? .automatic
    delegate.tree.host.user.tapRow(tab)
  }

  // MARK: - Checks

  private static func problemOfStack(_ delegate: TreeChangingDelegate) -> String? {
    let host = delegate.tree.host
    guard let group = host.selectedTab?.managingTabGroup else { return nil }
    let stack = group.managingNavigationController?.viewControllers ?? []
    // The page of a group with an action is left out.
    let levels = host.selectedPath.drop { $0 !== group }.filter { $0.primaryAction == nil }
    let expected = levels.compactMap(\.viewController)
    return stack.elementsEqual(expected, by: ===) ? nil : "the stack of \(group.identifier) is old"
  }
}
