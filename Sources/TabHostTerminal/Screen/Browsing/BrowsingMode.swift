import TabHost

/// The mode in which nothing covers the bar, the sidebar and the content: the focus is on one of
/// their elements. It is always active.
final class BrowsingMode: ScreenMode {
  override var isActive: Bool { true }

  override var keyContent: FrameElement.ID? {
    focus.flatMap { screen.isContent($0) ? $0 : nil }
  }

  /// Sends pasted text to the focused content, or drops it.
  override func paste(_ pasted: PastedText) {
    if !screen.contents.take(.paste(pasted)) { screen.drop(pasted, on: nil) }
  }

  // MARK: - Commands

  override func perform(_ command: TerminalCommand) {
    if performInContent(command) { return }
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea:
      screen.moveFocus(command)
    case .activate: activate()
    case .selectItem(let number): selectItem(number)
    case .toggleSidebar: host.user.toggleSidebar()
    case .narrowSidebar: moveDivider(by: -2)
    case .widenSidebar: moveDivider(by: 2)
    case .goBack: host.user.goBack()
    case .search: if offersSearch { screen.activateSearch() } else { screen.open(.tabs) }
    case .find: screen.open(.tabs)
    case .palette: screen.open(.palette)
    case .quit: screen.requestQuit()
    case .suspend: screen.suspend()
    case .cancel: cancel()
    case .help: screen.open(.keys)
    case .showOverflow: screen.openOverflow()
    case .edit:
      if host.isEditing { host.user.endEditing() } else { host.user.beginEditing() }
      screen.revealItemOfFocusedRow()
    case .resetCustomization: host.user.resetCustomization()
    case .grab: screen.grab()
    case .contextMenu where screen.focusedBarButton != nil: screen.openMenuOfBarButton()
    case .contextMenu: openContextMenu(of: screen.focusTab)
    case .performAccessory: screen.focusTab.map { screen.indicate(performAccessory(of: $0), $0) }
    case .swipeLeading: openSwipeActions(.leading, of: screen.focusTab)
    case .swipeTrailing: openSwipeActions(.trailing, of: screen.focusTab)
    case .toggleCheck: screen.focusTab.map(toggleCheck(of:))
    case .moveEarlier: screen.focusTab.map { move($0, by: -1) }
    case .moveLater: screen.focusTab.map { move($0, by: 1) }
    case .toggleInBar: screen.focusTab.map(toggleInBar)
    default: break
    }
    // The command may have opened a list.
    screen.focusList()
  }

  override func canPerform(_ command: TerminalCommand, in layout: FrameLayout) -> Bool {
    if commandContent?.canPerform(command) == true { return true }
    if command.topic == .moving { return true }
    return switch command {
    case .activate: screen.canActivate(in: layout)
    case .toggleCheck where !host.isEditing: false
    case .selectItem(let number): screen.element(numbered: number, in: layout) != nil
    case .toggleSidebar, .edit: host.sidebar.isAvailable
    case .narrowSidebar, .widenSidebar:
      layout.sidebar?.border != nil || screen.focusedPane(in: layout) != nil
    case .goBack: canGoBack || layout.rect(of: .back) != nil
    case .search: offersSearch
    case .showOverflow: screen.hasOverflow(in: layout)
    case .contextMenu where screen.focusedBarButton != nil:
      screen.focusedBarButton?.menu != nil
    case .contextMenu, .swipeLeading, .swipeTrailing, .performAccessory, .toggleCheck,
      .moveEarlier, .moveLater, .grab, .toggleInBar:
      screen.focusTab.map { canPerform(command, on: $0) } ?? false
    case .resetCustomization: host.isEditing
    case .inspect, .focusInspector, .savePage, .showLog:
      screen.applicationCommands.contains(command)
    case .find, .palette, .help, .cancel, .redraw, .suspend, .quit: true
    // These are for moves, content and fields.
    default: false
    }
  }

  override func dependsOnDelegate(_ command: TerminalCommand) -> Bool {
    guard screen.focusedBarButton == nil else { return false }
    return screen.focusTab.map { dependsOnDelegate(command, on: $0) } ?? false
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

  /// Moves the divider beside the focused page or, without one, the edge of the sidebar.
  private func moveDivider(by columns: Int) {
    let layout = hostLayout()
    if let pane = screen.focusedPane(in: layout) {
      screen.widenPane(pane, by: columns, in: layout)
    } else {
      screen.widenSidebar(by: columns)
    }
  }

  /// Closes the innermost open element: the search, or editing.
  private func cancel() {
    if host.isSearchActive {
      host.user.cancelSearch()
    } else if host.isEditing {
      host.user.endEditing()
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
    let content = keyContent
    if let group = screen.tab(at: element) as? TabGroupItem, element.isRow,
      !group.isSidebarDestination, group.primaryAction == nil, let tab = selectedTab(of: group)
    {
      screen.reach(tab)
    } else {
      setFocus(element)
      screen.tap(element)
    }
    // The focus moves to the item unless it is in the content.
    if let content, screen.canFocus(content, in: hostLayout()) { setFocus(content) }
  }

  /// Returns the tab that a tap on a group in the bar selects, or the first one that has a row if that
  /// is the group itself; `nil` if there is none.
  private func selectedTab(of group: TabGroupItem) -> TabItem? {
    let tab = group.resolved
    guard tab === group else { return tab }
    return group.displayOrder.first { !$0.isHidden && $0.isEffectivelyEnabled }
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool {
    screen.contents.take(event) { sendToContent(event) }
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
    perform(press, event.layout)
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
      case .group(let group): .groupRow(isExpanded: group.isExpanded)
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
    (screen.mode.keyContent ?? focus).flatMap { layout.page(of: $0) ?? layout.rect(of: $0) }
  }
}

// MARK: - Content and clicks

extension BrowsingMode {
  /// Sends a mouse event to the content at its location, or scrolls the content.
  func sendToContent(_ event: PointerEvent) -> Bool {
    guard let element = event.element, element.isPage else { return false }
    let mouse = event.mouse
    if mouse.kind == .press, !mouse.button.isWheel, screen.isContent(element) { setFocus(element) }
    if let page = event.layout.page(of: element), screen.contents.send(mouse, to: element, at: page)
    {
      return true
    }
    return scrolls(mouse, over: element)
  }

  /// Scrolls the content in response to a wheel event that the content has not handled.
  private func scrolls(_ mouse: MouseEvent, over element: FrameElement.ID) -> Bool {
    guard mouse.kind == .press, element == .content else { return false }
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
    case .sidebarEdge: break
    case .sidebarScrollbar:
      if let sidebar = layout.sidebar, let step = sidebar.scrollbar?.step(at: press.point) {
        screen.scrollRows(by: step * max(1, sidebar.visibleRows.count - 1))
      }
    default:
      if !tapMark(at: press.point, press.element, layout) { screen.tap(press.element) }
    }
  }
}
