extension TabGroupItem: MenuElementPlace {
  func actionsDidChange(from old: [Action]) {
    for action in old { action.isNoLongerShown(in: self) }
    for action in sidebarActions { action.isShown(in: self) }
    change {
      shownActions = actionsToShow
      rowsDidChange()
    }
  }

  func elementDidChange(_ element: MenuElement) {
    guard let action = element as? Action, !action.attributes.contains(.hidden),
      let host = tabHostController
    else { return }
    host.change { host.invalidation.look(of: action, in: self) }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    change {
      shownActions = actionsToShow
      rowsDidChange()
    }
  }

  private var actionsToShow: [Action] {
    sidebarActions.filter { !$0.attributes.contains(.hidden) }
  }
}
