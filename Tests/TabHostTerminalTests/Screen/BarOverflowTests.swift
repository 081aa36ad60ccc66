import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// A bar whose tabs do not all fit.
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

  private var bar: String { fixture.screen.frame().plainLine(0) }

  private func turnWheel(_ button: MouseEvent.Button, _ count: Int = 1) {
    for _ in 0..<count {
      fixture.mouse(.press, button, CellPoint(column: 30, row: 0))
      _ = fixture.screen.frame()
    }
  }

  // MARK: - Scrolling

  @Test func `a bar without room for all tabs scrolls`() {
    expectEqual(bar, " ≡ [a]◂b  g  more0  more1  more2  more3  more4  more5  »  ?")
    fixture.screen.size = CellSize(columns: 400, rows: 20)
    fixture.host.sidebar.isHidden = true
    _ = fixture.screen.frame()
    expectEqual(shown.count, 23)
    expect(fixture.screen.layout().hiddenTabs == nil)
  }

  @Test func `the bar of the host, and what fits into a width, do not change`() {
    let (items, fitting) = (fixture.host.bar.items, fixture.host.bar.fitting(5).items)
    turnWheel(.wheelDown, 5)
    expect(fixture.host.bar.items == items && fixture.host.bar.fitting(5).items == fitting)
    expect(fixture.host.bar.overflow.isEmpty && fixture.takeCalls() == [])
  }

  @Test func `the wheel scrolls by a tab, and the selected and the focused one stay visible`() {
    turnWheel(.wheelDown, 3)
    expectEqual(bar, " ≡  « [a]◂more0  more1  more2  more3  more4  more5     »  ?")
    fixture.press(.right)
    expectEqual(fixture.screen.focus, .tab("b"))
    expectEqual(bar, " ≡ [a] b◂ g  more0  more1  more2  more3  more4         »  ?")
    turnWheel(.wheelRight, 4)
    expectEqual(bar, " ≡  « [a] b◂ more2  more3  more4  more5  more6  more7  »  ?")
    turnWheel(.wheelUp, 9)
    expectEqual(bar, " ≡ [a] b◂ g  more0  more1  more2  more3  more4  more5  »  ?")
    turnWheel(.wheelDown, 40)
    expect(shown.prefix(2) == ["a", "b"] && shown.suffix(2) == ["more18", "more19"])
    fixture.press(.enter)
    expectEqual(fixture.selected, "b")
  }

  @Test func `a click on an end of the bar scrolls by the visible tabs`() {
    fixture.click(.laterTabs)
    expect(shown.prefix(2) == ["a", "more6"] && fixture.takeCalls() == [])
    expectEqual(fixture.screen.focus, .tab("a"))
    fixture.click(.laterTabs)
    fixture.click(.laterTabs)
    expect(fixture.screen.layout().rect(of: .laterTabs) == nil && shown.last == "more19")
    for _ in 0..<4 where fixture.screen.layout().rect(of: .earlierTabs) != nil {
      fixture.click(.earlierTabs)
    }
    expectEqual(shown.prefix(4), ["a", "b", "g", "more0"])
    expect(fixture.screen.layout().rect(of: .earlierTabs) == nil)
  }

  @Test func `a click on a tab after scrolling selects the tab under the pointer`() {
    fixture.press(.end)
    turnWheel(.wheelUp, 8)
    let clicked = shown[4]
    fixture.click(.tab(clicked))
    expect(fixture.selected == clicked && shown.contains(clicked))
  }

  @Test func `the arrow keys lead through all tabs, and each becomes visible`() {
    let all = fixture.host.bar.items.map(\.identifier)
    for identifier in all.dropFirst() {
      fixture.press(.right)
      expect(fixture.screen.focus == .tab(identifier) && shown.contains(identifier))
      expect(shown.contains("a"))
    }
    for identifier in all.dropLast().reversed() {
      fixture.press(.left)
      expect(fixture.screen.focus == .tab(identifier) && shown.contains(identifier))
    }
  }

  @Test func `Home and End move the focus to the ends of the bar`() {
    fixture.press(.end)
    expect(fixture.screen.focus == .tab("more19") && shown.last == "more19")
    fixture.press(.home)
    expect(fixture.screen.focus == .tab("a") && shown.prefix(2) == ["a", "b"])
  }

  @Test func `the selected tab is visible, whoever has selected it`() {
    fixture.host.selectedTab = fixture.tab("more12")
    expect(bar.contains("[more12]"))
    turnWheel(.wheelDown, 30)
    expect(bar.contains("[more12]") && shown.last == "more19")
    fixture.host.selectedTab = fixture.tab("more3")
    expect(bar.contains("[more3]"))
    fixture.press(.character("2"))
    expect(bar.contains("[b]") && fixture.screen.focus == .tab("b"))
  }

  @Test func `pinned tabs and the prominent one stay at the end`() {
    fixture.tab("b").preferredPlacement = .pinned
    fixture.host.prominentTabIdentifier = "g"
    expectEqual(bar, " ≡ [a]◂more0  more1  more2  more3  more4       »  b    g  ?")
    turnWheel(.wheelDown, 3)
    expectEqual(bar, " ≡  « [a]◂more2  more3  more4  more5  more6    »  b    g  ?")
    fixture.press(.end)
    expectEqual(fixture.screen.focus, .tab("g"))
    fixture.press(.left, .left)
    expect(fixture.screen.focus == .tab("more19") && shown.contains("more19"))
  }

  @Test(arguments: Array(1...60))
  func `the selected and the focused tab are visible in every width`(columns: Int) {
    fixture.host.traitCollection.userInterfaceIdiom = .tv
    fixture.host.mode = .tabBar
    fixture.host.selectedTab = fixture.tab("more12")
    fixture.screen.size = CellSize(columns: columns, rows: 20)
    fixture.host.traitCollection.horizontalSizeClass = .regular
    _ = fixture.screen.frame()
    let layout = fixture.screen.layout()
    expect(shown.contains("more12") || columns < 14, "\(shown)")
    fixture.press(.home)
    turnWheel(.wheelDown, 4)
    expect(shown.contains("more12") || columns < 22, "\(shown)")
    expect(columns < 4 || fixture.screen.focus.map { fixture.screen.layout().rect(of: $0) } != nil)
    for element in layout.controls(in: .bar) {
      expectEqual(CellRect(fixture.screen.size).intersection(element.rect), element.rect)
    }
  }

  @Test func `a vertical bar scrolls, too`() {
    let fixture = ScreenFixture(60, 8, more: 20)
    fixture.host.traitCollection = .vision
    fixture.host.mode = .tabBar
    _ = fixture.screen.frame()
    func shown() -> [String] { fixture.screen.layout().controls(in: .bar).map(\.id.description) }
    let all = shown()
    expect(all.first == "tab a" && all.last == "later tabs" && all.count == 8)
    fixture.screen.setFocus(.tab("a"))
    for _ in 0..<9 { fixture.press(.down) }
    expectEqual(fixture.screen.focus, .tab("more6"))
    expect(shown().prefix(2) == ["earlier tabs", "tab a"] && shown().contains("tab more6"))
    expectEqual(shown().count, 8)
  }

  @Test func `without colors and symbols, the ends are words or ASCII`() {
    fixture.screen.options.drawing = .ascii
    turnWheel(.wheelDown, 3)
    expectEqual(bar, " =  < [a]<more0  more1  more2  more3  more4  more5     >  ?")
    fixture.screen.options.drawing = .words
    expectEqual(bar, " Sidebar  More  a selected  more0  more1  more2  More  Help")
  }

  // MARK: - Editing

  @Test func `adding a tab to the bar and removing it is visible`() {
    let fixture = ScreenFixture(80, 24, more: 20)
    func bar() -> String { fixture.screen.frame().plainLine(0) }
    let last = fixture.tab("more19")
    last.preferredPlacement = .default
    fixture.press(.character("e"))
    fixture.screen.setFocus(fixture.row("more18"))
    fixture.press(.down)
    expect(fixture.screen.focusTab === last && bar().contains("more19"))
    fixture.press(.character("p"))
    expect(!fixture.host.bar.contains(last) && !bar().contains("more19"))
    turnWheel(.wheelUp, 30)
    fixture.press(.character("p"))
    expect(fixture.host.bar.contains(last) && bar().contains("more19"))
  }

  // MARK: - The list of the other tabs

  @Test func `a key opens the list of the other tabs, at the end of the bar`() {
    fixture.press(.character("o"))
    expect(listedTabs.first == "more6" && listedTabs.last == "more19")
    fixture.press(.end, .enter)
    expect(fixture.selected == "more19" && shown.contains("more19"))
  }

  private var listedTabs: [String] { fixture.listed ?? [] }

  // MARK: - Compact bars

  @Test func `in a compact bar, the selected tab takes the place of the last one`() {
    let fixture = ScreenFixture(40, 20, more: 20)
    fixture.host.tabs.append(SearchTabItem { _ in ViewController() })
    fixture.host.prominentTabIdentifier = SearchTabItem.identifier
    func shown() -> [String] { fixture.screen.layout().controls(in: .bar).map(\.id.description) }
    _ = fixture.screen.frame()
    expectEqual(shown(), ["tab a", "tab b", "tab c1", "tab TabHost.Search", "more"])
    fixture.host.selectedTab = fixture.tab("more7")
    expectEqual(shown(), ["tab a", "tab b", "tab more7", "tab TabHost.Search", "more"])
    expectEqual(fixture.screen.layout().element(.tab("more7"))?.isSelected, true)
    expectEqual(fixture.screen.layout().element(.more)?.isSelected, false)
    expectEqual(fixture.host.bar.items.map(\.identifier).prefix(3), ["a", "b", "c1"])
    fixture.press(.character("o"))
    expect(fixture.listed?.first == "c1" && fixture.listed?.contains("more7") == false)
    fixture.press(.escape)
    fixture.host.selectedTab = fixture.tab("b")
    expectEqual(shown(), ["tab a", "tab b", "tab c1", "tab TabHost.Search", "more"])
  }

  @Test func `in a compact bar, a click on More opens the list of the other tabs`() {
    let fixture = ScreenFixture(40, 20, more: 20)
    fixture.click(.more)
    fixture.press(.end, .enter)
    expectEqual(fixture.selected, "more19")
    expect(fixture.screen.layout().rect(of: .tab("more19")) != nil)
  }
}
