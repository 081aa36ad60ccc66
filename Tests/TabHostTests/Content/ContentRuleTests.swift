import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rules R8 to R16: resolving selections and showing content.
@MainActor struct ContentRuleTests {
  @Test func `R8: resolving a group skips hidden and disabled children`() {
    let fixture = HostFixture.group { group in
      group.selectedChild = group.children[0]
      group.children[0].isEnabled = false
    }
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c2"), .didSelect("c2", previous: "a")])
  }

  @Test func `R8: a group without selectable children is selected itself`() {
    let fixture = HostFixture.group { $0.children.forEach { $0.isHidden = true } }
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("g"), .didSelect("g", previous: "a")])
  }

  @Test func `R8: a child takes precedence over the page of its group`() {
    let fixture = HostFixture.group(content: true) { $0.defaultChildIdentifier = "c2" }
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c2"), .didSelect("c2", previous: "a")])
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.host.selectedTab = fixture.tab("a")
    _ = fixture.take()
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c1"), .didSelect("c1", previous: "a")])
  }

  @Test func `R8: a sidebar destination ignores its default child`() {
    let fixture = HostFixture.group { group in
      group.defaultChildIdentifier = "c2"
      group.isSidebarDestination = true
    }
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("g"), .didSelect("g", previous: "a")])
  }

  @Test func `R8: nested groups resolve to a tab that is not a group`() {
    let fixture = HostFixture(traits: .portrait) { log in
      let inner = TabGroupItem.of([.page("n1", log), .page("n2", log)], "h2")
      inner.defaultChildIdentifier = "n2"
      return [.page("a", log), TabGroupItem.of([inner], "h")]
    }
    fixture.user.tap("h")
    fixture.expectCalls([.shouldSelect("n2"), .didSelect("n2", previous: "a")])
  }

  @Test func `R9: a pushed page returns with its tab until it is popped`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c1")
    fixture.push("detail")
    fixture.user.tapRow("c2")
    expectEqual(fixture.stack, ["g", "c2"])
    _ = fixture.take()
    fixture.user.tapRow("c1")
    fixture.expectCalls([
      .shouldSelect("c1"), .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1", "detail"]),
      .didSelect("c1", previous: "c2"),
    ])
    expectEqual(fixture.stack, ["g", "c1", "detail"])
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1"])
  }

  @Test func `R9: an offscreen host requests displayed view controllers when it appears`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.disappear()
    _ = fixture.take()
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.expect([.didSelect("c2", previous: "a", origin: .program)])
    fixture.host.appear()
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c2", proposed: ["c2"]),
    ])
  }

  @Test func `R11: with nothing selected, the first tab that becomes selectable is selected`() {
    let fixture = HostFixture { log in
      [.page("a", log).with { $0.isHidden = true }, .page("b", log).with { $0.isEnabled = false }]
    }
    expect(fixture.host.selectedTab == nil)
    fixture.tab("b").isEnabled = true
    fixture.expect([.didSelect("b", previous: nil, origin: .fallback)] + appearance(of: "b"))
  }

  @Test func `R11: after the app deselects all tabs, a new tab is not selected automatically`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = nil
    _ = fixture.take()
    fixture.host.tabs = [.page("x", fixture.log)]
    fixture.expect([])
    fixture.user.tap("x")
    fixture.expectCalls([.shouldSelect("x"), .didSelect("x", previous: nil)])
  }

  @Test func `R11: a hidden tab that the app selects stays selected`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("b").isHidden = true
    fixture.host.selectedTab = fixture.tab("b")
    fixture.expectCalls([.didSelect("b", previous: "a", origin: .program)])
    fixture.tab("a").title = "A"
    fixture.tab("a").isEnabled = false
    expectEqual(fixture.selected, "b")
  }

  @Test func `R11: a tab that the bar does not show stays selected in any size class and mode`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.tapRow("c2")
    _ = fixture.take()
    fixture.host.traitCollection = .compact
    fixture.host.mode = .tabBar
    fixture.host.traitCollection = .phone
    fixture.expectCalls([.sidebarAvailabilityDidChange(available: false)])
    expectEqual(fixture.selected, "c2")
  }

  @Test func `R14: programmatic hiding, ordering and resetting notify no delegate`() {
    let fixture = HostFixture.editable()
    fixture.user.beginEditing()
    fixture.tab("b").isHidden = true
    fixture.group("g").displayOrderIdentifiers = ["c3", "c1"]
    fixture.user.endEditing()
    fixture.host.resetCustomization(.all)
    fixture.expect([.willBeginEditing, .didEndEditing])
  }

  @Test func `R15: stored customization applies silently first, and the app can override it`() {
    let fixture = HostFixture(shown: false) { _ in [] }
    fixture.host.customization[tab: "a"].sidebarVisibility = .hidden
    fixture.host.customization[group: "g"].tabOrder = ["c2", "c1"]
    let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
    fixture.host.tabs = [.bare("a"), group]
    fixture.expect([.didSelect("c1", previous: nil, origin: .program)])
    expectEqual(group.displayOrder.map(\.identifier), ["c2", "c1"])
    fixture.tab("a").isHidden = false
    expect(!fixture.tab("a").isHidden)
    fixture.expect([])
  }

  @Test func `R16: a batch notifies once, of its final selection`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.performBatchUpdates {
      fixture.host.selectedTab = fixture.tab("b")
      fixture.tab("b").isHidden = true
      fixture.host.selectedTab = fixture.tab("c")
      expectEqual(fixture.selected, "c")
      expect(fixture.log.entries.isEmpty)
    }
    fixture.expect([.didSelect("c", previous: "a", origin: .program)] + firstExchange("a", "c"))
  }
}
