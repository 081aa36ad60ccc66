import TabHost

/// Sends events to content that draws itself, and notifies it of gaining and losing the focus.
@MainActor final class ContentInput {
  private unowned let screen: HostScreen
  private let host: TabHostController
  /// The content that was last notified of gaining the focus.
  private(set) weak var focused: ViewController?
  /// The content over which a mouse button was pressed, and which receives mouse events until the
  /// release.
  private weak var captor: ViewController?
  /// The list that last began to search in slices.
  weak var searching: ListViewController?
  /// The list that last opened a menu or an alert for a row.
  weak var presenter: ListViewController?
  /// Whether a menu or an alert has been closed since the last frame because its part is gone. The
  /// next key press or click was for it.
  var hasClosedForRow = false
  /// The element of the captor, or `nil` if no mouse button is pressed.
  private var capture: FrameElement.ID?
  /// Where the button was pressed, in the coordinates of the captor.
  private var captureStart = CellPoint(column: 0, row: 0)
  /// Whether the button was pressed in the margin of the page, to whose nearest cell the press was sent.
  private var isCaptureInMargin = false
  /// The last movement of the mouse that has extended a selection in the captor.
  private var selecting: MouseEvent?
  /// The rest of the pointer at an edge of the captor, since the last scrolling there.
  private var edgeRest = PointerRest()

  init(_ screen: HostScreen) {
    self.screen = screen
    host = screen.host
  }

  // MARK: - Focus

  /// Notifies content of gaining or losing the focus.
  ///
  /// - Returns: `false` if the focus has not changed.
  @discardableResult
  func notifyFocus() -> Bool {
    let content = wanted
    if let content, content !== focused, !screen.makeFirstResponder(content) { return false }
    return moveFocus(to: content)
  }

  /// Notifies the content with the focus that it loses it, because the host is replaced.
  func loseFocus() { _ = moveFocus(to: nil) }

  private func moveFocus(to content: (any TerminalContent)?) -> Bool {
    if content != nil { screen.directedContent = nil }
    guard content !== focused else { return false }
    let former = focused as? any TerminalContent
    focused = content
    if let former { notify(former, of: .focusLost) }
    if let content { notify(content, of: .focusGained) }
    return true
  }

  private func notify(_ content: any TerminalContent, of event: ContentEvent) {
    // What has left the screen is notified in a script without a command, too.
    if content.appearanceState == .appeared {
      ContentStep.event(event).perform(on: content, in: host)
    } else {
      _ = content.handle(event)
    }
  }

  /// The content that is to have the focus.
  private var wanted: (any TerminalContent)? {
    if let element = screen.mode.keyContent { host.content(at: element) } else { nil }
  }

  // MARK: - Keys

  /// Sends a key or pasted text to the focused content.
  ///
  /// - Returns: `true` if the content has handled the event.
  func sendToFocused(_ event: ContentEvent) -> Bool {
    guard screen.mode.sendsKeysToApp else { return false }
    // Content that became focused after the last frame must be notified before it receives the key.
    for _ in 0..<HostScreen.passes {
      guard notifyFocus() else { break }
    }
    // In most cases, no content has the focus.
    guard focused != nil, let content = wanted, content === focused else { return false }
    return send(event, to: content)
  }

  /// Sends an event to content, and moves the focus into a menu that the content opens.
  private func send(_ event: ContentEvent, to content: any TerminalContent) -> Bool {
    let menu = host.openMenu
    defer { if host.openMenu !== menu { screen.focusList() } }
    return input(event, to: content)
  }

  /// Returns content that the user can scroll, if that may minimize a bar.
  private func scrolling(_ content: any TerminalContent) -> (any ScrollingContent)? {
    guard
      host.isTabBarMinimizedByScrolling
        || content.navigationItem.navigationBarMinimization.isByScrolling,
      host.isPage(content)
    else { return nil }
    return content as? any ScrollingContent
  }

