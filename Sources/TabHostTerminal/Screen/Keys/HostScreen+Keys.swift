import TabHost

extension HostScreen {
  /// Handles events of the terminal that arrived together, until the user quits.
  ///
  /// The result is that of handling each event with ``handle(_:at:)-(InputEvent,_)``, except that the
  /// host is notified only once of a text that consecutive key presses enter into the search field.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - time: The time of the events; see ``handle(_:at:)-(InputEvent,_)``.
  public func handle(_ events: [InputEvent], at time: Duration) {
    var rest = events[...]
    while let event = rest.first, !wantsToQuit {
      let typed = typeRun(rest)
      rest = rest.dropFirst(max(typed, 1))
      if typed == 0 { take(event, at: time) }
      notifyContentFocus()
    }
    continueFinding()
  }

  /// Handles an event of the terminal.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event on any monotonic clock. It is used for drags that rest on a
  ///     tab.
  public func handle(_ event: InputEvent, at time: Duration) {
    take(event, at: time)
    notifyContentFocus()
    continueFinding()
  }

  private func take(_ event: InputEvent, at time: Duration) {
    if !event.isMove { needsFrame = true }
    switch event {
    case .key(let press): handle(press)
    case .mouse(let mouse): handle(mouse, at: time)
    case .paste(let pasted): paste(pasted)
    case .reply(let reply): take(reply)
    case .focus: break
    }
  }

  /// Handles a key press.
  ///
  /// The first of these that handles the key consumes it. During a move, only the key bindings do.
  ///
  /// 1. A key command of the app with priority.
  /// 2. The search field, the text field of an alert or the query of a list, while the user is
  ///    typing.
  /// 3. The content of a popover, or the focused content.
  /// 4. A key command of the app.
  /// 5. The key bindings.
  ///
  /// The key bindings come first for Ctrl-C, and for closing what is open; see `keyCommand(for:)`.
  private func handle(_ press: KeyPress) {
    if press.kind != .release {
      pointer.hover = nil
      discardRefusal()
    }
    followSearch()
    let keyCommand = keyCommand(for: press)
    if keyCommand?.wantsPriorityOverSystemBehavior == true { return perform(keyCommand) }
    if activeMove == nil {
      if isTyping, type(press) { return }
      if typeIntoAlert(press) || typeIntoList(press) { return }
      if press.kind != .release, isHandledByContent(.key(press)) { return }
    }
    if let keyCommand { return perform(keyCommand) }
    guard let command = keyBindings.command(for: press) else { return }
    // A letter closes what is on top. Control with a letter always quits the program.
    if command == .quit, press.modifiers.isEmpty, panel?.kind != .alert, closePanel() { return }
    if activeMove == nil, isHandledByContent(command, of: press) { return }
    perform(command)
  }

  /// Performs a command as if the user had pressed a key that is bound to it.
  public func perform(_ command: TerminalCommand) {
    switch command {
    case .redraw: return request(.redraw)
    case .inspect, .focusInspector, .showLog:
      if applicationCommands.contains(command) { request(command) }
      return
    default: break
    }
    findFocus(in: layout())
    followPresented()
    endImpossibleMove()
    // A pressed mouse button is ignored from now on, and a row that is being swiped keeps its
    // position.
    if activeMove == nil { pointer = Pointer() }
    if let panel {
      perform(command, in: panel)
    } else if let activeMove {
      perform(command, on: activeMove)
    } else if presentsAny {
      performBesidePresented(command)
    } else {
      performOnHost(command)
    }
  }

  private func perform(_ command: TerminalCommand, in panel: Panel) {
    switch command {
    case .moveUp, .previousArea: movePanelFocus(by: -1, in: panel)
    case .moveDown, .nextArea: movePanelFocus(by: 1, in: panel)
    case .moveToFirst: movePanelFocus(by: -panel.count, in: panel)
    case .moveToLast: movePanelFocus(by: panel.count, in: panel)
    case .pageUp: movePanelFocus(by: -pageStep(of: panel), in: panel)
    case .pageDown: movePanelFocus(by: pageStep(of: panel), in: panel)
    case .halfPageUp: movePanelFocus(by: -max(1, pageStep(of: panel) / 2), in: panel)
    case .halfPageDown: movePanelFocus(by: max(1, pageStep(of: panel) / 2), in: panel)
    case .activate, .toggleCheck: choose(panelFocus, of: panel)
    case .moveLeft, .moveRight: moveAcrossLevels(command, in: panel)
    case .cancel: _ = closePanel()
    case .find, .search: beginFinding()
    case .goBack, .help, .contextMenu, .showOverflow: if panel.kind != .alert { _ = closePanel() }
    case .quit: quit()
    case .suspend: suspend()
    default: break
    }
  }

  /// Opens the focused submenu or closes the open one, depending on the layout direction. In an
  /// alert, moves the focus.
  private func moveAcrossLevels(_ command: TerminalCommand, in panel: Panel) {
    if panel.kind == .alert {
      return movePanelFocus(by: command == .moveLeft ? -1 : 1, in: panel)
    }
    let isInwards = (command == .moveRight) != glyphs.isRightToLeft
    if !isInwards {
      if host.user.closeSubmenu() == .performed { focusPanel() }
    } else if panel.indices.contains(panelFocus),
      case .submenu = panel[panelFocus].choice
    {
      choose(panelFocus, of: panel)
    }
  }

