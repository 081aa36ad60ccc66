import TabHost
import TabHostTestSupport
import TabHostTesting
import TerminalTestSupport
import Testing

@testable import TabHostTerminal

/// Sidebar animation.
@MainActor struct SidebarMotionTests {
  private let host = TabHostController.titled("a", "b", "c")
  private let clock = ManualClock()

  /// A running application and the contents of its terminal.
  @MainActor private final class Running {
    let application: TerminalApplication
    let device: HeadlessTerminalDevice
    let clock: ManualClock
    private(set) var ending: TerminalApplication.Ending?
    private(set) var shown: ScreenModel

    init(_ application: TerminalApplication, _ device: HeadlessTerminalDevice, _ clock: ManualClock)
    {
      (self.application, self.device, self.clock) = (application, device, clock)
      shown = ScreenModel(size: device.size)
    }

    /// Runs all pending tasks. Returns whether the application has written anything.
    @discardableResult func settle() async -> Bool {
      await runPendingTasks()
      let written = device.takeWritten()
      shown.feed(written)
      return !written.isEmpty
    }

    /// Sends input. Returns whether the application has written anything immediately.
    @discardableResult func feed(_ text: String) async -> Bool {
      await handle(.bytes(Array(text.utf8)))
    }

    @discardableResult func handle(_ event: DeviceEvent) async -> Bool {
      ending = application.handle(event)
      return await settle()
    }

    /// Ends the wait between two frames of the animation.
    func step() async -> Bool {
      clock.wake()
      return await settle()
    }

    /// Whether the terminal shows the current state of the host.
    var isDone: Bool { shown.mistakes(showing: application.screen.frame()).isEmpty }
  }

  init() {
    host.mode = .tabSidebar
  }

  private func run(
    _ capabilities: TerminalCapabilities = TerminalCapabilities(colors: .ansi16),
    delay: Duration = .zero,
    reducesMotion: Bool? = nil,
    _ body: @MainActor (Running) async -> Void
  ) async throws {
    let inner = try HeadlessTerminalDevice(capabilities: capabilities)
    _ = inner.takeWritten()
    let device = SlowTerminalDevice(inner, clock, delay: delay)
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    if let reducesMotion { application.reducesMotion = reducesMotion }
    application.begin()
    let running = Running(application, inner, clock)
    await running.settle()
    expect(running.isDone)
    await body(running)
    await running.feed("q")
    expectEqual(running.ending, .quit)
    clock.wake()
  }

  private static let toggle = "\u{2}"

  @Test func `the animation consists of five frames and ends with the frame of the host`()
    async throws
  {
    try await run { running in
      for isHidden in [true, false] {
        await expect(running.feed(Self.toggle))
        expectEqual(host.sidebar.isHidden, isHidden)
        for _ in 1..<SidebarAnimator.steps {
          expect(!running.isDone)
          await expect(running.step())
        }
        expect(running.isDone)
        expectEqual(clock.waits, 0)
      }
    }
  }

  @Test func `a key press ends the animation with the frame of the host`() async throws {
    try await run { running in
      await running.feed(Self.toggle)
      await expect(running.feed("2"))
      expectEqual(host.selectedTab?.identifier, "b")
      expect(running.isDone)
      await expect(!running.step())
    }
  }

  @Test func `toggling the sidebar during the animation shows the original state immediately`()
    async throws
  {
    try await run { running in
      await running.feed(Self.toggle)
      await expect(running.feed(Self.toggle))
      expect(!host.sidebar.isHidden)
      expect(running.isDone)
      await expect(!running.step())
      await running.feed(Self.toggle)
      expect(!running.isDone)
    }
  }

  @Test func `releasing a key does not end the animation`() async throws {
    try await run { running in
      await running.feed("\u{1B}[98;5:1u")
      await expect(!running.feed("\u{1B}[98;5:3u"))
      expect(!running.isDone)
      await expect(running.step())
    }
  }

  @Test func `a change of the host ends the animation`() async throws {
    try await run { running in
      await running.feed(Self.toggle)
      clock.time += .milliseconds(10)
      host.tabs[0].title = "Renamed"
      await expect(running.settle())
      expect(running.isDone)
      await expect(!running.step())
    }
  }

  @Test func `resizing the terminal ends the animation and does not start one`() async throws {
    try await run { running in
      await running.feed(Self.toggle)
      await expect(running.handle(.resized(running.device.size)))
      expect(running.isDone)
      await expect(!running.step())
    }
  }

  @Test func `quitting during the animation ends the application`() async throws {
    try await run { running in
      await running.feed(Self.toggle)
      expect(!running.isDone)
    }
  }

  @Test(arguments: [TerminalFamily.plain, .linuxConsole])
  func `plain terminals and the Linux console show no animation`(family: TerminalFamily)
    async throws
  {
    try await run(TerminalCapabilities(colors: .ansi16, family: family)) { running in
      await expect(running.feed(Self.toggle))
      expect(running.isDone)
    }
  }

  @Test func `no animation is shown if the app or the environment reduces motion`()
    async throws
  {
    let environment = ["TERM": "xterm", "LANG": "C.UTF-8", "TABHOST_REDUCE_MOTION": "1"]
    let reduced = TerminalCapabilities(environment: environment)
    try await run(reduced) { running in
      expect(running.application.reducesMotion)
      await expect(running.feed(Self.toggle))
      expect(running.isDone)
    }
    try await run(reducesMotion: true) { running in
      await expect(running.feed(Self.toggle))
      expect(running.isDone)
    }
    try await run(reduced, reducesMotion: false) { running in
      await running.feed(Self.toggle)
      expect(!running.isDone)
    }
  }

  @Test func `a slow terminal shows no animation`() async throws {
    try await run(delay: .milliseconds(40)) { running in
      await expect(running.feed(Self.toggle))
      expect(running.isDone)
    }
  }

  @Test func `a terminal counts as fast again after eight fast writes`() {
    var pace = TerminalPace()
    expect(!pace.isFast)
    pace.note(.milliseconds(40))
    for _ in 0..<7 { pace.note(.milliseconds(1)) }
    expect(!pace.isFast)
    pace.note(.milliseconds(1))
    expect(pace.isFast)
  }

  @Test func `if the terminal becomes slow, the animation skips to its last frame`() throws {
    let fixture = PaintingFixture(.pad, selected: "Library")
    let size = CellSize(columns: 80, rows: 24)
    var animator = SidebarAnimator()
    func picture() -> Frame {
      let layout = fixture.painter().layout(size: size)
      return animator.picture(of: fixture.painter().frame(layout), layout, allowed: true)
    }
    _ = picture()
    fixture.host.sidebar.isHidden = true
    expect(picture() != fixture.painter().frame(size: size))
    expectEqual(animator.next(isFast: false), fixture.painter().frame(size: size))
    expect(animator.next(isFast: true) == nil)
    expect(animator.slide == nil)
  }
}
