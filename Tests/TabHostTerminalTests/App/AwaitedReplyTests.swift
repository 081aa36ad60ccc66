import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Requests of a running application, and replies of the terminal.
@MainActor struct AwaitedReplyTests {
  private static let background = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let last = "\u{1B}[?62;22c"

  private let host = TabHostController.titled("a", "b", "c")
  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication

  init() throws {
    device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    device.repliesToRequests = false
    application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = true
    application.screen.keyBindings[.escape] = .quit
  }

  /// Lets time pass, and ends the waits that end by then.
  private func wait(_ time: Duration) async {
    await runPendingTasks()
    clock.time += time
    clock.wake(within: time)
    await runPendingTasks()
  }

  @Test func `the request for attributes, to which every terminal replies, is the last one`() {
    application.begin()
    expect(device.takeText().hasSuffix("\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"))
    application.type("\u{1B}[?997;1n")
    expect(device.takeText().contains("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
  }

  @Test func `a terminal without replies receives no request`() throws {
    let capabilities = TerminalCapabilities(family: .linuxConsole)
    let device = try HeadlessTerminalDevice(capabilities: capabilities)
    TerminalApplication(host: host, device: device, clock: clock.clock).begin()
    expect(!device.takeText().contains("\u{1B}[c"))
  }

  @Test(arguments: [1, 2, 3, 5, 9, 24])
  func `a reply in pieces performs no keys`(place: Int) async {
    application.begin()
    let reply = Self.background + Self.last
    application.type(String(reply.prefix(place)))
    await wait(.milliseconds(80))
    await wait(.milliseconds(700))
    expect(application.type(String(reply.dropFirst(place))) == nil)
    await wait(.seconds(1))
    expectEqual(host.traitCollection.userInterfaceStyle, .light)
    expectEqual(host.selectedIndex, 0)
    expect(!application.screen.wantsToQuit)
  }

  @Test func `Escape is a key after three seconds without the last reply`() async {
    application.begin()
    application.type(Self.background)
    application.type("\u{1B}")
    await wait(.milliseconds(50))
    await wait(.milliseconds(2949))
    expect(!application.screen.wantsToQuit)
    await wait(.milliseconds(2950))
    expect(application.screen.wantsToQuit)
  }

  @Test func `Escape is a key at once after the last reply`() async {
    application.begin()
    application.type(Self.last)
    application.type("\u{1B}")
    await wait(.milliseconds(50))
    expect(application.screen.wantsToQuit)
  }

  @Test func `an Escape before the last reply is a key as soon as the reply arrives`() {
    application.begin()
    application.type("\u{1B}")
    expectEqual(application.type(Self.background + Self.last), .quit)
  }

  // MARK: - Ending

  @Test func `a reply that is awaited at the end is not left to the shell`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.feed("q")
    await runPendingTasks()
    expect(!host.isDisplayed && !device.isClosed)
    device.feed("2" + Self.background)
    await runPendingTasks()
    expect(!device.isClosed)
    device.feed(Self.last)
    await expectEqual(ending, .quit)
    expect(device.isClosed)
    expectEqual(host.selectedIndex, 0)
  }

  @Test func `the end waits at most a second for a reply`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.send(.terminated(.terminate))
    await wait(.milliseconds(999))
    expect(!device.isClosed)
    await wait(.seconds(1))
    expect(device.isClosed)
    await expectEqual(ending, .terminated(.terminate))
  }

  @Test func `the end does not wait if no reply is awaited`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.feed(Self.last + "q")
    await expectEqual(ending, .quit)
    expectEqual(clock.waits, 0)
  }

  @Test func `the end does not wait for a terminal that has not replied for three seconds`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    clock.time += .seconds(3)
    device.feed("q")
    await expectEqual(ending, .quit)
    expectEqual(clock.waits, 0)
  }

  @Test func `the end does not wait for a terminal that is closed`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    device.send(.closed)
    await expectEqual(ending, .closed)
    expectEqual(clock.waits, 0)
  }

  @Test func `an app that quits waits for a reply, too, and handles no keys meanwhile`() async {
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    application.quit()
    await runPendingTasks()
    expect(!device.isClosed)
    device.feed("2")
    device.feed(Self.last)
    await expectEqual(ending, .quit)
    expectEqual(host.selectedIndex, 0)
  }

  @Test func `a suspension waits for a reply`() async {
    application.begin()
    application.type("\u{1A}")
    expectEqual(device.suspensions, 0)
    application.type(Self.background + Self.last)
    expectEqual(device.suspensions, 1)
    application.type("\u{1A}")
    expectEqual(device.suspensions, 2)
  }

  @Test func `a suspension waits at most a second for a reply`() async {
    application.begin()
    application.type("\u{1A}")
    await wait(.seconds(1))
    expectEqual(device.suspensions, 1)
  }
}
