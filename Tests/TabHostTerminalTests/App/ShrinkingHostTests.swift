import TabHost
import Testing

@testable import TabHostTerminal

/// The screen stores positions between frames. The app may remove what they point to.
@MainActor @Suite("A host that shrinks between frames") struct ShrinkingHostTests {
  private static let more = 40

  @Test func `a bar that loses the selected tab at its end is drawn`() {
    let host = TabHostController(
      tabs: (0..<Self.more).map { number in
        TabItem(title: "\(number)", identifier: "\(number)") { _ in ViewController() }
      }
    )
    host.mode = .tabBar
    host.selectedTab = host.tabs.last
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    host.appear()
    _ = screen.frame()
    host.tabs = Array(host.tabs.prefix(3))
    _ = screen.frame()
    let targets = screen.layout().bar?.items.map(\.target)
    #expect(targets == [.tab("0"), .tab("1"), .tab("2")])
  }

  @Test(arguments: [(-1, 3), (0, 3), (3, 0), (20, 3), (1000, 3), (.max, 3), (.min, 40)])
  func `a tab is found in a bar wherever it was before`(place: Int, count: Int) {
    let tabs = (0..<count).map { TabItem(title: "\($0)", identifier: "\($0)") }
    let host = TabHostController(tabs: tabs)
    host.mode = .tabBar
    let items = BarTabs(all: host.bar)
    for (index, tab) in tabs.enumerated() {
      #expect(items.firstIndex(of: tab, near: place) == index)
    }
    #expect(items.firstIndex(of: TabItem(title: "", identifier: ""), near: place) == nil)
  }
}
