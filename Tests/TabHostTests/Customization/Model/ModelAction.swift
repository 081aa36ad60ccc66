import TabHost

/// Something that a person, the app or the environment does, by name: it can be done in any state,
/// and does nothing where it is impossible.
enum ModelAction {
  // A person.
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

  // The app: one tab.
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

  // The app: a group, or the host where no name is given.
  case setAllowsReordering(String?, Bool)
  case setOrder(String?, [String])
  case setChildren(String?, [String])
  case add(String, to: String?, at: Int)
  case remove(String)

  // The app: the host.
  case select(String?)
  case setProminent(String?)
  case setMode(TabHostController.Mode)
  case setSidebarHidden(Bool)
  case assign(TabCustomization)
  case reset(TabCustomization.Scope)
  case prune
  case batch([ModelAction])

  // The environment.
  case setCompact(Bool)
  case setPortrait(Bool)
  case setIdiom(UserInterfaceIdiom)
  case appear, disappear
  case restart
}

extension ModelAction {
  var isOfPerson: Bool {
    switch self {
    case .beginEditing, .endEditing, .resetByUser, .check, .moveRow, .moveItem, .dragToBar,
      .dragOffBar, .expand, .tap, .tapRow, .showSidebar:
      true
    default: false
    }
  }
}
