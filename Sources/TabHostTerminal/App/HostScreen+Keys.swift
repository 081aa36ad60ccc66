import TabHost

extension HostScreen {
  /// Takes what came from the terminal.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When, by any clock that goes on; for a drag that rests on a tab.
  public func handle(_ event: InputEvent, at time: Duration) {
    switch event {
    case .key(let press): handle(press)
    case .mouse(let mouse): handle(mouse, at: time)
    case .paste(let pasted): paste(pasted)
    case .focus, .reply: break
    }
    tellContentFocus()
  }

  /// A key goes to a popover, then to the search field while that is active, but for those that end
  /// it, then to the content that has the focus, and what nobody takes to the key bindings.
  private func handle(_ press: KeyPress) {
    if press.kind != .release {
      pointer.hover = nil
      refusedCarry = nil
    }
    followSearch()
    if carry == nil {
      if isTyping, type(press) { return }
      if press.kind != .release, isTakenByContent(.key(press)) { return }
    }
    guard let command = keyBindings.command(for: press) else { return }
    perform(command)
  }

  /// Does what a key is bound to.
  public func perform(_ command: TerminalCommand) {
    findFocus(in: layout())
    endImpossibleCarry()
    // A button that is down does nothing more; a row that is being pulled stays as it is.
    if carry == nil { pointer = Pointer() }
    if let panel {
      perform(command, in: panel)
    } else if let carry {
      perform(command, on: carry)
    } else if host.popover != nil {
      performBesidePopover(command)
    } else {
      performOnHost(command)
    }
  }

  private func perform(_ command: TerminalCommand, in panel: Panel) {
    switch command {
    case .moveUp: movePanelFocus(by: -1, in: panel)
    case .moveDown: movePanelFocus(by: 1, in: panel)
    case .moveToFirst, .pageUp: movePanelFocus(by: -panel.lines.count, in: panel)
    case .moveToLast, .pageDown: movePanelFocus(by: panel.lines.count, in: panel)
    case .activate, .toggleCheck: choose(panelFocus, of: panel)
    case .moveRight:
      if case .submenu = panel.lines.indices.contains(panelFocus)
        ? panel.lines[panelFocus].choice : .nothing
      {
        choose(panelFocus, of: panel)
      }
    case .moveLeft:
      if host.user.closeSubmenu() == .performed { focusPanel() }
    case .cancel, .help, .contextMenu, .showOverflow: _ = closePanel()
    case .quit: quit()
    case .suspend: suspend()
    default: break
    }
  }

  private func performOnHost(_ command: TerminalCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .nextArea, .previousArea:
      moveFocus(command)
    case .activate: activate()
    case .selectItem(let number): selectItem(number)
    case .toggleSidebar: host.user.toggleSidebar()
    case .goBack: host.user.goBack()
    case .search: openSearch()
    case .quit: quit()
    case .suspend: suspend()
    case .cancel: cancel()
    case .help: isHelpOpen = true
    case .showOverflow: openOverflow()
    case .edit: if host.isEditing { host.user.endEditing() } else { host.user.beginEditing() }
    case .resetCustomization: host.user.resetCustomization()
    case .grab: grab()
    default: if let focusTab { perform(command, on: focusTab) }
    }
    // A list may have come.
    focusPanel()
  }

  private func perform(_ command: TerminalCommand, on tab: TabItem) {
    switch command {
    case .contextMenu: host.user.openContextMenu(on: tab)
    case .swipeLeading: host.user.openSwipeActions(.leading, on: tab)
    case .swipeTrailing: host.user.openSwipeActions(.trailing, on: tab)
    case .toggleCheck:
      if host.isEditing { toggleCheck(tab) } else { activate() }
    case .moveEarlier: move(tab, by: -1)
    case .moveLater: move(tab, by: 1)
    case .toggleInBar:
      if host.user.dragOffBar(tab) != .performed { host.user.drag(tab) }
    default: break
    }
  }

  /// Closes what is open, from the inside out.
  private func cancel() {
    if host.isSearchActive {
      host.user.cancelSearch()
    } else if host.popover != nil {
      host.user.dismissPopover()
    } else if host.isEditing {
      host.user.endEditing()
    }
  }

  private func selectItem(_ number: Int) {
    if let item = barItem(number) { host.user.tap(item) }
  }

  func toggleCheck(_ tab: TabItem) {
    if tab.isHidden { host.user.check(tab) } else { host.user.uncheck(tab) }
  }

  /// Moves a row next to the sibling before or after it, or an item of the bar likewise.
  private func move(_ tab: TabItem, by step: Int) {
    let side: UserInteraction.Side = step < 0 ? .before : .after
    if case .tab = focus {
      let items = host.bar.items
      guard let index = items.firstIndex(where: { $0 === tab }),
        items.indices.contains(index + step)
      else { return }
      host.user.moveItem(tab, side, items[index + step])
    } else {
      let siblings = tab.parent?.displayOrder ?? host.displayOrder
      let shown = siblings.filter { host.sidebar.rows.firstIndex(of: $0) != nil }
      guard let index = shown.firstIndex(where: { $0 === tab }),
        shown.indices.contains(index + step)
      else { return }
      host.user.moveRow(tab, side, shown[index + step])
    }
  }
}
