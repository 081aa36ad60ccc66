public import TabHost

/// Runs a host in a terminal until the user quits, the terminal closes, or a signal terminates the
/// process.
///
/// A program needs a single call in `main.swift`:
///
///     await TerminalApplication.main(host)
///
/// The application redraws the host after every change, whatever its origin, so timers and tasks of
/// the app only change the tabs. On a fast terminal the sidebar slides when it appears or
/// disappears; see ``reducesMotion``. Diagnostics that the host reports during the run are written
/// to standard error when the terminal is restored, unless the host has a `diagnosticHandler`.
///
/// What the app prints during the run does not reach the screen: it is kept in a log, which
/// ``showLog()`` shows and which is printed when the terminal is restored. With ``isInspectable``,
/// F12 shows what the host does.
@MainActor public final class TerminalApplication {
  /// The reason why a run ended.
  public enum Ending: Hashable, Sendable {
    /// The user quit, or the app called ``TerminalApplication/quit()``.
    case quit
    /// The terminal was closed, or its input ended.
    case closed
    /// A signal requested the end of the process.
    case terminated(TerminationSignal)

    /// The status to exit with: 0 for ``quit``, 1 for ``closed``, and for a signal the status by
    /// which shells report it.
    public var exitStatus: Int32 {
      switch self {
      case .quit: 0
      case .closed: 1
      case .terminated(let signal): signal.exitStatus
      }
    }
  }

  /// The screen that shows the host.
  public let screen: HostScreen

  /// Whether the sidebar appears and disappears without animation.
  ///
  /// Otherwise it slides if the terminal is fast enough. It never slides in the Linux console and
  /// in plain terminals.
  ///
  /// The default is `false`, or `true` if the environment variable `TABHOST_REDUCE_MOTION` is set.
  public var reducesMotion: Bool

  /// Whether the title of the window is that of the visible page, followed by that of the host.
  ///
  /// The previous title is restored when the run ends. The default is `true`. The title is not
  /// changed in terminals that do not save it, such as GNU Screen and the Linux console.
  public var setsWindowTitle = true

  /// Whether the user can show the inspector with the key F12; see ``isInspectorVisible``.
  ///
  /// The default is `false`: the key has no effect, and the app receives it as any other key. If it is
  /// `true`, the app does not receive the keys of the inspector, which the list of keys shows.
  public var isInspectable = false {
    didSet { updateCommands() }
  }

  let device: any TerminalDevice
  let clock: ApplicationClock
  var writer: FrameWriter
  var animator = SidebarAnimator()
  var pace = TerminalPace()
  /// The title of the window that was written last, or `nil` for the previous one.
  var windowTitle: String?
  /// The size of the terminal, of which the inspector may take a part.
  var terminalSize: CellSize
  /// The inspector, which is created when it is shown for the first time.
  var inspector: HostInspector?
  var pane = InspectorPane()
  /// Whether the last press of a mouse button was in the pane.
  var isPressInPane = false
  /// Whether the terminal has been requested to report every move of the mouse.
  var reportsMotion = false
  /// Whether a frame is scheduled, or waits until the terminal has accepted the previous one.
  var isFramePending = false
  /// The time at which the last frame was drawn.
  var lastFrame: Duration?
  /// The time at which the last output was written, if the terminal has not accepted it yet.
  var pendingWrite: Duration?
  /// Whether the host is being drawn. Changes made meanwhile are checked afterwards.
  var isDrawing = false
  /// Whether the last frame was scheduled because of changes made while drawing.
  var isRedrawn = false
  /// Whether such a frame is scheduled after a delay.
  var isRedrawPending = false
  /// Whether a slice of a search is scheduled.
  private var isSlicePending = false
  private(set) var isRunning = false
  /// The diagnostics reported during the run, which are written at its end.
  private var reported: [TabHostController.Diagnostic] = []
  private var collectsDiagnostics = false
  private var decoder = InputDecoder()
  /// The number of messages shown so far. A delayed step compares it to detect a newer message.
  var messages = 0
  /// The number of input batches received so far.
  ///
  /// A delayed action compares it to detect that input arrived in the meantime.
  private var inputs = 0

  /// Creates an application that runs a host on a device, which is already set up.
  public convenience init(host: TabHostController, device: any TerminalDevice) {
    self.init(host: host, device: device, clock: .system())
  }

  init(host: TabHostController, device: any TerminalDevice, clock: ApplicationClock) {
    self.device = device
    self.clock = clock
    let capabilities = device.capabilities
    terminalSize = device.size
    reducesMotion = capabilities.reducesMotion
    writer = FrameWriter(
      colors: capabilities.colors,
      synchronizesOutput: !capabilities.modes.frameStart.isEmpty
    )
    screen = HostScreen(
      host: host,
      size: terminalSize,
      options: FrameOptions(drawing: capabilities.drawing, colors: capabilities.colors)
    )
    screen.options.showsStatusLine = true
    // The reply to the request of `begin` changes this.
    screen.distinguishesAllKeys = false
    if capabilities.userInterfaceStyle != .unspecified {
      host.traitCollection.userInterfaceStyle = capabilities.userInterfaceStyle
    }
    updateCommands()
  }

  private func updateCommands() {
    screen.applicationCommands = isInspectable ? [.inspect, .focusInspector, .showLog] : [.showLog]
  }

