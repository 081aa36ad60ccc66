import TabHost
import TabHostTestSupport
import Testing

/// Rows on screen, beyond the scripts of the article "Every event, call by call".
@MainActor struct RowDisplayTests {
  @Test func `row 48: changing a tab updates its row, once per batch`() {
    let fixture = RowFixture(rows: 0..<3)
    fixture.tab("a").title = "Other"
    fixture.rowRecorder.expect(["update a"])
    fixture.tab("c1").title = "Other"
    fixture.rowRecorder.expect([])
    fixture.host.performBatchUpdates {
      fixture.tab("a").title = "One"
      fixture.tab("a").badgeValue = "2"
      fixture.tab("b").subtitle = "Three"
    }
    fixture.rowRecorder.expect(["update a", "update b"])
  }

  @Test func `rows 67 and 68: rows change after the animations and before the completions`() {
    let fixture = RowFixture()
    fixture.host.user.hideSidebar()
    let ends = ["end a", "end b", "end g", "end c1", "end c2"]
    fixture.rowRecorder.expect(["will hide", "alongside"] + ends + ["completion"])
    fixture.host.user.showSidebar()
    fixture.rowRecorder.expect(["will show", "alongside"] + RowFixture.allRows + ["completion"])
  }

  @Test func `row 70: a rotation that changes the sidebar's visibility displays or ends its rows`()
  {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.traitCollection = .portrait
    fixture.rowRecorder.expect(["will hide", "alongside", "end a", "completion"])
    fixture.host.traitCollection = .pad
    fixture.rowRecorder.expect([
      "will show", "alongside", "item a", "update a", "begin a", "completion",
    ])
  }

  @Test func `row 71: a rotation after a choice of the user leaves the rows on screen`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.host.user.hideSidebar()
    fixture.host.user.showSidebar()
    fixture.rowRecorder.events = []
    fixture.host.traitCollection = .portrait
    let item = fixture.host.sidebar.item(for: fixture.tab("a"))
    expectEqual(item?.configurationState.traitCollection.orientation, .portrait)
    fixture.host.traitCollection = .pad
    fixture.rowRecorder.expect([])
  }

  @Test func `a change of the layout direction updates the rows on screen`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    fixture.rowRecorder.expect(["update a", "update b"])
  }

  @Test func `rows 52 and 53: a tab that enters or leaves the bar keeps its row unchanged`() {
    let fixture = RowFixture()
    fixture.host.user.beginEditing()
    fixture.rowRecorder.events = []
    fixture.host.user.drag(fixture.tab("c1"))
    expect(fixture.tab("c1").hasVisiblePlacement)
    fixture.host.user.dragOffBar(fixture.tab("c1"))
    expect(!fixture.tab("c1").hasVisiblePlacement)
    fixture.rowRecorder.expect([])
  }

  @Test func `row 74: a row that scrolls out of view ends, and one that scrolls into view begins`()
  {
    let fixture = RowFixture(rows: 0..<2)
    fixture.host.sidebar.displayedRows = 1..<3
    fixture.rowRecorder.expect(["end a", "item g", "update g", "begin g"])
    fixture.host.sidebar.displayedRows = 0..<2
    fixture.rowRecorder.expect(["end g", "update a", "begin a"])
  }

  @Test func `row 74: the row of an action has an item but no display calls`() {
    let fixture = RowFixture(rows: 4..<6)
    fixture.host.sidebar.displayedRows = 4..<5
    fixture.rowRecorder.expect([])
    fixture.host.sidebar.displayedRows = 4..<6
    fixture.rowRecorder.expect(["update new"])
  }

  @Test func `row 75: an item is reconfigured only while its row is on screen`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    fixture.rowRecorder.expect(["update a"])
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("b"))
    fixture.host.sidebar.reconfigureItem(for: TabItem(title: "x", identifier: "x"))
    fixture.rowRecorder.expect([])
  }

  @Test func `a selection updates the two affected rows after the content`() {
    let fixture = RowFixture()
    fixture.host.user.tapRow("b")
    fixture.rowRecorder.expect(["did b", "leave a", "appear b", "update a", "update b"])
  }

  @Test func `removing or collapsing ends the affected rows`() {
    let fixture = RowFixture()
    fixture.host.user.collapse(fixture.group)
    fixture.rowRecorder.expect(["end c1", "end c2", "update g"])
    fixture.host.user.expand(fixture.group)
    fixture.rowRecorder.expect([
      "update c1", "begin c1", "update c2", "begin c2", "update new", "update g",
    ])
    fixture.host.tabs = [fixture.tab("b"), fixture.group]
    expectEqual(fixture.rowRecorder.take().filter { $0.hasPrefix("end") }, ["end a"])
  }

  @Test func `rows begin when the host appears and end when it disappears`() {
    let fixture = RowFixture(rows: 0..<1, shown: false)
    fixture.host.appear()
    fixture.rowRecorder.expect(["appear a", "item a", "update a", "begin a"])
    fixture.host.disappear()
    fixture.rowRecorder.expect(["leave a", "end a"])
  }

  @Test func `beginning to edit updates rows and displays those of hidden tabs`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("a").isHidden = true
    fixture.tab("b").allowsHiding = true
    fixture.rowRecorder.events = []
    fixture.host.user.beginEditing()
    fixture.rowRecorder.expect(["will edit", "end g", "update a", "begin a", "update b"])
  }
}
