import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct SidebarAfterSelectionTests {
  private let fixture = HostFixture.group(traits: .pad)

  @Test func `the sidebar hides after a selection at a row, with its calls last`() {
    fixture.host.sidebar.hidesAfterSelection = true
    expectEqual(fixture.user.tapRow("c2"), .performed)
    expect(fixture.host.sidebar.isHidden && fixture.host.customization.isEmpty)
    expectEqual(
      fixture.takeCalls().suffix(2),
      [
        .didSelect("c2", previous: "a", origin: .user), .sidebarVisibilityWillChange(hidden: true),
      ]
    )
  }

  @Test func `a header, a selection by code, and a sidebar beside the content hide nothing`() {
    let host = fixture.host
    host.sidebar.hidesAfterSelection = true
    fixture.user.tapRow("g")
    fixture.user.tapRow("g")
    host.selectedTab = fixture.tab("c2")
    expect(!host.sidebar.isHidden)
    host.sidebar.preferredLayout = .tile
    fixture.user.tapRow("a")
    expect(!host.sidebar.isHidden && host.selectedTab === fixture.tab("a"))
  }

  @Test func `the preferred width is stored for renderers`() {
    expect(fixture.host.sidebar.preferredWidth == nil)
    fixture.host.sidebar.preferredWidth = 40
    expectEqual(fixture.host.sidebar.preferredWidth, 40)
  }
}
