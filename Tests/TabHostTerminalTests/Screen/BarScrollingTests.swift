import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("A bar that scrolls") struct BarScrollingTests {
  /// A bar of `a`, `b`, `g` and twenty more, of which about five have room.
  private let fixture = ScreenFixture(60, 20, more: 20)

  init() {
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  /// The tabs on show.
  private var shown: [String] {
    fixture.screen.layout().bar?.items.compactMap {
      if case .tab(let identifier) = $0.target { identifier } else { nil }
    } ?? []
  }

  @Test func `an arrow brings the items that come next, and back`() {
    let first = shown
    fixture.click(.laterTabs)
    #expect(shown.first == "more\(first.count - 3)")
    #expect(Set(shown).isDisjoint(with: first))
    fixture.click(.earlierTabs)
    #expect(shown == first)
    #expect(fixture.selected == "a")
    #expect(fixture.takeCalls() == [])
  }

  @Test func `an arrow scrolls no further than to the last item`() {
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
  func `the wheel scrolls over the bar`(later: MouseEvent.Button, earlier: MouseEvent.Button) {
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

  @Test func `the focus takes the bar along`() {
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

  @Test func `what is selected is seen, whoever selects it`() {
    fixture.host.selectedTab = fixture.tab("more15")
    _ = fixture.screen.frame()
    #expect(shown.contains("more15"))
    fixture.click(.earlierTabs)
    #expect(!shown.contains("more15"))
    fixture.press(.character("1"))
    #expect(shown.first == "a")
  }

  @Test func `what is selected does not move the bar while it is seen`() {
    fixture.mouse(.press, .wheelDown, fixture.place(of: .tab("b")))
    let before = shown
    fixture.click(.tab("more0"))
    #expect(fixture.selected == "more0")
    #expect(shown == before)
  }

  @Test func `the list of the others is opened by its key, without More in the bar`() {
    #expect(fixture.screen.layout().rect(of: .more) == nil)
    let visible = shown
    fixture.press(.character("o"))
    fixture.press(.end, .enter)
    #expect(fixture.selected == "more19")
    #expect(!visible.contains("more19") && shown.contains("more19"))
  }

  @Test func `More opens the same list`() {
    fixture.screen.size = CellSize(columns: 40, rows: 20)
    _ = fixture.screen.frame()
    fixture.click(.more)
    fixture.press(.end, .enter)
    #expect(fixture.selected == "more19")
  }

  @Test func `from right to left everything is the other way round`() {
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

  @Test func `a size that has room for all shows all`() {
    fixture.click(.laterTabs)
    fixture.screen.size = CellSize(columns: 400, rows: 20)
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    #expect(shown.count == 23)
  }
}
