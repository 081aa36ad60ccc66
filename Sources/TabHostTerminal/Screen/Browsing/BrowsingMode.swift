import TabHost

/// The mode in which nothing covers the bar, the sidebar and the content: the focus is on one of
/// their elements. It is always active.
final class BrowsingMode: ScreenMode {
  /// The menus and swipe actions that the user has requested in vain.
  var rowActions = RequestedRowActions()
  /// The tabs that were selected at the last update and, different from that, before.
  private var usedTabs: (present: String?, last: String?)
  /// When the user has last clicked the edge of the sidebar, or `nil` if a double click can't follow.
  private var edgeClick: Duration?

  override var isActive: Bool { true }

  override func update() {
    guard let selected = host.selectedTab?.identifier, selected != usedTabs.present else { return }
    usedTabs = (selected, usedTabs.present)
  }

  override var keyContent: FrameElement.ID? {
    focus.flatMap { screen.isContent($0) ? $0 : nil }
  }

  /// Sends pasted text to the focused content, or drops it.
  override func paste(_ pasted: PastedText) {
    if !screen.contents.sendToFocused(.paste(pasted)) { screen.drop(pasted, on: nil) }
  }

  // MARK: - Commands

  override func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    actionInContent(of: command, otherwise: actionOutsideContent(of: command, in: layout))
  }

  private func actionOutsideContent(
    of command: TerminalCommand,
    in layout: FrameLayout
  ) -> CommandAction? {
    ownAction(of: command, in: layout).map { action in
      CommandAction(action.availability) { [screen] in
        action.perform()
        // The command may have opened a list.
        screen.focusList()
      }
    }
  }

  override func performed(
    _ command: TerminalCommand,
    in layout: FrameLayout
  ) -> (command: TerminalCommand, action: CommandAction)? {
    // Where the list of tabs takes the place of the sidebar, content does not handle the key instead.
    guard command == .toggleSidebar, host.isTabListInPlaceOfSidebar else {
      return super.performed(command, in: layout)
    }
    return actionOutsideContent(of: .find, in: layout).map { (.find, $0) }
  }

  /// Returns what a command does outside of content.
  private func ownAction(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    let (screen, host) = (screen, host)
    var tab: TabItem? { screen.focusTab }
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea:
      return CommandAction { screen.moveFocus(command) }
    case .activate: return CommandAction(if: screen.canActivate(in: layout)) { self.activate() }
    case .selectItem1, .selectItem2, .selectItem3, .selectItem4, .selectItem5, .selectItem6,
      .selectItem7, .selectItem8, .selectItem9:
      guard let number = command.entry.number else { return nil }
      let item = screen.element(numbered: number, in: layout)
      return CommandAction(if: item != nil) { self.selectItem(number) }
    case .cancel: return CommandAction { self.cancel() }
    case .goBack:
      let canGoBack = canGoBack || layout.rect(of: .back) != nil
      return CommandAction(if: canGoBack) { host.user.goBack() }
    case .toggleSidebar:
      if host.isTabListInPlaceOfSidebar { return nil }
      return CommandAction(if: host.sidebar.isAvailable) { host.user.toggleSidebar() }
    case .narrowSidebar, .widenSidebar:
      let hasDivider = layout.sidebar?.border != nil || screen.focusedPane(in: layout) != nil
      let columns = command == .narrowSidebar ? -2 : 2
      return CommandAction(if: hasDivider) { self.moveDivider(by: columns) }
    case .showOverflow:
      return CommandAction(if: screen.hasOverflow(in: layout)) { screen.openOverflow() }
    case .lastUsedTab:
      let last = lastUsedTab
      return CommandAction(if: last != nil) { if let last { self.select(last) } }
    case .nextTabWithBadge: return CommandAction { self.selectNextTabWithBadge() }
    case .search: return offersSearch ? CommandAction { screen.activateSearch() } : nil
    case .find: return CommandAction { screen.open(.tabs) }
    case .palette: return CommandAction { screen.open(.palette) }
    case .help: return CommandAction { screen.open(.keys) }
    case .quit: return CommandAction { screen.requestQuit() }
    case .suspend: return CommandAction { screen.suspend() }
    case .edit: return CommandAction(if: host.listsActions) { self.toggleEditing() }
    case .resetCustomization:
      return CommandAction(if: host.isEditing) { host.user.resetCustomization() }
    case .contextMenu:
      if let button = screen.focusedBarButton {
        return CommandAction(if: button.menu != nil) { screen.openMenuOfBarButton() }
      }
      return requestAction(of: command, on: tab) {
        $0.contextMenuProvider != nil
      } _: {
        self.openContextMenu(of: screen.focusTab)
      }
    case .swipeLeading:
      return requestAction(of: command, on: rowTab) {
        $0.leadingSwipeActionsProvider != nil
      } _: {
        self.openSwipeActions(.leading, of: screen.focusTab)
      }
    case .swipeTrailing:
      return requestAction(of: command, on: rowTab) {
        $0.trailingSwipeActionsProvider != nil
      } _: {
        self.openSwipeActions(.trailing, of: screen.focusTab)
      }
    case .grab:
      if screen.focusedContentElement != nil { return CommandAction { screen.grab() } }
      if let tab, canArrange(tab) { return CommandAction { screen.grab() } }
      return requestAction(of: command, on: rowTab) {
        $0.dragItemsProvider != nil
      } _: {
        screen.grab()
      }
    case .performAccessory, .toggleCheck, .moveEarlier, .moveLater, .toggleInBar:
      return tab.flatMap { action(of: command, on: $0) }
    // The application performs these.
    case .redraw: return CommandAction {}
    case .inspect, .focusInspector, .savePage, .showLog:
      return screen.applicationCommands.contains(command) ? CommandAction {} : nil
    // These are for moves, content and fields.
    case .grabMore, .findNext, .findPrevious, .sort, .selectAll, .copy, .cut, .paste, .undo, .redo,
      .insertLineBreak, .insertTab, .extendUp, .extendDown, .extendLeft, .extendRight,
      .deleteBackward, .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd, .moveBackward,
      .moveForward, .moveWordBackward, .moveWordForward, .moveToStart, .moveToEnd:
      return nil
    }
  }

  /// Taps the focused element.
  func activate() {
    if let focus { screen.tap(focus) }
  }

  /// Whether the host has a search.
  private var offersSearch: Bool { host.isSearchAvailable || pinnedSearchTab != nil }

  /// The search tab in its standard position, or `nil` if there is none.
  ///
  /// The standard positions are the prominent item, the pinned items and, in a bar at the bottom,
  /// all items. Only these tabs are examined.
  private var pinnedSearchTab: TabItem? {
    let bar = host.bar
    let tabs = bar.pinned + (bar.edge == .bottom ? bar.middle : [])
    return ([bar.prominent].compactMap { $0 } + tabs).first { $0 is SearchTabItem }
  }

  private var canGoBack: Bool {
    if host.visibleNavigationBar?.backTitle != nil { return true }
    let pages = host.visibleNavigationController?.viewControllers ?? []
    return pages.count > 1 && pages.last?.navigationItem.hidesBackButton == false
  }

  private func toggleEditing() {
    if host.isEditing { screen.endEditing() } else { screen.beginEditing() }
    screen.revealItemOfFocusedRow()
  }

  /// Moves the divider beside the focused page or, without one, the edge of the sidebar.
  private func moveDivider(by columns: Int) {
    let layout = hostLayout()
    if let pane = screen.focusedPane(in: layout) {
      screen.moveDivider(after: pane, by: columns, in: layout)
    } else {
      screen.widenSidebar(by: columns)
    }
  }

  /// Closes the innermost open element: the search, or editing.
  private func cancel() {
    if host.isSearchActive {
      host.user.cancelSearch()
    } else if host.isEditing {
      screen.endEditing()
    } else {
      // Reset the focus, which then moves to the selection.
      setFocus(nil)
    }
  }

  /// Taps an item or a row. A group whose row only collapses it is selected as in the bar.
  private func selectItem(_ number: Int) {
    guard let element = screen.element(numbered: number, in: hostLayout()) else {
      screen.status.refusal = StatusText(.noItemOfNumber, ["number": "\(number)"])
      return
    }
    keepingFocusInContent {
      if let group = screen.tab(at: element) as? TabGroupItem, element.isRow,
        group.isOnlyCollapsible
      {
        screen.choose(group)
      } else {
        setFocus(element)
        screen.tap(element)
      }
    }
  }

  /// Selects the next tab with a badge. Only performing the command looks for one, because there may be
  /// many tabs.
  private func selectNextTabWithBadge() {
    if let next = nextTabWithBadge {
      select(next)
    } else {
      screen.refuse(because: StatusText(.noOtherBadge))
    }
  }

  private func select(_ tab: TabItem) { keepingFocusInContent { screen.choose(tab) } }

  /// The tab that was selected before the present one, or `nil` if there is none that the user can
  /// choose.
  private var lastUsedTab: TabItem? {
    let tab = usedTabs.last.flatMap { host.tab(forIdentifier: $0) }
    return tab.flatMap { screen.isReachable($0) ? $0 : nil }
  }

  /// Selects a tab, to which the focus moves unless it is in the content.
  private func keepingFocusInContent(_ select: () -> Void) {
    let content = keyContent
    select()
    guard let content else { return }
    let layout = hostLayout()
    let page = screen.canFocus(content, in: layout) ? content : screen.pageArea(layout)?.entry
    if let page = screen.directedArea(in: layout)?.entry ?? page { setFocus(page) }
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool {
    screen.contents.sendToCaptor(event) { sendToContent(event) }
  }

  override func press(_ event: PointerEvent) {
    guard let element = event.element else { return }
    if case .row(let index) = element, index == event.layout.sidebar?.pinnedRow {
      // The row moves away from the pointer when the rows scroll to it.
      return setFocus(element)
    }
    screen.begin(Press(at: event.point, element, in: screen))
    if element.takesFocusOnPress { screen.setFocus(element, hasContext: false) }
  }

  override func click(_ press: Press, _ event: PointerEvent) {
    guard event.element == press.element, event.layout.popover == nil, press.isUnchanged(in: screen)
    else { return }
    if press.element == .sidebarEdge { return clickSidebarEdge(at: event.time) }
    edgeClick = nil
    perform(press, event.layout)
  }

  /// The time between the clicks of a double click.
  private static let doubleClickInterval = Duration.zero...Duration.milliseconds(500)

  /// Resets the width of the sidebar if the click is the second one of a double click.
  private func clickSidebarEdge(at time: Duration) {
    let isDouble = edgeClick.map { Self.doubleClickInterval.contains(time - $0) } ?? false
    edgeClick = isDouble ? nil : time
    if isDouble { screen.resetSidebarColumns() }
  }

  override func pressRight(_ event: PointerEvent) {
    guard let element = event.element, element.takesFocusOnPress else { return }
    screen.setFocus(element, hasContext: false)
    if let tab = screen.focusTab { openContextMenu(of: tab) }
    screen.openMenuOfBarButton()
    screen.focusList()
  }

  /// Changes the page, or scrolls the bar or the rows.
  override func turnWheel(_ event: PointerEvent) {
    let button = event.mouse.button
    let isForward = button == .wheelDown || button == .wheelRight
    let isSideways = button == .wheelLeft || button == .wheelRight
    if isSideways, host.presentation == .pages {
      screen.turnPage(isNext: isForward != hostLayout().isRightToLeft)
    } else if event.element?.isInBar == true {
      let isReversed = isSideways && event.layout.isRightToLeft
      screen.scrollBar(by: isForward == isReversed ? -1 : 1)
    } else {
      screen.scrollRows(by: button.scrolledLines)
    }
  }

  override func hoveredRect(at point: CellPoint, in layout: FrameLayout) -> CellRect? {
    guard let element = layout.element(at: point)?.id, element.isClickable else { return nil }
    return mark(at: point, element, layout)?.rect ?? layout.rect(of: element)
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place {
    switch focus {
    case .row(let index):
      switch screen.row(index)?.content {
      case .tab(let tab): .tabRow(isChecked: !tab.isHidden)
      case .group(let group):
        .groupRow(isExpanded: group.isExpanded, isDestination: !group.isOnlyCollapsible)
      case .action: .actionRow
      case nil: .nothing
      }
    case .tab: .item
    case let element? where element.isPage: .content
    case nil: .nothing
    default: .button
    }
  }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    if let focus { screen.paintFocus(focus, layout, on: &picture.cells) }
  }

  override func focusRect(in layout: FrameLayout) -> CellRect? {
    guard let element = screen.mode.keyContent ?? focus else { return nil }
    guard let page = layout.page(of: element) else { return layout.rect(of: element) }
    let row = (host.content(at: element) as? ListViewController)?.marks.focusedLine
    return row.map { page.part(row: $0) } ?? page
  }
}

