import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Selections and changes of the tabs, beyond what scripts and cases can state.
@MainActor struct SelectionEventTests {
  @Test func `row 3: a delegate assigned after the first selection is not notified of it`() {
    let log = CallLog()
    let host = TabHostController(tabs: [.page("a", log), .page("b", log)])
    log.record(host)
    host.delegate = SilentDelegate.shared
    expect(log.entries.isEmpty)
    expectEqual(host.selectedTab?.identifier, "a")
  }

  @Test(arguments: [true, false])
  func `rows 5 and 7: a tap on the selected tab pops to the root, unless it is vetoed`(
    isVetoed: Bool
  ) {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let fixture = HostFixture { log in [.showing(navigation, "a"), .page("b", log)] }
    navigation.pushViewController(ViewController(), animated: false)
    fixture.answers.shouldSelectAnswers["a"] = !isVetoed
    expectEqual(fixture.user.tap("a"), (isVetoed ? .vetoed : .performed))
    expectEqual(navigation.viewControllers.count, (isVetoed ? 2 : 1))
    expect(navigation.viewControllers.first === root)
  }

  @Test func `row 25: opening the overflow makes no call`() {
    let fixture = HostFixture(traits: .phone) { log in
      "abcdef".map { .page(String($0), log) }
    }
    expectEqual(fixture.user.openOverflow(), .performed)
    fixture.expect([])
  }

  @Test func `row 32: assigning the view controller selects the corresponding tab`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedIndex = 1
    fixture.log.clear()
    fixture.host.selectedViewController = fixture.tab("a").viewController
    fixture.expect([.didSelect("a", previous: "b", origin: .program)] + exchange("b", "a"))
    expectEqual(fixture.host.selectedIndex, 0)
  }

  @Test func `row 39: assigning tabs without the tapped one in didSelect falls back`() {
    let fixture = HostFixture.roots("a", "b")
    let delegate = AssigningDelegate(tabs: [fixture.tab("a")])
    fixture.host.delegate = delegate
    fixture.user.tap("b")
    fixture.expect([
      .shouldSelect("b"), .didSelect("b", previous: "a"),
      .didSelect("a", previous: "b", origin: .fallback),
    ])
    expectEqual(fixture.selected, "a")
  }
}

/// Assigns tabs at the first selection it is notified of.
@MainActor private final class AssigningDelegate: TabHostControllerDelegate {
  private var tabs: [TabItem]?

  init(tabs: [TabItem]) {
    self.tabs = tabs
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    guard let tabs else { return }
    self.tabs = nil
    tabHostController.tabs = tabs
  }
}
