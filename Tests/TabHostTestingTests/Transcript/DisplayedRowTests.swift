import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests of rows 48, 67, 68, 74 and 75 with scripts.
@MainActor struct DisplayedRowTests {
  private let json = #"""
    {"tabs":["a","b",{"id":"g","children":["c"],"actions":[{"id":"n","title":"New"}]}]}
    """#

  /// Returns the calls of a script after the launch.
  private func steps(_ script: String) throws -> [String] { try calls(json, script).afterLaunch }

  @Test func `row 48: changing a tab updates its displayed row`() throws {
    #expect(
      try steps("set a title A\nrows 0 1\nset a title B\nset b title B\nbatch\nset a title C\nend")
        == ["> set a title A", "> rows 0 1"] + firstDisplay(of: "a") + [
          "> set a title B",
          "  update(a)",
          "> set b title B",
          "> batch",
          "> set a title C",
          "> end",
          "  update(a)",
        ]
    )
  }

  @Test func `row 67: showing the sidebar displays its rows after the visibility call`() throws {
    #expect(
      try steps("sidebar hide\nrows 0 3\nsidebar show") == [
        "> sidebar hide",
        "  sidebarVisibilityWillChange(hidden: true)",
        "> rows 0 3",
        "> sidebar show",
        "  sidebarVisibilityWillChange(hidden: false)",
      ] + firstDisplay(of: "a") + firstDisplay(of: "b") + firstDisplay(of: "g")
    )
  }

  @Test func `row 68: hiding the sidebar ends displaying its rows and discards their items`()
    throws
  {
    #expect(
      try steps("rows 1 2\nsidebar hide\nsidebar show") == ["> rows 1 2"] + firstDisplay(of: "b")
        + firstDisplay(of: "g")
        + [
          "> sidebar hide",
          "  sidebarVisibilityWillChange(hidden: true)",
          "  didEndDisplaying(b)",
          "  didEndDisplaying(g)",
          "> sidebar show",
          "  sidebarVisibilityWillChange(hidden: false)",
        ] + firstDisplay(of: "b") + firstDisplay(of: "g")
    )
  }

  @Test func `row 74: a row that scrolls out and back keeps its item`() throws {
    #expect(
      try steps("rows 0 1\nrows 1 1\nrows 0 1\nscroll b\nscroll b\nrows 0 0") == ["> rows 0 1"]
        + firstDisplay(of: "a") + ["> rows 1 1", "  didEndDisplaying(a)"] + firstDisplay(of: "b")
        + [
          "> rows 0 1",
          "  didEndDisplaying(b)",
          "  update(a)",
          "  willBeginDisplaying(a)",
          "> scroll b",
          "  didEndDisplaying(a)",
          "  update(b)",
          "  willBeginDisplaying(b)",
          "> scroll b",
          "> rows 0 0",
          "  didEndDisplaying(b)",
        ]
    )
  }

  @Test func `row 74: a row that changed while scrolled out is updated when it is displayed again`()
    throws
  {
    #expect(
      try steps("rows 0 1\nrows 1 1\nset a title A\nswipe leading a\nrows 0 1").suffix(7) == [
        "> set a title A",
        "> swipe leading a",
        "  leadingSwipeActionsConfigurationFor(a)",
        "> rows 0 1",
        "  didEndDisplaying(b)",
        "  update(a)",
        "  willBeginDisplaying(a)",
      ]
    )
  }

  @Test func `row 74: the row of an action has an item but no display calls`() throws {
    #expect(
      try steps("rows 4 1\nrows 0 0") == [
        "> rows 4 1",
        "  itemFor(action n, group: g)",
        "  update(action n, group: g)",
        "> rows 0 0",
      ]
    )
    let lines = try transcript(json, "rows 3 9", format: .json)
    #expect(
      lines.suffix(6) == [
        #"{"command":"rows 3 9","step":1}"#,
        #"{"call":"itemFor","tab":"c"}"#,
        #"{"call":"update","tab":"c"}"#,
        #"{"call":"willBeginDisplaying","tab":"c"}"#,
        #"{"action":"n","call":"itemFor","group":"g"}"#,
        #"{"action":"n","call":"update","group":"g"}"#,
      ]
    )
  }

  @Test func `row 75: reconfiguring updates a row only if it is displayed`() throws {
    let described = try HostDescription(json: json).makeHost()
    try described.run("rows 0 1")
    let sidebar = described.host.sidebar
    let position = described.log.position
    sidebar.reconfigureItem(for: try #require(described.knownTabs["a"]))
    sidebar.reconfigureItem(for: try #require(described.knownTabs["b"]))
    #expect(Array(described.log.entries(since: position)) == [.update("a")])
  }

  @Test func `rows displayed by a batch are notified at its end`() throws {
    #expect(
      try steps("batch\nrows 0 5\nset a title A\nrows 1 1\nend") == [
        "> batch", "> rows 0 5", "> set a title A", "> rows 1 1", "> end",
      ] + firstDisplay(of: "b")
    )
  }

  @Test func `the range of displayed rows outlasts the sidebar but not the host`() throws {
    let steps: [String] = try steps("rows 0 1\nsize compact\nsize regular\nrestart")
    var expected: [String] = [
      "> size compact",
      "  sidebarAvailabilityDidChange(available: false)",
      "  didEndDisplaying(a)",
      "> size regular",
      "  sidebarAvailabilityDidChange(available: true)",
    ]
    expected += firstDisplay(of: "a")
    expected += ["> restart", "  didSelectTab(a, previous: nil) program"]
    #expect(Array(steps.dropFirst(4)) == expected)
  }

  @Test(arguments: [
    "rows 9223372036854775807 9223372036854775807", "rows 9223372036854775807 1",
    "rows 5 9223372036854775807", "rows 100 5",
  ])
  func `a range beyond the last row displays no rows`(script: String) throws {
    #expect(try steps("\(script)\nscroll a").prefix(2) == ["> \(script)", "> scroll a"])
  }

  @Test func `a range larger than the sidebar displays all rows`() throws {
    let lines = try steps("rows 0 9223372036854775807\nscroll c\nscroll header\nscroll footer")
    #expect(lines.count { $0.contains("willBeginDisplaying") } == 4)
    #expect(lines.suffix(3) == ["> scroll c", "> scroll header", "> scroll footer"])
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
