import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Running a host in a terminal.
@MainActor struct TerminalApplicationTests {
  private let device: HeadlessTerminalDevice
  private let host: TabHostController

  init() throws {
    let log = CallLog()
    device = try HeadlessTerminalDevice()
    host = .titled("a", "b", provider: log.provider())
  }

  @Test func `an application shows the host, handles keys, and restores the terminal`() async {
    device.feed("\u{1B}[C\r")
    device.feed("q")
    let ending = await TerminalApplication(host: host, device: device).run()
    expectEqual(ending, .quit)
    expectEqual(ending.exitStatus, 0)
    expectEqual(host.selectedTab?.identifier, "b")
    expect(!host.isDisplayed)
    let written = device.takeText()
    expect(written.hasPrefix(device.capabilities.modes.entry))
    expect(written.contains("Tab a"))
    expect(written.hasSuffix(device.capabilities.modes.exit))
  }

  @Test func `resizing the terminal updates the host's traits`() async {
    device.send(.resized(CellSize(columns: 30, rows: 20)))
    device.feed("q")
    _ = await TerminalApplication(host: host, device: device).run()
    expectEqual(host.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `closing the terminal ends the application with status 1`() async {
    device.send(.closed)
    let closed = await TerminalApplication(host: host, device: device).run()
    expectEqual(closed.exitStatus, 1)
    expect(device.isClosed)
  }

  @Test func `the app can end the application programmatically`() async {
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    application.quit()
    await expectEqual(ending, .quit)
    expect(!host.isDisplayed)
    expect(device.takeText().hasSuffix(device.capabilities.modes.exit))
  }

  @Test func `a diagnostic handler of the app is called immediately and stays installed`() async {
    let log = CallLog()
    log.record(host, of: [.diagnostic])
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    host.selectedIndex = 7
    expectEqual(log.diagnostics.map(\.name), ["invalidIndex"])
    application.quit()
    await expectEqual(ending, .quit)
    expect(host.diagnosticHandler != nil)
  }

  @Test func `a lone escape key can be bound to a command`() async {
    let application = TerminalApplication(host: host, device: device)
    application.screen.keyBindings[.escape] = .quit
    device.feed("\u{1B}")
    await expectEqual(application.run(), .quit)
  }

  @Test func `keys are handled again after Control-C ends a paste without an end mark`() async {
    let clock = ManualClock()
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.begin()
    expect(application.type("\u{1B}[200~hello\u{3}") == nil)
    for _ in 0..<3 {
      await runPendingTasks()
      clock.wake()
    }
    expect(application.type("q") == nil)
    await runPendingTasks()
    clock.wake()
    await runPendingTasks()
    expect(application.type("\u{3}") == nil)
    expectEqual(application.type("\u{3}"), .quit)
  }

  @Test func `a termination signal ends the application with the exit status that shells use`()
    async
  {
    device.send(.terminated(.terminate))
    let ending = await TerminalApplication(host: host, device: device).run()
    expectEqual(ending, .terminated(.terminate))
    expectEqual(ending.exitStatus, 143)
  }

  @Test func `after a suspension, the application redraws the whole screen`() async {
    // Quits when it is resumed.
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.feed("\u{1A}")
    device.feed("q")
    await expectEqual(ending, .quit)
    expectEqual(device.suspensions, 1)
  }

  @Test func `a programmatic change is drawn without any input`() async {
    // A task makes the change, and the user quits after it has been drawn.
    let device = device
    let host = host
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    _ = device.takeWritten()
    host.tabs[0].title = "Renamed"
    var written = ""
    while !written.contains("Renamed") {
      await Task.yield()
      written += device.takeText()
    }
    device.feed("q")
    await expectEqual(ending, .quit)
  }

  @Test func `setNeedsDisplay draws a frame, except when content calls it while drawing`() async {
    let page = Restless()
    host.tabs = [.showing(page, "r")]
    let clock = ManualClock()
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    async let ending = application.run()
    while page.draws == 0 { await Task.yield() }
    clock.time += .seconds(1)
    for _ in 0..<100 { await Task.yield() }
    expectEqual(page.draws, 1)
    page.setNeedsDisplay()
    page.setNeedsDisplay()
    for _ in 0..<100 { await Task.yield() }
    expectEqual(page.draws, 2)
    device.feed("q")
    await expectEqual(ending, .quit)
  }

  @Test func `the text cursor is shown at the position that the content sets`() async {
    let page = Restless()
    host.tabs = [.showing(page, "r")]
    // A click on the page, below the heading.
    device.feed("\u{1B}[<0;40;10M\u{1B}[<0;40;10m")
    device.feed("q")
    let application = TerminalApplication(host: host, device: device)
    _ = await application.run()
    let place = application.screen.cursor
    let page0 = application.screen.layout().content.page
    expectEqual(place, CellPoint(column: page0.column + 2, row: page0.row))
    expect(device.takeText().contains("\u{1B}[\(page0.row + 1);\(page0.column + 3)H"))
  }
}

/// Content that requests a frame in every frame.
private final class Restless: ViewController, TerminalContent {
  private(set) var draws = 0

  func draw(on canvas: inout Canvas) {
    draws += 1
    setNeedsDisplay()
    canvas.cursor = CellPoint(column: 2, row: 0)
  }
}
