import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Searching in a running application") struct FindingApplicationTests {
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
    #expect(application.handle(.bytes([0x10])) == nil)  // Ctrl-P
    application.screen.searchInSlices(of: 10)
    #expect(application.handle(.bytes(Array("t".utf8))) == nil)
    #expect(application.screen.panel?.count == 10)
    for _ in 0..<1000 where application.screen.panel?.count == 10 {
      await Task.yield()
      clock.wake()
    }
    #expect(application.screen.panel?.count == 20)
    #expect(application.screen.isFinding)
    #expect(application.handle(.bytes([0x03])) == .quit)  // Ctrl-C
    application.end()
    clock.wake()
  }
}
