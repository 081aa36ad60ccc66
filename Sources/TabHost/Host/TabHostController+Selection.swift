/// The selection of a host, and what is needed to keep it valid. Only the methods in this file change it.
struct Selection {
  fileprivate(set) var tab: TabItem?
  fileprivate(set) var origin: SelectionOrigin?
  /// Whether the app has explicitly selected nothing.
  fileprivate(set) var isDeclined = false
  /// The number of selections so far, including those of the selected tab.
  fileprivate(set) var count = 0
  /// Whether the user has chosen the tab itself, instead of going back to it or canceling a search.
  fileprivate(set) var isChosen = false
  /// Whether the user has selected the same tab again, so that the delegate is notified again.
  fileprivate(set) var isRepeated = false
  /// The path to restore as soon as there are tabs.
  fileprivate(set) var pathToRestore: [String]?
  /// The groups above the tab when it was last in the tree, nearest first. The selection falls
  /// back to them.
  fileprivate(set) var groups: [TabGroupItem] = []
  /// Whether the tab was visible at that time. A selection of a tab that was already hidden does
  /// not fall back.
  fileprivate(set) var wasVisible = false
  /// The version of the root tabs for which the app has made a first selection.
  fileprivate(set) var rootsVersion = 0
}

extension TabHostController {
  /// The origin of the current selection, or `nil` before the first selection.
  ///
  /// The value is already set when `didSelectTab` is called.
  public var selectionOrigin: SelectionOrigin? {
    derived(.selectionOrigin, selection.origin)
  }

  /// The tabs from the root tab to the selected tab, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    accessSelectedPath()
    return pathOfSelection
  }

  /// Registers that the path to the selected tab is read from outside of the framework.
  func accessSelectedPath() {
    access(.selectedTab)
    guard let selected = selection.tab else { return }
    for tab in selected.selfAndAncestors { tab.access(\.parent) }
  }
}

/// The origin of a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user made the selection, for example with a tap in the bar or the sidebar, by going back,
  /// or by canceling a search.
  case user
  /// The app made the selection, or it is the initial selection of a host.
  case program
  /// The framework made the selection, because the selected tab was removed or hidden.
  ///
  /// The new selection is a tab with the identifier of the selected one, if the app has assigned
  /// tabs, and it is visible, enabled and without a ``TabItem/primaryAction``; otherwise the group
  /// that contained the tab, if that group is still in the host and visible; otherwise the first
  /// root tab that is visible, enabled and without a ``TabItem/primaryAction``. Groups are resolved
  /// as for a tap. One without a page and without a child that can be selected is selected only if
  /// there is no other tab.
  case fallback
  /// The app restored the selection of an earlier launch.
  case restoration
}

// MARK: - Selecting

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
    guard tab !== selection.tab, !isLooping else { return }
    guard !tab.performsAction else { return tab.reportActionSelection() }
    update(.selection) {
      if origin == .program, let group = tab.asGroup { reassignPushedPages(to: group) }
      store(selected: tab, origin: origin)
    }
  }

  /// Selects a tab for the user: 1. shouldSelectTab  2. store  3. displayedViewControllers
  /// 4. selectedTabDidChange  5. didSelectTab  6. content.
  ///
  /// - Parameter popping: When the content returns to its root.
  func selectForUser(_ tab: TabItem, popping: Popping) -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    closeForGesture()
    return notify {
      let wasSelected = tab === selection.tab
      guard calls.shouldSelect(tab) else { return .vetoed }
      // The delegate or what a closed menu calls may have changed the tab.
      if let refusal = refusalOfSelecting(tab) { return .refused(refusal) }
      setMinimizedByScroll(false)
      update(.selection) {
        let isRepeated = tab === notified.selectedTab
        store(selected: tab, origin: .user, isChosen: true, isRepeated: isRepeated)
      }
      let repeats = popping == .onReselection && wasSelected
      let pops = popping == .always || repeats && tab.storedReselectionBehavior == .automatic
      if pops, selection.tab === tab { returnToRoot(of: tab) }
      return .performed
    }
  }

  /// Returns why the user can't select a tab, or `nil` if the user can.
  func refusalOfSelecting(_ tab: TabItem) -> UserInteraction.Refusal? {
    guard tree.contains(tab) else { return .tabNotInHost }
    guard tab.isShownInTree else { return .hidden }
    guard tab.isEnabledWithAncestors else { return .disabled }
    return tab.performsAction ? .notPermitted : nil
  }

  /// When a selection by the user returns the content to its root.
  enum Popping {
    case never, onReselection, always
  }

  /// Selects the tab whose page is on top of a managed stack, without requesting the levels of the
  /// stack.
  func followStack(to tab: TabItem, origin: SelectionOrigin) {
    update(.selection) {
      store(selected: tab, origin: origin)
      noteStackAsRequested()
    }
  }

  /// Passes the pages that the app has pushed above the selected tab to a group above it, which the
  /// app is about to select in the same managed stack.
  private func reassignPushedPages(to group: TabGroupItem) {
    guard let tab = selection.tab, tab.isOrIsBelow(group),
      let stack = group.stackGroup?.managedStack
    else { return }
    stack.reassignPushedPages(from: tab, to: group)
  }

  /// Explicitly selects nothing, until the app or the user selects a tab.
  func selectNothing() {
    guard selection.tab != nil || !selection.isDeclined else { return }
    update(.selection) { storeNoSelection(isDeclined: true) }
  }

  /// Stores a path to restore when there are tabs.
  func restoreSelection(along path: [String]) {
    update([.selection, .tabs]) { selection.pathToRestore = path }
  }

  /// Goes back to the root of everything within the content of the selected tab that the user can leave
  /// by going back, unless a page refuses it, or scrolls the content to its beginning if there is nothing
  /// to leave.
  private func returnToRoot(of tab: TabItem) {
    let steps =
      tab.stackGroup?.managedStack?.stepsToRoot(of: tab) ?? loadedContent?.stepsToRoot ?? []
    guard !steps.isEmpty else {
      if isShown { loadedContent?.scrollOnScreenToBeginning() }
      return
    }
    // A page can select another tab when it is asked.
    guard steps.askToLeave(), selection.tab === tab else { return }
    for step in steps { step.perform() }
  }
}

