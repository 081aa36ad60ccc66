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

  @Test func `each call of a row is one JSON object per line`() throws {
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
    expect(host.sidebar.item(at: 0) is Rows.Item)
    expect(rows.updated.count == 1 && rows.updated.first === host.sidebar.item(at: 0))
    expectEqual(
      described.log.calls.suffix(3),
      [.itemFor("a"), .update("a"), .willBeginDisplaying("a")]
    )
  }
}
