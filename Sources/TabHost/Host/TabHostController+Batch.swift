extension TabHostController {
  /// Makes several changes as one: nobody is told in between, and what remains of them is told at
  /// the end, with one `didSelectTab` at most.
  ///
  /// Runs the block at once. Every property reads as it was written inside. Documented original:
  /// `UITabBarController.performBatchUpdates(_:)`.
  public func performBatchUpdates(_ updates: () -> Void) {
    change(updates)
  }

  /// Whether callbacks are running, whose changes of content wait for their end.
  var isTelling: Bool { tellingDepth > 0 }

  /// A single change is a batch of one.
  func change(_ mutate: () -> Void) {
    guard !isChanging else { return mutate() }
    isChanging = true
    mutate()
    isChanging = false
    telling { settle() }
  }

  /// Changes several hosts as one: none tells anything before all have changed.
  static func change(_ hosts: some Collection<TabHostController>, _ mutate: () -> Void) {
    guard let first = hosts.first else { return mutate() }
    first.change { change(hosts.dropFirst(), mutate) }
  }

  /// Runs what may call delegates; when the outermost has returned, content follows.
  func telling<Result>(_ body: () -> Result) -> Result {
    tellingDepth += 1
    let result = body()
    tellingDepth -= 1
    if tellingDepth == 0 {
      contentPresenter.update()
      search.contentDidUpdate()
    }
    return result
  }

  /// Tells the delegates how the host differs from what they know.
  func settle() {
    guard !isChanging else { return }
    repairSelection()
    tellSidebar()
    tellSelection()
    notePresentation()
  }
}

// MARK: - Keeping the selection valid

extension TabHostController {
  private func repairSelection() {
    let origin: SelectionOrigin = selection.rootsHaveChanged ? .program : .fallback
    selection.rootsHaveChanged = false
    guard let tab = selection.tab else {
      if !selection.isDeclined, let first = firstCandidate { commit(first, origin: origin) }
      return
    }
    if tree.contains(tab), tab.isShownInTree || !selection.wasShown {
      if !selection.path.elementsEqual(tab.path, by: ===) { stackIsStale = true }
      notePath()
    } else {
      fallBack()
    }
  }

  private func fallBack() {
    for ancestor in selection.path.dropLast().reversed() {
      guard let group = ancestor.asGroup, tree.contains(group), group.isShownInTree else {
        continue
      }
      group.remember(selectedChild: nil)
      return commit(group.resolved, origin: .fallback)
    }
    if let first = firstCandidate {
      commit(first, origin: .fallback)
    } else {
      selection = Selection()
      invalidation.selection()
    }
  }

  private var firstCandidate: TabItem? { tabs.first(where: \.isEligible)?.resolvedSelf }
}

// MARK: - Telling

extension TabHostController {
  /// - Parameter again: Whether to tell the selected tab although it is known.
  func tellSelection(again: Bool = false) {
    let tab = selection.tab
    if stackIsStale, isDisplayed { rebuildStack() }
    // A callback may have selected another tab, which was told then.
    guard selection.tab === tab, again || tab !== told.selectedTab else { return }
    let previous = told.selectedTab
    told.selectedTab = tab
    if previous !== tab {
      search.selectionDidChange(from: previous)
      selectedTabDidChange(from: previous)
    }
    if let tab, selection.tab === tab {
      DelegateAnnouncer(host: self).didSelect(tab, previous: previous)
    }
  }

  private func rebuildStack() {
    stackIsStale = false
    let wanted = selection.tab
    guard let group = wanted?.managingTabGroup, let stack = group.managedStack,
      let start = selection.path.firstIndex(where: { $0 === group })
    else { return }
    let announcer = DelegateAnnouncer(host: self)
    stack.rebuild(for: selection.path[start...]) { tab, proposal in
      let answer = announcer.displayedViewControllers(for: tab, proposed: proposal)
      return selection.tab === wanted ? answer : nil
    }
  }

  private func tellSidebar() {
    let available = sidebar.isAvailable
    let hidden = sidebar.isHidden
    let wasAvailable = told.isSidebarAvailable
    let wasHidden = told.isSidebarHidden
    noteSidebarAsTold()
    if available != wasAvailable {
      stackIsStale = true
      if told.isDisplayed { DelegateAnnouncer(host: self).sidebarAvailabilityDidChange() }
    } else if available, hidden != wasHidden {
      notePresentation()
      DelegateAnnouncer(host: self).sidebarVisibilityWillChange()
    }
  }

  func noteSidebarAsTold() {
    told.isSidebarAvailable = sidebar.isAvailable
    told.isSidebarHidden = sidebar.isHidden
  }

  /// Bar and sidebar stand as they are now: what is drawn, and the area for content, follow.
  private func notePresentation() {
    if sidebar.isOnScreen { sidebar.hasBeenDisplayed = true }
    guard presentation != told.presentation else { return }
    told.presentation = presentation
    invalidation.bar()
    invalidation.sidebar()
    layoutDidChange()
  }
}
