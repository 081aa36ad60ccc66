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
    _ body: (ListViewController, HeadlessTerminalDevice) async -> Void
  ) async throws {
    let page = ListViewController(rows: [ListRow("Load", accessory: .progress(.spinner))])
    let host = TabHostController.titled("a") { _ in page }
    try await run(host, reducesMotion: reducesMotion) { await body(page, $0) }
  }

  private func run(
    _ host: TabHostController,
    reducesMotion: Bool = false,
    _ body: (HeadlessTerminalDevice) async -> Void
  ) async throws {
    let device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = reducesMotion
    application.begin()
    await runPendingTasks()
    _ = device.takeWritten()
    await body(device)
    application.type("q")
    clock.wake()
  }

  @Test func `a visible spinner requests one frame after another`() async throws {
    try await run { page, device in
      for _ in 0..<3 {
        #expect(clock.waits == 1)
        clock.time += HostScreen.spinnerInterval
        for _ in 0..<100 where device.written.isEmpty {
          clock.wake()
          await runPendingTasks()
        }
        #expect(!device.takeWritten().isEmpty)
      }
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
      #expect(clock.waits == 0)
    }
  }

  @Test func `a spinner stands still if motion is reduced`() async throws {
    try await run(reducesMotion: true) { _, device in #expect(clock.waits == 0) }
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
      #expect(clock.waits == 1)
      clock.time += HostScreen.spinnerInterval
      for _ in 0..<100 where device.written.isEmpty {
        clock.wake()
        await runPendingTasks()
      }
      let text = String(decoding: device.takeWritten(), as: UTF8.self)
      #expect(text.unicodeScalars.count { ("\u{2800}"..."\u{28FF}").contains($0) } == 1)
      #expect(text.utf8.count < 40, "\(text.debugDescription)")
    }
  }

  @Test(arguments: Place.allCases)
  func `with reduced motion, spinners stand still everywhere`(place: Place) async throws {
    try await run(place.host(), reducesMotion: true) { _ in #expect(clock.waits == 0) }
  }
}
