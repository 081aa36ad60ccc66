public import TabHost

/// Runs a host in a terminal until the person leaves, the terminal is gone, or the process is asked
/// to end.
///
/// One call in `main.swift`:
///
///     await TerminalApplication.main(host)
///
/// The host is drawn anew whenever it has changed, whoever changed it: timers and tasks of the app
/// write to its tabs, and that is all. Where the terminal is fast enough, the sidebar slides when
/// it comes or goes; see ``reducesMotion``. What the host reports meanwhile is written to standard
/// error when the terminal is given back, unless it has a `diagnosticHandler`.
@MainActor public final class TerminalApplication {
  /// How a run has ended.
  public enum Ending: Hashable, Sendable {
    /// The person has left.
    case quit
    /// The terminal is gone, or its input has ended.
    case closed
    /// The process was asked to end.
    case terminated(TerminationSignal)

    /// The status to exit with: 0 if the person has left, 1 if the terminal is gone, and for a
    /// signal that by which shells report it.
    public var exitStatus: Int32 {
      switch self {
      case .quit: 0
      case .closed: 1
      case .terminated(let signal): signal.exitStatus
      }
    }
  }

  /// The host on its screen.
  public let screen: HostScreen

  /// Whether the sidebar comes and goes at once. Otherwise it slides, where the terminal is fast
  /// enough for that; in the console of Linux and in plain terminals it never does.
  ///
  /// The default is false, or true if the environment has `TABHOST_REDUCE_MOTION`.
  public var reducesMotion: Bool

  let device: any TerminalDevice
  let clock: ApplicationClock
  var writer: FrameWriter
  var animator = SidebarAnimator()
  var pace = TerminalPace()
  var isFrameDue = false
  /// Whether the host is being drawn; what changes meanwhile is looked at when that is done.
  var isDrawing = false
  /// Whether the last frame was followed by another because of what changed as it was drawn.
  var isRedrawn = false
  /// Whether such a frame waits for its time.
  var isRedrawDue = false
  private(set) var isRunning = false
  /// What the host has reported, and nobody but the screen would have shown.
  private var reported: [TabHostController.Diagnostic] = []
  private var keepsDiagnostics = false
  private var decoder = InputDecoder()
  /// How many pieces of input have come, by which a wait knows whether it was in vain.
  private var inputs = 0

  /// Makes an application of a host and a device, which is set up already.
  public convenience init(host: TabHostController, device: any TerminalDevice) {
    self.init(host: host, device: device, clock: .system())
  }

  init(host: TabHostController, device: any TerminalDevice, clock: ApplicationClock) {
    self.device = device
    self.clock = clock
    let capabilities = device.capabilities
    reducesMotion = capabilities.reducesMotion
    writer = FrameWriter(
      colors: capabilities.colors,
      synchronizesOutput: !capabilities.modes.frameStart.isEmpty
    )
    screen = HostScreen(
      host: host,
      size: device.size,
      options: FrameOptions(drawing: capabilities.drawing)
    )
  }

  /// Shows the host, follows what happens until the end, and takes it off the screen. To be called
  /// once.
  public func run() async -> Ending {
    begin()
    var ending = Ending.closed
    for await event in device.events {
      guard let end = follow(event) else { continue }
      ending = end
      break
    }
    end()
    return screen.wantsToQuit ? .quit : ending
  }

  /// Ends the run, as the person does with the key for it; for an app that has a command of its
  /// own. Nothing more that comes in is followed.
  public func quit() {
    screen.quit()
    device.close()
  }

  /// Puts the host on the screen.
  func begin() {
    isRunning = true
    keepDiagnostics()
    screen.host.needsFrameHandler = { [weak self] in self?.planFrame() }
    screen.host.appear()
    draw()
  }

  /// Takes the host off the screen, and gives the terminal back.
  func end() {
    isRunning = false
    screen.host.needsFrameHandler = nil
    screen.host.disappear()
    device.close()
    tellDiagnostics()
  }

  /// Standard error is the screen. What goes there by default would stay in the picture, and be
  /// gone with it.
  private func keepDiagnostics() {
    guard screen.host.diagnosticHandler == nil else { return }
    keepsDiagnostics = true
    screen.host.diagnosticHandler = { [weak self] in self?.reported.append($0) }
  }

  private func tellDiagnostics() {
    guard keepsDiagnostics else { return }
    keepsDiagnostics = false
    screen.host.diagnosticHandler = nil
    for diagnostic in reported {
      TerminalSystem.writeError(SafeText(diagnostic.description).string)
    }
    reported = []
  }
}

// MARK: - Following events

extension TerminalApplication {
  /// Follows an event of the device. Not nil if it is the last one.
  func follow(_ event: DeviceEvent) -> Ending? {
    switch event {
    case .bytes(let bytes):
      take(decoder.feed(bytes))
      waitForTheRest()
    case .resized(let size):
      animator.interrupt()
      screen.size = size
      writer.invalidate()
    case .suspended: break
    case .resumed:
      decoder.reset()
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
    if screen.takeSuspension() { device.suspend() }
    draw()
  }

  private func take(_ events: [InputEvent]) {
    inputs += 1
    if events.contains(where: \.isAction) { animator.interrupt() }
    for event in events where !screen.wantsToQuit {
      screen.handle(event, at: clock.now())
    }
    restOnTarget()
  }

  /// Where input has paused in the middle of a key, time tells what it was.
  private func waitForTheRest() {
    guard let timeout = decoder.timeout else { return }
    after(timeout) { application in
      application.take(application.decoder.flush(idle: timeout))
    }
  }

  /// Where something is dragged, time tells whether it rests; at the end of a list, it scrolls on.
  private func restOnTarget() {
    guard screen.isDragging else { return }
    let interval = screen.tickInterval
    after(interval) { application in
      application.screen.tick(at: application.clock.now())
      // What has rested for so long has rested.
      if interval < Drag.springLoadingDelay { application.restOnTarget() }
    }
  }

  /// Does something after a while, unless something came in meanwhile.
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
  /// Whether the person does something: lets go of a key, and what a terminal says, are not that.
  fileprivate var isAction: Bool {
    switch self {
    case .key(let press): press.kind != .release
    case .mouse, .paste: true
    case .focus, .reply: false
    }
  }
}
