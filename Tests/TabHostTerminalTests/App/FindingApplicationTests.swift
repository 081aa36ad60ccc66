import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Searching in a running application.
@MainActor struct FindingApplicationTests {
  @Test func `an application continues a search in slices, and handles keys between them`()
    async
    throws
  {
    let tabs = (0..<40).map { TabItem.bare("tab\($0)") }
    let clock = ManualClock()
    let application = TerminalApplication(
      host: TabHostController(tabs: tabs),
      device: try HeadlessTerminalDevice(),
      clock: clock.clock
    )
    application.begin()
    expect(application.handle(.bytes([0x10])) == nil)  // Ctrl-P
    application.screen.searchInSlices(of: 10)
    expect(application.type("t") == nil)
    expectEqual(application.screen.panel?.count, 10)
    for _ in 0..<1000 where application.screen.panel?.count == 10 {
      await Task.yield()
      clock.wake()
    }
    expectEqual(application.screen.panel?.count, 20)
    expect(application.screen.isFinding)
    expectEqual(application.handle(.bytes([0x03])), .quit)  // Ctrl-C
    application.end()
    clock.wake()
  }

  @Test func `an application continues the search of a list whose rows have changed`()
    async
    throws
  {
    var count = 5_000
    let list = ListViewController(
      sections: [ListSection(count: { count }, row: { ListRow("row \($0)") })]
    )
    let clock = ManualClock()
    let application = TerminalApplication(
      host: TabHostController(tabs: [.showing(list, "a")]),
      device: try HeadlessTerminalDevice(),
      clock: clock.clock
    )
    application.begin()
    let screen = application.screen
    for _ in 0..<9 where screen.focus != .content { application.type("\t") }
    application.type("f")
    application.type("7777")
    func finish() async {
      for _ in 0..<1000 where screen.isFinding {
        await Task.yield()
        clock.wake()
      }
    }
    await finish()
    expect(list.focusedIndex == nil && !screen.isFinding)
    count = 8_000
    list.setNeedsDisplay()
    for _ in 0..<100 where list.focusedIndex == nil {
      await Task.yield()
      clock.time += .seconds(1)
      clock.wake()
      await finish()
    }
    expectEqual(list.focusedIndex, ListIndex(7_777))
    application.end()
    clock.wake()
  }

  @Test func `a change of the size does not wait for events that take long`() async throws {
    let clock = ManualClock()
    let host = TabHostController(tabs: [.bare("a"), .bare("b")])
    var handled = ""
    for key in ["x", "y"] {
      // The app does much work for each key, such as a search.
      host.addKeyCommand(
        KeyCommand(title: key, input: key) { _ in
          handled += key
          clock.time += TerminalApplication.timeOfEvents * 3 / 4
        }
      )
    }
    let application = TerminalApplication(
      host: host,
      device: try HeadlessTerminalDevice(),
      clock: clock.clock
    )
    application.begin()
    application.type("xxxxx")
    expectEqual(handled, "xx")
    expect(application.handle(.resized(CellSize(columns: 30, rows: 20))) == nil)
    expectEqual(host.traitCollection.horizontalSizeClass, .compact)
    expectEqual(handled, "xx")
    // What is typed meanwhile is handled after the rest.
    application.type("y")
    for _ in 0..<1000 where handled.count < 6 {
      await Task.yield()
      clock.wake()
    }
    expectEqual(handled, "xxxxxy")
    application.end()
    clock.wake()
  }

  @Test func `events that take long are all handled when the terminal is closed`() throws {
    let clock = ManualClock()
    let host = TabHostController(tabs: [.bare("a")])
    var count = 0
    host.addKeyCommand(
      KeyCommand(title: "X", input: "x") { _ in
        count += 1
        clock.time += TerminalApplication.timeOfEvents
      }
    )
    let application = TerminalApplication(
      host: host,
      device: try HeadlessTerminalDevice(),
      clock: clock.clock
    )
    application.begin()
    application.type("xxx")
    expectEqual(count, 1)
    expectEqual(application.handle(.closed), .closed)
    expectEqual(count, 3)
    application.end()
    clock.wake()
  }
}
