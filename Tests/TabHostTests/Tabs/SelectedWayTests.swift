import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// What follows from the groups above the selected tab, while they change.
@MainActor @Suite("The way to the selected tab") struct SelectedWayTests {
  /// Root `a`; group `g` with its page and the tab `n`, which has none and is selected; group `h`
  /// with its page.
  private func fixture() -> HostFixture {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([.bare("n")], "g", log), TabGroupItem.of([], "h", log)]
    }
    fixture.host.selectedTab = fixture.tab("n")
    fixture.log.clear()
    return fixture
  }

  @Test func `content is that of the group that the selected tab is in, also within a batch`() {
    let fixture = fixture()
    fixture.host.performBatchUpdates {
      fixture.group("h").children = [fixture.tab("n")]
      #expect(fixture.host.contentTab?.identifier == "h")
      #expect(fixture.host.selectedViewController === fixture.tab("h").viewController)
    }
    #expect(fixture.host.contentTab?.identifier == "h")
    #expect(fixture.take() == [.make("h")] + firstExchange("g", "h").filter { $0 != .make("h") })
  }

  @Test func `content is that of a stack that comes or goes, also within a batch`() {
    let fixture = fixture()
    let stack = NavigationController()
    fixture.host.performBatchUpdates {
      fixture.group("g").managingNavigationController = stack
      #expect(fixture.host.visibleNavigationController === stack)
    }
    #expect(fixture.host.selectedViewController === stack)
    fixture.host.performBatchUpdates {
      fixture.group("g").managingNavigationController = nil
      #expect(fixture.host.visibleNavigationController == nil)
      #expect(fixture.host.contentTab?.identifier == "g")
    }
    #expect(fixture.host.selectedViewController === fixture.tab("g").viewController)
  }

  @Test func `a group that moves is remembered by the group that it comes to`() {
    let fixture = HostFixture { log in
      let inner = TabGroupItem.of([.page("n1", log), .page("n2", log)], "h2")
      return [
        .page("a", log), TabGroupItem.of([inner], "g"), TabGroupItem.of([.page("b", log)], "h"),
      ]
    }
    fixture.host.selectedTab = fixture.tab("n2")
    fixture.group("h").children += [fixture.tab("h2")]
    #expect(fixture.group("h").selectedChild === fixture.tab("h2"))
    #expect(fixture.group("h2").selectedChild === fixture.tab("n2"))
    #expect(fixture.host.selectedPath.map(\.identifier) == ["h", "h2", "n2"])
    _ = fixture.take()
    fixture.tab("h2").isHidden = true
    #expect(fixture.takeCalls() == [.didSelect("b", previous: "n2", origin: .fallback)])
  }
}
