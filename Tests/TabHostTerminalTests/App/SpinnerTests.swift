import TabHost
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
    let device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = reducesMotion
    application.begin()
    await runPendingTasks()
    _ = device.takeWritten()
    await body(page, device)
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
}
