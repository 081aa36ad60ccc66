/// An action of the user on a host, or a change of its environment, as a value.
///
/// Each action is a ``TabHostEvent/action(_:)``. A case has the name of the method of
/// ``UserInteraction`` or ``Drag`` that performs the action.
@MainActor public enum UserAction {
  // MARK: Selecting

  /// See ``UserInteraction/tap(_:)-(TabItem)``.
  case tap(TabItem)
  /// See ``UserInteraction/tapRow(_:)-(TabItem)``.
  case tapRow(TabItem)
  /// See ``UserInteraction/springLoad(_:)``.
  case springLoad(TabItem)
  /// See ``UserInteraction/selectNextPage()``.
  case selectNextPage
  /// See ``UserInteraction/selectPreviousPage()``.
  case selectPreviousPage
  /// See ``UserInteraction/openOverflow()``.
  case openOverflow

  // MARK: Content

  /// See ``UserInteraction/goBack()``.
  case goBack
  /// See ``UserInteraction/activateSearch()``.
  case activateSearch
  /// See ``UserInteraction/enterSearchText(_:)``.
  case enterSearchText(String)
  /// See ``UserInteraction/cancelSearch()``.
  case cancelSearch
  /// See ``UserInteraction/selectSearchScope(_:)``.
  case selectSearchScope(Int)
  /// See ``UserInteraction/setBarFocused(_:)``.
  case setBarFocused(Bool)
  /// See ``UserInteraction/scrollContent(_:)``.
  case scrollContent(UserInteraction.ScrollDirection)
  /// See ``UserInteraction/dismissPopover()``.
  case dismissPopover
  /// See ``UserInteraction/dismissPresented()``.
  case dismissPresented
  /// See ``UserInteraction/choose(alertAction:)-(AlertAction)``.
  case chooseAlertAction(AlertAction)
  /// See ``UserInteraction/enterText(_:in:)``.
  case enterText(String, in: TextField)
  /// See ``UserInteraction/submit()``.
  case submit
  /// See ``UserInteraction/input(_:to:handler:)``.
  case inputContent([String], to: ViewController)
  /// See ``UserInteraction/press(_:modifiers:)``.
  case press(String, modifiers: KeyModifierFlags)
  /// See ``UserInteraction/perform(_:)``.
  case performKeyCommand(KeyCommand)

  /// See ``UserInteraction/tapContentButton(of:)``.
  case tapContentButton(of: ViewController)

  // MARK: Navigation bar

  /// See ``UserInteraction/tapBarButton(_:)``.
  case tapBarButton(BarButtonItem)
  /// See ``UserInteraction/openMenu(of:)``.
  case openMenu(of: BarButtonItem)
  /// See ``UserInteraction/openNavigationOverflow(_:)``.
  case openNavigationOverflow([BarButtonItem])

  // MARK: Sidebar

  /// See ``UserInteraction/showSidebar()``.
  case showSidebar
  /// See ``UserInteraction/hideSidebar()``.
  case hideSidebar
  /// See ``UserInteraction/toggleSidebar()``.
  case toggleSidebar
  /// See ``UserInteraction/expand(_:)``.
  case expand(TabGroupItem)
  /// See ``UserInteraction/collapse(_:)``.
  case collapse(TabGroupItem)
  /// See ``UserInteraction/perform(_:in:)``.
  case performAction(Action, in: TabGroupItem)
  /// See ``UserInteraction/performToolbarItem(_:)``.
  case performToolbarItem(Action)
  /// See ``UserInteraction/performAccessory(at:of:)``.
  case performAccessory(Int, of: TabItem)

  // MARK: Customization

  /// See ``UserInteraction/beginEditing()``.
  case beginEditing
  /// See ``UserInteraction/endEditing()``.
  case endEditing
  /// See ``UserInteraction/resetCustomization()``.
  case resetCustomization
  /// See ``UserInteraction/check(_:)``.
  case check(TabItem)
  /// See ``UserInteraction/uncheck(_:)``.
  case uncheck(TabItem)
  /// See ``UserInteraction/arrange(_:)``.
  case arrange(UserInteraction.Arrangement)

  // MARK: Menus and swipes

  /// See ``UserInteraction/openContextMenu(on:)``.
  case openContextMenu(on: TabItem)
  /// See ``UserInteraction/openContextMenu(_:in:)``.
  case openContentMenu(in: ViewController)
  /// See ``UserInteraction/openSidebarOverflow()``.
  case openSidebarOverflow
  /// See ``UserInteraction/openSubmenu(_:)``.
  case openSubmenu(Menu)
  /// See ``UserInteraction/closeSubmenu()``.
  case closeSubmenu
  /// See ``UserInteraction/performMenuElement(_:)``.
  case performMenuElement(Action)
  /// See ``UserInteraction/closeMenu()``.
  case closeMenu
  /// See ``UserInteraction/openSwipeActions(_:on:)``.
  case openSwipeActions(SwipeEdge, on: TabItem)
  /// See ``UserInteraction/fullSwipe(_:on:)``.
  case fullSwipe(SwipeEdge, on: TabItem)
  /// See ``UserInteraction/performSwipeAction(_:)``.
  case performSwipeAction(ContextualAction)
  /// See ``UserInteraction/closeSwipeActions()``.
  case closeSwipeActions

  // MARK: Drags

  /// See ``UserInteraction/drag(row:)``.
  case dragRow(TabItem)
  /// See
  /// ``UserInteraction/beginExternalDrag(_:allowsMoveOperation:isRestrictedToDraggingApplication:isLocal:)``.
  case beginExternalDrag([DragItem], allowsMoveOperation: Bool)
  /// See ``Drag/add(row:)``.
  case addToDrag(TabItem)
  /// See ``Drag/enter(_:at:)``.
  case enterDropTarget(Drag.Target, at: Duration)
  /// See ``Drag/hover(until:)``.
  case hoverOverDropTarget(until: Duration)
  /// See ``Drag/leave()``.
  case leaveDropTarget
  /// See ``Drag/drop()``.
  case drop
  /// See ``Drag/cancel()``.
  case cancelDrag

  // MARK: Environment

  /// The renderer shows the host; see ``TabHostController/appear()``.
  case appear
  /// The renderer removes the host; see ``TabHostController/disappear()``.
  case disappear
  /// The environment changes; see ``TabHostController/traitCollection``.
  case changeTraits(TraitCollection)
  /// Other rows are on screen; see ``TabHostController/Sidebar/displayedRows``.
  case displayRows(Range<Int>)
}
