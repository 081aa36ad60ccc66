import TabHost

extension HostScreen {
  /// What is under way between the person and content that draws itself.
  struct ContentState {
    /// The controller that was last told that it has the focus.
    weak var focused: ViewController?
    /// The controller over which a button went down, which hears of the mouse until it goes up.
    weak var captor: ViewController?
    /// Where that is; nil while no button is down.
    var capture: FrameLayout.Target?
  }

  // MARK: - The focus

  /// The content that the keys go to first; nil if there is none, or something lies over it.
  var keyTarget: FrameLayout.Target? {
    guard panel == nil else { return nil }
    if host.popover != nil { return host.content(at: .popover) == nil ? nil : .popover }
    return focus.flatMap { isContent($0) ? $0 : nil }
  }

  /// Whether content that draws itself, and takes keys, is at a place.
  func isContent(_ target: FrameLayout.Target) -> Bool {
    host.content(at: target)?.canBecomeFocused == true
  }

  /// Whether the focus can be at a place, which may belong to content.
  func canFocus(_ target: FrameLayout.Target, in layout: FrameLayout) -> Bool {
    switch target {
    // Whoever types may do so also where there is no room to see it.
    case .searchField where host.isSearchActive: true
    case _ where target.isPage: isContent(target) && layout.page(of: target) != nil
    default: layout.rect(of: target) != nil
    }
  }

  /// Tells content that the focus has come or gone. False if it has not.
  @discardableResult
  func tellContentFocus() -> Bool {
    let wanted = keyTarget.flatMap { host.content(at: $0) }
    guard wanted !== contentState.focused else { return false }
    let old = contentState.focused as? any TerminalContent
    contentState.focused = wanted
    _ = old?.handle(.focusLost)
    _ = wanted?.handle(.focusGained)
    return true
  }

  // MARK: - Keys

  /// Offers a key or a paste to the content that has the focus. True if it has taken it.
  func isTakenByContent(_ event: ContentEvent) -> Bool {
    // What has come since the last frame has not heard of the focus yet.
    for _ in 0..<Self.passes {
      guard tellContentFocus() else { break }
    }
    guard let target = keyTarget, let content = host.content(at: target),
      content === contentState.focused
    else { return false }
    return content.handle(event)
  }

  /// Offers content the key that usually moves that way, for another one that is bound to it. True
  /// if it has taken it.
  func isTakenByContent(_ command: TerminalCommand, of press: KeyPress) -> Bool {
    guard let key = command.usualKey, key != press.key else { return false }
    return isTakenByContent(.key(KeyPress(key)))
  }

  // MARK: - The mouse

  /// Gives content what the mouse does over it. False if it is for the host.
  func isTakenByContent(_ mouse: MouseEvent, _ layout: FrameLayout) -> Bool {
    guard panel == nil, pointer.start == nil else {
      contentState.capture = nil
      return false
    }
    if let target = contentState.capture, mouse.kind == .drag || mouse.kind == .release {
      if mouse.kind == .release { contentState.capture = nil }
      sendToCaptor(mouse, target, layout)
      return true
    }
    if !mouse.button.isWheel { contentState.capture = nil }
    // A button that went down elsewhere, on a list that has closed, does not come up in content.
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

  /// Scrolls the content, which has not taken the wheel itself.
  private func scrolls(_ mouse: MouseEvent, over target: FrameLayout.Target) -> Bool {
    guard mouse.kind == .press, target == .content else { return false }
    switch mouse.button {
    case .wheelUp: host.user.scrollContent(.up)
    case .wheelDown: host.user.scrollContent(.down)
    default: return false
    }
    return true
  }

  /// Gives the content at a place what the mouse does there. True if it has taken it; a button that
  /// goes down is followed until it goes up.
  func send(_ mouse: MouseEvent, to target: FrameLayout.Target, at page: CellRect) -> Bool {
    guard page.contains(mouse.location), let content = host.content(at: target) else {
      return false
    }
    if mouse.kind == .press, !mouse.button.isWheel {
      contentState.capture = target
      contentState.captor = content
    }
    return content.handle(.mouse(mouse.moved(to: page)))
  }

  private func sendToCaptor(
    _ mouse: MouseEvent,
    _ target: FrameLayout.Target,
    _ layout: FrameLayout
  ) {
    // What was pressed may have gone.
    guard let content = host.content(at: target), content === contentState.captor,
      let page = layout.page(of: target)
    else { return }
    _ = content.handle(.mouse(mouse.moved(to: page)))
  }
}

extension MouseEvent {
  /// The same in the coordinates of a rectangle.
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
  /// The key of keyboards that moves so; nil for what no such key is there for.
  fileprivate var usualKey: KeyPress.Key? {
    switch self {
    case .moveUp: .up
    case .moveDown: .down
    case .moveLeft: .left
    case .moveRight: .right
    case .moveToFirst: .home
    case .moveToLast: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: nil
    }
  }
}