// MARK: - Storing

extension TabHostController {
  /// Stores that nothing is selected. The caller commits the change.
  private func storeNoSelection(isDeclined: Bool) {
    transaction.retire((selection.tab, selection.groups))
    selection.tab = nil
    selection.origin = nil
    selection.count += 1
    selection.isDeclined = isDeclined
    selection.isChosen = false
    selection.isRepeated = false
    selection.pathToRestore = nil
    selection.groups = []
    selection.wasVisible = false
  }

  /// Stores the selected tab with the path to it. The caller commits the change.
  private func store(
    selected tab: TabItem,
    origin: SelectionOrigin,
    isChosen: Bool = false,
    isRepeated: Bool = false
  ) {
    if tab !== selection.tab {
      // An object that nothing else retains is released when the state is whole.
      if isKnownUniquelyReferenced(&selection.tab), let old = selection.tab {
        transaction.retire(old)
      }
      selection.tab = tab
    }
    selection.origin = origin
    selection.count &+= 1
    selection.isDeclined = false
    selection.isChosen = isChosen
    selection.isRepeated = isRepeated
    if selection.pathToRestore != nil { selection.pathToRestore = nil }
    if let group = tab.asGroup { group.discardSelectedChild(in: self) }
    storePath(to: tab)
  }

  /// Stores the groups above the selected tab, the selected child of each, and whether the tab is
  /// visible.
  private func storePath(to tab: TabItem) {
    var isVisible = isVisibleForSelection(tab)
    var child = tab
    var depth = 0
    let stored = selection.groups
    var isSame = true
    while let group = child.storedParent {
      group.store(selectedChild: child, in: self)
      if !isVisibleForSelection(group) { isVisible = false }
      if isSame, depth >= stored.count || stored[depth] !== group { isSame = false }
      depth += 1
      child = group
    }
    selection.wasVisible = isVisible
    guard !isSame || depth != stored.count else { return }
    selection.groups = Array(tab.ancestors)
    if !stored.isEmpty { transaction.retire(stored) }
  }

  /// Stores that the delegate is notified of the repeated selection.
  func storeRepetitionAsNotified() { selection.isRepeated = false }
}

// MARK: - Repairing

extension TabHostController {
  /// What makes the stored selection valid again.
  private enum SelectionRepair {
    case select(TabItem, SelectionOrigin)
    case selectNothing
    /// The tab stays selected. The groups above it, or their visibility, are not the stored ones.
    case storePath(TabItem)
    case discardPathToRestore
  }

  /// Returns whether the touched facets may have made the state invalid. A selection is valid when it
  /// is stored; it can only outdate the search.
  func needsRepair(after touched: Facet) -> Bool {
    if touched.intersects(.repaired) || !state.overlays.isEmpty { return true }
    guard touched.contains(.selection) else { return false }
    return editing.isActive || isSearchOutdated(after: touched)
  }

  /// Makes the state valid again. Each question is answered by a property or function without side
  /// effects, and each answer is stored at once, without another update.
  func repair(after touched: Facet) {
    if editing.isActive {
      // Whether there is a sidebar to edit in may depend on the selection.
      repairSelection()
      if !canEdit { finishEditing(isRequested: false) }
    }
    // Tabs that the user has hidden affect the selection when the delegate is notified of them.
    if !editing.hasEvents { repairSelection() }
    if !state.overlays.isEmpty { storeOverlaysWithSource() }
    if isSearchOutdated(after: touched) { storeSearchOfSelection() }
  }

  private func repairSelection() {
    let repair = selectionRepair
    // What the user has customized can delay the first selection to the next repair.
    if !editing.hasEvents { selection.rootsVersion = rootList.version }
    switch repair {
    case .select(let tab, let origin): store(selected: tab, origin: origin)
    case .selectNothing: storeNoSelection(isDeclined: false)
    case .storePath(let tab): storePath(to: tab)
    case .discardPathToRestore: selection.pathToRestore = nil
    case nil: return
    }
    transaction.note(.selection)
  }

