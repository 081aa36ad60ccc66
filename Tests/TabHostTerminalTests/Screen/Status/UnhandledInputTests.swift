import TabHost
import Testing

@testable import TabHostTerminal

@MainActor struct UnhandledInputTests {
  @Test func `a key that content does not handle is not refused in the status line`() {
    let fixture = ViewFixture(ListViewController(rows: [ListRow("a")]), rows: 14)
    fixture.screen.options.showsStatusLine = true
    let before = fixture.screen.lastLine
    fixture.press(.character("x"))
    #expect(fixture.screen.lastLine == before)
  }
}
