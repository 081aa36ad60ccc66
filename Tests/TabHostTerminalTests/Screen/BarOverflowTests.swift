import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct BarOverflowTests {
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

  @Test func `a bar without room for all tabs ends with More`() {
    #expect(shown.prefix(3) == ["a", "b", "g"] && shown.count < 10)
    #expect(fixture.screen.layout().controls(in: .bar).last?.id == .more)
    fixture.screen.size = CellSize(columns: 400, rows: 20)
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    #expect(shown.count == 23)
    #expect(fixture.screen.layout().rect(of: .more) == nil)
  }

  @Test func `a click on More opens the list of the other tabs`() {
    let visible = shown
    fixture.click(.more)
    #expect(fixture.takeCalls() == [])
    fixture.press(.end, .enter)
    #expect(fixture.selected == "more19")
    #expect(shown == visible)
  }

  @Test func `the arrow keys lead to More, and Enter opens the list`() {
    for _ in shown { fixture.press(.right) }
    #expect(fixture.screen.focus == .more)
    fixture.press(.enter, .end, .enter)
    #expect(fixture.selected == "more19")
  }

  @Test func `a key opens the list`() {
    fixture.press(.character("o"), .end, .enter)
    #expect(fixture.selected == "more19")
  }

  @Test func `More is selected while it contains the selected tab`() {
    fixture.host.selectedTab = fixture.tab("more19")
    _ = fixture.screen.frame()
    #expect(fixture.screen.layout().element(.more)?.isSelected == true)
    fixture.press(.escape)
    #expect(fixture.screen.focus == .more)
    fixture.press(.character("1"))
    #expect(fixture.screen.layout().element(.more)?.isSelected == false)
    #expect(fixture.screen.focus == .tab("a"))
  }

  @Test func `Home and End move the focus to the ends of the bar`() {
    fixture.press(.end)
    #expect(fixture.screen.focus == .more)
    fixture.press(.home)
    #expect(fixture.screen.focus == .tab("a"))
  }

  @Test func `in a right-to-left layout, the bar begins on the right`() {
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    _ = fixture.screen.frame()
    fixture.press(.left)
    #expect(fixture.screen.focusTab === fixture.tab("b"))
  }
}
