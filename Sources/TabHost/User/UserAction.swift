/// An action of the user on a host, or a change of its environment, as a value.
///
/// Each action is a ``TabHostEvent/action``. A case has the name of the method of
/// ``UserInteraction`` or ``Drag`` that performs the action.
@preconcurrency @MainActor public enum UserAction {
  // MARK: Selecting

  /// See ``UserInteraction/tap(_:)-(TabItem)``.
  case tap(TabItem)
  /// See ``UserInteraction/tapRow(_:)-(TabItem)``.
  case tapRow(TabItem)
  /// See ``UserInteraction/choose(_:)-(TabItem)``.
  case choose(TabItem)
  /// See ``UserInteraction/springLoad(_:)-(TabItem)``.
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
  /// See ``UserInteraction/activateSearch(in:)``.
  case activatePageSearch(in: ViewController)
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

  /// See ``UserInteraction/tapBarButton(_:)-(BarButtonItem)``.
  case tapBarButton(BarButtonItem)
  /// See ``UserInteraction/openMenu(of:)-(BarButtonItem)``.
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
  /// See ``UserInteraction/expand(_:)-(TabGroupItem)``.
  case expand(TabGroupItem)
  /// See ``UserInteraction/collapse(_:)-(TabGroupItem)``.
  case collapse(TabGroupItem)
  /// See ``UserInteraction/perform(_:in:)-(Action,_)``.
  case performAction(Action, in: TabGroupItem)
  /// See ``UserInteraction/performToolbarItem(_:)-(Action)``.
  case performToolbarItem(Action)
  /// See ``UserInteraction/performAccessory(at:of:)-(_,TabItem)``.
  case performAccessory(Int, of: TabItem)

  // MARK: Customization

  /// See ``UserInteraction/beginEditing()``.
  case beginEditing
  /// See ``UserInteraction/endEditing()``.
  case endEditing
  /// See ``UserInteraction/resetCustomization()``.
  case resetCustomization
  /// See ``UserInteraction/check(_:)-(TabItem)``.
  case check(TabItem)
  /// See ``UserInteraction/uncheck(_:)-(TabItem)``.
  case uncheck(TabItem)
  /// See ``UserInteraction/arrange(_:)``.
  case arrange(UserInteraction.Arrangement)

  // MARK: Menus and swipes

  /// See ``UserInteraction/openContextMenu(on:)-(TabItem)``.
  case openContextMenu(on: TabItem)
  /// See ``UserInteraction/openContextMenu(_:in:)``.
  case openContentMenu(in: ViewController)
  /// See ``UserInteraction/openSidebarOverflow()``.
  case openSidebarOverflow
  /// See ``UserInteraction/openSubmenu(_:)-(Menu)``.
  case openSubmenu(Menu)
  /// See ``UserInteraction/closeSubmenu()``.
  case closeSubmenu
  /// See ``UserInteraction/performMenuElement(_:)-(Action)``.
  case performMenuElement(Action)
  /// See ``UserInteraction/closeMenu()``.
  case closeMenu
  /// See ``UserInteraction/openSwipeActions(_:on:)-(_,TabItem)``.
  case openSwipeActions(SwipeEdge, on: TabItem)
  /// See ``UserInteraction/fullSwipe(_:on:)-(_,TabItem)``.
  case fullSwipe(SwipeEdge, on: TabItem)
  /// See ``UserInteraction/performSwipeAction(_:)-(ContextualAction)``.
  case performSwipeAction(ContextualAction)
  /// See ``UserInteraction/closeSwipeActions()``.
  case closeSwipeActions

  // MARK: Drags

  /// See ``UserInteraction/drag(row:)-(TabItem)``.
  case dragRow(TabItem)
  /// See
  /// ``UserInteraction/beginExternalDrag(_:allowsMoveOperation:isRestrictedToDraggingApplication:isLocal:)``.
  case beginExternalDrag([DragItem], allowsMoveOperation: Bool)
  /// See ``UserInteraction/drag(_:in:)-(DraggableElement,_)``.
  case dragElement(DraggableElement, in: ViewController)
  /// See ``Drag/add(row:)-(TabItem)``.
  case addToDrag(TabItem)
  /// See ``Drag/add(_:in:)-(DraggableElement,_)``.
  case addElementToDrag(DraggableElement, in: ViewController)
  /// See ``Drag/enter(_:at:)-(Drag.Target,_)``.
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

extension UserAction {
  /// The action on one line, such as `tap(inbox)`.
  ///
  /// Tabs are represented by their identifiers, actions, buttons and elements of content by their titles,
  /// and text that is concealed by dots.
  var text: String {
    if case .enterText(let text, let field) = self {
      return Self.text(ofCase: Self.enterText(field.recorded(text), in: field))
    }
    return Self.text(ofCase: self)
  }

  /// Returns the name of an enumeration case and its values.
  private static func text(ofCase value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    return "\(name)(\(text(ofValues: child.value)))"
  }

  private static func text(ofValues value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return text(of: value) }
    return mirror.children.map { child in
      // Values without a label are named by their position, such as `.0`.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return label.map { "\($0): \(text(of: child.value))" } ?? text(of: child.value)
    }.joined(separator: ", ")
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let tab as TabItem: tab.identifier
    case let element as MenuElement: element.title
    case let action as ContextualAction: action.title ?? ""
    case let action as AlertAction: action.title ?? ""
    case let button as BarButtonItem: button.title ?? button.image?.systemName ?? "button"
    case is UserInteraction.Arrangement, is Drag.Target: text(ofCase: value)
    case let traits as TraitCollection:
      "\(traits.horizontalSizeClass), \(traits.orientation)"
    case let text as String: text.debugDescription
    case let words as [String]: words.joined(separator: " ").debugDescription
    case let items as [BarButtonItem]: "\(items.count) buttons"
    case let element as DraggableElement: element.title.debugDescription
    case let place as DropPlace: "\(place.position) \(place.title.debugDescription)"
    case let items as [DragItem]: "\(items.count) items"
    case is TextField: "text field"
    case let content as ViewController:
      content.tab?.identifier ?? content.title ?? "\(type(of: content))"
    default: "\(value)"
    }
  }
}
