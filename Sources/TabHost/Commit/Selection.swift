// All changes of the selection are made in this file.

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
    guard !tab.performsAction else { return tab.reportActionSelection() }
    update(.state) {
      if origin == .program, let group = tab.asGroup { reassignPushedPages(to: group) }
      commit(tab, origin: origin)
    }
  }

  /// Selects a tab for the user: 1. shouldSelectTab  2. commit  3. displayedViewControllers
  /// 4. didSelectTab  5. content.
  ///
  /// - Parameter popping: When the content returns to its root.
  func selectForUser(_ tab: TabItem, popping: Popping) -> UserInteraction.Outcome {
    guard !transaction.isLooping(in: self) else { return .vetoed }
    closeForGesture()
    return notify {
      let wasSelected = tab === state.selection.tab
      guard calls.shouldSelect(tab) else { return .vetoed }
      // The delegate or what a closed menu calls may have changed the tab.
      if let refusal = refusalOfSelecting(tab) { return .refused(refusal) }
      setMinimizedByScroll(false)
      update(.state) { commit(tab, origin: .user, isRepeated: tab === notified.selectedTab) }
      let repeats = popping == .onReselection && wasSelected
      let pops = popping == .always || repeats && tab.storedReselectionBehavior == .automatic
      if pops, state.selection.tab === tab { popToRoot(of: tab) }
      return .performed
    }
  }

  /// Returns why the user can't select a tab, or `nil` if the user can.
  func refusalOfSelecting(_ tab: TabItem) -> UserInteraction.Refusal? {
    guard tree.contains(tab) else { return .tabNotInHost }
    guard tab.isShownInTree else { return .hidden }
    guard tab.isEnabledThroughout else { return .disabled }
    return tab.performsAction ? .notPermitted : nil
  }

  /// When a selection by the user returns the content to its root.
  enum Popping {
    case never, onReselection, always
  }

  /// Selects the tab whose page is on top of a managed stack, without requesting the levels of the
  /// stack.
  func followStack(to tab: TabItem, origin: SelectionOrigin) {
    update(.state) {
      commit(tab, origin: origin)
      noteStackAsRequested()
    }
  }

  /// Passes the pages that the app has pushed above the selected tab to a group above it, which the
  /// app is about to select in the same managed stack.
  private func reassignPushedPages(to group: TabGroupItem) {
    guard let tab = state.selection.tab, tab.isOrIsBelow(group),
      let stack = group.stackGroup?.managedStack
    else { return }
    stack.reassignPushedPages(from: tab, to: group)
  }

  /// Explicitly selects nothing, until the app or the user selects a tab.
  func selectNothing() {
    guard state.selection.tab != nil else {
      return changeSelection {
        $0.isDeclined = true
        $0.pathToRestore = nil
      }
    }
    update(.state) { selectNothing(isDeclined: true) }
  }

  /// Stores a path to restore when there are tabs.
  func restoreSelection(along path: [String]) {
    update(.state) { changeSelection { $0.pathToRestore = path } }
  }

  /// Marks the repeated selection as notified, immediately before the delegate is notified.
  func resolveRepetition() { changeSelection { $0.isRepeated = false } }

  private func popToRoot(of tab: TabItem) {
    if let stack = tab.stackGroup?.managedStack {
      stack.popPushedPages(of: tab)
    } else {
      loadedContentOfNavigation?.asNavigation?.popToRootViewController(animated: true)
    }
  }
}

// MARK: - Committing

extension TabHostController {
  private func selectNothing(isDeclined: Bool) {
    store(HostState.Selection(isDeclined: isDeclined, count: state.selection.count + 1))
    transaction.note(.state)
  }

  /// Changes details of the selection, but not the selected tab.
  private func changeSelection(_ change: (inout HostState.Selection) -> Void) {
    var selection = state.selection
    change(&selection)
    store(selection)
  }

  /// Selects a tab, and updates every property that depends on the selected tab.
  private func commit(_ tab: TabItem, origin: SelectionOrigin, isRepeated: Bool = false) {
    tab.asGroup?.store(selectedChild: nil)
    var selection = state.selection
    selection.tab = tab
    selection.origin = origin
    selection.count += 1
    selection.isDeclined = false
    selection.isRepeated = isRepeated
    selection.pathToRestore = nil
    storePath(to: tab, in: selection)
    transaction.note(.state)
  }

