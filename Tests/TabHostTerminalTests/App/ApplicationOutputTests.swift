import TabHost
import TabHostTestSupport
import TabHostTesting
import TerminalTestSupport
import Testing

@testable import TabHostTerminal

/// Output of a running host.
@MainActor struct ApplicationOutputTests {
  private let host = TabHostController.titled("a", "b")
  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication

  init() throws {
    device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    _ = device.takeWritten()
    application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = true
    application.begin()
  }

  /// Runs the pending tasks of the main actor and returns the output since the last time.
  private func output() async -> String {
    await runPendingTasks()
    return device.takeText()
  }

  /// Returns whether output replaces everything on the screen with the current frame.
  private func isWholeFrame(_ output: String) -> Bool {
    var shown = ScreenModel(size: device.size)
    shown.feed(Array(output.utf8))
    return output.contains("\u{1B}[2J") && shown.mistakes(showing: application.screen.frame()) == []
  }

  private func rename(_ title: String) {
    clock.time += .seconds(1)
    host.tabs[0].title = title
  }

  @Test func `while the terminal accepts no output, frames are replaced by the newest one`() async {
    _ = await output()
    device.acceptsOutput = false
    for title in ["First", "Second", "Third", "Fourth"] {
      rename(title)
      await expectEqual(output(), "")
    }
    device.acceptsOutput = true
    expect(application.handle(.outputAccepted) == nil)
    let text = await output()
    expectEqual(
      ["First", "Second", "Third", "Fourth"].map(text.contains),
      [true, false, false, true]
    )
    expect(!device.hasPendingOutput)
  }

  @Test func `keys are handled while the terminal accepts no output`() async {
    device.acceptsOutput = false
    rename("First")
    _ = await output()
    expect(application.type("2") == nil)
    expectEqual(host.selectedTab?.identifier, "b")
    expectEqual(application.type("q"), .quit)
  }

  @Test func `programmatic changes are drawn at a limited rate`() async {
    _ = await output()
    host.tabs[0].title = "Soon"
    await expectEqual(output(), "")
    expectEqual(clock.waits, 1)
    host.tabs[0].title = "Later"
    clock.wake()
    let text = await output()
    expect(text.contains("Later"))
    expectEqual(clock.waits, 0)
    rename("Now")
    await expect(output().contains("Now"))
    expectEqual(clock.waits, 0)
  }

  @Test func `a key is drawn immediately`() async {
    _ = await output()
    application.type("2")
    await expect(output().contains("Tab b"))
  }

  @Test(arguments: [
    DeviceEvent.bytes([0x0C]), .resized(CellSize(columns: 80, rows: 24)), .resumed,
  ])
  func `Control-L, a signal with the same size and a resumption write the whole screen`(
    event: DeviceEvent
  ) async {
    expect(isWholeFrame(await output()))
    application.type("2")
    expect(!isWholeFrame(await output()))
    _ = application.handle(event)
    expect(isWholeFrame(await output()))
  }

  @Test func `text that arrives at once is entered as if it was typed`() async {
    var texts: [String] = []
    host.isSearchable = true
    host.searchTextHandler = { texts.append($0) }
    application.type("/")
    application.type("abd\u{7F}c")
    expectEqual(texts, ["a", "ab", "abd", "ab", "abc"])
    texts = []
    application.type("\u{15}xy\rq")
    expectEqual(texts, ["", "x", "xy"])
    expect(application.screen.wantsToQuit)
  }
}
