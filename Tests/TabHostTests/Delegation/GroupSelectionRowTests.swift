import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows 9 to 22: selection in groups by the user.
@MainActor struct GroupSelectionRowTests {
  @Test func `row 9: a tap on a group in the bar selects its default child`() {
    let fixture = HostFixture.group { $0.defaultChildIdentifier = "c2" }
    fixture.user.tap("g")
    #expect(
      fixture.take() == [.shouldSelect("c2"), .didSelect("c2", previous: "a")]
        + firstExchange("a", "c2")
    )
    #expect(fixture.group("g").selectedChild?.identifier == "c2")
  }

  @Test func `row 10: a tap on a group in the bar selects its previously selected child`() {
    let fixture = HostFixture.group { group in
      group.defaultChildIdentifier = "c2"
      group.selectedChild = group.children.first
    }
    fixture.user.tap("g")
    #expect(
      fixture.take() == [.shouldSelect("c1"), .didSelect("c1", previous: "a")]
        + firstExchange("a", "c1")
    )
  }

  @Test func `row 11: a tap on a group with a page of its own selects the group`() {
    let fixture = HostFixture.group(content: true)
    fixture.user.tap("g")
    #expect(
      fixture.take() == [.shouldSelect("g"), .didSelect("g", previous: "a")]
        + firstExchange("a", "g")
    )
    #expect(fixture.group("g").selectedChild == nil)
  }

  @Test func `row 12: a tap on a group without a page selects its first child in display order`() {
    let fixture = HostFixture.group { $0.displayOrderIdentifiers = ["c2"] }
    fixture.user.tap("g")
    #expect(fixture.takeCalls() == [.shouldSelect("c2"), .didSelect("c2", previous: "a")])
  }

  @Test func `row 13: a tap on the item of a group with a page selects the group again`() {
    let fixture = HostFixture.group(content: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.user.tap("g")
    #expect(
      fixture.take() == [.shouldSelect("g"), .didSelect("g", previous: "c1")]
        + firstExchange("c1", "g")
    )
    #expect(fixture.group("g").selectedChild == nil)
  }

  @Test func `row 14: a tap on the item of a group without a page reselects its child`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.user.tap("g")
    #expect(fixture.take() == [.shouldSelect("c1"), .didSelect("c1", previous: "c1")])
  }

  @Test func `row 15: a tap on a row in an unmanaged group shows the content of that tab`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.user.tapRow("c2")
    #expect(
      fixture.take() == [.shouldSelect("c2"), .didSelect("c2", previous: "c1")]
        + firstExchange("c1", "c2")
    )
  }

  @Test func `row 15: for children without content, the content of their group stays on screen`() {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([.bare("c1"), .bare("c2")], "g", log)]
    }
    fixture.user.tapRow("c1")
    #expect(
      fixture.take() == [.shouldSelect("c1"), .didSelect("c1", previous: "a")]
        + firstExchange("a", "g")
    )
    fixture.user.tapRow("c2")
    #expect(fixture.take() == [.shouldSelect("c2"), .didSelect("c2", previous: "c1")])
  }

  @Test func `row 16: a tap on a row in a managed group builds its stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    #expect(
      fixture.take() == [
        .shouldSelect("c2"), .make("g"), .displayedViewControllers("g", proposed: ["g"]),
        .make("c2"), .displayedViewControllers("c2", proposed: ["c2"]),
        .didSelect("c2", previous: "a"),
        .didLoad(.managing("g")), .willDisappear("a"), .willAppear(.managing("g")),
        .didLoad("c2"), .willAppear("c2"), .isAppearing(.managing("g")), .isAppearing("c2"),
        .didDisappear("a"), .didAppear(.managing("g")), .didAppear("c2"),
      ]
    )
    #expect(fixture.stack == ["g", "c2"])
  }

  @Test func `row 17: every level is requested, one without content with an empty proposal`() {
    let fixture = HostFixture { log in
      let inner = TabGroupItem.of([.page("n1", log)], "h2")
      let group = TabGroupItem.of([inner], "h", log)
      group.managingNavigationController = .recording("h", log)
      return [.page("a", log), group]
    }
    fixture.user.tapRow("n1")
    #expect(
      fixture.takeCalls() == [
        .shouldSelect("n1"), .displayedViewControllers("h", proposed: ["h"]),
        .displayedViewControllers("h2"), .displayedViewControllers("n1", proposed: ["n1"]),
        .didSelect("n1", previous: "a"),
      ]
    )
    #expect(fixture.group("h").selectedChild?.identifier == "h2")
    #expect(fixture.group("h2").selectedChild?.identifier == "n1")
    #expect(fixture.stack == ["h", "n1"])
  }

  @Test func `row 18: an empty answer omits a level from the stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.recorder.displayedNames["g"] = []
    fixture.user.tapRow("c2")
    #expect(
      fixture.takeCalls() == [
        .shouldSelect("c2"), .displayedViewControllers("g", proposed: ["g"], answer: []),
        .displayedViewControllers("c2", proposed: ["c2"]), .didSelect("c2", previous: "a"),
      ]
    )
    #expect(fixture.stack == ["c2"])
  }

  @Test func `row 19: a tap on the header of a group expands or collapses it`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.tapRow("g")
    #expect(fixture.take() == [])
    #expect(!fixture.group("g").isExpanded)
    fixture.user.tapRow("g")
    #expect(fixture.group("g").isExpanded)
  }

  @Test func `row 20: a tap on the header of a sidebar destination selects the group`() {
    let fixture = HostFixture.group(traits: .pad, content: true) { $0.isSidebarDestination = true }
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.user.tapRow("g")
    #expect(
      fixture.take() == [.shouldSelect("g"), .didSelect("g", previous: "c1")]
        + firstExchange("c1", "g")
    )
    #expect(fixture.group("g").selectedChild == nil)
  }

  @Test func `row 21: going back to the page of the group selects the group`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    _ = fixture.take()
    #expect(fixture.user.goBack() == .performed)
    #expect(
      fixture.take() == [.didSelect("g", previous: "c2"), .didLoad("g")] + exchange("c2", "g")
    )
    #expect(fixture.group("g").selectedChild == nil)
    #expect(fixture.stack == ["g"])
  }

  @Test func `row 22: going back from a pushed page makes no delegate calls`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    fixture.push("detail")
    _ = fixture.take()
    fixture.user.goBack()
    #expect(fixture.take() == exchange(.page("detail"), "c2"))
    #expect(fixture.selected == "c2")
  }
}
