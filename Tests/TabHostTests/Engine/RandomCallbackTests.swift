import TabHost
import TabHostTestSupport
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
  /// The last tab that it was notified of.
  private var known: TabItem?
  private var depth = 0

  init(tree: RandomTree, seed: UInt64) {
    self.tree = tree
    random = SplitMix64(seed: seed &+ 1_000)
    known = tree.host.selectedTab
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
    if let known, previousTab !== known, previousTab != nil {
      problems.append("previous is \(previousTab?.identifier ?? "nil"), not \(known.identifier)")
    }
    if selectedTab.tabHostController !== host {
      problems.append("notified of a tab that is not here")
    }
    var tab = selectedTab
    while let parent = tab.parent {
      if parent.selectedChild !== tab { problems.append("the way is not known to its groups") }
      tab = parent
    }
    known = selectedTab
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

@MainActor @Suite("Random changes inside callbacks") struct RandomCallbackTests {
  private nonisolated static let seeds = Soak.seeds([4, 7, 11, 18, 29, 47], more: 50)

  @Test(arguments: seeds) func `random changes inside callbacks keep the host consistent`(
    seed: UInt64
  ) {
    let tree = RandomTree(seed: seed, withContent: true)
    let delegate = TreeChangingDelegate(tree: tree, seed: seed)
    tree.host.delegate = delegate
    tree.host.sidebar.delegate = delegate
    tree.host.appear()
    for step in 0..<300 {
      act(on: tree, delegate)
      let problem = delegate.problems.first ?? problem(with: tree.host)
      guard let problem else { continue }
      Issue.record("\(problem)\n\(Soak.replay(seed)), step \(step), after: \(tree.lastChange)")
      return
    }
  }

  /// Performs a random action of the user or the app.
  private func act(on tree: RandomTree, _ delegate: TreeChangingDelegate) {
    let host = tree.host
    switch Int.random(in: 0..<14, using: &delegate.random) {
    case 0...2:
      let items = host.bar.items + host.bar.overflow
      if let tab = items.randomElement(using: &delegate.random) { host.user.tap(tab) }
    case 3...5:
      let tabs = host.sidebar.rows.compactMap(\.tab)
      if let tab = tabs.randomElement(using: &delegate.random) { host.user.tapRow(tab) }
    case 6: host.user.toggleSidebar()
    case 7: host.user.goBack()
    case 8:
      let traits: [TraitCollection] = [.pad, .portrait, .compact]
      host.traitCollection = traits.randomElement(using: &delegate.random) ?? .pad
    case 9:
      let groups = tree.groups.filter { $0.tabHostController === host }
      guard let group = groups.randomElement(using: &delegate.random) else { return }
      group.selectedChild = group.children.randomElement(using: &delegate.random)
    case 10:
      // A tab with an action can't be selected.
      let tab = tree.all.randomElement(using: &delegate.random)
      let hasAction = Int.random(in: 0..<3, using: &delegate.random) == 0
      let action = Action(title: "Add") { [weak delegate] _ in delegate?.changeInCallback() }
      tab?.primaryAction = hasAction ? action : nil
    case 11:
      guard let tab = host.selectedTab else { return }
      let behaviors = TabItem.ReselectionBehavior.allCases
      tab.reselectionBehavior = behaviors.randomElement(using: &delegate.random) ?? .automatic
      host.user.tapRow(tab)
    default: tree.step()
    }
  }

  private func problem(with host: TabHostController) -> String? {
    guard let selected = host.selectedTab else {
      if host.children.contains(where: { $0.appearanceState != .disappeared }) {
        return "content without a selection"
      }
      let candidate = host.tabs.first { tab in
        !tab.isHidden && tab.isEnabled && tab.primaryAction == nil
      }
      return candidate.map { "nothing is selected though \($0.identifier) could be" }
    }
    if let violation = HostProblems(host: host).violation { return violation }
    guard let group = selected.managingTabGroup else { return nil }
    let stack = group.managingNavigationController?.viewControllers ?? []
    // The page of a group with an action is left out.
    let levels = host.selectedPath.drop { $0 !== group }.filter { $0.primaryAction == nil }
    let expected = levels.compactMap(\.viewController)
    return stack.elementsEqual(expected, by: ===) ? nil : "the stack of \(group.identifier) is old"
  }
}
