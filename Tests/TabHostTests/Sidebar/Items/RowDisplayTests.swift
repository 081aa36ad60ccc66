import TabHost
import TabHostTestSupport
import Testing

@MainActor @Suite("Rows 48, 67 to 75: what rows are on screen") struct RowDisplayTests {
  @Test func `row 48: what a tab shows is brought up to date in its row, once for a batch`() {
    let fixture = RowFixture(rows: 0..<3)
    fixture.tab("a").title = "Other"
    #expect(fixture.witness.take() == ["update a"])
    fixture.tab("c1").title = "Other"
    #expect(fixture.witness.take() == [])
    fixture.host.performBatchUpdates {
      fixture.tab("a").title = "One"
      fixture.tab("a").badgeValue = "2"
      fixture.tab("b").subtitle = "Three"
    }
    #expect(fixture.witness.take() == ["update a", "update b"])
  }

  @Test func `row 67: rows come between what runs alongside and the completion`() {
    let fixture = RowFixture(traits: .portrait)
    fixture.host.user.showSidebar()
    #expect(
      fixture.witness.take() == ["will show", "alongside"] + RowFixture.allRows + ["completion"]
    )
  }

  @Test func `row 68: rows go between what runs alongside and the completion`() {
    let fixture = RowFixture()
    fixture.host.user.hideSidebar()
    let ends = ["end a", "end b", "end g", "end c1", "end c2"]
    #expect(fixture.witness.take() == ["will hide", "alongside"] + ends + ["completion"])
    fixture.host.user.showSidebar()
    #expect(
      fixture.witness.take() == ["will show", "alongside"] + RowFixture.allRows + ["completion"]
    )
  }

  @Test func `row 69: code hides the sidebar, and rows go before the setter returns`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.sidebar.isHidden = true
    #expect(fixture.witness.take() == ["will hide", "alongside", "end a", "completion"])
    fixture.host.sidebar.isHidden = true
    #expect(fixture.witness.take() == [])
  }

  @Test func `row 70: a rotation brings and takes the rows`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.traitCollection = .portrait
    #expect(fixture.witness.take() == ["will hide", "alongside", "end a", "completion"])
    fixture.host.traitCollection = .pad
    #expect(
      fixture.witness.take()
        == ["will show", "alongside", "item a", "update a", "begin a", "completion"]
    )
  }

  @Test func `row 71: a rotation after the person chose leaves the rows alone`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.host.user.hideSidebar()
    fixture.host.user.showSidebar()
    fixture.witness.events = []
    fixture.host.traitCollection = .portrait
    let item = fixture.host.sidebar.item(for: fixture.tab("a"))
    #expect(item?.configurationState.traitCollection.orientation == .portrait)
    fixture.host.traitCollection = .pad
    #expect(fixture.witness.take() == [])
  }

  @Test func `rows 52 and 53: what comes into the bar or leaves it keeps its row as it is`() {
    let fixture = RowFixture()
    fixture.host.user.beginEditing()
    fixture.witness.events = []
    fixture.host.user.drag(fixture.tab("c1"))
    #expect(fixture.tab("c1").hasVisiblePlacement)
    fixture.host.user.dragOffBar(fixture.tab("c1"))
    #expect(!fixture.tab("c1").hasVisiblePlacement)
    #expect(fixture.witness.take() == [])
  }

  @Test func `row 72: less width takes the rows before the path is asked for again`() {
    let fixture = RowFixture(rows: 0..<2, managed: true)
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.witness.events = []
    fixture.host.traitCollection = .compact
    #expect(fixture.witness.take() == ["unavailable", "end a", "end b", "shown g", "shown c1"])
  }

  @Test func `row 73: more width brings the rows after the path was asked for again`() {
    let fixture = RowFixture(traits: .compact, rows: 0..<1, managed: true)
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.witness.events = []
    fixture.host.traitCollection = .pad
    #expect(
      fixture.witness.take()
        == ["available", "shown g", "shown c1", "item a", "update a", "begin a"]
    )
  }

  @Test func `row 74: a row that scrolls out ends, and one that scrolls in begins`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.host.sidebar.displayedRows = 1..<3
    #expect(fixture.witness.take() == ["end a", "item g", "update g", "begin g"])
    fixture.host.sidebar.displayedRows = 0..<2
    #expect(fixture.witness.take() == ["end g", "update a", "begin a"])
  }

  @Test func `row 74: the row of an action has an item and is told no display`() {
    let fixture = RowFixture(rows: 4..<6)
    fixture.host.sidebar.displayedRows = 4..<5
    #expect(fixture.witness.take() == [])
    fixture.host.sidebar.displayedRows = 4..<6
    #expect(fixture.witness.take() == ["update new"])
  }

  @Test func `row 75: an item is reconfigured while its row is on screen, and only then`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    #expect(fixture.witness.take() == ["update a"])
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("b"))
    fixture.host.sidebar.reconfigureItem(for: TabItem(title: "x", identifier: "x"))
    #expect(fixture.witness.take() == [])
  }

  @Test func `a selection updates the two rows whose state changed, after the content`() {
    let fixture = RowFixture()
    fixture.host.user.tapRow("b")
    #expect(
      fixture.witness.take() == ["did b", "leave a", "appear b", "update a", "update b"]
    )
  }

  @Test func `rows follow the tree: what leaves ends, what is below goes along`() {
    let fixture = RowFixture()
    fixture.host.user.collapse(fixture.group)
    #expect(fixture.witness.take() == ["end c1", "end c2", "update g"])
    fixture.host.user.expand(fixture.group)
    #expect(
      fixture.witness.take()
        == ["update c1", "begin c1", "update c2", "begin c2", "update new", "update g"]
    )
    fixture.host.tabs = [fixture.tab("b"), fixture.group]
    #expect(fixture.witness.take().filter { $0.hasPrefix("end") } == ["end a"])
  }

  @Test func `rows are told when the host comes on screen and when it leaves`() {
    let fixture = RowFixture(rows: 0..<1, shown: false)
    fixture.host.appear()
    #expect(fixture.witness.take() == ["appear a", "item a", "update a", "begin a"])
    fixture.host.disappear()
    #expect(fixture.witness.take() == ["leave a", "end a"])
  }

  @Test func `rows are told of editing, hidden ones come along`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("a").isHidden = true
    fixture.tab("b").allowsHiding = true
    fixture.witness.events = []
    fixture.host.user.beginEditing()
    #expect(
      fixture.witness.take() == ["will edit", "end g", "update a", "begin a", "update b"]
    )
  }
}
