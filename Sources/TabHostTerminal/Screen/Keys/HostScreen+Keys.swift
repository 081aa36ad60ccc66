import TabHost

extension HostScreen {
  /// Handles events of the terminal that arrived together, until the user quits.
  ///
  /// The result is that of handling each event with ``handle(_:at:)-(InputEvent,_)`` and drawing a frame
  /// after it. Frames that the host does not need are left out, and nothing is written.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - time: The time of the events; see ``handle(_:at:)-(InputEvent,_)``.
  public func handle(_ events: [InputEvent], at time: Duration) {
    _ = handle(events[...], at: time) { false }
  }

  /// Handles events that arrived together, until the user quits or a condition is satisfied.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - time: The time of the events.
  ///   - isOver: Returns whether the other events are to be handled later. A frame has to be drawn
  ///     before.
  /// - Returns: The events that have not been handled.
  func handle(
    _ events: ArraySlice<InputEvent>,
    at time: Duration,
    until isOver: () -> Bool
  ) -> ArraySlice<InputEvent> {
    var events = events
    while let event = events.first, !wantsToQuit {
      events = events.dropFirst()
      let version = host.drawingVersion
      handle(event, at: time)
      if events.isEmpty || isOver() { break }
      // The next event finds the frame that this one has led to, which is not shown yet.
      if host.drawingVersion != version {
        let needsFrame = needsFrame
        _ = frame()
        self.needsFrame = self.needsFrame || needsFrame
      }
    }
    return events
  }

  /// Handles an event of the terminal.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event on any monotonic clock. It is used for drags that rest on a
  ///     tab.
  public func handle(_ event: InputEvent, at time: Duration) {
    self.time = time
    if !event.isMove { needsFrame = true }
    updateModes()
    discardQuitRequest(before: event)
    let top = topPresented
    dispatch(event, at: time)
    if event.isOfUser { alertOfUser.userDidAct(top, topPresented, by: event.keyPress) }
    followDestination()
    followFirstResponder()
    contents.notifyFocus()
    continueFinding()
  }

  private func dispatch(_ event: InputEvent, at time: Duration) {
    if contents.hasClosedForRow, event.isPress { return contents.hasClosedForRow = false }
    menuLocation = event.menuLocation
    switch event {
    case .key(let press): if !alertOfUser.repeats(press) { handleKey(press) }
    case .mouse(let mouse): handleMouse(mouse, at: time)
    case .paste(let pasted): paste(pasted)
    case .reply(let reply): apply(reply)
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
  /// 3. The action of the message in the status line, unless the content enters text.
  /// 4. The content of a popover, or the focused content.
  /// 5. A key command of the app.
  /// 6. The key bindings.
  ///
  /// The key bindings come first for Ctrl-C, and for closing what is open; see `keyCommand(for:)`.
  func handleKey(_ press: KeyPress) {
    if press.kind != .release {
      pointer.hover = nil
      discardRefusal()
      status.message?.isRead = true
    }
    let keyCommand = keyCommand(for: press)
    if keyCommand?.wantsPriorityOverSystemBehavior == true { return perform(keyCommand) }
    if mode.type(press) { return }
    if let keyCommand, keyCommand === host.rendererKeyCommand, !contentEntersText {
      return perform(keyCommand)
    }
    if press.kind != .release, contents.sendToFocused(.key(press)) { return }
    if let keyCommand { return perform(keyCommand) }
    var command = keyBindings.command(for: press, in: mode.keyScope)
    if command == .quit, press.modifiers.isEmpty { command = mode.commandOfQuitKey }
    if let command {
      if contents.sendFunctionKey(of: command, for: press) || performIfPossible(command) { return }
    }
    refuse(press)
  }

  /// Whether characters are text in the focused content. Other content than that of the framework
  /// indicates that with its text cursor.
  private var contentEntersText: Bool {
    entersText || mode.contentEntersText
  }

  /// Performs a command as if the user had pressed a key that is bound to it.
  public func perform(_ command: TerminalCommand) { _ = performIfPossible(command) }

  /// Performs a command. One that is not possible may have its reason in the status line.
  ///
  /// - Returns: `false` if the command has no effect. One that moves the focus always has one, except
  ///   at an end.
  private func performIfPossible(_ command: TerminalCommand) -> Bool {
    switch command {
    case .redraw:
      request(.redraw)
      return true
    case .inspect, .focusInspector, .savePage, .showLog:
      guard applicationCommands.contains(command) else { return false }
      request(command)
      return true
    default: break
    }
    updateModes()
    menuLocation = nil
    let layout = hostLayout()
    findFocus(in: layout)
    // A pressed mouse button is ignored from now on, and a row that is being swiped keeps its
    // position.
    if !isMoving { endPress() }
    let action = mode.performed(command, in: layout)?.action
    action?.perform()
    if action?.isPossible == true, command.isInPalette { lists.noteChoice(.command(command)) }
    return action?.isPossible == true || command.entry.topic == .moving
  }
}

extension InputEvent {
  /// Whether the event is a key, the mouse or a paste, and not a report of the terminal.
  fileprivate var isOfUser: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .reply, .focus: false
    }
  }

  fileprivate var keyPress: KeyPress? { if case .key(let press) = self { press } else { nil } }
}
