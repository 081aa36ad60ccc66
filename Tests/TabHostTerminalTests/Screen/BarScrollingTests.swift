import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct BarScrollingTests {
  /// A screen whose bar contains `a`, `b`, `g` and twenty more tabs, about five of which fit.
  private let fixture = ScreenFixture(60, 20, more: 20)

  init() {
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  /// The identifiers of the visible tabs.
  private var shown: [String] {
    fixture.screen.layout().controls(in: .bar).compactMap {
      if case .tab(let identifier) = $0.id { identifier } else { nil }
    }
  }

  @Test func `an arrow scrolls by one page without selecting a tab`() {
    let first = shown
    fixture.click(.laterTabs)
    #expect(shown.first == "more\(first.count - 3)")
    #expect(Set(shown).isDisjoint(with: first))
    fixture.click(.earlierTabs)
    #expect(shown == first)
    #expect(fixture.selected == "a")
    #expect(fixture.takeCalls() == [])
  }

  @Test func `an arrow does not scroll past the last item`() {
    for _ in 0..<20 where fixture.screen.layout().rect(of: .laterTabs) != nil {
      fixture.click(.laterTabs)
    }
    #expect(shown.last == "more19")
    #expect(shown.count > 3)
    for _ in 0..<20 where fixture.screen.layout().rect(of: .earlierTabs) != nil {
      fixture.click(.earlierTabs)
    }
    #expect(shown.first == "a")
  }

  @Test(arguments: [
    (MouseEvent.Button.wheelDown, MouseEvent.Button.wheelUp), (.wheelRight, .wheelLeft),
  ])
  func `the wheel scrolls the bar by one item`(later: MouseEvent.Button, earlier: MouseEvent.Button)
  {
    let place = fixture.place(of: .tab("b"))
    fixture.mouse(.press, later, place)
    #expect(shown.first == "b")
    fixture.mouse(.press, later, place)
    #expect(shown.first == "g")
    for _ in 0..<9 { fixture.mouse(.press, earlier, place) }
    #expect(shown.first == "a")
    for _ in 0..<99 { fixture.mouse(.press, later, place) }
    #expect(shown.last == "more19")
  }

  @Test func `a selection out of view scrolls the bar, and the same frame moves the focus`() {
    fixture.mouse(.press, .wheelDown, fixture.place(of: .tab("b")))
    _ = fixture.screen.frame()
    #expect(shown.contains("b") && fixture.screen.focusTab === fixture.tab("b"))
    fixture.host.selectedTab = fixture.tab("more19")
    _ = fixture.screen.frame()
    #expect(shown.contains("more19") && !shown.contains("b"))
    #expect(fixture.screen.focusTab === fixture.tab("more19"))
  }

  @Test func `the bar scrolls to the focused item`() {
    let count = shown.count
    for _ in 0..<count { fixture.press(.right) }
    #expect(fixture.screen.focusTab === fixture.tab("more\(count - 3)"))
    #expect(shown.contains("more\(count - 3)") && !shown.contains("a"))
    fixture.press(.end)
    #expect(fixture.screen.focusTab === fixture.tab("more19"))
    fixture.press(.right)
    #expect(shown.last == "more19")
    while fixture.screen.focusTab !== fixture.tab("a") {
      let before = fixture.screen.focus
      fixture.press(.left)
      guard fixture.screen.focus != before else { break }
    }
    #expect(shown.first == "a" && fixture.screen.focusTab === fixture.tab("a"))
    fixture.press(.end, .home)
    #expect(shown.first == "a")
    #expect(fixture.takeCalls() == [])
  }

  @Test func `the bar scrolls to an item that is selected by the user or programmatically`() {
    fixture.host.selectedTab = fixture.tab("more15")
    _ = fixture.screen.frame()
    #expect(shown.contains("more15"))
    fixture.click(.earlierTabs)
    #expect(!shown.contains("more15"))
    fixture.press(.character("1"))
    #expect(shown.first == "a")
  }

  @Test func `selecting a visible item does not scroll the bar`() {
    fixture.mouse(.press, .wheelDown, fixture.place(of: .tab("b")))
    let before = shown
    fixture.click(.tab("more0"))
    #expect(fixture.selected == "more0")
    #expect(shown == before)
  }

  @Test func `a key opens the overflow list of a bar without a More item`() {
    #expect(fixture.screen.layout().rect(of: .more) == nil)
    let visible = shown
    fixture.press(.character("o"))
    fixture.press(.end, .enter)
    #expect(fixture.selected == "more19")
    #expect(!visible.contains("more19") && shown.contains("more19"))
  }

  @Test func `the More item opens the overflow list`() {
    fixture.screen.size = CellSize(columns: 40, rows: 20)
    _ = fixture.screen.frame()
    fixture.click(.more)
    fixture.press(.end, .enter)
    #expect(fixture.selected == "more19")
  }

  @Test func `in a right-to-left layout, the bar scrolls in the opposite direction`() {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    _ = fixture.screen.frame()
    fixture.press(.left)
    #expect(fixture.screen.focusTab === fixture.tab("b"))
    fixture.mouse(.press, .wheelLeft, fixture.place(of: .tab("b")))
    #expect(shown.first == "b")
    fixture.press(.home)
    for _ in 0..<9 { fixture.press(.left) }
    #expect(!shown.contains("a"))
  }

  @Test func `a bar that is wide enough shows all items`() {
    fixture.click(.laterTabs)
    fixture.screen.size = CellSize(columns: 400, rows: 20)
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    #expect(shown.count == 23)
  }
}