  /// Performs an event as an action of the user in content, and then notifies the host if that has
  /// scrolled the content, unless a menu is open.
  private func input(_ event: ContentEvent, to content: any TerminalContent) -> Bool {
    let perform = {
      ContentStep.event(event)
        .perform(on: content, in: self.host) { self.words(of: event, to: content) }.isHandled
    }
    guard let scrolling = scrolling(content) else { return perform() }
    let before = scrolling.scrollOffset
    let isHandled = perform()
    let after = scrolling.scrollOffset
    if after != before, host.openMenu == nil {
      host.user.scrollContent(after > before ? .down : after > 0 ? .up : .top)
    }
    return isHandled
  }

  /// Returns the words that represent an event in records, which do not contain secure text.
  private func words(of event: ContentEvent, to content: any TerminalContent) -> [String] {
    let isSecure =
      TerminalTextField.entersSecureText(in: content)
      || (content as? any TextEntryContent)?.entersSecureText(with: event) == true
    return ContentStep.event(isSecure ? event.concealingText : event).words
  }

  /// Sends the key that has the function of a command on standard keyboards to the focused content, if
  /// a different key is bound to the command.
  ///
  /// - Returns: `true` if the content has handled the event.
  func sendFunctionKey(of command: TerminalCommand, for press: KeyPress) -> Bool {
    guard let key = command.entry.functionKey, key != press.key else { return false }
    return sendToFocused(.key(KeyPress(key)))
  }

  // MARK: - Mouse events

  /// Sends a mouse event to the content that has captured the mouse, or calls a closure for an event
  /// that may concern other content.
  ///
  /// - Returns: `false` if the host is to handle the event.
  func sendToCaptor(_ event: PointerEvent, otherwise handle: () -> Bool) -> Bool {
    let mouse = event.mouse
    guard screen.pointer.press == nil else {
      endCapture()
      return false
    }
    if let element = capture, mouse.kind == .drag || mouse.kind == .release {
      if beginsDrag(event, element) { return true }
      if mouse.kind == .release { endCapture() }
      sendToCaptor(mouse, element, event.layout)
      return true
    }
    if !mouse.button.isWheel { endCapture() }
    // Content does not receive a release without the press, such as after a click on a list that
    // has closed.
    return (mouse.kind == .press || mouse.kind == .move) && handle()
  }

  /// Ends the capture of the mouse by content.
  func endCapture() {
    (capture, selecting) = (nil, nil)
    edgeRest.end()
  }

  /// Sends a mouse event to the content at an element.
  ///
  /// A press captures the mouse: the content receives all mouse events until the release.
  ///
  /// - Returns: `true` if the content has handled the event.
  func send(_ mouse: MouseEvent, to element: FrameElement.ID, in layout: FrameLayout) -> Bool {
    let location = mouse.location
    let mouse = mouse.kind == .press ? layout.reachingPage(mouse, of: element) : mouse
    guard let page = layout.page(of: element), page.contains(mouse.location) else { return false }
    // As in a replay, content loses the focus before the press in other content that takes it. What it
    // does then may change the other content.
    if mouse.kind == .press, wanted !== focused { _ = moveFocus(to: nil) }
    guard let content = host.content(at: element) else { return false }
    if mouse.kind == .press, !mouse.button.isWheel {
      capture = element
      captureStart = mouse.moved(to: page).location
      isCaptureInMargin = mouse.location != location
      captor = content
    }
    let isHandled = send(.mouse(mouse.moved(to: page)), to: content)
    return isHandled || capture == element && mouse.kind == .press && mayBeginDrag(of: content)
  }

  /// Returns whether the button was pressed on an element of content that can be dragged.
  private func mayBeginDrag(of content: any TerminalContent) -> Bool {
    let content = content as? any DraggableTerminalContent
    return content?.draggableElement(at: captureStart)?.canBeDragged == true
  }