// MARK: - Content and clicks

extension BrowsingMode {
  /// Sends a mouse event to the content at its location, or scrolls the content.
  func sendToContent(_ event: PointerEvent) -> Bool {
    guard let element = event.element, element.isPage else { return false }
    let mouse = event.mouse
    if mouse.kind == .press, !mouse.button.isWheel, screen.isContent(element) { setFocus(element) }
    return screen.contents.send(mouse, to: element, in: event.layout)
      || scrolls(mouse, over: element)
  }

  /// Scrolls the content in response to a wheel event that the content has not handled.
  private func scrolls(_ mouse: MouseEvent, over element: FrameElement.ID) -> Bool {
    guard mouse.kind == .press, element == .content || element.pane != nil else { return false }
    switch mouse.button {
    case .wheelUp: host.user.scrollContent(.up)
    case .wheelDown: host.user.scrollContent(.down)
    default: return false
    }
    return true
  }

  /// Performs a click.
  func perform(_ press: Press, _ layout: FrameLayout) {
    switch press.element {
    case .sidebarScrollbar:
      if let sidebar = layout.sidebar, let step = sidebar.scrollbar?.step(at: press.point) {
        screen.scrollRows(by: step * max(1, sidebar.visibleRows.count - 1))
      }
    default:
      if !tapMark(at: press.point, press.element, layout) { screen.tap(press.element) }
    }
  }
}
