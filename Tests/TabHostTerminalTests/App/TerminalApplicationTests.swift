import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("A host run in a terminal") struct TerminalApplicationTests {
  private let device: HeadlessTerminalDevice
  private let host: TabHostController

  init() throws {
    let log = CallLog()
    device = try HeadlessTerminalDevice()
    host = TabHostController(
      tabs: ["a", "b"].map { name in
        TabItem(title: "Tab \(name)", identifier: name, viewProvider: log.provider())
      }
    )
  }

  private func text() -> String { String(decoding: device.takeWritten(), as: UTF8.self) }

  @Test func `it shows the host, follows the keys, and leaves the terminal as it was`() async {
    device.feed("\u{1B}[C\r")
    device.feed("q")
    let ending = await TerminalApplication(host: host, device: device).run()
    #expect(ending == .quit)
    #expect(ending.exitStatus == 0)
    #expect(host.selectedTab?.identifier == "b")
    #expect(!host.isDisplayed)
    let written = text()
    #expect(written.hasPrefix(device.capabilities.modes.entry))
    #expect(written.contains("Tab a"))
    #expect(written.hasSuffix(device.capabilities.modes.exit))
  }

  @Test func `another size is another layout`() async {
    device.send(.resized(CellSize(columns: 30, rows: 20)))
    device.feed("q")
    _ = await TerminalApplication(host: host, device: device).run()
    #expect(host.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `it ends with the terminal, and with the process`() async {
    device.send(.closed)
    let closed = await TerminalApplication(host: host, device: device).run()
    #expect(closed.exitStatus == 1)
    #expect(device.isClosed)
  }

  @Test func `an app ends it with a command of its own`() async {
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    application.quit()
    #expect(await ending == .quit)
    #expect(!host.isDisplayed)
    #expect(text().hasSuffix(device.capabilities.modes.exit))
  }

  @Test func `what is reported by default waits until the terminal is given back`() async {
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    #expect(host.diagnosticHandler != nil)
    application.quit()
    #expect(await ending == .quit)
    #expect(host.diagnosticHandler == nil)
  }

  @Test func `a handler of the app's own is told at once`() async {
    let log = CallLog()
    log.recordDiagnostics(of: host)
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    host.selectedIndex = 7
    #expect(log.diagnostics.map(\.name) == ["invalidIndex"])
    application.quit()
    #expect(await ending == .quit)
    #expect(host.diagnosticHandler != nil)
  }

  @Test func `a key that only time tells from others may end it, too`() async {
    let application = TerminalApplication(host: host, device: device)
    application.screen.keyBindings[.escape] = .quit
    device.feed("\u{1B}")
    #expect(await application.run() == .quit)
  }

  @Test func `a signal ends it with the status by which shells report it`() async {
    device.send(.terminated(.terminate))
    let ending = await TerminalApplication(host: host, device: device).run()
    #expect(ending == .terminated(.terminate))
    #expect(ending.exitStatus == 143)
  }

  @Test func `it goes back to the shell and draws all of it when it is back`() async {
    device.feed("\u{1A}")
    device.feed("q")
    _ = await TerminalApplication(host: host, device: device).run()
    #expect(device.suspensions == 1)
  }

  @Test func `what the app changes by itself is drawn by itself`() async {
    // The change is made by a task, and the person leaves when it was drawn.
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
      written += text()
    }
    device.feed("q")
    #expect(await ending == .quit)
  }

  @Test func `content that asks for a frame gets one, and none for asking while it draws`() async {
    let page = Restless()
    host.tabs = [TabItem(title: "r", identifier: "r") { _ in page }]
    let application = TerminalApplication(host: host, device: device)
    async let ending = application.run()
    while page.draws == 0 { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(page.draws == 1)
    page.setNeedsDisplay()
    page.setNeedsDisplay()
    for _ in 0..<100 { await Task.yield() }
    #expect(page.draws == 2)
    device.feed("q")
    #expect(await ending == .quit)
  }

  @Test func `the text cursor of content is shown where that says`() async {
    let page = Restless()
    host.tabs = [TabItem(title: "r", identifier: "r") { _ in page }]
    // A click into the page, below the heading.
    device.feed("\u{1B}[<0;40;10M\u{1B}[<0;40;10m")
    device.feed("q")
    let application = TerminalApplication(host: host, device: device)
    _ = await application.run()
    let place = application.screen.cursor
    let page0 = application.screen.layout().content.page
    #expect(place == CellPoint(column: page0.column + 2, row: page0.row))
    #expect(text().contains("\u{1B}[\(page0.row + 1);\(page0.column + 3)H"))
  }
}

/// Content that asks for a frame in every frame.
private final class Restless: ViewController, TerminalContent {
  private(set) var draws = 0

  func draw(on canvas: inout Canvas) {
    draws += 1
    setNeedsDisplay()
    canvas.cursor = CellPoint(column: 2, row: 0)
  }
}
