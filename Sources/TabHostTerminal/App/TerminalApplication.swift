import TabHost

/// Runs a host in a terminal until the person leaves, the terminal is gone, or the process is asked
/// to end.
///
/// One call in `main.swift`:
///
///     exit(try await TerminalApplication.run(host))
///
/// The host is drawn anew whenever it has changed, whoever changed it: timers and tasks of the app
/// write to its tabs, and that is all.
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

  private let device: any TerminalDevice
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var writer: FrameWriter
  private var decoder = InputDecoder()
  /// How many pieces of input have come, by which a wait knows whether it was in vain.
  private var inputs = 0
  private var isFrameDue = false
  private var isRunning = false

  /// Makes an application of a host and a device, which is set up already.
  public init(host: TabHostController, device: any TerminalDevice) {
    self.device = device
    start = clock.now
    let capabilities = device.capabilities
    writer = FrameWriter(
      usesColor: capabilities.colors != .none,
      synchronizesOutput: !capabilities.modes.frameStart.isEmpty
    )
    screen = HostScreen(
      host: host,
      size: device.size,
      options: FrameOptions(drawing: capabilities.drawing)
    )
  }

  /// Runs a host in the terminal that the process was started in.
  ///
  /// The terminal is as it was before when this returns. A signal that asked the process to end
  /// ends it then, as it does by default.
  ///
  /// - Returns: The status to exit with.
  /// - Throws: ``TerminalDeviceError`` if there is no terminal to run in; nothing has changed then.
  public static func run(_ host: TabHostController) async throws -> Int32 {
    let application = TerminalApplication(host: host, device: try StandardTerminal.open())
    let ending = await application.run()
    if case .terminated(let signal) = ending { signal.endProcess() }
    return ending.exitStatus
  }

  /// Shows the host, follows what happens until the end, and takes it off the screen. To be called
  /// once.
  public func run() async -> Ending {
    isRunning = true
    let host = screen.host
    host.needsFrameHandler = { [weak self] in self?.planFrame() }
    host.appear()
    draw()
    var ending = Ending.closed
    for await event in device.events {
      guard let end = follow(event) else { continue }
      ending = end
      break
    }
    isRunning = false
    host.needsFrameHandler = nil
    host.disappear()
    device.close()
    return ending
  }
}

// MARK: - Following events

extension TerminalApplication {
  /// Follows an event of the device. Not nil if it is the last one.
  private func follow(_ event: DeviceEvent) -> Ending? {
    switch event {
    case .bytes(let bytes):
      take(decoder.feed(bytes))
      waitForTheRest()
    case .resized(let size):
      screen.size = size
      writer.invalidate()
    case .suspended: break
    case .resumed:
      decoder.reset()
      writer.invalidate()
    case .closed:
      take(decoder.flush(idle: .seconds(1)))
      return screen.wantsToQuit ? .quit : .closed
    case .terminated(let signal): return .terminated(signal)
    }
    if screen.wantsToQuit { return .quit }
    if screen.takeSuspension() { device.suspend() }
    draw()
    return nil
  }

  private func take(_ events: [InputEvent]) {
    inputs += 1
    for event in events where !screen.wantsToQuit {
      screen.handle(event, at: clock.now - start)
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
      application.screen.tick(at: application.clock.now - application.start)
      // What has rested for so long has rested.
      if interval < Drag.springLoadingDelay { application.restOnTarget() }
    }
  }

  /// Does something after a while, unless something came in meanwhile.
  private func after(_ time: Duration, _ act: @escaping (TerminalApplication) -> Void) {
    let inputs = inputs
    Task { [weak self] in
      try? await Task.sleep(for: time)
      guard let self, isRunning, self.inputs == inputs else { return }
      act(self)
      draw()
    }
  }
}

// MARK: - Drawing

extension TerminalApplication {
  /// The host has changed: it is drawn once everything that changes it now has done so.
  private func planFrame() {
    guard isRunning, !isFrameDue else { return }
    isFrameDue = true
    Task { [weak self] in
      guard let self, isFrameDue, isRunning else { return }
      draw()
    }
  }

  private func draw() {
    isFrameDue = false
    let frame = screen.frame()
    let bytes = writer.bytes(toShow: frame, cursor: screen.cursor)
    // What the picture itself has changed is in it.
    _ = screen.host.takeChanges()
    if !bytes.isEmpty { device.write(bytes) }
  }
}
