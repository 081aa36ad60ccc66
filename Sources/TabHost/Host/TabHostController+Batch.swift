extension TabHostController {
  /// Makes several changes as one: nobody is told in between, and what remains of them is told at
  /// the end, with one `didSelectTab` at most. A person's action inside still asks
  /// `shouldSelectTab` at once.
  ///
  /// Runs the block at once. Every property reads as it was written inside; the selection is made
  /// good at the end, so inside it may still name a tab that has left. Documented original:
  /// `UITabBarController.performBatchUpdates(_:)`.
  public func performBatchUpdates(_ updates: () -> Void) {
    change(updates)
  }

  /// Whether callbacks are running, whose changes of content wait for their end.
  var isTelling: Bool { tellingDepth > 0 }

  /// Whether content waits: for the end of a change, of callbacks, or of the content before it.
  var isBusy: Bool { isTelling || isChanging || contentPresenter.isUpdating }

  /// A single change is a batch of one.
  func change(_ mutate: () -> Void) {
    guard !isChanging else { return mutate() }
    invalidation.hold()
    isChanging = true
    mutate()
    isChanging = false
    tree.forgetDeparted()
    telling {
      settle()
      if traitsAreStale {
        traitsAreStale = false
        traitsMayHaveChanged()
      }
    }
    invalidation.release()
  }

  /// Changes several hosts as one: none tells anything before all have changed.
  static func change(_ hosts: [TabHostController], _ mutate: () -> Void) {
    change(hosts[...], mutate)
  }

  private static func change(_ hosts: ArraySlice<TabHostController>, _ mutate: () -> Void) {
    guard let first = hosts.first else { return mutate() }
    first.change { change(hosts.dropFirst(), mutate) }
  }

  /// Runs what may call delegates; when the outermost has returned, content follows.
  func telling<Result>(_ body: () -> Result) -> Result {
    invalidation.hold()
    defer { invalidation.release() }
    tellingDepth += 1
    let result = body()
    tellingDepth -= 1
    if !isTelling, !isChanging {
      contentPresenter.update(in: self)
      if !contentPresenter.isUpdating { search.contentDidUpdate(in: self) }
      customizationKeeper.saveIfDue()
      updateLayout()
      sidebar.display.update()
    }
    return result
  }

  /// Tells the delegates how the host differs from what they know.
  func settle() {
    guard !isChanging else { return }
    if isAtEditing {
      // Whether there is a sidebar to edit in may depend on the selection.
      repairSelection()
      endEditingIfImpossible()
    }
    if !untoldCustomizing.isEmpty {
      reportHeldDiagnostics()
      tellCustomizing()
    }
    repairSelection()
    closeWhatHasLeft()
    reportHeldDiagnostics()
    guard !isLooping else { return }
    tellSidebar()
    tellSelection()
    tellSelectionListeners()
    search.closeIfUnavailable(in: self)
    tellSearchText()
    tellDismissals()
    notePresentation()
  }

  /// Whether callbacks change the host from inside each other without end; reported if so.
  var isLooping: Bool {
    guard tellingDepth > ContentPresenter.patience else { return false }
    report(.endlessSelection, [], "callbacks keep changing the host; the last change is not told")
    return true
  }
}

// MARK: - Keeping the selection valid

extension TabHostController {
  func repairSelection() {
    let origin: SelectionOrigin = selection.rootsHaveChanged ? .program : .fallback
    selection.rootsHaveChanged = false
    if selection.pathToRestore != nil { restoreSelection() }
    guard let tab = selection.tab else {
      if !selection.isDeclined, let first = firstCandidate { commit(first, origin: origin) }
      return
    }
    guard selection.isInDoubt || isAtEditing else { return }
    if tree.contains(tab), keepsSelection(tab) || !selection.wasShown {
      if notePath(to: tab) { stackIsStale = true }
    } else {
      fallBack()
    }
  }

