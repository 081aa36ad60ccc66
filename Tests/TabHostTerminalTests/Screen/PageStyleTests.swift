import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct PageStyleTests {
  private let fixture = ScreenFixture(40, 8, more: 2)

  init() {
    fixture.host.style = .page(.automatic)
    fixture.host.takeSelection(to: "b")
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  /// The line of the page index without blanks at its ends.
  private func dots() -> String {
    String(fixture.user.statusLine.drop { $0 == " " })
  }

  @Test func `the page index has one dot per page`() {
    expectEqual(dots(), "○ ● ○ ○ ○")
    fixture.screen.options.drawing = .ascii
    expectEqual(dots(), ". * . . .")
  }

  @Test func `arrow keys change the page, up to the first one`() {
    fixture.press(.left)
    expectEqual(fixture.takeCalls(), [.shouldSelect("a"), .didSelect("a", previous: "b")])
    fixture.press(.left)
    expectEqual(fixture.takeCalls(), [])
    fixture.press(.right, .right)
    expectEqual(fixture.selected, "c1")
    expectEqual(dots(), "○ ○ ● ○ ○")
  }

  @Test func `a click beside the selected dot changes the page`() throws {
    try fixture.user.click(.element(.nextPage))
    expectEqual(fixture.takeCalls(), [.shouldSelect("c1"), .didSelect("c1", previous: "b")])
    try fixture.user.click(.element(.previousPage))
    try fixture.user.click(.element(.previousPage))
    expectEqual(fixture.selected, "a")
    try fixture.user.click(.element(.pages))
    expectEqual(fixture.selected, "a")
  }

  @Test func `dragging to the left or turning the wheel to the right shows the page on the right`()
    throws
  {
    let place = CellPoint(column: 20, row: 4)
    try fixture.user.mouse(.press, .cell(place))
    try fixture.user.mouse(.drag, .cell(18, 4))
    expectEqual(fixture.selected, "b")
    try fixture.user.mouse(.drag, .cell(17, 4))
    try fixture.user.mouse(.drag, .cell(10, 4))
    try fixture.user.mouse(.release, .cell(10, 4))
    expectEqual(fixture.selected, "c1")
    try fixture.user.mouse(.press, .cell(place), .wheelLeft)
    expectEqual(fixture.selected, "b")
    try fixture.user.mouse(.press, .cell(place), .wheelRight)
    expectEqual(fixture.selected, "c1")
  }

  @Test func `in a right-to-left layout, the first page is on the right`() throws {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    expectEqual(dots(), "○ ○ ○ ● ○")
    fixture.press(.left)
    expectEqual(fixture.selected, "c1")
    try fixture.user.click(.element(.previousPage))
    expectEqual(fixture.selected, "b")
    try fixture.user.mouse(.press, .cell(20, 4), .wheelLeft)
    expectEqual(fixture.selected, "c1")
  }

  @Test func `arrow keys change the page even without a page index`() {
    fixture.host.style = .page(.never)
    expect(fixture.screen.layout().pages == nil)
    fixture.press(.right)
    expectEqual(fixture.selected, "c1")
  }

  @Test func `the Tab key moves the focus from the pages to a button`() {
    fixture.press(.tab, .enter)
    expect(fixture.user.lines(containing: "quit").count <= 1)
    expectEqual(fixture.user.lines(containing: "Keys").count, 1)
  }

  @Test func `with many pages, only those around the selected one have dots`() {
    let fixture = ScreenFixture(21, 8, more: 3_000)
    fixture.host.style = .page(.automatic)
    fixture.host.takeSelection(to: "more1500")
    let pages = fixture.screen.layout().pages
    expect(pages?.count == 9 && pages?.hasEarlier == true && pages?.hasLater == true)
    fixture.host.takeSelection(to: "more2999")
    let last = fixture.screen.layout().pages
    expect(last?.count == 9 && last?.hasEarlier == true && last?.hasLater == false)
    let selected = fixture.screen.layout().rect(of: .pages)
    expectEqual(selected?.endColumn, last?.dots.endColumn)
  }

  @Test(arguments: [(1, 1), (1, 3), (2, 3), (3, 4), (5, 5), (80, 3)])
  func `the dots are inside the page index at every size, or there is no index`(
    columns: Int,
    rows: Int
  ) {
    for identifier in ["a", "c1", "more1"] {
      fixture.host.takeSelection(to: identifier)
      fixture.screen.size = CellSize(columns: columns, rows: rows)
      let layout = fixture.screen.layout()
      expectEqual((layout.pages == nil), (rows < 3))
      guard let pages = layout.pages, let selected = pages.selected else { continue }
      expectEqual(pages.rect.intersection(pages.dots), pages.dots)
      expectEqual(pages.dots.intersection(selected), selected)
      _ = fixture.screen.frame()
    }
  }

  @Test func `without a selected page, a click on the second half selects the first page`() throws {
    fixture.host.selectedTab = nil
    let layout = fixture.screen.layout()
    expect(layout.pages?.selected == nil && layout.pages?.count == 5)
    try fixture.user.click(.element(.nextPage))
    expectEqual(fixture.selected, "a")
  }
}

extension TabHostController {
  fileprivate func takeSelection(to identifier: String) {
    selectedTab = tab(forIdentifier: identifier)
  }
}
