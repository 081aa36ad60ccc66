import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Displayed rows in scripts and transcripts.
@MainActor struct DisplayedRowTests {
  private let json = #"""
    {"tabs":[{"id":"a","allowsHiding":true},"b",
      {"id":"g","children":["c","d"],"allowsReordering":true,
       "actions":[{"id":"n","title":"New"}]}]}
    """#

  @Test func `row 74: the row of an action has an item but no display calls`() throws {
    try expectTranscript(
      of: json,
      """
      > rows 5 1
        itemFor(action n, group: g)
        update(action n, group: g)
      > rows 0 0
      """
    )
    try expectTranscript(
      of: json,
      format: .json,
      script: "rows 4 9",
      #"""
      {"command":"rows 4 9","step":1}
      {"call":"itemFor","tab":"d"}
      {"call":"update","tab":"d"}
      {"call":"willBeginDisplaying","tab":"d"}
      {"action":"n","call":"itemFor","group":"g"}
      {"action":"n","call":"update","group":"g"}
      """#
    )
  }

  @Test func `rows displayed by a batch are notified at its end`() throws {
    try expectTranscript(
      of: json,
      """
      > batch
      > rows 0 5
      > set a title A
      > rows 1 1
      > end
        itemFor(b)
        update(b)
        willBeginDisplaying(b)
      """
    )
  }

  @Test func `the range of displayed rows outlasts the sidebar but not the host`() throws {
    try expectTranscript(
      of: json,
      after: "rows 0 1",
      """
      > size compact
        sidebarAvailabilityDidChange(available: false)
        didEndDisplaying(a)
      > size regular
        sidebarAvailabilityDidChange(available: true)
        itemFor(a)
        update(a)
        willBeginDisplaying(a)
      > restart
        didSelectTab(a, previous: nil) program
      """
    )
  }

  @Test func `rows 50, 52, 53 and 55: rows are not notified before editing ends`() throws {
    try expectTranscript(
      of: json,
      after: "rows 0 9\nedit",
      """
      > uncheck a
      > move d before c
      > drag c to bar
      > drag c off bar
      > bar hidden
      """
    )
  }

  @Test(arguments: [
    "rows 9223372036854775807 9223372036854775807", "rows 9223372036854775807 1",
    "rows 6 9223372036854775807", "rows 100 5",
  ])
  func `a range beyond the last row displays no rows`(command: String) throws {
    try expectTranscript(of: json, "> \(command)")
  }

  @Test func `a range larger than the sidebar displays all rows`() throws {
    let lines = try transcript(json, "rows 0 9223372036854775807\nscroll c\nscroll header")
    #expect(lines.count { $0.contains("willBeginDisplaying") } == 5)
    #expect(lines.suffix(2) == ["> scroll c", "> scroll header"])
  }

  @Test func `a wrapped delegate creates and updates the items`() throws {
    final class Rows: TabHostController.Sidebar.Delegate {
      final class Item: TabSidebarItem {}
      var updated: [TabSidebarItem] = []

      func tabHostController(
        _: TabHostController,
        sidebar _: TabHostController.Sidebar,
        itemFor request: TabSidebarItem.Request
      ) -> TabSidebarItem { Item(request: request) }

      func tabHostController(
        _: TabHostController,
        sidebar _: TabHostController.Sidebar,
        update item: TabSidebarItem
      ) {
        updated.append(item)
      }
    }
    let rows = Rows()
    let host = TabHostController()
    host.sidebar.delegate = rows
    let described = try HostDescription(json: json).makeHost(host)
    host.sidebar.displayedRows = 0..<1
    #expect(host.sidebar.item(at: 0) is Rows.Item)
    #expect(rows.updated.count == 1 && rows.updated.first === host.sidebar.item(at: 0))
    #expect(
      described.log.calls.suffix(3) == [.itemFor("a"), .update("a"), .willBeginDisplaying("a")]
    )
  }
}
