import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows 40 to 48: changes to the tabs.
@MainActor struct TreeChangeRowTests {
  @Test func `row 40: assigning tabs without the selected one falls back to the first`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("b")
    _ = fixture.take()
    let b = fixture.tab("b")
    fixture.host.tabs = [fixture.tab("a"), .page("x", fixture.log)]
    #expect(
      fixture.take() == [.didSelect("a", previous: "b", origin: .fallback)] + exchange("b", "a")
    )
    #expect(b.tabHostController == nil)
  }

  @Test func `row 41: assigning tabs that include the selected one makes no calls`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.selectedTab = fixture.tab("b")
    _ = fixture.take()
    fixture.host.tabs = [fixture.tab("c"), .page("x", fixture.log), fixture.tab("b")]
    #expect(fixture.take() == [])
    #expect(fixture.host.selectedIndex == 2)
  }

  @Test func `row 42: assigning no tabs removes the content from the screen`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.tabs = []
    #expect(fixture.take() == [.willDisappear("a"), .didDisappear("a")])
    #expect(fixture.host.selectedTab == nil)
    #expect(fixture.host.selectedIndex == nil)
  }

  @Test func `row 43: a tab that is removed and added again keeps its content`() {
    let fixture = HostFixture.roots("a", "b")
    let a = fixture.tab("a")
    let content = a.viewController
    fixture.host.tabs = [fixture.tab("b")]
    _ = fixture.take()
    fixture.host.tabs = [a, fixture.tab("b")]
    #expect(fixture.take() == [])
    fixture.user.tap("a")
    #expect(
      fixture.take() == [.shouldSelect("a"), .didSelect("a", previous: "b")] + exchange("b", "a")
    )
    #expect(a.viewController === content)
  }

  @Test func `row 44: assigning children without the selected one falls back to the group`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").children = [fixture.tab("c2")]
    #expect(
      fixture.takeCalls() == [
        .displayedViewControllers("g", proposed: ["g"]),
        .didSelect("g", previous: "c1", origin: .fallback),
      ]
    )
    #expect(fixture.selected == "g")
  }

  @Test func `row 44: a group without a page falls back to its first child`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").children = [fixture.tab("c2")]
    #expect(
      fixture.take() == [.didSelect("c2", previous: "c1", origin: .fallback)]
        + firstExchange("c1", "c2")
    )
  }

  @Test func `row 45: a tab moved into a group in one batch stays selected`() {
    let fixture = HostFixture.group()
    let (a, group) = (fixture.tab("a"), fixture.group("g"))
    fixture.host.performBatchUpdates {
      fixture.host.tabs = [fixture.tab("b"), group]
      group.children.append(a)
    }
    #expect(fixture.take() == [])
    #expect(a.parent === group)
    #expect(group.selectedChild === a)
  }

  @Test func `row 45: a selected root tab that is inserted into a group stays selected`() {
    let fixture = HostFixture.group()
    let (a, group) = (fixture.tab("a"), fixture.group("g"))
    group.children.insert(a, at: 0)
    #expect(fixture.take() == [])
    #expect(fixture.host.tabs.map(\.identifier) == ["b", "g"])
    #expect(fixture.host.selectedPath.map(\.identifier) == ["g", "a"])
  }

  @Test func `row 46: hiding the selected tab programmatically falls back to a visible one`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.tab("b").isHidden = true
    #expect(fixture.take() == [])
    fixture.tab("a").isHidden = true
    #expect(
      fixture.take() == [.didSelect("c", previous: "a", origin: .fallback)]
        + firstExchange("a", "c")
    )
  }

  @Test func `row 46: hiding the group of the selected tab falls back to a visible tab`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").isHidden = true
    #expect(
      fixture.take() == [.didSelect("a", previous: "c1", origin: .fallback)] + exchange("c1", "a")
    )
  }

  @Test func `row 47: disabling the selected tab keeps it selected`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("a").isEnabled = false
    #expect(fixture.take() == [])
    #expect(fixture.selected == "a")
  }

  @Test func `row 48: changing a tab's appearance requests a frame without delegate calls`() {
    let fixture = HostFixture.roots("a", "b")
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    let b = fixture.tab("b")
    b.title = "B"
    b.image = TabImage(systemName: "star")
    b.badgeValue = "2"
    #expect(fixture.take() == [])
    #expect(frames == 1)
    var changes = PresentationChanges()
    changes.tabs = ["b"]
    #expect(fixture.host.takeChanges() == changes)
    b.preferredPlacement = .fixed
    changes.bar = true
    #expect(fixture.host.takeChanges() == changes)
    #expect(fixture.host.bar.fixed.map(\.identifier) == ["b"])
  }
}
