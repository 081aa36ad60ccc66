import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Pages carried to a group.
@MainActor struct CarriedPagesTests {
  /// A managing group `g` of the group `h` of `n` and of `c`; `n` is selected.
  private func fixture() -> HostFixture {
    let fixture = HostFixture(traits: .pad) { log in
      let inner = TabGroupItem.of([.page("n", log)], "h", log)
      let group = TabGroupItem.of([inner, .page("c", log)], "g", log)
      group.managingNavigationController = .recording("g", log)
      return [.page("a", log), group]
    }
    fixture.user.tapRow("n")
    _ = fixture.take()
    return fixture
  }

  @Test func `R9d: pushed pages are carried to the group that the app selects above their tab`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.host.selectedTab = fixture.tab("g")
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g", "detail"]),
      .didSelect("g", previous: "n", origin: .program),
    ])
    expectEqual(fixture.stack, ["g", "detail"])
    fixture.host.selectedTab = fixture.tab("n")
    expectEqual(fixture.stack, ["g", "h", "n"])
    fixture.host.selectedTab = fixture.tab("g")
    expectEqual(fixture.stack, ["g", "detail"])
  }

  @Test func `R9d: pages are carried to a group in between, and to a deselected child's group`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.host.selectedTab = fixture.tab("h")
    expectEqual(fixture.stack, ["g", "h", "detail"])
    fixture.group("g").selectedChild = nil
    expect(fixture.selected == "g" && fixture.stack == ["g", "detail"])
  }

  @Test func `R9d: pages follow those that the group already has`() {
    let fixture = fixture()
    fixture.host.selectedTab = fixture.tab("g")
    fixture.push("first")
    fixture.host.selectedTab = fixture.tab("c")
    fixture.push("second")
    fixture.host.selectedTab = fixture.tab("g")
    expectEqual(fixture.stack, ["g", "first", "second"])
  }

  @Test func `R9d: a selection by the user or of a tab that is not above leaves the pages`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.user.tapRow("c")
    expectEqual(fixture.stack, ["g", "c"])
    fixture.user.tapRow("n")
    expectEqual(fixture.stack, ["g", "h", "n", "detail"])
    fixture.host.selectedTab = fixture.tab("c")
    expectEqual(fixture.stack, ["g", "c"])
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.selectedTab = fixture.tab("g")
    expectEqual(fixture.stack, ["g"])
    fixture.host.selectedTab = fixture.tab("n")
    expectEqual(fixture.stack, ["g", "h", "n", "detail"])
  }

  @Test func `R9d: a user's tap on the group in the bar does not carry pages`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.host.traitCollection = .portrait
    fixture.user.tap("g")
    expect(fixture.selected == "g" && fixture.stack == ["g"])
  }

  @Test func `R9d: pages are carried in a batch and by a host off screen`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.host.performBatchUpdates {
      fixture.host.selectedTab = fixture.tab("h")
      fixture.host.selectedTab = fixture.tab("g")
    }
    expectEqual(fixture.stack, ["g", "detail"])
    fixture.host.selectedTab = fixture.tab("n")
    fixture.push("other")
    fixture.host.disappear()
    fixture.host.selectedTab = fixture.tab("g")
    fixture.host.appear()
    expectEqual(fixture.stack, ["g", "detail", "other"])
  }

  @Test func `R9d: a carried page that is popped does not return`() {
    let fixture = fixture()
    fixture.push("detail")
    fixture.host.selectedTab = fixture.tab("g")
    fixture.user.goBack()
    expectEqual(fixture.stack, ["g"])
    fixture.host.selectedTab = fixture.tab("n")
    expectEqual(fixture.stack, ["g", "h", "n"])
  }
}
