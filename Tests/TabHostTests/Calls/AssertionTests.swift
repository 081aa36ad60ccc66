import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Promises about many calls at once.
@MainActor struct AssertionTests {
  @Test func `assertion 2: in every didSelect call, the selection properties are consistent`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    let checker = AgreementChecker()
    fixture.host.delegate = checker
    fixture.user.tap("b")
    fixture.user.tapRow("c2")
    fixture.host.selectedTab = fixture.tab("g")
    fixture.group("g").selectedChild = fixture.tab("c1")
    fixture.group("g").children = []
    fixture.host.tabs = [fixture.tab("a")]
    expectEqual(checker.checked, ["b", "c2", "g", "c1", "g", "a"])
  }

  @Test func `assertion 5: a delegate that implements no methods allows every state`() {
    final class Silent: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {}
    let silent = Silent()
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.host.delegate = silent
    fixture.host.sidebar.delegate = silent
    expectEqual(fixture.user.tapRow("c2"), .performed)
    expectEqual(fixture.stack, ["g", "c2"])
    expectEqual(fixture.user.goBack(), .performed)
    expectEqual(fixture.selected, "g")
    expectEqual(fixture.user.hideSidebar(), .performed)
    fixture.host.traitCollection = .compact
    expectEqual(fixture.user.tap("b"), .performed)
    expectEqual(fixture.selected, "b")
  }

  @Test func `assertion 6: a delegate that implements one method inherits the other defaults`() {
    final class Asked: TabHostControllerDelegate {
      func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
        tab.identifier != "b"
      }
    }
    let asked = Asked()
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.host.delegate = asked
    expectEqual(fixture.user.tap("b"), .vetoed)
    expectEqual(fixture.user.tapRow("c2"), .performed)
    expectEqual(fixture.stack, ["g", "c2"])
  }

  @Test func `assertion 8: a delegate can change the host before the sidebar changes`() {
    let fixture = HostFixture.group(traits: .pad)
    let delegate = ChangingDelegate()
    fixture.host.sidebar.delegate = delegate
    fixture.user.hideSidebar()
    expect(delegate.wasHidden)
    fixture.expect(
      [
        .sidebarVisibilityWillChange(hidden: true),
        .didSelect("b", previous: "a", origin: .program),
      ]
        + firstExchange("a", "b")
    )
    expectEqual(fixture.host.tabs.map(\.identifier), ["b", "g"])
  }

  @Test func `assertion 13: bar and sidebar can be hidden in either order`() {
    let (first, second) = (HostFixture.group(traits: .pad), HostFixture.group(traits: .pad))
    first.host.isTabBarHidden = true
    first.host.sidebar.isHidden = true
    second.host.sidebar.isHidden = true
    second.host.isTabBarHidden = true
    expectEqual(first.host.contentLayoutGuide, second.host.contentLayoutGuide)
    expectEqual(first.host.contentLayoutGuide.insets, EdgeInsets())
  }
}

/// Checks at every selection that the properties of the host are consistent.
@MainActor private final class AgreementChecker: TabHostControllerDelegate {
  var checked: [String] = []

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    checked.append(tab.identifier)
    expect(host.selectedTab === tab)
    let path = host.selectedPath
    for (group, child) in zip(path, path.dropFirst()) {
      expect((group as? TabGroupItem)?.selectedChild === child)
    }
    let managing = tab.managingTabGroup?.managingNavigationController
    expect(host.selectedViewController === managing ?? tab.viewController)
  }
}

/// Selects a tab and removes one before the sidebar changes.
@MainActor private final class ChangingDelegate: TabHostController.Sidebar.Delegate {
  var wasHidden = false

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    wasHidden = sidebar.isHidden
    host.selectedTab = host.tab(forIdentifier: "b")
    host.tabs.removeFirst()
  }
}
