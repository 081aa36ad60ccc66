import TabHost

// What is presented is modal, also a popover, as on a tablet: only the commands below, its buttons and
// its content handle events.

extension HostScreen {
  /// Whether a popover, a sheet, an alert or a controller in full screen is presented.
  var presentsAny: Bool { !host.presentedControllers.isEmpty }

  /// The commands that are available while something is presented.
  var commandsBesidePresented: Set<TerminalCommand> {
    let own: Set<TerminalCommand> = [.cancel, .help, .palette, .quit, .redraw, .suspend]
    var commands = own.union(applicationCommands)
    guard let top = host.presentedControllers.last, let bar = top.navigationBar else {
      return commands
    }
    if bar.backTitle != nil { commands.insert(.goBack) }
    let layout = layout()
    guard let popover = layout.popover, !popover.allItems.isEmpty else { return commands }
    commands.formUnion([.nextArea, .previousArea, .moveUp, .moveDown, .moveLeft, .moveRight])
    if presentedFocus(in: layout) != nil { commands.formUnion([.activate, .toggleCheck]) }
    if presentedButton(in: layout)?.menu != nil { commands.insert(.contextMenu) }
    return commands
  }

  /// Performs the command of a key that the presented content has not handled.
  func performBesidePresented(_ command: TerminalCommand) {
    guard commandsBesidePresented.contains(command) else { return }
    let layout = layout()
    switch command {
    case .cancel: host.user.dismissPresented()
    case .goBack: host.user.goBack()
    case .help:
      list = .keys
      focusPanel()
    case .palette: openSearch(of: .palette)
    case .quit: quit()
    case .suspend: suspend()
    case .activate, .toggleCheck: if let target = presentedFocus(in: layout) { tap(target) }
    case .contextMenu:
      if let button = presentedButton(in: layout) { host.user.openMenu(of: button) }
      focusPanel()
    default: movePresentedFocus(command, layout)
    }
  }

  /// Handles a mouse event while something is presented.
  ///
  /// A press on a button performs it. Other events inside are sent to the content. A press outside
  /// only dismisses what is presented.
  func handleBesidePopover(_ mouse: MouseEvent, _ popover: FrameLayout.Popover) {
    let isPress = mouse.kind == .press && !mouse.button.isWheel
    let item = popover.allItems.last { $0.rect.contains(mouse.location) }
    if isPress, let item {
      alertState.button = item.target
      if mouse.button == .right { performBesidePresented(.contextMenu) } else { tap(item.target) }
    } else if popover.rect.contains(mouse.location) {
      if isPress { alertState.button = nil }
      _ = send(mouse, to: .popover, at: popover.page)
    } else if isPress {
      host.user.dismissPresented()
    }
  }
}

// MARK: - Focus

extension HostScreen {
  /// The button of the presented page that has the focus, or `nil` if the page has it. A page that
  /// does not handle keys leaves the focus to its first button.
  func presentedFocus(in layout: FrameLayout) -> FrameLayout.Target? {
    guard let items = layout.popover?.allItems, !items.isEmpty else { return nil }
    if let button = alertState.button, items.contains(where: { $0.target == button }) {
      return button
    }
    return isContent(.popover) ? nil : (items.first { $0.target != .back } ?? items[0]).target
  }

  /// The bar button of the presented page that has the focus, or `nil` without one.
  private func presentedButton(in layout: FrameLayout) -> BarButtonItem? {
    guard case .barButton(let index) = presentedFocus(in: layout) else { return nil }
    return layout.barButton(at: index, of: host, drawing: options.drawing)
  }

  /// Moves the focus between the presented page and its buttons.
  private func movePresentedFocus(_ command: TerminalCommand, _ layout: FrameLayout) {
    let items = (layout.popover?.allItems ?? []).sorted { $0.rect.column < $1.rect.column }
    let first = (layout.isRightToLeft ? items.last : items.first)?.target
    guard let focus = presentedFocus(in: layout),
      let index = items.firstIndex(where: { $0.target == focus })
    else {
      if command != .moveDown { alertState.button = first }
      return
    }
    switch command {
    case .nextArea, .previousArea, .moveDown:
      let isForward = (command == .nextArea) != layout.isRightToLeft
      let next = (index + (isForward ? 1 : items.count - 1)) % items.count
      alertState.button =
        isContent(.popover) ? nil : command == .moveDown ? focus : items[next].target
    case .moveLeft: alertState.button = items[max(0, index - 1)].target
    case .moveRight: alertState.button = items[min(items.count - 1, index + 1)].target
    default: break
    }
  }
}
