import TabHost

// The status line, and the title of the window.

extension TerminalApplication {
  /// Whether the last row of the screen shows the keys that matter now, the reason of a refusal, the
  /// effect of a drag, and messages of the app.
  ///
  /// The default is `true`. A screen with fewer than ten rows has no status line, but shows messages.
  public var showsStatusLine: Bool {
    get { screen.options.showsStatusLine }
    set {
      screen.options.showsStatusLine = newValue
      planFrame()
    }
  }

  /// Shows a message of the app in the status line for a while.
  ///
  /// A new message replaces the previous one. While the user drags, and after a refusal until the
  /// next key or click, the status line shows those instead. A message that does not fit is in lines
  /// above the status line, and on a screen with fewer than ten rows in the last one. If
  /// ``showsStatusLine`` is `false`, the message is not shown. A message before the run is shown when the run begins, and
  /// a message after it has no effect.
  ///
  /// - Parameters:
  ///   - message: The message, a short sentence. Any string is valid; it is sanitized like a
  ///     ``SafeText``.
  ///   - duration: The time after which the message is gone. It is drawn less prominently in the
  ///     last second.
  public func show(message: String, for duration: Duration = .seconds(5)) {
    show(message, for: duration, nil)
  }

  /// Shows a message of the app in the status line for a while, with an action that the user can
  /// perform in the meantime.
  ///
  /// ```swift
  /// application.show(message: "Moved to Archive", action: "Undo", key: "u") { mailbox.undo() }
  /// ```
  ///
  /// The key and the title of the action follow the message. The key, or a click on the action,
  /// removes the message and then calls the handler. The key has precedence over the key commands of
  /// the app, the key bindings and the content, but not while characters are text, such as in a
  /// field, and not while a list such as a menu or an alert is open. In those cases, the action is not
  /// shown. The action is the first of `TabHostController.availableKeyCommands`, so the palette and
  /// the list of keys contain it, and a recorded session performs it again.
  ///
  /// - Parameters:
  ///   - message: The message; see ``show(message:for:)``.
  ///   - duration: The time after which the message and its action are gone.
  ///   - title: The title of the action, a word.
  ///   - key: The key that performs the action.
  ///   - handler: Performs the action. It is called at most once, and released with the message.
  public func show(
    message: String,
    for duration: Duration = .seconds(5),
    action title: String,
    key: Character,
    handler: @escaping () -> Void
  ) {
    let command = KeyCommand(title: title, input: String(key)) { [weak self] _ in
      self?.dismissMessage()
      handler()
    }
    show(message, for: duration, command)
  }

  private func show(_ message: String, for duration: Duration, _ action: KeyCommand?) {
    screen.host.rendererKeyCommand = action
    guard isRunning else {
      firstMessage = (message, duration, action)
      return
    }
    messages += 1
    let number = messages
    let clock = clock
    screen.status.message = HostScreen.Status.Message(text: message)
    planFrame()
    let fading = min(Self.timeOfFading, duration)
    Task { [weak self] in
      await clock.sleep(duration - fading)
      self?.fadeMessage(number)
      await clock.sleep(fading)
      guard let self, number == messages, isRunning else { return }
      dismissMessage()
    }
  }

  /// Shows a message, or writes it to standard error after the run, when nothing is on screen.
  func showOrWrite(_ message: String) {
    guard isRunning else { return TerminalSystem.writeError(SafeText(message).string) }
    show(message: message)
  }

  /// Shows the message from before the run.
  func showFirstMessage() {
    guard let (text, duration, action) = firstMessage else { return }
    firstMessage = nil
    show(text, for: duration, action)
  }

  /// Removes the message and its action.
  func dismissMessage() {
    messages += 1
    firstMessage = nil
    screen.host.rendererKeyCommand = nil
    screen.status.message = nil
    planFrame()
  }

  private static let timeOfFading = Duration.seconds(1)

  /// Draws the message with a number less prominently, unless a newer one has replaced it.
  private func fadeMessage(_ number: Int) {
    guard number == messages, isRunning else { return }
    screen.status.message?.isFading = true
    planFrame()
  }

  // MARK: - Title of the window

  /// Returns the bytes that set the title of the window; empty if it has not changed.
  func titleChange() -> [UInt8] {
    guard setsWindowTitle, device.capabilities.modes.list.contains(.savedTitle) else { return [] }
    let host = screen.host
    let page = PageHeading(host: host, bar: host.visibleNavigationBar).title
    let parts = [page, host.title ?? ""].filter { !$0.isEmpty }
    let text = Set(parts).count == 1 ? parts[0] : parts.joined(separator: " - ")
    let title = SafeText(text, limit: Self.maximumTitleColumns).characters
      .map { screen.options.drawing.shows($0) ? String($0) : "?" }.joined()
    guard title != windowTitle else { return [] }
    windowTitle = title
    return Array("\u{1B}]2;\(title)\u{1B}\\".utf8)
  }

  private static let maximumTitleColumns = 120
}
