import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing the header, footer and bottom bar of the sidebar.
@MainActor struct SidebarEndsPaintingTests {
  /// Returns a host whose sidebar has a header, a footer and a bottom bar.
  private func fixture(
    _ traits: TraitCollection = .pad,
    selected: String = "Watch"
  ) -> PaintingFixture {
    let fixture = PaintingFixture(traits, selected: selected)
    var header = ListContentConfiguration.header()
    header.text = "My Films"
    header.secondaryText = "8 rows"
    header.image = TabImage(systemName: "film")
    fixture.host.sidebar.headerContentConfiguration = header
    var footer = ListContentConfiguration.footer()
    footer.text = "That is all"
    fixture.host.sidebar.footerContentConfiguration = footer
    let bar = ViewController()
    bar.title = "Signed in"
    fixture.host.sidebar.bottomBarView = bar
    return fixture
  }

  @Test func `the header and footer surround the rows, and the bar is at the bottom`() {
    expectEqual(
      fixture().text(40, 16),
      """
       ≡ Media         │ Watch
       ▧ My Films      ├──────────────────────
       8 rows          │
      ▌  ▷ Watch       │
         ▥ Library (3) │
         ⌕ Search      │
       ▾ ▱ Collections │
           ▧ Cinema    │
           ♧ Forest  ⊘ │
           ∝ Sea       │
           + New       │
       That is all     │
                       │
                       │
      ─────────────────┤
       Signed in       │

      """
    )
  }

  @Test func `a custom header creates its view once, not for each frame`() {
    let fixture = fixture()
    var made: [String] = []
    func header(_ title: String) -> CountedHeader {
      CountedHeader(title: title) { made.append(title) }
    }
    fixture.host.sidebar.headerContentConfiguration = header("One")
    expectEqual(made, [])
    for _ in 0..<3 { expect(fixture.text(40, 16).contains("One")) }
    fixture.host.sidebar.headerContentConfiguration = header("Two")
    for _ in 0..<3 { expect(fixture.text(40, 16).contains("Two")) }
    fixture.host.sidebar.footerContentConfiguration = header("Three")
    for _ in 0..<3 { expect(fixture.text(40, 16).contains("Three")) }
    expectEqual(made, ["One", "Two", "Three"])
  }

  @Test func `the view of a row's own configuration is created once for each frame`() {
    let fixture = fixture()
    fixture.host.appear()
    fixture.host.sidebar.displayedRows = 0..<8
    var made: [String] = []
    for index in 0..<2 {
      fixture.host.sidebar.item(at: index)?.contentConfiguration =
        CountedHeader(title: "\(index)") { made.append("\(index)") }
    }
    for _ in 0..<2 { _ = fixture.text(40, 16) }
    expectEqual(made, ["0", "1", "0", "1"])
  }

  @Test(
    arguments: [
      (nil, "header 0,1 17x2", "rows 0..<3 0,3 17x3", "17,3 1x3 thumb 17,3 1x0", nil),
      (0, "header 0,1 17x2", "rows 0..<3 0,3 17x3", "17,3 1x3 thumb 17,3 1x0", nil),
      (1, nil, "rows 1..<6 0,1 17x5", "17,1 1x5 thumb 17,3 1x1", nil),
      (3, nil, "rows 3..<8 0,1 17x5", "17,1 1x5 thumb 17,4 1x1", nil),
      (4, nil, "rows 4..<8 0,1 17x4", "17,1 1x4 thumb 17,3 1x1", "footer 0,5 17x1"),
      (99, nil, "rows 4..<8 0,1 17x4", "17,1 1x4 thumb 17,3 1x1", "footer 0,5 17x1"),
    ] as [(Int?, String?, String, String, String?)]
  )
  func `the header and the footer scroll with the rows`(
    first: Int?,
    header: String?,
    rows: String,
    scrollbar: String,
    footer: String?
  ) {
    let options = FrameOptions(firstRow: first)
    let expected = [
      "frame 60x8", "sidebar overlap 0,0 18x8", "  toggle 0,0 3x1", header.map { "  " + $0 },
      "  " + rows, "  scrollbar " + scrollbar, footer.map { "  " + $0 }, "  bottom bar 0,6 17x2",
      "content 0,0 60x8",
      "  uncovered 18,0 42x8",
    ]
    expectEqual(
      fixture().layout(60, 8, options),
      expected.compactMap { $0 }.joined(separator: "\n")
    )
  }

  @Test(arguments: [("Watch", "▾", " "), ("Sea", "▾", "▴"), ("Collections", "▾", "▴")])
  func `scroll indicators also indicate a hidden header or footer`(
    selected: String,
    down: String,
    up: String
  ) {
    let frame = fixture(selected: selected).painter().frame(
      size: CellSize(columns: 60, rows: 8)
    )
    expectEqual(frame.cells[17, 5].character.map(String.init), down)
    expect((frame.cells[17, 1].character == "▴") == (up == "▴"))
  }

  @Test(arguments: [
    (16, 0..<11), (8, 0..<3), (4, 0..<1), (3, 0..<2), (1, 0..<1),
  ])
  func `the layout provides the range of rows that fit`(rows: Int, fitting: Range<Int>) {
    let layout = fixture().painter().layout(size: CellSize(columns: 60, rows: rows))
    expectEqual(layout.sidebar?.fittingRows, fitting)
  }

  @Test func `the selected row is visible at every size`() throws {
    for selected in ["Watch", "Library", "Cinema", "Sea"] {
      let fixture = fixture(selected: selected)
      let tab = try #require(fixture.host.selectedTab)
      let index = try #require(fixture.host.sidebar.rows.firstIndex(of: tab))
      for rows in 1...20 {
        let layout = fixture.painter().layout(size: CellSize(columns: 60, rows: rows))
        expectEqual(layout.sidebar?.visibleRows.contains(index), true, "\(layout)")
        expectEqual(layout.rect(of: .row(index)).map { $0.endRow <= rows }, true)
      }
    }
  }

  @Test func `a point in the header, footer or bar is not in a row`() {
    let layout = fixture().painter().layout(size: CellSize(columns: 40, rows: 16))
    for row in [1, 2, 11, 12] {
      expectEqual(layout.element(at: CellPoint(column: 4, row: row))?.id, .sidebar)
    }
    for row in [14, 15] {
      expectEqual(layout.element(at: CellPoint(column: 4, row: row))?.id, .sidebarBottomBar)
    }
    expectEqual(layout.element(at: CellPoint(column: 4, row: 3))?.id, .row(0))
    expectEqual(layout.element(at: CellPoint(column: 4, row: 10))?.id, .row(7))
  }

  @Test func `a header with a side-by-side secondary text has one line`() {
    let fixture = fixture()
    var header = ListContentConfiguration.valueCell()
    header.text = "Films"
    header.secondaryText = "8"
    fixture.host.sidebar.headerContentConfiguration = header
    fixture.host.sidebar.footerContentConfiguration = nil
    fixture.host.sidebar.bottomBarView = nil
    let line = fixture.text(40, 12).split(separator: "\n")[1]
    expect(line.hasPrefix(" Films          8├"))
  }
}

/// A configuration that records each creation of its view.
private struct CountedHeader: ContentConfiguration {
  let title: String
  let act: @MainActor () -> Void

  func makeContentView() -> any ViewController & ContentView {
    act()
    var content = ListContentConfiguration.header()
    content.text = title
    return content.makeContentView()
  }

  func updated(for state: any ConfigurationState) -> CountedHeader { self }
}
