import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Focus") struct FocusTests {
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
    #expect(places(.tab, .tab, .tab, .tab) == ["search field", "tab a", "row 0", "search field"])
    #expect(places(.backTab, .backTab) == ["row 0", "tab a"])
    #expect(places(.tab, .tab, modifiers: .alt) == ["search field", "row 0"])
  }

  @Test func `arrow keys move the focus to the nearest element in their direction`() {
    fixture.press(.character("e"))
    #expect(places(.up, .right, .right, .right) == ["toggle", "reset", "edit", "tab a"])
    #expect(places(.right, .left, .left, .left) == ["tab b", "tab a", "edit", "reset"])
    #expect(places(.left, .down, .right) == ["toggle", "row 0", "tab a"])
    #expect(places(.down, .down, .up, .left) == ["row 1", "row 2", "row 1", "row 1"])
  }

  @Test func `in a right-to-left layout, arrow keys move the focus in the visual direction`() {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    fixture.press(.character("e"))
    #expect(places(.up, .left, .left, .right) == ["toggle", "reset", "edit", "reset"])
    #expect(places(.left, .left, .left, .right) == ["edit", "tab a", "tab b", "tab a"])
  }

  @Test func `the focus remains on its action when rows are inserted or removed`() {
    fixture.press(.end)
    #expect(fixture.screen.focus == .row(5))
    fixture.host.tabs.insert(TabItem(title: "z", identifier: "z") { _ in ViewController() }, at: 0)
    _ = fixture.screen.frame()
    #expect(fixture.screen.focus == .row(6))
    fixture.tab("c1").isHidden = true
    _ = fixture.screen.frame()
    #expect(fixture.screen.focus == .row(5))
    fixture.press(.enter)
    #expect(fixture.log.entries.contains(.handler("New")))
    fixture.group.sidebarActions = []
    _ = fixture.screen.frame()
    #expect(fixture.screen.focus == .row(4) && fixture.screen.focusTab === fixture.tab("c2"))
  }

  @Test func `when the focused row is removed, the next row gains the focus`() {
    fixture.press(.down)
    #expect(fixture.screen.focusTab === fixture.tab("b"))
    fixture.tab("b").isHidden = true
    _ = fixture.screen.frame()
    #expect(fixture.screen.focusTab === fixture.group)
  }

  @Test func `when a group collapses around the focus, its row gains the focus`() {
    fixture.press(.end)
    fixture.group.isExpanded = false
    _ = fixture.screen.frame()
    #expect(fixture.screen.focusTab === fixture.group)
  }

  @Test func `Escape moves the focus to the selection if nothing is open`() {
    #expect(places(.end, .escape) == ["row 5", "row 0"])
  }

  @Test(arguments: [LineDrawing.unicode, .ascii])
  func `the focus has a glyph different from that of the selection`(drawing: LineDrawing) {
    fixture.screen.options.drawing = drawing
    let (selected, focus): (Character, Character) = drawing == .ascii ? ("*", "<") : ("▌", "◂")
    func line(_ row: Int) -> [Character] {
      let text = fixture.screen.frame().plainText.split(separator: "\n")[row]
      return Array(text.prefix(23))
    }
    #expect(line(1).first == selected && line(1).last == focus)
    fixture.press(.down)
    #expect(line(1).first == selected && line(1).last == " ")
    #expect(line(2).first == " " && line(2).last == focus)
    fixture.press(.character("b"), modifiers: .control)
    let bar = fixture.lines(with: "a").first ?? ""
    #expect(bar.contains("\(focus)"))
  }

  @Test func `in a right-to-left layout, the focus glyph is mirrored`() {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    #expect(fixture.lines(with: "▸").first?.contains("▐") == true)
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 3), (60, 1), (60, 2), (59, 4)])
  func `at every size, an element has the focus unless there are no areas`(columns: Int, rows: Int)
  {
    fixture.screen.size = CellSize(columns: columns, rows: rows)
    _ = fixture.screen.frame()
    let areas = fixture.screen.focusAreas(in: fixture.screen.layout())
    #expect((fixture.screen.focus == nil) == areas.isEmpty)
    for key in [KeyPress.Key.tab, .up, .down, .left, .right, .home, .end, .backTab] {
      fixture.press(key)
      let layout = fixture.screen.layout()
      let isSeen = fixture.screen.focus.map { layout.rect(of: $0) != nil } ?? true
      #expect(isSeen, "\(key)")
    }
  }

  @Test func `focus areas contain only the visible rows`() {
    let fixture = ScreenFixture(more: 5_000)
    let areas = fixture.screen.focusAreas(in: fixture.screen.layout())
    #expect(areas.allSatisfy { $0.items.count < 40 })
  }
}
