import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct FocusTests {
  private let fixture = ScreenFixture()

  private func places(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) -> [String] {
    keys.map { key in
      fixture.press(key, modifiers: modifiers)
      return fixture.screen.focus.map(String.init(describing:)) ?? "none"
    }
  }

  @Test func `Tab and Shift-Tab move the focus forward and backward through the areas`() {
    fixture.host.isSearchable = true
    fixture.press(.character("e"))
    expectEqual(places(.tab, .tab, .tab, .tab), ["search field", "tab a", "row 0", "search field"])
    expectEqual(places(.backTab, .backTab), ["row 0", "tab a"])
    expectEqual(places(.tab, .tab, modifiers: .alt), ["search field", "row 0"])
  }

  @Test func `arrow keys move the focus to the nearest element in their direction`() {
    fixture.press(.character("e"))
    expectEqual(places(.up, .right, .right, .right), ["toggle", "reset", "edit", "tab a"])
    expectEqual(places(.right, .left, .left, .left), ["tab b", "tab a", "edit", "reset"])
    expectEqual(places(.left, .down, .right), ["toggle", "row 0", "tab a"])
    expectEqual(places(.down, .down, .up, .left), ["row 0", "row 1", "row 0", "row 0"])
  }

  @Test func `in a right-to-left layout, arrow keys move the focus in the visual direction`() {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    fixture.press(.character("e"))
    expectEqual(places(.up, .left, .left, .right), ["toggle", "reset", "edit", "reset"])
    expectEqual(places(.left, .left, .left, .right), ["edit", "tab a", "tab b", "tab a"])
  }

  @Test func `the focused row remains visible when the frame becomes lower`() {
    let fixture = ScreenFixture(80, 24, more: 40)
    for _ in 0..<15 { fixture.press(.down) }
    fixture.screen.size = CellSize(columns: 80, rows: 10)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focus, .row(15))
    expectEqual(fixture.screen.layout().sidebar?.visibleRows.contains(15), true)
  }

  @Test func `rows that the user has scrolled to remain visible when the frame becomes lower`() {
    let fixture = ScreenFixture(80, 24, more: 40)
    for _ in 0..<10 { fixture.mouse(.press, .wheelDown, CellPoint(column: 4, row: 5)) }
    let first = fixture.screen.layout().sidebar?.visibleRows.lowerBound
    fixture.screen.size = CellSize(columns: 80, rows: 10)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.layout().sidebar?.visibleRows.lowerBound, first)
  }

  /// The ways in which a sidebar disappears and appears again.
  enum Detour: CaseIterable {
    case narrowFrame, toggle
  }

  private func take(_ detour: Detour, in fixture: ScreenFixture, then: KeyPress.Key? = nil) {
    func step(_ columns: Int) {
      switch detour {
      case .narrowFrame: fixture.screen.size = CellSize(columns: columns, rows: 24)
      case .toggle: fixture.press(.character("b"), modifiers: .control)
      }
      _ = fixture.screen.frame()
    }
    step(40)
    expect(fixture.screen.layout().sidebar == nil)
    if let then { fixture.press(then) }
    step(80)
    expect(fixture.screen.layout().sidebar != nil)
  }

  @Test(arguments: Detour.allCases)
  func `the focus and the position of the rows are restored with the sidebar`(detour: Detour) {
    let fixture = ScreenFixture(80, 24, more: 40)
    for _ in 0..<30 { fixture.press(.down) }
    for _ in 0..<5 { fixture.press(.up) }
    let rows = fixture.screen.layout().sidebar?.visibleRows
    take(detour, in: fixture)
    expectEqual(fixture.screen.focus, .row(25))
    expectEqual(fixture.screen.layout().sidebar?.visibleRows, rows)
  }

  @Test(arguments: Detour.allCases)
  func `a focus that has moved meanwhile is not restored`(detour: Detour) {
    let fixture = ScreenFixture(80, 24, more: 40)
    for _ in 0..<10 { fixture.press(.down) }
    take(detour, in: fixture, then: .right)
    expect(fixture.screen.focus != .row(10))
  }

  @Test(arguments: [KeyPress.Key.down, .tab])
  func `Down and Tab lead from the search field to the results`(key: KeyPress.Key) {
    let page = ResultsPage()
    fixture.host.tabs[0] = .showing(page, "r")
    fixture.host.selectedTab = fixture.host.tabs[0]
    fixture.host.isSearchable = true
    fixture.press(.character("/"), .character("x"))
    expectEqual(places(key), ["content"])
  }

  @Test func `digits select the rows at the top level, across rows of expanded groups`() {
    let host = TabHostController(
      tabs: (1...3).map { number in
        TabGroupItem(
          title: "\(number)",
          identifier: "g\(number)",
          children: (0..<number * 7).map { TabItem(title: "\($0)", identifier: "\(number).\($0)") }
        )
      }
    )
    host.mode = .tabSidebar
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    host.appear()
    _ = screen.frame()
    let rows = (1...4).map { screen.element(numbered: $0, in: screen.layout()) }
    expectEqual(rows, [.row(0), .row(8), .row(23), nil])
    host.tabs.forEach { ($0 as? TabGroupItem)?.isExpanded = false }
    let collapsed = (1...4).map { screen.element(numbered: $0, in: screen.layout()) }
    expectEqual(collapsed, [.row(0), .row(1), .row(2), nil])
  }

  @Test func `the focus remains on its action when rows are inserted or removed`() {
    fixture.press(.end)
    expectEqual(fixture.screen.focus, .row(5))
    fixture.host.tabs.insert(.shown("z"), at: 0)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focus, .row(6))
    fixture.tab("c1").isHidden = true
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focus, .row(5))
    fixture.press(.enter)
    expect(fixture.log.entries.contains(.handler("New")))
    fixture.group.sidebarActions = []
    _ = fixture.screen.frame()
    expect(fixture.screen.focus == .row(4) && fixture.screen.focusTab === fixture.tab("c2"))
  }

  @Test func `when the focused row is removed, the next row gains the focus`() {
    fixture.press(.down)
    expect(fixture.screen.focusTab === fixture.tab("b"))
    fixture.tab("b").isHidden = true
    _ = fixture.screen.frame()
    expect(fixture.screen.focusTab === fixture.group)
  }

  @Test func `when a group collapses around the focus, its row gains the focus`() {
    fixture.press(.end)
    fixture.group.isExpanded = false
    _ = fixture.screen.frame()
    expect(fixture.screen.focusTab === fixture.group)
  }

  @Test func `Escape moves the focus to the selection if nothing is open`() {
    expectEqual(places(.end, .escape), ["row 5", "row 0"])
  }

  @Test(arguments: [LineDrawing.unicode, .ascii])
  func `the focus has a glyph different from that of the selection`(drawing: LineDrawing) {
    fixture.screen.options.drawing = drawing
    let (selected, focus): (Character, Character) = drawing == .ascii ? ("*", "<") : ("▌", "◂")
    func line(_ row: Int) -> [Character] {
      Array(fixture.screen.frame().plainLine(row).prefix(23))
    }
    expect(line(1).first == selected && line(1).last == focus)
    fixture.press(.down)
    expect(line(1).first == selected && line(1).last == " ")
    expect(line(2).first == " " && line(2).last == focus)
    fixture.press(.character("b"), modifiers: .control)
    let bar = fixture.lines(with: "a").first ?? ""
    expect(bar.contains("\(focus)"))
  }

  @Test func `focus areas contain only the visible rows`() {
    let fixture = ScreenFixture(more: 5_000)
    let areas = fixture.screen.focusAreas(in: fixture.screen.layout())
    expect(areas.allSatisfy { $0.items.count < 40 })
  }
}

/// Content that can have the focus.
private final class ResultsPage: ViewController, TerminalContent {
  func draw(on canvas: inout Canvas) {}
}