  /// Begins a drag of the pressed element of content if the pointer leaves it.
  private func beginsDrag(_ event: PointerEvent, _ element: FrameElement.ID) -> Bool {
    let mouse = event.mouse
    guard (mouse.kind, mouse.button) == (.drag, .left),
      let content = host.content(at: element) as? any DraggableTerminalContent,
      content === captor, let page = event.layout.page(of: element),
      case let location = mouse.moved(to: page).location,
      let row = content.elementToDrag(from: captureStart, to: location)
    else { return false }
    endCapture()
    let isMovingDown = location.row > captureStart.row
    let drag = screen.moves.beginDrag(of: row, in: content, movingDown: isMovingDown)
    screen.pointer.drag = drag
    drag.move(event)
    return true
  }

  private func sendToCaptor(
    _ mouse: MouseEvent,
    _ element: FrameElement.ID,
    _ layout: FrameLayout
  ) {
    // The content may have been replaced or hidden since the press.
    guard let content = host.content(at: element), content === captor,
      let page = layout.page(of: element)
    else { return }
    let isClick = isCaptureInMargin && mouse.kind == .release
    let mouse = isClick ? layout.reachingPage(mouse, of: element) : mouse
    _ = send(.mouse(mouse.moved(to: page)), to: content)
    guard capture != nil, mouse.kind == .drag else { return }
    selecting = (content as? any ScrollingText)?.isSelecting == true ? mouse : nil
    if scrollingEdge(in: layout) == nil {
      edgeRest.end()
    } else {
      edgeRest.extend(to: screen.time)
    }
  }

  // MARK: - Selecting beyond the edge

  /// Whether a text scrolls while the pointer rests where it is, because the user selects in it and the
  /// pointer is at its first or last line, or beyond.
  var scrollsAtPointer: Bool { selecting != nil && scrollingEdge(in: screen.hostLayout()) != nil }

  /// Returns the direction in which a text scrolls, and the row beyond its edge there, or `nil` if it
  /// does not.
  private func scrollingEdge(in layout: FrameLayout) -> (step: Int, row: Int)? {
    guard let selecting, let element = capture, let page = layout.page(of: element),
      let text = host.content(at: element) as? any ScrollingText, text === captor,
      text.isSelecting
    else { return nil }
    let row = selecting.location.row
    if row <= page.row { return text.canScroll(by: -1) ? (-1, page.row - 1) : nil }
    return row >= page.endRow - 1 && text.canScroll(by: 1) ? (1, page.endRow) : nil
  }

  /// Scrolls a text in which the user selects, and extends the selection, if the pointer has rested at
  /// the edge.
  func tick(at time: Duration) {
    let layout = screen.hostLayout()
    guard let selecting, let element = capture, let edge = scrollingEdge(in: layout) else {
      return edgeRest.end()
    }
    guard edgeRest.extend(to: time) >= MoveMode.scrollInterval else { return }
    var beyond = selecting
    beyond.location.row = edge.row
    sendToCaptor(beyond, element, layout)
    // The pointer itself has not moved.
    guard self.selecting != nil else { return }
    self.selecting = selecting
    edgeRest.restart(at: time)
  }
}

extension TabHostController {
  fileprivate var isTabBarMinimizedByScrolling: Bool {
    switch tabBarMinimizeBehavior {
    case .onScrollDown, .onScrollUp: true
    case .automatic, .never: false
    }
  }

  /// Returns whether content is that of the host or of a pane beside it, and nothing modal covers it.
  fileprivate func isPage(_ content: any TerminalContent) -> Bool {
    guard !presentedControllers.contains(where: \.isModal) else { return false }
    return controller(at: .content) === content
      || panes.contains { $0.controller.visiblePage === content }
  }
}

extension BarMinimization {
  fileprivate var isByScrolling: Bool {
    switch minimizationBehavior {
    case .onScrollDown, .onScrollUp: true
    case .automatic, .never: false
    }
  }
}

extension MouseEvent {
  /// Returns the event in the coordinates of a rectangle.
  func moved(to rect: CellRect) -> MouseEvent {
    var event = self
    event.location = CellPoint(
      column: location.column - rect.column,
      row: location.row - rect.row
    )
    return event
  }
}