  /// Shows the host, handles events until the run ends, and removes the host from the screen.
  ///
  /// Call this method once.
  ///
  /// - Returns: The reason why the run ended.
  public func run() async -> Ending {
    begin()
    var ending = Ending.closed
    for await event in device.events {
      guard let end = handle(event) else { continue }
      ending = end
      break
    }
    end()
    return screen.wantsToQuit ? .quit : ending
  }

  /// Ends the run with ``Ending/quit``, as the key for quitting does.
  ///
  /// Use this method for a quit command of the app. Events received afterwards are ignored.
  public func quit() {
    screen.quit()
    device.close()
  }

  /// Makes the host appear on the screen.
  func begin() {
    isRunning = true
    collectDiagnostics()
    screen.host.needsFrameHandler = { [weak self] in self?.planFrame() }
    screen.host.appear()
    draw()
    let requests = device.capabilities.family.requests
    if !requests.isEmpty { device.write(Array(requests.utf8)) }
  }

  /// Removes the host from the screen and restores the terminal.
  func end() {
    isRunning = false
    screen.host.needsFrameHandler = nil
    screen.host.disappear()
    device.close()
    reportDiagnostics()
  }

  /// Collects diagnostics, because standard error is usually the same terminal: a line written
  /// there would corrupt the frame and disappear with it.
  private func collectDiagnostics() {
    guard screen.host.diagnosticHandler == nil else { return }
    collectsDiagnostics = true
    screen.host.diagnosticHandler = { [weak self] in self?.reported.append($0) }
  }

  private func reportDiagnostics() {
    guard collectsDiagnostics else { return }
    collectsDiagnostics = false
    screen.host.diagnosticHandler = nil
    for diagnostic in reported {
      TerminalSystem.writeError(SafeText(diagnostic.description).string)
    }
    reported = []
  }
}

// MARK: - Handling events

extension TerminalApplication {
  /// Handles an event of the device.
  ///
  /// - Returns: The reason why the run ends with this event, or `nil` if it continues.
  func handle(_ event: DeviceEvent) -> Ending? {
    switch event {
    case .bytes(let bytes):
      take(decoder.feed(bytes))
      scheduleFlush()
      if !screen.needsFrame { return nil }
    case .resized(let size):
      animator.interrupt()
      terminalSize = size
      updateScreenSize()
      writer.invalidate()
    case .outputAccepted: noteAcceptedOutput()
    case .logChanged:
      takeLog()
      return nil
    case .suspended: break
    case .resumed:
      decoder.reset()
      windowTitle = nil
      reportsMotion = false
      animator.interrupt()
      writer.invalidate()
    case .closed:
      take(decoder.flush(idle: .seconds(1)))
      return .closed
    case .terminated(let signal): return .terminated(signal)
    }
    if screen.wantsToQuit { return .quit }
    suspendOrDraw()
    return nil
  }

  private func suspendOrDraw() {
    let requests = screen.takeRequests()
    if requests.contains(.suspend) { device.suspend() }
    if requests.contains(.redraw) { writer.invalidate() }
    for command in requests { perform(command) }
    draw()
    scheduleSlice()
  }

  /// Schedules the next slice of a search. Events that arrive in the meantime are handled first.
  private func scheduleSlice() {
    guard screen.isFinding, !isSlicePending else { return }
    isSlicePending = true
    let clock = clock
    Task { [weak self] in
      await clock.sleep(Self.timeBetweenSlices)
      guard let self, isRunning else { return }
      isSlicePending = false
      screen.continueFinding()
      planFrame()
      scheduleSlice()
    }
  }

  private static let timeBetweenSlices = Duration.milliseconds(1)

  private func take(_ events: [InputEvent]) {
    inputs += 1
    if events.contains(where: \.isAction) { animator.interrupt() }
    deliver(events)
    // The report does not always describe the background, so the color is requested again.
    if events.contains(where: \.isColorScheme) {
      device.write(Array(device.capabilities.family.backgroundRequest.utf8))
    }
    scheduleTick()
  }

  /// Schedules the end of an incomplete key sequence, whose meaning depends on the time that passes
  /// without further input.
  private func scheduleFlush() {
    guard let timeout = decoder.timeout else { return }
    after(timeout) { application in
      application.take(application.decoder.flush(idle: timeout))
    }
  }

  /// Schedules a tick while a drag is in progress: a drag that rests on a tab selects it, and a
  /// drag at the end of a list scrolls it.
  private func scheduleTick() {
    guard screen.isDragging else { return }
    let interval = screen.tickInterval
    after(interval) { application in
      application.screen.tick(at: application.clock.now())
      // A drag that has rested for the whole delay needs no further ticks.
      if interval < Drag.springLoadingDelay { application.scheduleTick() }
    }
  }

  /// Performs an action after a delay, unless input arrives in the meantime.
  private func after(_ time: Duration, _ act: @escaping (TerminalApplication) -> Void) {
    let inputs = inputs
    let clock = clock
    Task { [weak self] in
      await clock.sleep(time)
      guard let self, isRunning, self.inputs == inputs else { return }
      act(self)
      if screen.wantsToQuit { return quit() }
      suspendOrDraw()
    }
  }
}

extension InputEvent {
  /// Whether the event is a report of the color scheme.
  fileprivate var isColorScheme: Bool {
    if case .reply(.colorScheme) = self { true } else { false }
  }

  /// Whether the event is a user action. Releasing a key, moving the mouse and replies of the
  /// terminal are not.
  fileprivate var isAction: Bool {
    switch self {
    case .key(let press): press.kind != .release
    case .mouse: !isMove
    case .paste: true
    case .focus, .reply: false
    }
  }
}
