import TabHost

/// The key whose press has presented an alert or another controller. While the user holds it, it does
/// not act on what it has presented.
struct HeldKey {
  private var key: KeyPress.Key?
  /// Whether the press was among the events that are being handled together.
  private var isInBatch = false

  /// Called before events that arrived together.
  mutating func beginBatch() { isInBatch = false }

  mutating func hold(_ press: KeyPress) {
    if press.kind != .release { (key, isInBatch) = (press.key, true) }
  }

  /// Returns whether a key is still held: the terminal reports a repeat or, because most terminals do
  /// not, the next press of the same key has arrived together with the first one.
  mutating func repeats(_ press: KeyPress) -> Bool {
    guard let key else { return false }
    if press.key == key, press.kind == .repeat || press.kind == .press && isInBatch { return true }
    self.key = nil
    return false
  }
}

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
    heldKey.beginBatch()
    while let event = rest.first, !wantsToQuit {
      let typed = typeRun(rest)
      rest = rest.dropFirst(max(typed, 1))
      if typed == 0 { dispatch(event, at: time) }
      contents.notifyFocus()
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
    heldKey.beginBatch()
    dispatch(event, at: time)
    contents.notifyFocus()
    continueFinding()
  }

  private func dispatch(_ event: InputEvent, at time: Duration) {
    self.time = time
    if !event.isMove { needsFrame = true }
    updateModes()
    discardQuitRequest(before: event)
    if contents.hasClosedForRow, event.isPress { return contents.hasClosedForRow = false }
    menuLocation = event.menuLocation
    switch event {
    case .key(let press):
      guard !heldKey.repeats(press) else { break }
      let top = host.presentedControllers.last?.viewController
      handle(press)
      if host.presentedControllers.last.map({ $0.viewController !== top }) == true {
        heldKey.hold(press)
      }
    case .mouse(let mouse): handle(mouse, at: time)
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
  func handle(_ press: KeyPress) {
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
    if press.kind != .release, contents.handle(.key(press)) { return }
    if let keyCommand { return perform(keyCommand) }
    var command = keyBindings.command(for: press, in: mode.keyScope)
    if command == .quit, press.modifiers.isEmpty { command = mode.commandOfQuitKey }
    if let command, contents.handle(command, of: press) || performIfPossible(command) { return }
    refuse(press)
  }

  /// Whether characters are text in the focused content. Other content than that of the framework
  /// indicates that with its text cursor.
  private var contentEntersText: Bool {
    entersText || (mode.content as? any TextEntryContent)?.entersText == true
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
    if !isDragging { endPress() }
    let action = mode.performed(command, in: layout)?.action
    action?.perform()
    return action?.isPossible == true || command.entry.topic == .moving
  }

  /// Performs the edits of the key presses at the beginning of a list of events, if the user is
  /// typing into the search field.
  ///
  /// The host is notified of the resulting text once. Otherwise an app that searches for every text
  /// would search thousands of times for text that arrives at once.
  ///
  /// - Returns: The number of events that were handled.
  private func typeRun(_ events: ArraySlice<InputEvent>) -> Int {
    updateModes()
    guard mode === searchField else { return 0 }
    var changes: [LineEditor.Edit] = []
    for event in events {
      guard case .key(let press) = event, press.kind != .release,
        let change = keyBindings.edit(for: press),
        keyCommand(for: press)?.wantsPriorityOverSystemBehavior != true
      else { break }
      changes.append(change)
    }
    guard changes.count > 1 else { return 0 }
    needsFrame = true
    pointer.hover = nil
    discardRefusal()
    searchField.edit { editor in for change in changes { change(&editor) } }
    return changes.count
  }
}
