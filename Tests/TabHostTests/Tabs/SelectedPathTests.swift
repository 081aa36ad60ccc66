import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Properties that depend on the groups above the selected tab, while these change.
@MainActor struct SelectedPathTests {
  /// Returns a fixture with the root `a`, the group `g` with a page and the selected tab `n`
  /// without one, and the group `h` with a page.
  private func fixture() -> HostFixture {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([.bare("n")], "g", log), TabGroupItem.of([], "h", log)]
    }
    fixture.host.selectedTab = fixture.tab("n")
    fixture.log.clear()
    return fixture
  }

  @Test func `content is that of the group that contains the selected tab, even within a batch`() {
    let fixture = fixture()
    fixture.host.performBatchUpdates {
      fixture.group("h").children = [fixture.tab("n")]
      #expect(fixture.host.contentTab?.identifier == "h")
      #expect(fixture.host.selectedViewController === fixture.tab("h").viewController)
    }
    #expect(fixture.host.contentTab?.identifier == "h")
    #expect(fixture.take() == [.make("h")] + firstExchange("g", "h").filter { $0 != .make("h") })
  }

  @Test func `content is that of a stack that is set or removed, even within a batch`() {
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

  @Test func `a selected group that moves becomes the selected child of its new group`() {
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
