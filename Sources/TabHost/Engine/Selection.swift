// The one way to select: what is selected changes here alone.

extension TabHostController {
  /// Selects a tab in the host, or reports why it can't be selected.
  func select(_ tab: TabItem, origin: SelectionOrigin) {
    guard tree.contains(tab) else {
      let message =
        tree.tab(forIdentifier: tab.identifier) == nil
        ? "the tab is not in the host; add it to the tabs before you select it"
        : "the tab is not in the host, where another tab has its identifier; select that one"
      return report(.foreignSelection, [tab.identifier], message)
    }
    guard tab !== state.selection.tab, !transaction.isLooping(in: self) else { return }
    update(.selection) { commit(tab, origin: origin) }
  }

  /// Selects a tab for the user: 1. shouldSelectTab  2. commit  3. displayedViewControllers
  /// 4. didSelectTab  5. content.
  ///
  /// - Parameter popping: When the content goes back to its root.
  func selectForUser(_ tab: TabItem, popping: Popping) -> UserInteraction.Outcome {
    guard !transaction.isLooping(in: self) else { return .vetoed }
    return notify {
      closeForGesture()
      let wasSelected = tab === state.selection.tab
      guard DelegateNotifier(host: self).shouldSelect(tab) else { return .vetoed }
      guard tree.contains(tab) else { return .refused(.notOnScreen) }
      setMinimizedByScroll(false)
      update(.selection) {
        commit(tab, origin: .user)
        state.selection.isRepeated = tab === notified.selectedTab
      }
      let pops = popping == .always || popping == .onReselection && wasSelected
      if pops, state.selection.tab === tab { popToRoot(of: tab) }
      return .performed
    }
  }

  /// When a selection by the user takes the content back to its root.
  enum Popping {
    case never, onReselection, always
  }

  /// Selects the tab whose page is on top of a managed stack, of which no level is asked.
  func followStack(to tab: TabItem, origin: SelectionOrigin) {
    update(.selection) {
      commit(tab, origin: origin)
      transaction.resolveStack()
    }
  }

  /// Selects nothing on purpose: nothing is selected until the app or the user selects.
  func selectNothing() {
    guard state.selection.tab != nil else {
      state.selection.isDeclined = true
      state.selection.pathToRestore = nil
      return
    }
    update(.selection) { selectNothing(isDeclined: true) }
  }

  /// Keeps a path to restore until there are tabs.
  func restoreSelection(along path: [String]) {
    update([.path, .origin]) { state.selection.pathToRestore = path }
  }

  /// The delegate is about to be notified of the repeated selection.
  func resolveRepetition() { state.selection.isRepeated = false }

  private func popToRoot(of tab: TabItem) {
    if let stack = tab.stackGroup?.managedStack {
      stack.popPushedPages(of: tab)
    } else {
      shownNavigationController?.popToRootViewController(animated: true)
    }
  }
}

// MARK: - Committing

extension TabHostController {
  private func selectNothing(isDeclined: Bool) {
    let old = state.selection
    state.selection = HostState.Selection(isDeclined: isDeclined)
    transaction.note([.selection, .origin, .content])
    withExtendedLifetime(old) {}
  }

  /// Makes a tab the selected one, in every property that says so.
  private func commit(_ tab: TabItem, origin: SelectionOrigin) {
    tab.asGroup?.remember(selectedChild: nil)
    if origin != state.selection.origin { transaction.note(.origin) }
    state.selection.tab = tab
    state.selection.origin = origin
    state.selection.isDeclined = false
    state.selection.isRepeated = false
    state.selection.pathToRestore = nil
    notePath(to: tab)
    transaction.note([.selection, .stack])
  }

  /// Notes the way to the selected tab, and the selected child of each group on it.
  ///
  /// - Returns: Whether the way leads through other groups than before.
  @discardableResult
  private func notePath(to tab: TabItem) -> Bool {
    let known = state.selection.groups
    var isVisible = isVisibleForSelection(tab)
    var stackGroup = tab.asGroup.flatMap { $0.managesStack ? $0 : nil }
    var isSame = true
    var depth = 0
    var next = tab.storedParent
    next?.remember(selectedChild: tab)
    while let group = next {
      isVisible = isVisible && isVisibleForSelection(group)
      isSame = isSame && depth < known.count && known[depth] === group
      if group.managesStack { stackGroup = group }
      depth += 1
      next = group.storedParent
      next?.remember(selectedChild: group)
    }
    isSame = isSame && depth == known.count
    // Most selections go from sibling to sibling, whose groups are the same.
    if !isSame { state.selection.groups = Array(tab.ancestors) }
    state.selection.stackGroup = stackGroup
    state.selection.wasVisible = isVisible
    transaction.resolve(.path)
    return !isSame
  }
}

