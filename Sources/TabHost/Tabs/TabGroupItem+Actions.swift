extension TabGroupItem: MenuElementPlace {
  func actionsDidChange(from old: [Action]) {
    for action in old { action.isNoLongerShown(in: self) }
    for action in storedSidebarActions { action.isShown(in: self) }
    change {
      shownActions = actionsToShow
      rowsDidChange()
    }
  }

  func elementDidChange(_ element: MenuElement) {
    announce(\.sidebarActions)
    guard let action = element as? Action, !action.attributes.contains(.hidden),
      let host = tabHost
    else { return }
    host.change { host.invalidation.look(of: action, in: self) }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    announce(\.sidebarActions)
    change {
      shownActions = actionsToShow
      rowsDidChange()
    }
  }

  private var actionsToShow: [Action] {
    storedSidebarActions.filter { !$0.attributes.contains(.hidden) }
  }
}
