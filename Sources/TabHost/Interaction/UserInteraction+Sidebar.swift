extension UserInteraction {
  /// Shows the sidebar.
  @discardableResult
  public func showSidebar() -> Outcome { setSidebarHidden(false) }

  /// Hides the sidebar, and the bar takes its place.
  @discardableResult
  public func hideSidebar() -> Outcome { setSidebarHidden(true) }

  /// Shows the sidebar if it is hidden, and hides it if it is shown.
  @discardableResult
  public func toggleSidebar() -> Outcome { setSidebarHidden(!host.sidebar.isHidden) }

  /// Shows what is in a group.
  @discardableResult
  public func expand(_ group: TabGroupItem) -> Outcome { setExpandedOnScreen(true, group) }

  /// Hides what is in a group. The selection stays, also below it.
  @discardableResult
  public func collapse(_ group: TabGroupItem) -> Outcome { setExpandedOnScreen(false, group) }

  /// Presses an action in the section of a group: its handler runs, and nothing else.
  @discardableResult
  public func perform(_ action: Action, in group: TabGroupItem) -> Outcome {
    if let refusal = refusalOfSection(group) { return .refused(refusal) }
    guard group.sidebarActions.contains(where: { $0 === action }) else {
      return .refused(.notOnScreen)
    }
    host.telling { action.perform(sender: group) }
    return .performed
  }

  private func setSidebarHidden(_ hidden: Bool) -> Outcome {
    guard host.isDisplayed else { return .refused(.notOnScreen) }
    guard host.sidebar.isAvailable else { return .refused(.notAvailable) }
    guard host.rules.allowsSidebarToggle else { return .refused(.notPermitted) }
    host.sidebar.isHidden = hidden
    return .performed
  }

  private func setExpandedOnScreen(_ expanded: Bool, _ group: TabGroupItem) -> Outcome {
    guard host.tree.contains(group) else { return .refused(.notOnScreen) }
    guard host.sidebar.listsHidden || group.isShownInTree else { return .refused(.hidden) }
    guard group.isCollapsible else { return .refused(.notCollapsible) }
    guard hasRowOnScreen(group) else { return .refused(.notOnScreen) }
    return setExpanded(expanded, group)
  }

  func setExpanded(_ expanded: Bool, _ group: TabGroupItem) -> Outcome {
    if group.isExpanded != expanded { host.setExpandedForUser(expanded, group) }
    return .performed
  }

  /// Why a person can't reach what is in the section of a group.
  func refusalOfSection(_ group: TabGroupItem) -> Refusal? {
    guard host.tree.contains(group) else { return .notOnScreen }
    guard group.isShownInTree else { return .hidden }
    guard host.sidebar.isOnScreen, host.sidebar.scopeIncludes(group) else {
      return .notOnScreen
    }
    var group = group
    while true {
      if group.isCollapsible, !group.isExpanded { return .notOnScreen }
      guard !group.isHoisted, let parent = group.parent else { return nil }
      group = parent
    }
  }
}