  /// What makes the selection valid, or `nil` if it is valid.
  private var selectionRepair: SelectionRepair? {
    let selected = selection.tab
    let restores = selection.pathToRestore != nil && !tree.roots.isEmpty
    if restores, let tab = restorableTab, tab !== selected { return .select(tab, .restoration) }
    guard let selected else {
      if !selection.isDeclined, let first = firstCandidate {
        return .select(first, selection.rootsVersion != rootList.version ? .program : .fallback)
      }
      return restores ? .discardPathToRestore : nil
    }
    if tree.contains(selected) {
      if !selected.performsAction, keepsSelection(selected) || !selection.wasVisible {
        if !isPathStored(to: selected) { return .storePath(selected) }
        return restores ? .discardPathToRestore : nil
      }
    } else if let successor = successorOfSelection {
      return .select(successor, .fallback)
    }
    return fallback.map { .select($0, .fallback) } ?? .selectNothing
  }

  /// The tab in the host with the identifier of the selected one, which has left, unless it can't be
  /// selected in its place.
  private var successorOfSelection: TabItem? {
    guard let selected = selection.tab,
      let tab = tree.tab(forIdentifier: selected.identifier), !tab.performsAction,
      keepsSelection(tab) || !selection.wasVisible,
      tab.isEnabledWithAncestors || !selected.storedIsEnabled
    else { return nil }
    // A group in place of a tab resolves as if it was tapped.
    return selected.asGroup == nil ? tab.resolvedSelf : tab
  }

  /// The tab to select in place of the selected one, which can't stay selected: in the nearest group
  /// above it, or else the first one.
  private var fallback: TabItem? {
    fallback(allowingEmpty: false) ?? firstCandidate(allowingEmpty: false)
      ?? fallback(allowingEmpty: true) ?? firstCandidate
  }

  private func fallback(allowingEmpty: Bool) -> TabItem? {
    for group in selection.groups {
      // Like the selected tab, a group that has left is replaced by one with its identifier.
      guard let group = tree.tab(forIdentifier: group.identifier)?.asGroup, group.isShownInTree,
        allowingEmpty || !group.isEmptyGroup
      else { continue }
      let resolved = group.resolvedWithoutSelectedChild
      if !resolved.performsAction { return resolved }
    }
    return nil
  }

  /// The first tab to select automatically; an empty group only if there is no other tab.
  private var firstCandidate: TabItem? {
    firstCandidate(allowingEmpty: false) ?? firstCandidate(allowingEmpty: true)
  }

  private func firstCandidate(allowingEmpty: Bool) -> TabItem? {
    // A tab that the user shows while editing is selected when editing ends.
    for tab in tree.roots
    where (allowingEmpty ? tab.isEligible : tab.isCandidate)
      && editing.changes?.isChosenByUser(tab) != true
    {
      return tab.resolvedSelf
    }
    return nil
  }

  /// Returns whether a tab is visible for the purpose of the selection. A tab that the user hides
  /// while editing counts as hidden when editing ends.
  func isVisibleForSelection(_ tab: TabItem) -> Bool {
    !tab.visibility.isHidden || editing.changes?.isChosenByUser(tab) == true
  }

  private func keepsSelection(_ tab: TabItem) -> Bool {
    for tab in tab.selfAndAncestors where !isVisibleForSelection(tab) { return false }
    return true
  }

  /// Returns whether the stored path to the selected tab is still the present one.
  private func isPathStored(to tab: TabItem) -> Bool {
    var child = tab
    for group in tab.ancestors {
      guard group.storedSelectedChild === child else { return false }
      child = group
    }
    return selection.groups.elementsEqual(tab.ancestors, by: ===)
      && selection.wasVisible == keepsSelection(tab)
  }

  /// The tab that was selected in an earlier run, or the deepest one above it that can be selected.
  private var restorableTab: TabItem? {
    for identifier in selection.pathToRestore?.reversed() ?? [] {
      guard let tab = tree.tab(forIdentifier: identifier), tab.isShownInTree,
        tab.isEnabledWithAncestors
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
    guard let tab = selection.tab else { return nil }
    // The stored groups are those above the tab, unless tabs have moved since the last commit.
    if transaction.touched.contains(.tabs) { return tab.stackGroup }
    for group in selection.groups.reversed() where group.managesStack { return group }
    guard let group = tab.asGroup, group.managesStack else { return nil }
    return group
  }

  /// Returns whether the selected tab has left the host during the current change, and a group takes the
  /// place of it or of a group that was above it.
  func hasLostSelection(in group: TabGroupItem) -> Bool {
    guard let tab = selection.tab, !tree.contains(tab) else { return false }
    return tab == group || selection.groups.contains { $0 == group }
  }

  /// The path from the root to the selected tab.
  var pathOfSelection: [TabItem] { selection.tab?.path ?? [] }

  /// The index of the root of the selected tab.
  var rootIndexOfSelection: Int? {
    guard let root = selection.tab?.root else { return nil }
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
