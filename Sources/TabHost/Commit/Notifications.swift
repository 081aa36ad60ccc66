import Foundation

// The notifications of a commit: the differences from the state that the app was last notified of.

extension TabHostController {
  /// Notifies delegates and handlers, in the documented order. Each can change the host; the change
  /// is committed inside the call.
  ///
  /// - Parameter facets: What was touched, and what differs.
  func notifyOfChanges(_ facets: Facet) {
    if hasCustomizationToNotify {
      notifyOfCustomization()
      // Tabs that the user has hidden affect the selection from now on.
      validateSelection()
      guard !isLooping else { return }
    }
    notifyOfSidebar()
    notifyOfSelection()
    if !state.selectionObservers.isEmpty { calls.selectionObservers() }
    notifyOfSearchText()
    if !state.overlays.dismissed.isEmpty { notifyOfDismissals() }
    if !sidebar.haveRowsBeenDisplayed, isShown, screen.presentation.showsSidebar {
      sidebar.noteDisplay()
    }
  }

  // MARK: - Selection

  func notifyOfSelection() {
    let tab = selection.tab
    if isShown { rebuildStackIfNeeded() }
    // Each callback may have selected another tab, of which the delegate was then notified inside
    // the callback.
    guard selection.tab === tab else { return }
    if tab !== notified.subclassTab {
      notifySubclass(of: tab)
      guard selection.tab === tab else { return }
    }
    let isRepeated = selection.isRepeated
    guard isRepeated || tab !== notified.selectedTab else { return }
    if isRepeated { storeRepetitionAsNotified() }
    let previous = notified.selectedTab
    notified.selectedTab = tab
    guard let tab else { return }
    calls.didSelect(tab, previous: previous)
    if isRepeated, selection.tab === tab, isShown, let content = loadedContent {
      calls.tabWasReselected(content)
    }
  }

  private func notifySubclass(of tab: TabItem?) {
    let previous = notified.subclassTab
    notified.subclassTab = tab
    calls.selectedTabDidChange(from: previous)
  }

  /// Requests the controllers for each level of the managed stack that holds the selected tab, if
  /// they were requested for another path.
  private func rebuildStackIfNeeded() {
    guard let group = selectedStackGroup, let selected = selection.tab,
      let stack = group.managedStack
    else {
      // The host takes the page out of the stack. If the tab comes back, the stack is built again.
      if state.requestedPath != nil { set(\.requestedPath, nil) }
      return
    }
    let path = managedPath(of: selected, in: group)
    guard path != state.requestedPath else { return }
    // A provider has selected a tab in the stack for which it is creating a page.
    guard !selected.path.contains(where: \.isCreatingContent) else { return }
    set(\.requestedPath, path)
    stack.rebuild(for: selected.path.drop { $0 !== group }) {
      calls.displayedViewControllers(for: $0, proposed: $1)
    } isCurrent: {
      selection.tab === selected && selected.stackGroup === group
    }
    if selection.tab !== selected { rebuildStackIfNeeded() }
  }

  /// Notes that the managed stack already has the pages of the selected tab.
  func noteStackAsRequested() {
    guard let selected = selection.tab, let group = selected.stackGroup else { return }
    set(\.requestedPath, managedPath(of: selected, in: group))
  }

  private func managedPath(of tab: TabItem, in group: TabGroupItem) -> ManagedPath? {
    guard let navigationController = group.storedNavigationController else { return nil }
    let tabs = tab.path.drop { $0 !== group }
    return ManagedPath(
      selection: selection.count,
      navigationController: ObjectIdentifier(navigationController),
      tabs: tabs.map(ObjectIdentifier.init),
      actions: tabs.filter(\.performsAction).count,
      isCompact: state.traits.horizontalSizeClass == .compact,
      isSidebarAvailable: notified.isSidebarAvailable
    )
  }

  // MARK: - Sidebar

  func notifyOfSidebar() {
    let screen = screen
    let isAvailabilityNew = screen.isSidebarAvailable != notified.isSidebarAvailable
    // Compared even if no facet says so, because the layout of content can change the screen, too.
    guard isAvailabilityNew || screen.isSidebarHidden != notified.isSidebarHidden else { return }
    noteSidebarAsNotified()
    if isAvailabilityNew {
      // The initial state, before the host was on screen, is not a change.
      if state.hasBeenDisplayed { calls.sidebarAvailabilityDidChange() }
      // Rows are removed immediately, and added after the selected path is valid.
      if !self.screen.isSidebarAvailable { sidebar.display.updateNow(in: self) }
    } else if screen.isSidebarAvailable {
      calls.sidebarVisibilityWillChange {
        sidebar.display.updateNow(in: self)
      }
    }
  }

  // MARK: - Environment

  /// Notifies the observers of the traits of the host and of its content.
  func notifyOfTraits() {
    guard state.traits != notified.traits else { return }
    notified.traits = state.traits
    traitsMayHaveChanged()
  }

  /// Notifies the host and its content of another size. The initial size is not a change.
  func notifyOfSize() {
    let old = notified.size
    let new = state.bounds.size
    guard new != old else { return }
    notified.size = new
    if isShown, old != .zero { calls.viewWillTransition(to: new) }
  }

  // MARK: - Search and popovers

  private func notifyOfSearchText() {
    // Mostly, there never was a text.
    guard
      !state.search.writtenText.isEmpty || !notified.searchText.isEmpty
        || derivedValues.search.isAvailable
    else { return }
    let text = searchField.text
    guard text != notified.searchText else { return }
    notified.searchText = text
    calls.searchTextDidChange(to: text)
  }

  private func notifyOfDismissals() {
    for popover in takeDismissedPopovers() { calls.didDismiss(popover) }
  }

  // MARK: - What was notified

  /// Notes that the present state of the sidebar was notified.
  func noteSidebarAsNotified() {
    notified.isSidebarAvailable = screen.isSidebarAvailable
    notified.isSidebarHidden = screen.isSidebarHidden
  }

  /// Validates the selection between notifications, and notifies only observers of the result.
  func validateSelection() {
    transaction.note(.customization)
    transaction.settle(in: self)
  }
}
