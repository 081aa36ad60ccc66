import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Spinners in a running application.
@MainActor struct SpinnerTests {
  private let clock = ManualClock()

  private func run(
    reducesMotion: Bool = false,
    _ body: (ListViewController, SlowTerminalDevice) async -> Void
  ) async throws {
    let page = ListViewController(rows: [ListRow("Load", accessory: .progress(.spinner))])
    let host = TabHostController.titled("a") { _ in page }
    try await run(host, reducesMotion: reducesMotion) { await body(page, $0) }
  }

  private func run(
    _ host: TabHostController,
    reducesMotion: Bool = false,
    drawing: LineDrawing = .unicode,
    _ body: (SlowTerminalDevice) async -> Void
  ) async throws {
    let capabilities = TerminalCapabilities(colors: .ansi16, drawing: drawing)
    let inner = try HeadlessTerminalDevice(capabilities: capabilities)
    let device = SlowTerminalDevice(inner, clock, delay: .zero)
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = reducesMotion
    application.begin()
    await runPendingTasks()
    _ = device.takeWritten()
    await body(device)
    application.type("q")
    clock.wake()
  }

  /// Ends the wait for the next step of a spinner, and returns what is written then.
  private func turn(_ device: SlowTerminalDevice, after interval: Duration) async -> [UInt8] {
    clock.time += interval
    for _ in 0..<100 where device.written.isEmpty {
      clock.wake()
      await runPendingTasks()
    }
    return device.takeWritten()
  }

  @Test func `a visible spinner requests one frame after another`() async throws {
    try await run { page, device in
      for _ in 0..<3 {
        expectEqual(clock.waits, 1)
        await expect(!turn(device, after: HostScreen.spinnerInterval).isEmpty)
      }
    }
  }

  @Test(arguments: [LineDrawing.unicode, .ascii, .console])
  func `a spinner turns on after a slow write, and fast again when the terminal is`(
    drawing: LineDrawing
  ) async throws {
    try await run(Place.page.host(), drawing: drawing) { device in
      device.delay = .milliseconds(9)
      _ = await turn(device, after: HostScreen.spinnerInterval)
      device.delay = .zero
      var intervals: [Duration] = []
      for _ in 0..<12 {
        intervals.append(clock.sleeps.last ?? .zero)
        await expect(!turn(device, after: intervals[intervals.count - 1]).isEmpty)
      }
      let slow = [Duration](repeating: .seconds(1), count: 8)
      expectEqual(intervals, slow + [Duration](repeating: HostScreen.spinnerInterval, count: 4))
    }
  }

  @Test func `nothing is drawn while no spinner is visible`() async throws {
    try await run { page, device in
      page.sections = [ListSection(rows: [ListRow("Load", accessory: .progress(.bar(1)))])]
      for _ in 0..<3 {
        clock.time += HostScreen.spinnerInterval
        clock.wake()
        await runPendingTasks()
      }
      _ = device.takeWritten()
      expectEqual(clock.waits, 0)
    }
  }

  @Test func `a spinner stands still if motion is reduced`() async throws {
    try await run(reducesMotion: true) { _, device in expectEqual(clock.waits, 0) }
  }

  /// A host with a spinner outside of a list.
  enum Place: CaseIterable {
    case badgeInBar, badgeInSidebar, accessoryInSidebar, barButton, page, bottomAccessory

    @MainActor func host() -> TabHostController {
      let page = ViewController()
      let host = TabHostController(tabs: [.showing(page, "a"), .shown("b")])
      host.traitCollection = .pad
      host.mode = .tabSidebar
      switch self {
      case .badgeInBar:
        host.mode = .tabBar
        host.tabs[1].badge = .progress(.spinner)
      case .badgeInSidebar: host.tabs[1].badge = .progress(.spinner)
      case .accessoryInSidebar:
        host.sidebar.displayedRows = 0..<4
        host.appear()
        host.sidebar.item(for: host.tabs[1])?.accessories = [.progress(.spinner)]
      case .barButton:
        let button = BarButtonItem(title: "Refresh")
        button.badge = .progress(.spinner)
        page.navigationItem.rightBarButtonItem = button
      case .page: page.contentUnavailableConfiguration = .loading()
      case .bottomAccessory:
        let now = ViewController()
        now.contentUnavailableConfiguration = .loading()
        host.bottomAccessory = TabAccessory(contentView: now)
      }
      return host
    }
  }

  @Test(arguments: Place.allCases)
  func `a spinner turns wherever it is, and only its cell is drawn again`(place: Place) async throws
  {
    try await run(place.host()) { device in
      expectEqual(clock.waits, 1)
      let written = await turn(device, after: HostScreen.spinnerInterval)
      let text = String(decoding: written, as: UTF8.self)
      expectEqual(text.unicodeScalars.count { ("\u{2800}"..."\u{28FF}").contains($0) }, 1)
      expect(text.utf8.count < 40, "\(text.debugDescription)")
    }
  }

  @Test(arguments: Place.allCases)
  func `with reduced motion, spinners stand still everywhere`(place: Place) async throws {
    try await run(place.host(), reducesMotion: true) { _ in expectEqual(clock.waits, 0) }
  }
}
