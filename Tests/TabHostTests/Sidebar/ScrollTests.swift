import TabHost
import TabHostTestSupport
import Testing

/// Header, footer, bottom bar and scrolling.
@MainActor struct ScrollTests {
  @Test func `header and footer are at the ends of the rows`() {
    let fixture = RowFixture(rows: 1..<3)
    let sidebar = fixture.host.sidebar
    sidebar.headerContentConfiguration = ListContentConfiguration.header()
    sidebar.footerContentConfiguration = ListContentConfiguration.footer()
    sidebar.scroll(to: .footer, animated: false)
    expectEqual(sidebar.displayedRows, 4..<6)
    sidebar.scroll(to: .header, animated: false)
    expectEqual(sidebar.displayedRows, 0..<2)
  }

  /// Displayed ranges, and the ranges after scrolling to a tab, the footer and the header.
  nonisolated static let extremes: [(Range<Int>, [Range<Int>])] = [
    (.min ..< .max, [.min ..< .max, 0 ..< .max, 0 ..< .max]),
    (-1 ..< .max, [-1 ..< .max, 0 ..< .max, 0 ..< .max]),
    (5 ..< .max, [4 ..< .max - 1, 0 ..< .max - 5, 0 ..< .max - 5]),
    (.max - 1 ..< .max, [4..<5, 5..<6, 0..<1]),
    (.min..<2, [.min + 6..<5, 0 ..< .max, 0 ..< .max]),
    (.min ..< .min + 2, [3..<5, 4..<6, 0..<2]),
  ]

  @Test(arguments: extremes)
  func `rows come and go in any range of rows`(range: Range<Int>, afterScrolling: [Range<Int>]) {
    let fixture = RowFixture(rows: range)
    let tab = fixture.host.tabs[0]
    tab.isHidden = true
    tab.isHidden = false
    (fixture.host.tabs.last as? TabGroupItem)?.isExpanded = false
    expectEqual(fixture.host.sidebar.displayedRows, range)
  }

  @Test(arguments: extremes)
  func `any range of rows can be displayed and scrolled`(
    range: Range<Int>,
    scrolled: [Range<Int>]
  ) {
    let targets: [(RowFixture) -> TabHostController.Sidebar.ScrollTarget] = [
      { .tab($0.tab("c2")) }, { _ in .footer }, { _ in .header },
    ]
    for (target, expected) in zip(targets, scrolled) {
      let fixture = RowFixture(rows: 0..<0)
      let sidebar = fixture.host.sidebar
      sidebar.headerContentConfiguration = ListContentConfiguration.header()
      sidebar.footerContentConfiguration = ListContentConfiguration.footer()
      sidebar.displayedRows = range
      expectEqual(sidebar.displayedRows, range)
      sidebar.scroll(to: target(fixture), animated: false)
      expectEqual(sidebar.displayedRows, expected)
    }
  }

  @Test func `scrolling to a tab expands the groups above it, at once`() {
    let fixture = RowFixture(rows: 0..<2)
    let (host, group) = (fixture.host, fixture.group("g"))
    group.children.append(TabGroupItem.of([.bare("d1"), .bare("d2")], "h"))
    group.isExpanded = false
    fixture.group("h").isExpanded = false
    host.sidebar.scroll(to: .tab(fixture.tab("d1")), animated: false)
    expect(group.isExpanded && fixture.group("h").isExpanded)
    expectEqual(host.sidebar.displayedRows, 5..<7)
    expectEqual(host.sidebar.rows[5..<7].map(\.identifier), ["h", "d1"])
    expect(host.customization.isEmpty)
  }

  @Test func `scrolling to a hidden tab expands nothing`() {
    let fixture = RowFixture(rows: 0..<2)
    fixture.group("g").isExpanded = false
    fixture.tab("c2").isHidden = true
    fixture.host.sidebar.scroll(to: .tab(fixture.tab("c2")), animated: false)
    expect(!fixture.group("g").isExpanded)
    expectEqual(fixture.host.sidebar.displayedRows, 0..<2)
  }

  @Test func `scrolling without displayed rows does nothing`() {
    let fixture = RowFixture(rows: 0..<0)
    fixture.host.sidebar.scroll(to: .tab(fixture.tab("c2")), animated: false)
    expectEqual(fixture.host.sidebar.displayedRows, 0..<0)
  }

  @Test func `the bottom bar appears and disappears with the sidebar`() {
    let fixture = RowFixture(rows: 0..<0)
    fixture.host.sidebar.bottomBarView = RowRecorderPage("bar", fixture.rowRecorder)
    fixture.rowRecorder.expect(["appear bar"])
    fixture.host.user.hideSidebar()
    fixture.rowRecorder.expect(["will hide", "alongside", "completion", "leave bar"])
    fixture.host.user.showSidebar()
    fixture.rowRecorder.expect(["will show", "alongside", "completion", "appear bar"])
    fixture.host.sidebar.bottomBarView = nil
    fixture.rowRecorder.expect(["leave bar"])
    fixture.host.disappear()
    fixture.rowRecorder.expect(["leave a"])
  }

  @Test func `a bottom bar that is set as the view loads appears along with the host`() {
    let host = BottomBarHost()
    host.appear()
    host.rowRecorder.expect(["appear a", "appear bar"])
    host.disappear()
    host.rowRecorder.expect(["leave a", "leave bar"])
    host.appear()
    host.rowRecorder.expect(["appear a", "appear bar"])
  }

  @Test func `the bottom bar of a host that is off screen stays until the host appears`() {
    let host = RowFixture(rows: 0..<0).host
    let bar = ViewController()
    host.sidebar.bottomBarView = bar
    host.disappear()
    host.sidebar.bottomBarView = nil
    expect(bar.parent === host)
    host.appear()
    expect(bar.parent == nil)
  }

  @Test func `a host that appears without its sidebar appears without the bottom bar`() {
    let host = BottomBarHost()
    host.appear()
    host.disappear()
    _ = host.rowRecorder.take()
    host.sidebar.isHidden = true
    host.appear()
    host.rowRecorder.expect(["appear a"])
    expectEqual(host.children.count, 1)
  }

  @Test func `a bottom bar that contains its own host is rejected`() {
    let fixture = RowFixture()
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    fixture.host.sidebar.bottomBarView = fixture.host
    expectEqual(rules, [.missingContent])
    expect(fixture.host.sidebar.bottomBarView == nil)
  }
}

/// A host that sets its tab and its bottom bar when its view is loaded.
@MainActor private final class BottomBarHost: TabHostController {
  let rowRecorder = RowRecorder()

  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    tabs = [
      TabItem(title: "a", identifier: "a") { [rowRecorder] _ in RowRecorderPage("a", rowRecorder) }
    ]
    sidebar.bottomBarView = RowRecorderPage("bar", rowRecorder)
  }
}
