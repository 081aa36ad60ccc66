import TabHost

// An element that was found in a list need not be on screen.

extension TabGroupItem {
  /// Whether a tap on the row of the group only expands or collapses it.
  var isOnlyCollapsible: Bool { !isSidebarDestination && primaryAction == nil }
}

extension HostScreen {
  /// Chooses a tab, and moves the focus to the selected one.
  func choose(_ tab: TabItem) {
    host.user.choose(tab)
    // A tab in a collapsed group has no row, but a group above it has.
    let hasFocusedRow =
      host.presentation.showsSidebar && host.selectedPath.reversed().contains { focusRow(of: $0) }
    if !hasFocusedRow { setFocus(nil) }
  }

  /// Taps a tab that does not fit into the bar, and moves the focus to the selected one.
  func reach(_ tab: TabItem) {
    host.user.tap(tab)
    setFocus(nil)
  }

  /// Performs an action of a group, while its row is on screen: a hidden sidebar is shown, and groups
  /// are expanded, as the user would do.
  ///
  /// Where the list of all tabs takes the place of the sidebar, no row is needed. The row of the action
  /// has the focus afterward, if it is on screen.
  func reach(_ action: Action, in group: TabGroupItem) {
    let perform = { [host] in host.user.perform(action, in: group) }
    _ = host.isTabListInPlaceOfSidebar ? perform() : withRows(of: group, perform)
    if host.presentation.showsSidebar { focusRow(of: action, in: group) }
  }

  private func focusRow(of action: Action, in group: TabGroupItem) {
    if let row = host.sidebar.rows.firstIndex(of: action, in: group) { setFocus(.row(row)) }
  }

  /// Performs an action in the menu of a button.
  func reach(_ action: Action, in button: BarButtonItem, _ path: [Menu]) {
    guard host.user.openMenu(of: button) == .performed else { return }
    for menu in path {
      let isOffered = host.openMenu?.items.contains { item in
        if case .menu(let submenu) = item { submenu === menu } else { false }
      }
      // A menu that is displayed inline is not a submenu.
      if isOffered == true { host.user.openSubmenu(menu) }
    }
    host.user.performMenuElement(action)
  }

  /// Performs a user action while the rows inside a group are on screen.
  private func withRows(
    of group: TabGroupItem,
    _ act: () -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    let wasHidden = !host.presentation.showsSidebar
    if wasHidden {
      let outcome = host.user.showSidebar()
      guard outcome == .performed else { return outcome }
    }
    for group in groups(from: group)
    where !group.isExpanded && host.sidebar.rows.firstIndex(of: group) != nil {
      host.user.expand(group)
    }
    let outcome = act()
    if wasHidden, host.presentation.showsSidebar { host.user.hideSidebar() }
    return outcome
  }

  /// Returns the groups from the root to a group.
  private func groups(from group: TabGroupItem) -> [TabGroupItem] {
    sequence(first: group) { $0.parent }.reversed()
  }
}
