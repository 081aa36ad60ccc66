/// The stack of a group with a managing navigation controller: which pages are whose.
///
/// The levels are the tabs on the way from the group to the selected one, each with the
/// controllers that the delegate left it. Pages that were pushed by hand belong to the tab that
/// was selected then, and come back with it until they are popped.
@MainActor final class ManagedStack {
  private(set) weak var group: TabGroupItem?
  let navigationController: NavigationController
  private var levels: [(tab: TabItem, controllers: [ViewController])] = []
  private var pushedPages: [ObjectIdentifier: [ViewController]] = [:]
  /// Pages that were pushed while the stack was off screen.
  private var waitingPages: [ViewController] = []

  init(group: TabGroupItem, navigationController: NavigationController) {
    self.group = group
    self.navigationController = navigationController
    waitingPages = navigationController.viewControllers
  }

  /// Asks for every level, from the group down, and puts the answers on the stack.
  ///
  /// - Parameter ask: Answers which controllers stand for a tab, given a proposal; nil if the
  ///   selection has changed meanwhile, and this stack is not wanted any more.
  func rebuild(
    for path: ArraySlice<TabItem>,
    ask: (TabItem, [ViewController]) -> [ViewController]?
  ) {
    guard let leaf = path.last else { return }
    pushedPages[ObjectIdentifier(leaf), default: []].append(contentsOf: waitingPages)
    waitingPages = []
    var levels: [(tab: TabItem, controllers: [ViewController])] = []
    for tab in path {
      var proposal = tab.viewController.map { [$0] } ?? []
      if tab === leaf { proposal += pushedPages[ObjectIdentifier(leaf)] ?? [] }
      guard let answer = ask(tab, proposal) else { return }
      levels.append((tab, answer))
    }
    self.levels = levels
    navigationController.rebuildStack(levels.flatMap(\.controllers))
  }

  /// Takes away the pages that were pushed above a tab's own.
  func popPushedPages(of leaf: TabItem) {
    guard let pages = pushedPages.removeValue(forKey: ObjectIdentifier(leaf)), !pages.isEmpty
    else { return }
    let gone = Set(pages.map(ObjectIdentifier.init))
    for index in levels.indices {
      levels[index].controllers.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
    navigationController.rebuildStack(
      navigationController.viewControllers.filter { !gone.contains(ObjectIdentifier($0)) }
    )
  }

  /// The app or a person has changed the stack.
  ///
  /// New pages are noted with the selected tab. Where the page of the selected tab has gone, the
  /// selection follows to the tab whose page is on top now.
  func stackDidChange(from old: [ViewController], by origin: SelectionOrigin) {
    let stack = navigationController.viewControllers
    let standing = Set(stack.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    let gone = Set(old.map(ObjectIdentifier.init)).subtracting(standing)
    let lostLevel = levels.contains { level in
      level.controllers.contains { gone.contains(ObjectIdentifier($0)) }
        && !isPushed(level.controllers.filter { gone.contains(ObjectIdentifier($0)) })
    }
    forget(gone)
    note(stack.filter { !known.contains(ObjectIdentifier($0)) })
    guard lostLevel, let group, let host = group.tabHostController,
      host.selectedTab?.isOrIsBelow(group) == true,
      let owner = stack.last.flatMap({ owner(of: $0) }), owner !== host.selectedTab
    else { return }
    if let end = levels.firstIndex(where: { $0.tab === owner }) {
      levels.removeSubrange((end + 1)...)
    }
    host.followStack(to: owner, origin: origin)
  }

  private func isPushed(_ pages: [ViewController]) -> Bool {
    let pushed = Set(pushedPages.values.joined().map(ObjectIdentifier.init))
    return pages.allSatisfy { pushed.contains(ObjectIdentifier($0)) }
  }

  private func owner(of page: ViewController) -> TabItem? {
    levels.last { level in level.controllers.contains { $0 === page } }?.tab
  }

  private func forget(_ gone: Set<ObjectIdentifier>) {
    waitingPages.removeAll { gone.contains(ObjectIdentifier($0)) }
    for (leaf, pages) in pushedPages {
      let left = pages.filter { !gone.contains(ObjectIdentifier($0)) }
      pushedPages[leaf] = left.isEmpty ? nil : left
    }
    for index in levels.indices {
      levels[index].controllers.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
  }

  private func note(_ pages: [ViewController]) {
    guard !pages.isEmpty else { return }
    guard let group, let leaf = group.tabHostController?.selectedTab, leaf.isOrIsBelow(group) else {
      waitingPages += pages
      return
    }
    pushedPages[ObjectIdentifier(leaf), default: []].append(contentsOf: pages)
    if let last = levels.indices.last, levels[last].tab === leaf {
      levels[last].controllers += pages
    }
  }
}