  private func performOnHost(_ command: TerminalCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea:
      moveFocus(command)
    case .activate: activate()
    case .selectItem(let number): selectItem(number)
    case .toggleSidebar: host.user.toggleSidebar()
    case .narrowSidebar: widenSidebar(by: -2)
    case .widenSidebar: widenSidebar(by: 2)
    case .goBack: host.user.goBack()
    case .search: if offersSearch { openSearch() } else { openSearch(of: .tabs) }
    case .find: openSearch(of: .tabs)
    case .palette: openSearch(of: .palette)
    case .quit: quit()
    case .suspend: suspend()
    case .cancel: cancel()
    case .help: list = .keys
    case .showOverflow: openOverflow()
    case .edit: if host.isEditing { host.user.endEditing() } else { host.user.beginEditing() }
    case .resetCustomization: host.user.resetCustomization()
    case .grab: grab()
    case .contextMenu where focusedBarButton != nil: openMenuOfBarButton()
    default: if let focusTab { perform(command, on: focusTab) }
    }
    // The command may have opened a list.
    focusPanel()
  }

  private func perform(_ command: TerminalCommand, on tab: TabItem) {
    switch command {
    case .contextMenu:
      host.user.openContextMenu(on: tab)
      if panel == nil { refuse(tab) }
    case .swipeLeading, .swipeTrailing:
      host.user.openSwipeActions(command == .swipeLeading ? .leading : .trailing, on: tab)
      if panel == nil { refuse(tab) }
    case .performAccessory: tell(performAccessory(of: tab), tab)
    case .toggleCheck:
      if host.isEditing { tell(toggleCheck(tab), tab) } else { activate() }
    case .moveEarlier: tell(move(tab, by: -1), tab)
    case .moveLater: tell(move(tab, by: 1), tab)
    case .toggleInBar:
      if host.user.dragOffBar(tab) != .performed { tell(host.user.drag(tab), tab) }
    default: break
    }
  }

  /// Indicates that an action on a tab was refused.
  ///
  /// A veto by the delegate is not indicated, because the delegate may have handled the action
  /// itself.
  func tell(_ outcome: UserInteraction.Outcome, _ tab: TabItem) {
    if case .refused = outcome { refuse(tab) }
  }

  /// Indicates, until the next key press or click, that an action on a tab is not possible.
  func refuse(_ tab: TabItem) {
    refusedMove = Move(.nothing, of: tab, isByKeyboard: true, in: host)
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

  private func selectItem(_ number: Int) {
    guard let target = target(numbered: number, in: layout()) else { return }
    // The focus moves to the item unless it is in the content.
    if keyTarget == nil { setFocus(target) }
    tap(target)
  }

  /// Returns the bar item with a number or, without a bar, the top-level row, or `nil` if there are
  /// fewer.
  ///
  /// Numbers begin with 1.
  func target(numbered number: Int, in layout: FrameLayout) -> FrameLayout.Target? {
    guard layout.bar == nil, layout.sidebar != nil, number > 0 else {
      return barItem(number).map { .tab($0.identifier) }
    }
    var row = host.sidebar.rows.isEmpty ? nil : 0
    for _ in 1..<number { row = row.flatMap(topLevelRow(after:)) }
    return row.map { .row($0) }
  }

  /// Performs the first accessory of a row that can be performed.
  private func performAccessory(of tab: TabItem) -> UserInteraction.Outcome {
    let count = host.sidebar.item(for: tab)?.accessories.count ?? 0
    for index in 0..<count {
      let outcome = host.user.performAccessory(at: index, of: tab)
      if outcome == .performed || outcome == .vetoed { return outcome }
    }
    return .refused(.notAvailable)
  }

  @discardableResult
  func toggleCheck(_ tab: TabItem) -> UserInteraction.Outcome {
    tab.isHidden ? host.user.check(tab) : host.user.uncheck(tab)
  }

  /// Moves a row past the adjacent sibling, or an item of the bar past the adjacent item. Has no
  /// effect at the end.
  private func move(_ tab: TabItem, by step: Int) -> UserInteraction.Outcome {
    let side: UserInteraction.Side = step < 0 ? .before : .after
    if case .tab = focus {
      let items = BarTabs(all: host.bar)
      guard let index = items.firstIndex(of: tab), items.indices.contains(index + step) else {
        return .performed
      }
      return host.user.moveItem(tab, side, items[index + step])
    }
    let rows = host.sidebar.rows
    let siblings = tab.parent?.displayOrder ?? host.displayOrder
    guard rows.firstIndex(of: tab) != nil, let index = siblings.firstIndex(where: { $0 === tab })
    else { return .performed }
    let isShown = { (tab: TabItem) in rows.firstIndex(of: tab) != nil }
    let next =
      step < 0
      ? siblings[..<index].last(where: isShown)
      : siblings[(index + 1)...].first(where: isShown)
    return next.map { host.user.moveRow(tab, side, $0) } ?? .performed
  }
}
