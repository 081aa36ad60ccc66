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
    let actions = actionsToShow
    if !actions.elementsEqual(shownActions, by: ===) {
      change {
        shownActions = actions
        rowsDidChange()
      }
    } else if let action = element as? Action, let host = tabHostController {
      host.change { host.invalidation.look(of: action, in: self) }
    }
  }

  private var actionsToShow: [Action] {
    sidebarActions.filter { !$0.attributes.contains(.hidden) }
  }
}
