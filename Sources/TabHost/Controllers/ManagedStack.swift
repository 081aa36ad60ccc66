/// The navigation stack that a group manages, with the pages that belong to each tab.
///
/// The levels are the tabs on the path from the group to the selected tab, each with the
/// controllers that the delegate has returned for it. Pages that the app pushes belong to the tab
/// that is selected at that time. They are restored when that tab is selected again, until they are
/// popped.
@MainActor final class ManagedStack {
  let navigationController: NavigationController
  private var levels: [Pages] = []
  private var pushed: [Pages] = []
  /// Pages that were pushed while the stack was off screen.
  private var pendingPages: [ViewController] = []
  /// The number of rebuilds. A rebuild compares it to detect a nested rebuild, which replaces it.
  private var rebuilds = 0

  /// The controllers of the group or of a tab below it.
  fileprivate struct Pages {
    /// The tab, or `nil` for the group itself, which retains the stack.
    var child: TabItem?
    var controllers: [ViewController]
  }

  /// The group, or `nil` when another controller manages its stack.
  private(set) weak var group: TabGroupItem?

  /// Clears the reference to a group that no longer manages its stack with this controller.
  func releaseGroup() { group = nil }

  init(group: TabGroupItem, navigationController: NavigationController) {
    self.group = group
    self.navigationController = navigationController
    pendingPages = navigationController.stack
  }

  private func child(_ tab: TabItem) -> TabItem? { tab === group ? nil : tab }

  /// Whether the app has put pages into the stack that belong to the group itself, or to no tab yet.
  var hasPagesOfGroup: Bool {
    if !pendingPages.isEmpty { return true }
    for pages in levels + pushed where pages.child == nil && !pages.controllers.isEmpty {
      return true
    }
    return false
  }

  /// Discards the pages that belong to tabs that have left the group.
  func discardPagesOfDepartedTabs() {
    guard let group else { return }
    func remains(_ pages: Pages) -> Bool { pages.child?.isOrIsBelow(group) ?? true }
    let old = (pushed, levels)
    pushed = pushed.filter(remains)
    levels = levels.filter(remains)
    // A page that is released can push another one.
    withExtendedLifetime(old) {}
  }

  /// Requests the controllers of each level, from the group down, and assigns them to the stack.
  ///
  /// If a callback causes another rebuild or another selection, this rebuild is canceled.
  ///
  /// - Parameters:
  ///   - controllers: Returns the controllers for a tab, given a proposal.
  ///   - isCurrent: Whether the selection is still the one for which the stack is built.
  func rebuild(
    for path: ArraySlice<TabItem>,
    controllers: (TabItem, [ViewController]) -> [ViewController],
    isCurrent: () -> Bool
  ) {
    guard let leaf = path.last else { return }
    rebuilds += 1
    let rebuild = rebuilds
    notePushed(pendingPages, by: leaf)
    pendingPages = []
    var levels: [Pages] = []
    var stack: [ViewController] = []
    var members: Set<ObjectIdentifier> = []
    for tab in path {
      // A group with an action is never selected, not even by going back.
      var proposal = tab.performsAction ? [] : tab.madeViewController.map { [$0] } ?? []
      if tab === leaf { proposal += pushedPages(of: leaf) }
      let pages = controllers(tab, proposal)
      stack += pages
      // The navigation controller refuses a page that is on the stack twice.
      let own = pages.filter { members.insert(ObjectIdentifier($0)).inserted }
      levels.append(Pages(child: child(tab), controllers: own))
      guard rebuilds == rebuild, isCurrent() else { return }
    }
    replace(&self.levels, with: levels)
    navigationController.rebuildStack(stack)
  }

  /// Pops the pages that were pushed above a tab's own.
  func popPushedPages(of leaf: TabItem) {
    let pages = pushedPages(of: leaf)
    guard !pages.isEmpty else { return }
    _ = discard(pages)
    let gone = Set(pages.map(ObjectIdentifier.init))
    navigationController.rebuildStack(
      navigationController.stack.filter { !gone.contains(ObjectIdentifier($0)) }
    )
  }

  /// Notes pages that were pushed, which belong to the selected tab.
  func notePushed(_ pages: [ViewController]) {
    guard !pages.isEmpty else { return }
    guard let group, let leaf = group.host?.selection.tab, leaf.isOrIsBelow(group) else {
      pendingPages += pages
      return
    }
    notePushed(pages, by: leaf)
    if let last = levels.indices.last, levels[last].child === child(leaf) {
      levels[last].controllers += pages
    }
  }

  /// Notes pages that have left the stack. If a page of a level is among them, and the stack is the
  /// one that shows the selected tab, the tab that owns the page on top is selected.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pages that have left.
  func notePopped(_ gone: [ViewController], by origin: SelectionOrigin) {
    guard discard(gone), let group, let host = group.host, host.selectedStackGroup === group,
      let top = navigationController.stack.last,
      let level = levels.lastIndex(where: { $0.holds(top) })
    else { return }
    let owner = levels[level].child ?? group
    guard owner !== host.selection.tab, owner.isOrIsBelow(group), !owner.performsAction
    else { return }
    replace(&levels, with: Array(levels[...level]))
    host.followStack(to: owner, origin: origin)
  }
}

// MARK: - Pages pushed by hand

extension ManagedStack {
  func pushedPages(of leaf: TabItem) -> [ViewController] {
    pushed.first { $0.child === child(leaf) }?.controllers ?? []
  }

  private func notePushed(_ pages: [ViewController], by leaf: TabItem) {
    guard !pages.isEmpty else { return }
    if let index = pushed.firstIndex(where: { $0.child === child(leaf) }) {
      pushed[index].controllers += pages
    } else {
      pushed.append(Pages(child: child(leaf), controllers: pages))
    }
  }

  /// Passes the pages that were pushed above a tab to a group above it.
  func reassignPushedPages(from leaf: TabItem, to group: TabGroupItem) {
    guard let index = pushed.firstIndex(where: { $0.child === child(leaf) }) else { return }
    notePushed(pushed.remove(at: index).controllers, by: group)
  }

  /// Discards pages that have left the stack, which the caller retains.
  ///
  /// - Returns: Whether a page that was not pushed is among them.
  private func discard(_ gone: [ViewController]) -> Bool {
    var hasLostLevel = false
    // The uppermost page first, which is at the end of the arrays.
    for page in gone.reversed() {
      pendingPages.remove(page)
      var wasPushed = false
      for index in pushed.indices where pushed[index].removePage(page) { wasPushed = true }
      for index in levels.indices where levels[index].removePage(page) {
        if !wasPushed { hasLostLevel = true }
      }
    }
    let others = pushed.filter { !$0.controllers.isEmpty }
    if others.count < pushed.count { replace(&pushed, with: others) }
    return hasLostLevel
  }
}

extension ManagedStack.Pages {
  /// Returns whether a page is among the controllers. Searches from the end, where it usually is.
  fileprivate func holds(_ page: ViewController) -> Bool {
    controllers.lastIndex { $0 === page } != nil
  }

  /// Removes a page, and returns whether it was among the controllers.
  fileprivate mutating func removePage(_ page: ViewController) -> Bool {
    let count = controllers.count
    controllers.remove(page)
    return controllers.count < count
  }
}
