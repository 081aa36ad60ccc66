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
    let page = NamedViewController(.page("first"))
    fixture.group("g").managingNavigationController = NavigationController(rootViewController: page)
    fixture.user.tapRow("c1")
    expectEqual(fixture.stack, ["g", "c1", "first"])
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

  @Test func `assigning a managing controller to a selected group shows its stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").managingNavigationController = NavigationController()
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1"]),
    ])
    expectEqual(fixture.stack, ["g", "c1"])
    fixture.group("g").managingNavigationController = nil
    expect(fixture.host.selectedViewController === fixture.tab("c1").viewController)
    expectEqual(fixture.tab("c1").viewController?.appearanceState, .appeared)
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
}
