import TabHost

/// An action of the user, the app or the environment, which refers to tabs by name.
///
/// It can be performed in any state, and does nothing where it is impossible.
enum ModelAction {
  // Actions of the user.
  case beginEditing, endEditing, resetByUser
  case check(String, Bool)
  case moveRow(String, UserInteraction.Side, String)
  case moveItem(String, UserInteraction.Side, String)
  case dragToBar(String, Int?)
  case dragOffBar(String)
  case expand(String, Bool)
  case tap(String)
  case tapRow(String)
  case showSidebar(Bool)

  // Actions of the app on one tab.
  case setHidden(String, Bool)
  case setHiddenByDefault(String, Bool)
  case setEnabled(String, Bool)
  case setPlacement(String, TabItem.Placement)
  case setAllowsHiding(String, Bool)
  case setAllowsMoving(String, Bool)
  case setBehavior(String, TabCustomizationBehavior, TabSurface)
  case setVisibility(String, TabVisibility, TabSurface)
  case setExpanded(String, Bool)
  case setBarPresentation(String, TabGroupItem.BarPresentation)
  case setAppearance(String, TabGroupItem.SidebarAppearance)

  // Actions of the app on a group, or on the host if there is no name.
  case setAllowsReordering(String?, Bool)
  case setOrder(String?, [String])
  case setChildren(String?, [String])
  case add(String, to: String?, at: Int)
  case remove(String)

  // Actions of the app on the host.
  case select(String?)
  case setProminent(String?)
  case setMode(TabHostController.Mode)
  case setSidebarHidden(Bool)
  case assign(TabCustomization)
  case reset(TabCustomization.Scope)
  case prune
  case batch([ModelAction])

  // Actions of the environment.
  case setCompact(Bool)
  case setPortrait(Bool)
  case setIdiom(UserInterfaceIdiom)
  case appear, disappear
  case restart
}

extension ModelAction {
  var isUserAction: Bool {
    switch self {
    case .beginEditing, .endEditing, .resetByUser, .check, .moveRow, .moveItem, .dragToBar,
      .dragOffBar, .expand, .tap, .tapRow, .showSidebar:
      true
    default: false
    }
  }
}
