import Observation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Managed navigation stacks.
@MainActor struct ManagedStackTests {
  private func fixture() -> HostFixture {
    HostFixture.group(traits: .pad, content: true, managed: true)
  }

  @Test func `a tap on the selected tab pops the pages pushed on it, but not its own page`() {
    let fixture = fixture()
    fixture.user.tapRow("c1")
    fixture.push("one")
    fixture.push("two")
    _ = fixture.take()
    fixture.user.tapRow("c1")
    fixture.expect(
      [
        .shouldSelect("c1"), .displayedViewControllers("g", proposed: ["g"]),
        .displayedViewControllers("c1", proposed: ["c1", "one", "two"]),
        .didSelect("c1", previous: "c1"),
      ] + exchange(.page("two"), "c1")
    )
    expectEqual(fixture.stack, ["g", "c1"])
  }

  @Test func `a page pushed on an offscreen stack belongs to the next selected tab of the group`() {
    let fixture = fixture()
    fixture.push("waiting")
    expectEqual(fixture.selected, "a")
    _ = fixture.take()
    fixture.user.tapRow("c2")
    fixture.expectCalls([
      .shouldSelect("c2"), .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c2", proposed: ["c2", "waiting"]),
      .didSelect("c2", previous: "a"),
    ])
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1"])
    fixture.user.tapRow("c2")
    expectEqual(fixture.stack, ["g", "c2", "waiting"])
  }

  @Test func `a page popped off an offscreen stack does not belong to the next selected tab`() {
    let fixture = fixture()
    fixture.push("one")
    fixture.push("two")
    fixture.group("g").managingNavigationController?.popViewController(animated: false)
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1", "one"])
  }

  @Test func `the pages of a managing controller belong to the selected tab once it is assigned`() {
    let fixture = fixture()
    let page = RecordingViewController(.page("first"), log: fixture.log)
    fixture.group("g").managingNavigationController = NavigationController(rootViewController: page)
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1", "first"])
  }

