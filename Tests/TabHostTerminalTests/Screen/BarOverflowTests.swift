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
  }

  /// The identifiers of the visible tabs.
  private var shown: [String] {
    fixture.screen.layout().controls(in: .bar).compactMap {
      if case .tab(let identifier) = $0.id { identifier } else { nil }
    }
  }

  private var bar: String { fixture.screen.frame().plainLine(0) }

  @Test(arguments: Array(1...60))
  func `the selected and the focused tab are visible in every width`(columns: Int) throws {
    fixture.host.traitCollection.userInterfaceIdiom = .tv
    fixture.host.mode = .tabBar
    fixture.host.selectedTab = fixture.tab("more12")
    fixture.screen.size = CellSize(columns: columns, rows: 20)
    fixture.host.traitCollection.horizontalSizeClass = .regular
    _ = fixture.screen.frame()
    let layout = fixture.screen.layout()
    expect(shown.contains("more12") || columns < 14, "\(shown)")
    fixture.press(.home)
    try fixture.user.scroll(.cell(columns / 2, 0), by: 4)
    expect(shown.contains("more12") || columns < 22, "\(shown)")
    expect(columns < 4 || fixture.screen.focus.map { fixture.screen.layout().rect(of: $0) } != nil)
    for element in layout.controls(in: .bar) {
      expectEqual(CellRect(fixture.screen.size).intersection(element.rect), element.rect)
    }
  }

  @Test func `without colors and symbols, the ends are words or ASCII`() throws {
    fixture.screen.options.drawing = .ascii
    try fixture.user.scroll(.cell(30, 0), by: 3)
    expectEqual(bar, " =  < [a]<more0  more1  more2  more3  more4  more5     >  ?")
    fixture.screen.options.drawing = .words
    expectEqual(bar, " Sidebar  More  a selected  more0  more1  more2  More  Help")
  }
}
