import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Groups without a page and without a child that can be selected.
@MainActor struct EmptyGroupTests {
  /// Groups that are empty for different reasons.
  enum Empty: CaseIterable {
    case bare, managed, destination, hiddenChild, disabledChild, actionChild, emptyChild

    @MainActor func make(_ identifier: String = "e") -> TabGroupItem {
      let group = TabGroupItem.of([], identifier)
      func add(_ child: TabItem) { group.children = [child] }
      switch self {
      case .bare: break
      case .managed: group.managingNavigationController = NavigationController()
      case .destination: group.isSidebarDestination = true
      case .hiddenChild: add(.shown("x").with { $0.isHidden = true })
      case .disabledChild: add(.shown("x").with { $0.isEnabled = false })
      case .actionChild: add(.bare("x").with { $0.primaryAction = Action(title: "") { _ in } })
      case .emptyChild: add(TabGroupItem.of([], "x"))
      }
      return group
    }
  }

  @Test(arguments: Empty.allCases)
  func `the first selection is another tab`(empty: Empty) {
    let fixture = HostFixture { log in [empty.make(), .page("a", log)] }
    expectEqual(fixture.selected, "a")
  }

  @Test(arguments: Empty.allCases)
  func `without another tab, the first selection is the group itself`(empty: Empty) {
    let fixture = HostFixture { _ in [empty.make("e"), TabGroupItem.of([], "f")] }
    expectEqual(fixture.selected, "e")
  }

  @Test(arguments: Empty.allCases)
  func `a fallback passes the group over`(empty: Empty) {
    let fixture = HostFixture { log in [empty.make(), .page("a", log), .page("b", log)] }
    fixture.host.selectedTab = fixture.tab("b")
    fixture.log.clear()
    fixture.tab("b").isHidden = true
    fixture.expectCalls([.didSelect("a", previous: "b", origin: .fallback)])
  }

  @Test(arguments: Empty.allCases)
  func `a group of it and a page resolves to the page`(empty: Empty) {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([empty.make(), .page("c", log)], "g")]
    }
    fixture.host.traitCollection = .portrait
    fixture.group("g").selectedChild = fixture.tab("e")
    fixture.group("g").defaultChildIdentifier = "e"
    fixture.log.clear()
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c"), .didSelect("c", previous: "a")])
  }

  @Test(arguments: [true, false])
  func `removing the last child selects a group above, or else another root`(hasPage: Bool) {
    let fixture = HostFixture { log in
      let inner = TabGroupItem.of([.page("n", log)], "i")
      return [.page("a", log), TabGroupItem.of([inner], "g", hasPage ? log : nil)]
    }
    fixture.host.selectedTab = fixture.tab("n")
    fixture.log.clear()
    fixture.group("i").children = []
    fixture.expectCalls([.didSelect(hasPage ? "g" : "a", previous: "n", origin: .fallback)])
  }

  @Test func `removing the last child of the only tab selects its group`() {
    let fixture = HostFixture { log in [TabGroupItem.of([.page("c", log)], "g")] }
    fixture.log.clear()
    fixture.group("g").children = []
    fixture.expectCalls([.didSelect("g", previous: "c", origin: .fallback)])
  }

  @Test func `the app and the user can select it`() {
    let fixture = HostFixture(traits: .portrait) { log in [.page("a", log), Empty.bare.make()] }
    fixture.user.tap("e")
    fixture.expectCalls([.shouldSelect("e"), .didSelect("e", previous: "a")])
    fixture.user.tap("a")
    fixture.log.clear()
    fixture.host.selectedTab = fixture.tab("e")
    fixture.expectCalls([.didSelect("e", previous: "a", origin: .program)])
  }

  // MARK: - Managed stacks

  @Test func `a managed group without a page resolves to its first child`() {
    let fixture = HostFixture.group(managed: true)
    fixture.user.tap("g")
    fixture.expectCalls([
      .shouldSelect("c1"), .displayedViewControllers("g"),
      .displayedViewControllers("c1", proposed: ["c1"]), .didSelect("c1", previous: "a"),
    ])
    expectEqual(fixture.stack, ["c1"])
    fixture.user.tap("g")
    fixture.expectCalls([
      .shouldSelect("c1"), .displayedViewControllers("g"),
      .displayedViewControllers("c1", proposed: ["c1"]), .didSelect("c1", previous: "c1"),
    ])
  }

  @Test func `a page that the app has put into the stack is that of the group`() {
    let fixture = HostFixture.group(managed: true)
    fixture.push("overview")
    fixture.log.clear()
    fixture.user.tap("g")
    fixture.expectCalls([
      .shouldSelect("g"), .displayedViewControllers("g", proposed: ["overview"]),
      .didSelect("g", previous: "a"),
    ])
    expectEqual(fixture.stack, ["overview"])
  }

  @Test func `a page that the delegate has given the group is reached by another tap`() {
    let fixture = HostFixture.group(managed: true)
    let page = RecordingViewController(.page("overview"), log: fixture.log)
    fixture.recorder.displayedViewControllers = { tab, proposed in
      tab.identifier == "g" ? [page] : proposed
    }
    fixture.user.tap("g")
    expect(fixture.selected == "c1" && fixture.stack == ["overview", "c1"])
    fixture.user.tap("g")
    expect(fixture.selected == "g" && fixture.stack == ["overview"])
  }
}