  /// Stores the selection with the groups above the selected tab, and the selected child of each of
  /// them.
  private func storePath(to tab: TabItem, in selection: consuming HostState.Selection) {
    var child = tab
    for group in tab.ancestors {
      group.store(selectedChild: child)
      child = group
    }
    if !selection.groups.elementsEqual(tab.ancestors, by: ===) {
      selection.groups = Array(tab.ancestors)
    }
    selection.wasVisible = keepsSelection(tab)
    store(selection)
  }

  /// Returns whether the stored path to the selected tab is still the present one.
  private func isPathStored(to tab: TabItem) -> Bool {
    var child = tab
    for group in tab.ancestors {
      guard group.storedSelectedChild === child else { return false }
      child = group
    }
    return state.selection.groups.elementsEqual(tab.ancestors, by: ===)
      && state.selection.wasVisible == keepsSelection(tab)
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
    // Tabs that the user has hidden affect the selection when the delegate is notified of them.
    if state.pendingCustomization.isEmpty { repairSelection() }
    closeOverlaysWithoutSource()
    if state.selection.tab !== notified.selectedTab { endSearchOnSelection() }
    discardSearchOfDepartedTabs()
  }

  private func repairSelection() {
    let isOfApp = notified.rootsVersion != rootList.version
    let origin: SelectionOrigin = isOfApp ? .program : .fallback
    // What the user has customized can delay the first selection to the next repair.
    if state.pendingCustomization.isEmpty { notified.rootsVersion = rootList.version }
    if state.selection.pathToRestore != nil { restoreSelection() }
    guard let tab = state.selection.tab else {
      if !state.selection.isDeclined, let first = firstCandidate { commit(first, origin: origin) }
      return
    }
    if tree.contains(tab), !tab.performsAction, keepsSelection(tab) || !state.selection.wasVisible {
      if !isPathStored(to: tab) { storePath(to: tab, in: state.selection) }
    } else {
      fallBack()
    }
  }

  private func fallBack() {
    for group in state.selection.groups where tree.contains(group) && group.isShownInTree {
      group.store(selectedChild: nil)
      let resolved = group.resolved
      if !resolved.performsAction { return commit(resolved, origin: .fallback) }
    }
    if let first = firstCandidate {
      commit(first, origin: .fallback)
    } else {
      selectNothing(isDeclined: false)
    }
  }

  /// The first tab to select automatically. A tab that the user shows while editing is selected
  /// when editing ends.
  private var firstCandidate: TabItem? {
    for tab in tree.roots where tab.isEligible && state.editing?.isChosenByUser(tab) != true {
      return tab.resolvedSelf
    }
    return nil
  }

  /// Returns whether a tab is visible for the purpose of the selection. A tab that the user hides
  /// while editing counts as hidden when editing ends.
  private func keepsSelection(_ tab: TabItem) -> Bool {
    for tab in tab.selfAndAncestors where !isVisibleForSelection(tab) { return false }
    return true
  }

  private func isVisibleForSelection(_ tab: TabItem) -> Bool {
    !tab.visibility.isHidden || state.editing?.isChosenByUser(tab) == true
  }

  /// Selects the tab that was selected in an earlier run, once there are tabs.
  private func restoreSelection() {
    guard let path = state.selection.pathToRestore, !tree.roots.isEmpty else { return }
    changeSelection { $0.pathToRestore = nil }
    guard let tab = restorableTab(along: path), tab !== state.selection.tab else { return }
    commit(tab, origin: .restoration)
  }

  private func restorableTab(along path: [String]) -> TabItem? {
    for identifier in path.reversed() {
      guard let tab = tree.tab(forIdentifier: identifier), tab.isShownInTree,
        tab.isEnabledThroughout
      else { continue }
      if tab.canBeRestored { return tab }
      let resolved = tab.resolvedSelf
      if resolved.canBeRestored { return resolved }
    }
    return nil
  }
}

// MARK: - What follows from it

extension TabHostController {
  /// The group whose managed stack holds the selected tab; `nil` if none does.
  var selectedStackGroup: TabGroupItem? {
    state.selection.tab?.stackGroup
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
  /// Whether content is shown when the tab is selected: its own, or that of a group above it.
  fileprivate var canBeRestored: Bool {
    if performsAction { return false }
    if hasContent || stackGroup != nil { return true }
    for group in ancestors where group.hasContent { return true }
    return false
  }
}
