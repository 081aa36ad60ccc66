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
    let tabs = (0..<3 * ElementSearch.collectedPerSlice).map { TabItem.bare("tab\($0)") }
    let clock = ManualClock()
    let application = TerminalApplication(
      host: TabHostController(tabs: tabs),
      device: try HeadlessTerminalDevice(),
      clock: clock.clock
    )
    application.begin()
    #expect(application.handle(.bytes([0x10])) == nil)  // Ctrl-P
    var totals: [Int] = []
    func waitForSlice() async {
      let total = application.screen.panel?.field?.total
      for _ in 0..<1000 where application.screen.panel?.field?.total == total {
        await Task.yield()
        clock.wake()
      }
    }
    totals.append(application.screen.panel?.field?.total ?? 0)
    await waitForSlice()
    totals.append(application.screen.panel?.field?.total ?? 0)
    #expect(application.screen.isFinding)
    #expect(application.handle(.bytes([0x03])) == .quit)  // Ctrl-C
    #expect(totals.map { $0 / ElementSearch.collectedPerSlice } == [1, 2])
    application.end()
    clock.wake()
  }
}
