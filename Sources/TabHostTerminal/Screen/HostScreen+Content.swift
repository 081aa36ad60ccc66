import TabHost

extension HostScreen {
  /// The state of the interaction between the user and content that draws itself.
  struct ContentState {
    /// The content that was last notified of gaining the focus.
    weak var focused: ViewController?
    /// The content over which a mouse button was pressed, and which receives mouse events until the
    /// release.
    weak var mouseCaptor: ViewController?
    /// The content that last began to search in slices.
    weak var searching: (any SearchingContent)?
    /// The target of the captor, or `nil` if no mouse button is pressed.
    var capture: FrameLayout.Target?
  }

  // MARK: - Focus

  /// The content that receives keys first, or `nil` if there is none or something covers it.
  var keyTarget: FrameLayout.Target? {
    guard panel == nil else { return nil }
    if presentsAny {
      let isInHeading = presentedFocus(in: layout()) != nil
      return isInHeading || host.content(at: .popover) == nil ? nil : .popover
    }
    return focus.flatMap { isContent($0) ? $0 : nil }
  }

  /// Returns whether a target shows content that draws itself and can become focused.
  func isContent(_ target: FrameLayout.Target) -> Bool {
    host.content(at: target)?.canBecomeFocused == true
  }

  /// Returns whether a target can have the focus.
  func canFocus(_ target: FrameLayout.Target, in layout: FrameLayout) -> Bool {
    switch target {
    // The user can type into an active search field even if there is no room to show it.
    case .searchField where host.isSearchActive: true
    case _ where target.isPage: isContent(target) && layout.page(of: target) != nil
    default: layout.beneath.rect(of: target) != nil
    }
  }

  /// Notifies content of gaining or losing the focus.
  ///
  /// - Returns: `false` if the focus has not changed.
  @discardableResult
  func notifyContentFocus() -> Bool {
    let wanted = keyTarget.flatMap { host.content(at: $0) }
    guard wanted !== contentState.focused else { return false }
    let old = contentState.focused as? any TerminalContent
    contentState.focused = wanted
    _ = old?.handle(.focusLost)
    _ = wanted?.handle(.focusGained)
    return true
  }

  // MARK: - Keys

  /// Sends a key or pasted text to the focused content.
  ///
  /// - Returns: `true` if the content has handled the event.
  func isHandledByContent(_ event: ContentEvent) -> Bool {
    // Content that became focused after the last frame must be notified before it receives the key.
    for _ in 0..<Self.passes {
      guard notifyContentFocus() else { break }
    }
    guard let target = keyTarget, let content = host.content(at: target),
      content === contentState.focused
    else { return false }
    return pass(event, to: content)
  }

  /// Sends an event to content, and moves the focus into a menu that the content opens.
  private func pass(_ event: ContentEvent, to content: any TerminalContent) -> Bool {
    let menu = host.openMenu
    defer { if host.openMenu !== menu { focusPanel() } }
    return content.handle(event)
  }

  /// Sends the standard key of a movement command to the focused content, if a different key is
  /// bound to the command.
  ///
  /// - Returns: `true` if the content has handled the event.
  func isHandledByContent(_ command: TerminalCommand, of press: KeyPress) -> Bool {
    guard let key = command.standardKey, key != press.key else { return false }
    return isHandledByContent(.key(KeyPress(key)))
  }

  // MARK: - Mouse events

  /// Sends a mouse event to the content at its location.
  ///
  /// - Returns: `false` if the host is to handle the event.
  func isHandledByContent(_ mouse: MouseEvent, _ layout: FrameLayout) -> Bool {
    guard panel == nil, pointer.start == nil else {
      contentState.capture = nil
      return false
    }
    if let target = contentState.capture, mouse.kind == .drag || mouse.kind == .release {
      if mouse.kind == .release { contentState.capture = nil }
      sendToMouseCaptor(mouse, target, layout)
      return true
    }
    if !mouse.button.isWheel { contentState.capture = nil }
    // Content does not receive a release without the press, such as after a click on a list that
    // has closed.
    guard mouse.kind == .press || mouse.kind == .move else { return false }
    if let popover = layout.popover {
      handleBesidePopover(mouse, popover)
      return true
    }
    guard let target = layout.target(at: mouse.location), target.isPage else { return false }
    if mouse.kind == .press, !mouse.button.isWheel, isContent(target) { setFocus(target) }
    if let page = layout.page(of: target), send(mouse, to: target, at: page) { return true }
    return scrolls(mouse, over: target)
  }

  /// Scrolls the content in response to a wheel event that the content has not handled.
  private func scrolls(_ mouse: MouseEvent, over target: FrameLayout.Target) -> Bool {
    guard mouse.kind == .press, target == .content else { return false }
    switch mouse.button {
    case .wheelUp: host.user.scrollContent(.up)
    case .wheelDown: host.user.scrollContent(.down)
    default: return false
    }
    return true
  }

  /// Sends a mouse event to the content at a target.
  ///
  /// A press captures the mouse: the content receives all mouse events until the release.
  ///
  /// - Returns: `true` if the content has handled the event.
  func send(_ mouse: MouseEvent, to target: FrameLayout.Target, at page: CellRect) -> Bool {
    guard page.contains(mouse.location), let content = host.content(at: target) else {
      return false
    }
    if mouse.kind == .press, !mouse.button.isWheel {
      contentState.capture = target
      contentState.mouseCaptor = content
    }
    return pass(.mouse(mouse.moved(to: page)), to: content)
  }

  private func sendToMouseCaptor(
    _ mouse: MouseEvent,
    _ target: FrameLayout.Target,
    _ layout: FrameLayout
  ) {
    // The content may have been replaced or hidden since the press.
    guard let content = host.content(at: target), content === contentState.mouseCaptor,
      let page = layout.page(of: target)
    else { return }
    _ = pass(.mouse(mouse.moved(to: page)), to: content)
  }
}

extension MouseEvent {
  /// Returns the event in the coordinates of a rectangle.
  fileprivate func moved(to rect: CellRect) -> MouseEvent {
    var event = self
    event.location = CellPoint(
      column: location.column - rect.column,
      row: location.row - rect.row
    )
    return event
  }
}

extension TerminalCommand {
  /// The key that enters no text and has this function on standard keyboards, or `nil` if there is
  /// none.
  fileprivate var standardKey: KeyPress.Key? {
    switch self {
    case .moveUp: .up
    case .moveDown: .down
    case .moveLeft: .left
    case .moveRight: .right
    case .moveToFirst: .home
    case .moveToLast: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .contextMenu: .menu
    default: nil
    }
  }
}