  @Test func `going back to a page of a group with an action does not select the group`() {
    let fixture = fixture()
    fixture.group("g").primaryAction = Action(title: "Act") { _ in }
    fixture.recorder.displayedNames["g"] = ["intro"]
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["intro", "c1"])
    fixture.user.goBack()
    expect(fixture.selected == "c1" && fixture.stack == ["intro"])
  }

  @Test func `the page of the group keeps the pages pushed on it`() {
    let fixture = fixture()
    fixture.host.selectedTab = fixture.tab("g")
    fixture.push("detail")
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1"])
    fixture.host.selectedTab = fixture.tab("g")
    expectEqual(fixture.stack, ["g", "detail"])
  }

  @Test func `popping to the root programmatically selects the group`() {
    let fixture = fixture()
    fixture.user.tapRow("c1")
    fixture.push("detail")
    _ = fixture.take()
    fixture.group("g").managingNavigationController?.popToRootViewController(animated: false)
    fixture.expectCalls([.didSelect("g", previous: "c1", origin: .program)])
    expect(fixture.selected == "g" && fixture.stack == ["g"])
  }

  @Test func `view controllers that the delegate adds for a tab belong to that tab`() {
    let fixture = fixture()
    fixture.recorder.displayedNames["c1"] = ["intro", "c1"]
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "intro", "c1"])
    fixture.user.goBack()
    expectEqual(fixture.selected, "c1")
    fixture.user.goBack()
    expect(fixture.selected == "g" && fixture.stack == ["g"])
  }

  @Test func `the outermost managing group provides the stack`() {
    let fixture = HostFixture { log in
      let inner = TabGroupItem.of([.page("n1", log)], "h", log)
      inner.managingNavigationController = .recording("h", log)
      let group = TabGroupItem.of([inner], "g", log)
      group.managingNavigationController = .recording("g", log)
      return [.page("a", log), group]
    }
    fixture.user.tapRow("n1")
    expectEqual(fixture.stack, ["g", "h", "n1"])
    expect(fixture.tab("n1").managingTabGroup === fixture.group("g"))
    expect(fixture.tab("g").managingTabGroup === fixture.group("g"))
    expect(fixture.tab("a").managingTabGroup == nil)
    expectEqual(fixture.group("h").managingNavigationController?.viewControllers.isEmpty, true)
  }

  @Test func `assigning a managing controller to a selected group shows its stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").managingNavigationController = .recording("g", fixture.log)
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1"]),
    ])
    expectEqual(fixture.stack, ["g", "c1"])
    fixture.group("g").managingNavigationController = nil
    expect(fixture.host.selectedViewController === fixture.tab("c1").viewController)
    expectEqual(fixture.tab("c1").viewController?.appearanceState, .appeared)
  }

  @Test func `hiding the selected tab removes its pages from the stack`() {
    let fixture = fixture()
    fixture.user.tapRow("c1")
    fixture.push("detail")
    _ = fixture.take()
    fixture.tab("c1").isHidden = true
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .didSelect("g", previous: "c1", origin: .fallback),
    ])
    expectEqual(fixture.stack, ["g"])
  }

  @Test func `a stack that was never on screen requests no view controllers`() {
    let fixture = HostFixture(shown: false) { log in
      let group = TabGroupItem.of([.page("c1", log)], "g", log)
      group.managingNavigationController = .recording("g", log)
      return [group]
    }
    expectEqual(fixture.selected, "g")
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.expect([.didSelect("c1", previous: "g", origin: .program)])
    fixture.host.appear()
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1"]),
    ])
    expectEqual(fixture.stack, ["g", "c1"])
  }

  @Test func `a page that is pushed while another one moves to the stack is noted once`() {
    final class Pusher: ViewController {
      var nextPage: ViewController?

      override func willMove(toParent parent: ViewController?) {
        guard let page = nextPage, let stack = parent as? NavigationController else { return }
        nextPage = nil
        stack.pushViewController(page, animated: false)
      }
    }
    let fixture = fixture()
    fixture.user.tapRow("c1")
    let (first, second) = (Pusher(), ViewController())
    first.nextPage = second
    fixture.group("g").managingNavigationController?.pushViewController(first, animated: false)
    let pages = fixture.group("g").managingNavigationController?.viewControllers ?? []
    expectEqual(identities(pages.suffix(2)), identities([first, second]))
    fixture.user.tapRow("c2")
    fixture.user.tapRow("c1")
    let restored = fixture.group("g").managingNavigationController?.viewControllers ?? []
    expectEqual(identities(restored[...]), identities(pages[...]))
  }

  private func identities(_ pages: ArraySlice<ViewController>) -> [ObjectIdentifier] {
    pages.map(ObjectIdentifier.init)
  }

  @Test func `pages leave a deep stack in any order`() throws {
    let fixture = fixture()
    fixture.user.tapRow("c1")
    let navigation = try #require(fixture.group("g").managingNavigationController)
    let pages = (0..<300).map { _ in ViewController() }
    for page in pages { navigation.pushViewController(page, animated: false) }
    pages[100].removeFromParent()
    navigation.popToViewController(pages[200], animated: false)
    navigation.popViewController(animated: false)
    let left = Array(pages[..<200]).filter { $0 !== pages[100] }
    expectEqual(identities(navigation.viewControllers.dropFirst(2)), identities(left[...]))
    expectEqual(pages.filter { $0.parent == nil }.count, 101)
    fixture.user.tapRow("c2")
    expectEqual(navigation.viewControllers.count, 2)
    fixture.user.tapRow("c1")
    expectEqual(identities(navigation.viewControllers.dropFirst(2)), identities(left[...]))
    fixture.user.tapRow("c1")
    expectEqual(navigation.viewControllers.count, 2)
    expect(pages.allSatisfy { $0.parent == nil })
  }

  @Test func `a group whose managing controller is removed shows its own content`() {
    let fixture = fixture()
    fixture.host.selectedTab = fixture.group("g")
    let navigation = fixture.group("g").managingNavigationController
    fixture.group("g").managingNavigationController = nil
    let page = fixture.group("g").viewController
    expect(page?.parent === fixture.host && page?.appearanceState == .appeared)
    expect(navigation?.parent == nil && navigation?.appearanceState == .disappeared)
  }

  @Test func `a navigation controller that moves between hosts has its new group in every call`() {
    let fixture = fixture()
    let other = HostFixture.group(traits: .pad, content: true)
    fixture.user.tapRow("c1")
    let navigation = fixture.group("g").managingNavigationController
    let groups = [fixture.group("g"), other.group("g")]
    let found = Found()
    withObservationTracking {
      _ = groups[0].managingNavigationController
    } onChange: {
      MainActor.assumeIsolated {
        found.values = groups.map { $0.managingNavigationController }
      }
    }
    groups[1].managingNavigationController = navigation
    expectEqual(found.values.count, 2)
    expect(found.values.first.flatMap(\.self) == nil)
    expect(found.values.last.flatMap(\.self) === navigation)
  }

  @MainActor private final class Found {
    var values: [NavigationController?] = []
  }

  @Test func `the selected tab can leave the group and come back`() {
    let fixture = HostFixture.group(managed: true)
    let group = fixture.group("g")
    fixture.host.selectedTab = fixture.tab("c1")
    let page = fixture.tab("c1").viewController
    fixture.host.tabs.append(fixture.tab("c1"))
    expectEqual(group.managingNavigationController?.viewControllers, [])
    fixture.log.clear()
    group.children.insert(fixture.tab("c1"), at: 0)
    expectEqual(fixture.selected, "c1")
    expectEqual(group.managingNavigationController?.viewControllers, [page].compactMap { $0 })
    expectEqual(
      fixture.log.calls,
      [
        .displayedViewControllers("g", proposed: [], answer: []),
        .displayedViewControllers("c1", proposed: ["c1"], answer: ["c1"]),
      ]
    )
  }
}
