import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tabs that the user chooses in a list, beyond what cases state.
@MainActor struct ChoosingTabTests {
  @Test func `a tab that the delegate hides when it is asked is refused`() {
    let fixture = HostFixture.group(traits: .compact)
    fixture.answers.shouldSelect = { tab in
      tab.parent?.isHidden = true
      return true
    }
    expectEqual(fixture.user.choose("c1"), .refused(.hidden))
    expectEqual(fixture.selected, "a")
  }

  @Test func `a sidebar above the content hides as after a tap on a row`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.hidesAfterSelection = true
    fixture.user.choose("g")
    fixture.expectCalls([
      .shouldSelect("c1"), .didSelect("c1", previous: "a"),
      .sidebarVisibilityWillChange(hidden: true),
    ])
  }
}
