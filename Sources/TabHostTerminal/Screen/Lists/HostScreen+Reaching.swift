import TabHost

// An element that was found in a list need not be on screen. The screen performs what the user would
// do to reach it: show the sidebar, expand groups, tap the row.

extension TabGroupItem {
  /// Whether a tap on the row of the group only expands or collapses it.
  var isOnlyCollapsible: Bool { !isSidebarDestination && primaryAction == nil }
}

extension HostScreen {
  /// Taps a tab that may have no item and no row on screen, and moves the focus to it.
  ///
  /// The groups above it are expanded. A sidebar that was hidden is hidden again, unless the tab is a
  /// group that a tap only expands.
  func reach(_ tab: TabItem) { indicate(tapDistant(tab), tab) }

  private func tapDistant(_ tab: TabItem) -> UserInteraction.Outcome {
    if host.presentation.showsBar, host.bar.contains(tab) {
      let outcome = host.user.tap(tab)
      setFocus(.tab(tab.identifier))
      return outcome
    }
    if let group = tab as? TabGroupItem, group.isOnlyCollapsible {
      let outcome = withRows(of: group, hidesSidebar: false) {
        group.isExpanded ? .performed : host.user.expand(group)
      }
      if host.presentation.showsSidebar { focusRow(of: tab) }
      return outcome
    }
    let outcome = withRows(of: tab.parent, hidesSidebar: true) { host.user.tapRow(tab) }
    if host.presentation.showsSidebar { focusRow(of: tab) }
    return outcome
  }

  /// Performs an action of a group whose row may not be on screen.
  func reach(_ action: Action, in group: TabGroupItem) {
    let outcome = withRows(of: group, hidesSidebar: true) { host.user.perform(action, in: group) }
    indicate(outcome, group)
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
    of group: TabGroupItem?,
    hidesSidebar: Bool,
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
    if wasHidden, hidesSidebar, host.presentation.showsSidebar { host.user.hideSidebar() }
    return outcome
  }

  /// Returns the groups from the root to a group.
  private func groups(from group: TabGroupItem?) -> [TabGroupItem] {
    var groups: [TabGroupItem] = []
    var next = group
    while let group = next {
      groups.append(group)
      next = group.parent
    }
    return groups.reversed()
  }
}
