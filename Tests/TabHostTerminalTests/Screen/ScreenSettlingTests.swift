import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Changing the host during layout.
@MainActor struct ScreenSettlingTests {
  /// Inserts tabs before all others when a row is first displayed.
  private final class Inserter: TabHostController.Sidebar.Delegate {
    var isDone = false

    func tabHostController(
      _ host: TabHostController,
      sidebar: TabHostController.Sidebar,
      willBeginDisplaying tab: TabItem
    ) {
      if isDone { return }
      isDone = true
      let tabs = (0..<9).map { TabItem.shown("new \($0)") }
      host.tabs.insert(contentsOf: tabs, at: 0)
    }
  }

  @Test func `rows that a delegate inserts during layout are displayed in the same frame`() {
    let fixture = ScreenFixture(80, 12, more: 20)
    let delegate = Inserter()
    delegate.isDone = true
    fixture.host.sidebar.delegate = delegate
    fixture.press(.end)
    let before = fixture.host.sidebar.displayedRows
    delegate.isDone = false
    fixture.press(.up)
    fixture.press(.home)
    expect(delegate.isDone)
    let sidebar = fixture.screen.layout().sidebar
    expectEqual(fixture.host.sidebar.displayedRows, sidebar?.fittingRows)
    expect(fixture.host.sidebar.displayedRows != before)
    expectEqual(fixture.screen.frame(), fixture.screen.frame())
  }

  @Test func `without a bar, another element has the focus`() {
    let fixture = ScreenFixture()
    fixture.host.style = .tabBarOnly
    fixture.host.isTabBarHidden = true
    fixture.host.isSearchable = true
    _ = fixture.screen.frame()
    expect(fixture.screen.layout().bar == nil)
    expectEqual(fixture.screen.focus, .searchField)
  }

  @Test func `in a sidebar without rows, a button has the focus`() {
    let fixture = ScreenFixture(40, 2)
    fixture.press(.character("b"))
    fixture.host.tabs = []
    _ = fixture.screen.frame()
    let areas = fixture.screen.focusAreas(in: fixture.screen.layout())
    expectEqual(fixture.screen.focus, areas.first?.entry)
  }
}