// MARK: - Repairing

extension TabHostController {
  /// Makes the state valid again: the first step of a commit.
  func repair() {
    if state.isEditing {
      // Whether there is a sidebar to edit in may depend on the selection.
      repairSelection()
      endEditingIfImpossible()
    }
    // What the user has hidden counts for the selection when the delegate is notified of it.
    if state.pendingCustomization.isEmpty { repairSelection() }
    closeOverlaysWithoutSource()
    if transaction.concerns(.selection), state.selection.tab !== notified.selectedTab {
      endSearch(selecting: state.selection.tab, from: notified.selectedTab)
    }
    if transaction.concerns(.tree) { discardSearchOfDepartedTabs() }
  }

  private func repairSelection() {
    let origin: SelectionOrigin = transaction.concerns(.roots) ? .program : .fallback
    transaction.resolve(.roots)
    if state.selection.pathToRestore != nil { restoreSelection() }
    guard let tab = state.selection.tab else {
      if !state.selection.isDeclined, let first = firstCandidate { commit(first, origin: origin) }
      return
    }
    guard transaction.concerns([.path, .validation]) || state.isEditing else { return }
    if tree.contains(tab), keepsSelection(tab) || !state.selection.wasVisible {
      if notePath(to: tab) { transaction.note(.stack) }
    } else {
      fallBack()
    }
  }

  private func fallBack() {
    for group in state.selection.groups where tree.contains(group) && group.isShownInTree {
      group.remember(selectedChild: nil)
      return commit(group.resolved, origin: .fallback)
    }
    if let first = firstCandidate {
      commit(first, origin: .fallback)
    } else {
      selectNothing(isDeclined: false)
    }
  }

  /// The first tab to select by itself. A tab that the user brings back while editing is selected
  /// when editing ends.
  private var firstCandidate: TabItem? {
    for tab in tree.roots where tab.isEligible && state.editing?.isAsPutByUser(tab) != true {
      return tab.resolvedSelf
    }
    return nil
  }

  /// Whether a tab is visible as far as the selection is concerned: what the user hides while
  /// editing counts when editing ends.
  private func keepsSelection(_ tab: TabItem) -> Bool {
    for tab in tab.selfAndAncestors where !isVisibleForSelection(tab) { return false }
    return true
  }

  private func isVisibleForSelection(_ tab: TabItem) -> Bool {
    !tab.visibility.isHidden || state.editing?.isAsPutByUser(tab) == true
  }

  /// Selects what an earlier run has left selected, once there are tabs.
  private func restoreSelection() {
    guard let path = state.selection.pathToRestore, !tree.roots.isEmpty else { return }
    state.selection.pathToRestore = nil
    guard let tab = restorableTab(along: path), tab !== state.selection.tab else { return }
    commit(tab, origin: .restoration)
  }

  private func restorableTab(along path: [String]) -> TabItem? {
    for identifier in path.reversed() {
      guard let tab = tree.tab(forIdentifier: identifier), tab.isShownInTree,
        tab.isEnabledThroughout
      else { continue }
      if tab.hasContentOnPath { return tab }
      let resolved = tab.resolvedSelf
      if resolved.hasContentOnPath { return resolved }
    }
    return nil
  }
}

// MARK: - What follows from it

extension TabHostController {
  /// The group whose managed stack holds the selected tab; `nil` if none does.
  var selectedStackGroup: TabGroupItem? {
    transaction.concerns(.path) ? state.selection.tab?.stackGroup : state.selection.stackGroup
  }

  /// The tab on the selected path whose content shows without a managed stack, nearest first.
  var nearestTabWithContent: TabItem? {
    guard let selected = state.selection.tab else { return nil }
    if selected.hasContent { return selected }
    for group in selected.ancestors where group.hasContent { return group }
    return nil
  }

  /// Whether a tab is the selected one or a group above it.
  func isOnSelectedPath(_ tab: TabItem) -> Bool {
    if state.selection.tab === tab { return true }
    for group in state.selection.groups where group === tab { return true }
    return false
  }

  /// The path from the root to the selected tab.
  var pathOfSelection: [TabItem] { state.selection.tab?.path ?? [] }

  /// The index of the root of the selected tab.
  var rootIndexOfSelection: Int? {
    guard let root = state.selection.tab?.root else { return nil }
    return tree.roots.firstIndex { $0 === root }
  }
}

extension TabItem {
  /// Whether something shows when the tab is selected: its content, or that of a group above it.
  fileprivate var hasContentOnPath: Bool {
    if hasContent || stackGroup != nil { return true }
    for group in ancestors where group.hasContent { return true }
    return false
  }
}
