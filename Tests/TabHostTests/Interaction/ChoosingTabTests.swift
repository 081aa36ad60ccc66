import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tabs that the user chooses in a list, whether or not they are on screen.
@MainActor struct ChoosingTabTests {
  private nonisolated static let traits: [TraitCollection] = [
    .portrait, .pad, .compact, .phone, .mac, .tv,
  ]

  @Test(arguments: traits)
  func `a tab in a group is selected with the calls of a tap, in every size`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture.group(traits: traits) { $0.isCollapsedByDefault = true }
    let isHidden = fixture.host.sidebar.isHidden
    expectEqual(fixture.user.choose("c2"), .performed)
    fixture.expect(
      [.shouldSelect("c2"), .didSelect("c2", previous: "a")] + firstExchange("a", "c2")
    )
    expectEqual(fixture.host.selectionOrigin, .user)
    expect(!fixture.group("g").isExpanded && fixture.host.sidebar.isHidden == isHidden)
    expect(fixture.host.customization.isEmpty)
  }

  @Test func `tabs that are in no bar of any size are selected`() {
    let fixture = HostFixture(traits: .compact, mode: .tabBar) { log in
      [.page("a", log), .page("b", log), .page("c", log)]
    }
    fixture.tab("b").preferredPlacement = .sidebarOnly
    fixture.host.compactTabIdentifiers = ["a"]
    expectEqual(fixture.user.tap("b"), .refused(.notOnScreen))
    expectEqual(fixture.user.choose("b"), .performed)
    expectEqual(fixture.user.choose("c"), .performed)
    fixture.expectCalls([
      .shouldSelect("b"), .didSelect("b", previous: "a"), .shouldSelect("c"),
      .didSelect("c", previous: "b"),
    ])
  }

  @Test(arguments: traits) func `a veto changes nothing`(traits: TraitCollection) {
    let fixture = HostFixture.group(traits: traits)
    fixture.recorder.shouldSelectAnswers["c1"] = false
    expectEqual(fixture.user.choose("c1"), .vetoed)
    fixture.expect([.shouldSelect("c1", answer: false)])
    expectEqual(fixture.selected, "a")
  }

  @Test func `the selected tab is selected again, and its stack goes back to its root`() {
    let stack = NavigationController(rootViewController: ViewController())
    let fixture = HostFixture(traits: .compact) { log in
      [.page("a", log), TabGroupItem.of([.showing(stack, "c")], "g")]
    }
    let letter = ViewController()
    fixture.host.selectedTab = fixture.tab("c")
    fixture.user.choose("a")
    stack.pushViewController(letter, animated: false)
    fixture.log.clear()
    fixture.user.choose("c")
    expect(stack.topViewController === letter)
    fixture.user.choose("c")
    expectEqual(stack.viewControllers.count, 1)
    fixture.expectCalls([
      .shouldSelect("c"), .didSelect("c", previous: "a"), .shouldSelect("c"),
      .didSelect("c", previous: "c"),
    ])
    fixture.tab("c").reselectionBehavior = .none
    stack.pushViewController(letter, animated: false)
    fixture.user.choose("c")
    expect(stack.topViewController === letter)
  }

  // MARK: - Groups

  @Test(arguments: [TraitCollection.pad, .compact])
  func `a group that its row only expands is chosen as by a tap on its item`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture.group(traits: traits)
    expectEqual(fixture.user.choose("g"), .performed)
    expect(fixture.group("g").isExpanded)
    fixture.expectCalls([.shouldSelect("c1"), .didSelect("c1", previous: "a")])
    fixture.user.choose("c2")
    fixture.user.choose("b")
    fixture.log.clear()
    fixture.user.choose("g")
    fixture.user.choose("g")
    fixture.expectCalls([
      .shouldSelect("c2"), .didSelect("c2", previous: "b"), .shouldSelect("c2"),
      .didSelect("c2", previous: "c2"),
    ])
  }

  @Test(arguments: [TraitCollection.pad, .compact])
  func `a group that is a destination is selected itself`(traits: TraitCollection) {
    let fixture = HostFixture.group(traits: traits, content: true) {
      $0.isSidebarDestination = true
    }
    fixture.user.choose("c2")
    fixture.log.clear()
    expectEqual(fixture.user.choose("g"), .performed)
    fixture.expect(
      [.shouldSelect("g"), .didSelect("g", previous: "c2")] + firstExchange("c2", "g")
    )
  }

  @Test(arguments: [TraitCollection.pad, .compact])
  func `in a group with a page of its own, choosing the group goes back to that page`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture.group(traits: traits, content: true)
    fixture.user.choose("c2")
    fixture.log.clear()
    fixture.user.choose("g")
    fixture.expectCalls([.shouldSelect("g"), .didSelect("g", previous: "c2")])
  }

  // MARK: - Actions

  @Test(arguments: traits)
  func `the action of a tab or a group is performed, and nothing is selected`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture.group(traits: traits)
    let log = fixture.log
    for name in ["c1", "g"] {
      fixture.tab(name).primaryAction = Action(title: name) { _ in log.append(.handler(name)) }
      fixture.log.clear()
      expectEqual(fixture.user.choose(name), .performed)
      fixture.expect([.handler(name)])
    }
    fixture.tab("c1").primaryAction?.attributes = .disabled
    expectEqual(fixture.user.choose("c1"), .refused(.disabled))
    fixture.expect([])
    expectEqual(fixture.selected, "a")
  }

  // MARK: - Refusals

  @Test(arguments: traits)
  func `hidden, disabled, foreign and unknown tabs are refused, also below such a group`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture.group(traits: traits)
    let (user, group) = (fixture.user, fixture.group("g"))
    fixture.tab("b").isHidden = true
    fixture.tab("c1").isEnabled = false
    group.isHidden = true
    expectEqual(user.choose("b"), .refused(.hidden))
    expectEqual(user.choose("c2"), .refused(.hidden))
    expectEqual(user.choose("g"), .refused(.hidden))
    group.isHidden = false
    expectEqual(user.choose("c1"), .refused(.disabled))
    group.isEnabled = false
    expectEqual(user.choose("c2"), .refused(.disabled))
    expectEqual(user.choose("g"), .refused(.disabled))
    expectEqual(user.choose(.bare("x")), .refused(.notOnScreen))
    fixture.expect([])
    expectEqual(user.choose("x"), .refused(.unknownTab))
    expectEqual(fixture.takeRules(), ["unknownTab"])
    expectEqual(fixture.selected, "a")
  }

  @Test func `a host that is off screen, and what the delegate hides in between, is refused`() {
    let hidden = HostFixture.roots("a", "b", shown: false)
    expectEqual(hidden.user.choose("b"), .refused(.notOnScreen))
    hidden.expect([])
    let fixture = HostFixture.group(traits: .compact)
    fixture.recorder.shouldSelect = { tab in
      tab.parent?.isHidden = true
      return true
    }
    expectEqual(fixture.user.choose("c1"), .refused(.hidden))
    expectEqual(fixture.selected, "a")
  }

  // MARK: - The sidebar

  @Test func `a sidebar above the content hides as after a tap on a row`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.hidesAfterSelection = true
    fixture.user.choose("g")
    fixture.expectCalls([
      .shouldSelect("c1"), .didSelect("c1", previous: "a"),
      .sidebarVisibilityWillChange(hidden: true),
    ])
  }

  @Test func `an open menu closes, and choosing is one action`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.tab("a").contextMenuProvider = { _ in Menu(children: [Action(title: "x") { _ in }]) }
    fixture.host.sidebar.displayedRows = 0..<9
    expectEqual(fixture.user.openContextMenu(on: fixture.tab("a")), .performed)
    fixture.user.choose("c1")
    expect(fixture.host.openMenu == nil && fixture.selected == "c1")
  }
}
