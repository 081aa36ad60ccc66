import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct ActionTabTests {
  /// A host with the roots `a`, `x`, which performs an action, `b`, and a group `g` of `y`, which
  /// performs an action, and `c`.
  private func fixture(_ traits: TraitCollection = .portrait, shown: Bool = true) -> HostFixture {
    HostFixture(traits: traits, shown: shown) { log in
      let group = TabGroupItem.of([Self.action("y", log), .page("c", log)], "g")
      return [.page("a", log), Self.action("x", log), .page("b", log), group]
    }
  }

  private static func action(_ name: String, _ log: CallLog) -> TabItem {
    let tab = TabItem.page(name, log)
    tab.primaryAction = Action(title: "do \(name)") { _ in log.append(.handler("do \(name)")) }
    return tab
  }

  @Test func `the tab is the sender and the source of popovers while the handler runs`() {
    let fixture = fixture()
    let tab = fixture.tab("b")
    var isSender = false
    tab.primaryAction = Action { action in
      isSender = action.sender as? TabItem === tab && action.presentationSourceItem === tab
    }
    fixture.user.tap("b")
    expect(isSender)
    expect(tab.primaryAction?.sender == nil)
  }

  @Test func `a disabled tab or action is refused and dimmed`() {
    let fixture = fixture()
    let tab = fixture.tab("x")
    tab.primaryAction?.attributes = .disabled
    expect(!tab.isEffectivelyEnabled && tab.isEnabled)
    expectEqual(fixture.user.tap("x"), .refused(.disabled))
    tab.primaryAction?.attributes = .hidden
    expect(tab.isEffectivelyEnabled)
    expectEqual(fixture.user.tap("x"), .performed)
    tab.isEnabled = false
    expectEqual(fixture.user.tap("x"), .refused(.disabled))
    fixture.expect([.handler("do x")])
  }

  // MARK: - Never selected

  @Test func `an assignment of its controller by the app is refused and reported`() {
    let fixture = fixture()
    fixture.host.selectedViewController = fixture.tab("x").viewController
    expectEqual(fixture.takeRules(), ["actionSelection"])
    expectEqual(fixture.selected, "a")
  }

  @Test func `R11: the selection falls back from a tab that gets an action`() {
    let fixture = fixture()
    fixture.host.selectedTab = fixture.tab("c")
    _ = fixture.take()
    fixture.tab("c").primaryAction = Action(title: "C") { _ in }
    fixture.expectCalls([.didSelect("a", previous: "c", origin: .fallback)])
    fixture.host.selectedTab = fixture.group("g")
    fixture.log.clear()
    fixture.group("g").primaryAction = Action(title: "G") { _ in }
    fixture.expectCalls([.didSelect("a", previous: "g", origin: .fallback)])
    fixture.tab("a").primaryAction = nil
    fixture.expect([])
  }

  @Test func `a tab whose action is removed can be selected`() {
    let fixture = fixture()
    fixture.tab("x").primaryAction = nil
    fixture.user.tap("x")
    fixture.expectCalls([.shouldSelect("x"), .didSelect("x", previous: "a")])
  }

  @Test func `a restored selection skips action tabs`() {
    let fixture = fixture(shown: false)
    fixture.host.restore(TabRestorationState(selectionPath: ["g", "y"]))
    expectEqual(fixture.selected, "c")
    fixture.host.restore(TabRestorationState(selectionPath: ["x"]))
    expectEqual(fixture.selected, "c")
  }

  @Test func `pages skip action tabs`() {
    let fixture = fixture()
    fixture.host.style = .page(.automatic)
    expectEqual(fixture.host.pages.map(\.identifier), ["a", "b", "g"])
    fixture.user.selectNextPage()
    expectEqual(fixture.selected, "b")
    fixture.user.selectPreviousPage()
    expectEqual(fixture.selected, "a")
  }

  // MARK: - Groups

  @Test func `R9: the page of a group leaves its stack while the group has an action`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c1")
    _ = fixture.take()
    let group = fixture.group("g")
    group.primaryAction = Action(title: "G") { _ in }
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: []),
      .displayedViewControllers("c1", proposed: ["c1"]),
    ])
    expectEqual(fixture.stack, ["c1"])
    group.primaryAction = Action(title: "H") { _ in }
    fixture.expectCalls([])
    group.primaryAction = nil
    expectEqual(fixture.stack, ["g", "c1"])
    expectEqual(fixture.user.goBack(), .performed)
    expectEqual(fixture.selected, "g")
  }

  // MARK: - Drags

  @Test func `a drag that rests on an action tab performs nothing`() {
    for traits in [TraitCollection.portrait, .pad] {
      let fixture = fixture(traits)
      expectEqual(fixture.user.springLoad(fixture.tab("x")), .refused(.notPermitted))
      fixture.expect([])
    }
    let fixture = fixture(.pad)
    let group = fixture.group("g")
    group.primaryAction = Action(title: "G") { _ in }
    group.isExpanded = false
    expectEqual(fixture.user.springLoad(group), .performed)
    expect(group.isExpanded)
    fixture.host.traitCollection = .portrait
    expectEqual(fixture.user.springLoad(group), .refused(.notPermitted))
  }

  @Test func `a drop is accepted without running the handler, unless the action is disabled`() {
    let fixture = fixture()
    let tab = fixture.tab("x")
    fixture.answers.dropAnswers["x"] = .copy
    let drag = fixture.user.beginExternalDrag([.text("x")])
    expectEqual(drag.enter(.tab(tab)), .performed)
    expectEqual(drag.drop(), .performed)
    expectEqual(fixture.log.entries.contains(.handler("do x")), false)
    tab.primaryAction?.attributes = .disabled
    let other = fixture.user.beginExternalDrag([.text("x")])
    expectEqual(other.enter(.tab(tab)), .refused(.disabled))
  }

  // MARK: - Changes

  @Test func `a change of the action updates the row once`() {
    let fixture = fixture(.pad)
    fixture.host.sidebar.displayedRows = 0..<10
    _ = fixture.take()
    fixture.tab("x").primaryAction?.attributes = .disabled
    fixture.expectCalls([.update("x")])
    fixture.tab("x").primaryAction?.title = "other"
    expectEqual(fixture.tab("x").title, "x")
    let action = fixture.tab("x").primaryAction
    fixture.tab("x").primaryAction = action
    _ = fixture.take()
    fixture.tab("x").primaryAction = nil
    action?.attributes = []
    expect(fixture.tab("x").isEffectivelyEnabled)
  }

  @Test func `an action of several tabs updates all of them`() {
    let fixture = fixture(.pad)
    fixture.host.sidebar.displayedRows = 0..<10
    let action = Action(title: "both") { _ in }
    fixture.tab("x").primaryAction = action
    fixture.tab("b").primaryAction = action
    _ = fixture.take()
    action.attributes = .disabled
    fixture.expectCalls([.update("x"), .update("b")])
  }

  @Test func `the handler can remove the tab, select another tab, and replace the action`() {
    let fixture = fixture()
    let (host, tab) = (fixture.host, fixture.tab("x"))
    tab.primaryAction = Action { action in
      (action.sender as? TabItem)?.primaryAction = nil
      host.tabs.removeAll { $0.identifier == "x" }
      host.selectedTab = host.tab(forIdentifier: "b")
    }
    fixture.user.tap("x")
    fixture.expectCalls([.didSelect("b", previous: "a", origin: .program)])
    expect(host.tab(forIdentifier: "x") == nil)
  }

  @Test func `a replaced action is released after the property has its new value`() {
    let fixture = fixture()
    let tab = fixture.tab("x")
    let probe = ReleaseProbe { _ = tab.primaryAction?.title }
    tab.primaryAction = Action { _ in probe.hold() }
    tab.primaryAction = nil
    expect(tab.primaryAction == nil)
  }

  @Test func `an action outlives its tab`() {
    let action = Action(title: "x") { _ in }
    do {
      let tab = TabItem.bare("a")
      tab.primaryAction = action
    }
    action.attributes = .disabled
    expectEqual(action.attributes, .disabled)
  }
}
