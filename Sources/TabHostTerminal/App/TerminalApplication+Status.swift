import TabHost

// The status line, and the title of the window.

extension TerminalApplication {
  /// Whether the last row of the screen shows the keys that matter now, the reason of a refusal, the
  /// effect of a drag, and messages of the app.
  ///
  /// The default is `true`. A screen with fewer than ten rows has no status line.
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
  /// next key or click, the status line shows those instead. Without a status line, the message is
  /// not shown; see ``showsStatusLine``. A message before the run is shown when the run begins, and
  /// a message after it has no effect.
  ///
  /// - Parameters:
  ///   - message: The message, a short sentence. Any string is valid; it is sanitized like a
  ///     ``SafeText``.
  ///   - duration: The time after which the message is gone. It is drawn less prominently in the
  ///     last second.
  public func show(message: String, for duration: Duration = .seconds(5)) {
    guard isRunning else {
      firstMessage = (message, duration)
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
      self?.changeMessage(number) { $0?.isFading = true }
      await clock.sleep(fading)
      self?.changeMessage(number) { $0 = nil }
    }
  }

  private static let timeOfFading = Duration.seconds(1)

  /// Changes the message with a number, unless a newer one has replaced it.
  private func changeMessage(
    _ number: Int,
    _ change: (inout HostScreen.Status.Message?) -> Void
  ) {
    guard number == messages, isRunning else { return }
    change(&screen.status.message)
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
