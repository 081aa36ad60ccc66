import TabHost

/// A popover, a sheet, an alert or a controller in full screen.
///
/// What is presented is modal, even a popover, as on a tablet: only the commands below, its buttons
/// and its content handle events.
final class PresentedMode: ScreenMode {
  /// The uppermost presented controller at the last update.
  private weak var presented: ViewController?
  /// The presented page at the last update, which changes in a navigation stack.
  private weak var page: ViewController?
  /// The button of the presented page that has the focus, or `nil` if the page has it.
  private var button: FrameElement.ID?

  override var isActive: Bool { !host.presentedControllers.isEmpty }

  /// Moves the focus into what has been presented since the last update, and closes a list of what is
  /// beneath.
  override func update() {
    let top = host.presentedControllers.last?.viewController
    let page = host.controller(at: .popover)
    if page !== self.page { (self.page, button) = (page, nil) }
    guard top !== presented else { return }
    (presented, button) = (top, nil)
    if top != nil { screen.closeList() }
  }

  // MARK: - Keys

  override var keyContent: FrameElement.ID? {
    let isInHeading = focusedItem(in: hostLayout()) != nil
    return isInHeading || host.content(at: .popover) == nil ? nil : .popover
  }

  override var commandOfQuitKey: TerminalCommand? { .cancel }

  override func type(_ press: KeyPress) -> Bool { false }

  /// Sends pasted text to the presented content.
  override func paste(_ pasted: PastedText) {
    guard !screen.contents.sendToFocused(.paste(pasted)) else { return }
    screen.status.refusal = StatusText.notPasted(on: nil)
  }

  override func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    actionInContent(of: command, otherwise: ownAction(of: command, in: layout))
  }

  /// Returns what a command does outside of the presented content.
  private func ownAction(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    let (screen, host) = (screen, host)
    switch command {
    case .cancel where canGoBack:
      return CommandAction(effect: localized(.backHint)) { host.user.goBack() }
    case .cancel: return CommandAction(if: !isModal) { host.user.dismissPresented() }
    case .goBack: return canGoBack ? CommandAction { host.user.goBack() } : nil
    case .help: return CommandAction { screen.open(.keys) }
    case .palette: return CommandAction { screen.open(.palette) }
    case .quit: return CommandAction { screen.requestQuit() }
    case .suspend: return CommandAction { screen.suspend() }
    case .redraw: return CommandAction {}
    case .activate:
      return focusedItem(in: layout).map { item in CommandAction { screen.tap(item) } }
    case .contextMenu:
      guard let button = focusedButton(in: layout), button.menu != nil else { return nil }
      return CommandAction {
        host.user.openMenu(of: button)
        screen.focusList()
      }
    case .nextArea, .previousArea, .moveUp, .moveDown, .moveLeft, .moveRight:
      guard !layout.controls(in: .popover).isEmpty else { return nil }
      return CommandAction { self.moveFocus(command, layout) }
    default: return screen.applicationCommands.contains(command) ? CommandAction {} : nil
    }
  }

  /// Whether the user can go back in what is presented. Then Esc goes back, before it dismisses.
  private var canGoBack: Bool {
    host.presentedControllers.last?.navigationBar?.backTitle != nil
  }

  /// Whether what is presented refuses to be dismissed, without regard to its delegate.
  private var isModal: Bool {
    host.presentedControllers.last?.viewController.refusesDismissal == true
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place { .presented }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    let focus = layout.popover == nil ? focus : focusedItem(in: layout)
    if let focus { screen.paintFocus(focus, layout, on: &picture.cells) }
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool {
    guard let popover = event.layout.popover else { return super.handle(event) }
    return screen.contents.sendToCaptor(event) {
      handle(event.mouse, popover, event.layout)
      return true
    }
  }

  override func click(_ press: Press, _ event: PointerEvent) {
    if event.layout.popover == nil { super.click(press, event) }
  }

  /// Handles a mouse event over a frame with a popover.
  ///
  /// A press on a button performs it. Other events inside are sent to the content. A press outside
  /// only dismisses what is presented.
  private func handle(
    _ mouse: MouseEvent,
    _ popover: FrameLayout.Popover,
    _ layout: FrameLayout
  ) {
    let isPress = mouse.kind == .press && !mouse.button.isWheel
    let item = layout.controls(in: .popover).last { $0.rect.contains(mouse.location) }
    if isPress, let item {
      button = item.id
      if mouse.button == .right {
        action(of: .contextMenu, in: layout)?.perform()
      } else {
        screen.tap(item.id)
      }
    } else if popover.rect.contains(mouse.location) {
      if isPress { button = nil }
      _ = screen.contents.send(mouse, to: .popover, in: layout)
    } else if isPress {
      host.user.dismissPresented()
    }
  }

  // MARK: - Focus

  /// Moves the focus from a button to the presented page.
  func focusPage() { button = nil }

  /// Returns the button of the presented page that has the focus, or `nil` if the page has it. A
  /// page that does not handle keys leaves the focus to its first button.
  private func focusedItem(in layout: FrameLayout) -> FrameElement.ID? {
    let items = layout.controls(in: .popover).map(\.id)
    guard let first = items.first else { return nil }
    if let button, items.contains(button) { return button }
    return screen.isContent(.popover)
      ? nil : items.first { $0 == .contentButton } ?? items.first { $0 != .back } ?? first
  }

  /// Returns the bar button of the presented page that has the focus, or `nil` without one.
  private func focusedButton(in layout: FrameLayout) -> BarButtonItem? {
    focusedItem(in: layout).flatMap { layout.element($0)?.button }
  }

  /// Moves the focus between the presented page, the buttons of its heading and its toolbar.
  private func moveFocus(_ command: TerminalCommand, _ layout: FrameLayout) {
    let items = layout.controls(in: .popover)
    let toolbar = items.firstIndex { $0.id.isInPageToolbar }
    guard let focus = focusedItem(in: layout),
      let index = items.firstIndex(where: { $0.id == focus })
    else {
      let isForward = command == .moveDown
      let first = toolbar == 0 ? nil : items.first?.id
      button = isForward ? toolbar.map { items[$0].id } : first ?? toolbar.map { items[$0].id }
      return
    }
    let isInToolbar = focus.isInPageToolbar
    let back: TerminalCommand = isInToolbar ? .moveUp : .moveDown
    if screen.isContent(.popover), [.nextArea, .previousArea, back].contains(command) {
      // Tab goes from the heading through the toolbar to the page.
      let next = command == .nextArea && !isInToolbar ? toolbar : nil
      button = next.map { items[$0].id }
    } else if let direction = FocusDirection(command) {
      button = direction.nearest(to: items[index].rect, among: items) ?? focus
    } else {
      let step = command == .nextArea ? 1 : items.count - 1
      button = items[(index + step) % items.count].id
    }
  }
}