  private func fallBack() {
    for group in selection.groups where tree.contains(group) && group.isShownInTree {
      group.remember(selectedChild: nil)
      return commit(group.resolved, origin: .fallback)
    }
    if let first = firstCandidate {
      commit(first, origin: .fallback)
    } else {
      selectNothing(isDeclined: false)
    }
  }

  /// What a person brings back while editing is selected when they are done.
  private var firstCandidate: TabItem? {
    tree.roots.first { $0.isEligible && editing?.isAsPutByPerson($0) != true }?.resolvedSelf
  }
}

// MARK: - Telling

extension TabHostController {
  func tellSelection() {
    let tab = selection.tab
    if stackIsStale, isShown { rebuildStack() }
    // Each callback may have selected another tab, which was told then.
    guard selection.tab === tab, selection.isRetapped || tab !== told.selectedTab else { return }
    selection.isRetapped = false
    let previous = told.selectedTab
    if previous !== tab {
      tellSubclass(of: tab)
      guard selection.tab === tab, told.selectedTab === previous else { return }
      told.selectedTab = tab
      let wasSearching = search.isActive
      search.selectionDidChange(to: tab, from: previous, origin: selection.origin)
      if search.isActive != wasSearching { announce(\.isSearchActive) }
      if PresentationRules.asksForSelection(traits.userInterfaceIdiom) {
        invalidation.sidebar()
      }
    }
    if let tab { DelegateAnnouncer(host: self).didSelect(tab, previous: previous) }
  }

  private func tellSubclass(of tab: TabItem?) {
    let previous = told.tabOfSubclass
    guard tab !== previous else { return }
    told.tabOfSubclass = tab
    selectedTabDidChange(from: previous)
  }

  private func rebuildStack() {
    stackIsStale = false
    guard let group = selectedStackGroup, let stack = group.managedStack,
      let wanted = selection.tab
    else { return }
    let path = wanted.path
    let announcer = DelegateAnnouncer(host: self)
    stack.rebuild(for: path.drop { $0 !== group }) {
      announcer.displayedViewControllers(for: $0, proposed: $1)
    } isWanted: {
      selection.tab === wanted && wanted.stackGroup === group
    }
  }

  func tellSidebar() {
    let rules = rules
    let isAvailable = rules.isSidebarAvailable
    let isHidden = rules.isSidebarHidden
    let differsInAvailability = isAvailable != told.isSidebarAvailable
    guard differsInAvailability || isHidden != told.isSidebarHidden else { return }
    if differsInAvailability { sidebar.announce(\.isAvailable) }
    if isHidden != told.isSidebarHidden { sidebar.announce(\.isHidden) }
    told.isSidebarAvailable = isAvailable
    told.isSidebarHidden = isHidden
    if differsInAvailability {
      stackIsStale = true
      // What there was before anyone saw the host is no change.
      if told.hasBeenDisplayed { DelegateAnnouncer(host: self).sidebarAvailabilityDidChange() }
      // Rows go at once; those that come wait until the selected path is in order.
      if !sidebar.isThere { showRowsAsTold() }
    } else if isAvailable {
      notePresentation()
      DelegateAnnouncer(host: self).sidebarVisibilityWillChange { showRowsAsTold() }
    }
  }

  private func showRowsAsTold() {
    sidebar.display.rowsMayHaveChanged()
    sidebar.display.update()
  }

  func noteSidebarAsTold() {
    told.isSidebarAvailable = sidebar.isThere
    told.isSidebarHidden = sidebar.isAway
  }

  /// Bar and sidebar stand as they are now, and are drawn so.
  private func notePresentation() {
    let presentation = rules.presentation
    if isShown, presentation.showsSidebar { sidebar.hasBeenDisplayed = true }
    guard presentation != told.presentation else { return }
    announce(\.presentation)
    told.presentation = presentation
    invalidation.bar()
    invalidation.sidebar()
  }
}
