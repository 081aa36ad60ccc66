import TabHost

// An element that was found need not be on screen. The list performs what the user would do to
// reach it: show the sidebar, expand groups, tap the row.

extension ListMode {
  /// Performs the choice of a line.
  final func choose(_ index: Int, of panel: Panel) {
    guard panel.indices.contains(index) else { return }
    let line = panel[index]
    guard line.isEnabled else { return }
    if panel.kind == .palette { state.note(line.choice) }
    switch line.choice {
    case .action(let action): host.user.performMenuElement(action)
    case .submenu(let menu): host.user.openSubmenu(menu)
    case .swipe(let action): host.user.performSwipeAction(action)
    case .tab(let tab):
      state.show(nil)
      host.user.tap(tab)
    case .toolbarItem(let action):
      state.show(nil)
      host.user.performToolbarItem(action)
    case .command(let command):
      state.show(nil)
      // Help and cancel only close the list of keyboard shortcuts.
      if panel.kind == .palette || command != .help && command != .cancel {
        screen.perform(command)
      }
    case .keyCommand(let command):
      state.show(nil)
      host.user.perform(command)
    case .alertAction(let action): host.user.choose(alertAction: action)
    case .field:
      panelFocus = index
      return
    case .nothing: return
    default:
      state.show(nil)
      chooseElement(line.choice)
    }
    screen.focusPanel()
  }

  /// Performs the choice of an element that need not be on screen.
  private func chooseElement(_ choice: Panel.Choice) {
    switch choice {
    case .distantTab(let tab): screen.indicate(reach(tab), tab)
    case .distantAction(let action, let group): screen.indicate(reach(action, in: group), group)
    case .barButton(let button): host.user.tapBarButton(button)
    case .menuElement(let action, let button, let path): reach(action, in: button, path)
    case .sidebarMenu: host.user.openSidebarOverflow()
    case .page(let isNext): screen.turnPage(isNext: isNext)
    default: break
    }
  }

  // MARK: - Reaching elements

  /// Taps a tab that may have no item and no row on screen, and moves the focus to it.
  ///
  /// The groups above it are expanded. A sidebar that was hidden is hidden again, unless the tab is a
  /// group that a tap only expands.
  private func reach(_ tab: TabItem) -> UserInteraction.Outcome {
    if host.presentation.showsBar, host.bar.contains(tab) {
      let outcome = host.user.tap(tab)
      setFocus(.tab(tab.identifier))
      return outcome
    }
    if let group = tab as? TabGroupItem, !group.isSidebarDestination, group.primaryAction == nil {
      let outcome = withRows(of: group, hidesSidebar: false) {
        group.isExpanded ? .performed : host.user.expand(group)
      }
      focusRow(of: tab)
      return outcome
    }
    let outcome = withRows(of: tab.parent, hidesSidebar: true) { host.user.tapRow(tab) }
    focusRow(of: tab)
    return outcome
  }

  /// Performs an action of a group whose row may not be on screen.
  private func reach(_ action: Action, in group: TabGroupItem) -> UserInteraction.Outcome {
    withRows(of: group, hidesSidebar: true) { host.user.perform(action, in: group) }
  }

  /// Performs an action in the menu of a button.
  private func reach(_ action: Action, in button: BarButtonItem, _ path: [Menu]) {
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

  private func focusRow(of tab: TabItem) {
    guard host.presentation.showsSidebar, let row = host.sidebar.rows.firstIndex(of: tab) else {
      return
    }
    setFocus(.row(row))
  }
}
