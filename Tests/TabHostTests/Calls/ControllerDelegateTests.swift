import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The older pair of delegate methods, which receives view controllers.
@MainActor struct ControllerDelegateTests {
  /// A delegate with the older pair alone.
  private final class Coordinator: TabHostControllerDelegate {
    var calls: [String] = []
    var answer = true
    /// Called inside of `didSelect`.
    var handler: ((TabHostController) -> Void)?

    func tabHostController(
      _ tabHostController: TabHostController,
      shouldSelect viewController: ViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return answer
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelect viewController: ViewController
    ) {
      let isSelected = tabHostController.selectedViewController === viewController
      calls.append("did \(viewController.title ?? "")" + (isSelected ? "" : " too late"))
      handler.take()?(tabHostController)
    }
  }

  /// A delegate with both pairs.
  private final class Both: TabHostControllerDelegate {
    var calls: [String] = []

    func tabHostController(
      _ tabHostController: TabHostController,
      shouldSelectTab tab: TabItem
    ) -> Bool {
      calls.append("should tab")
      return true
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      calls.append("did tab")
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      shouldSelect viewController: ViewController
    ) -> Bool {
      calls.append("should controller")
      return false
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelect viewController: ViewController
    ) {
      calls.append("did controller")
    }
  }

  private let coordinator = Coordinator()
  private let host: TabHostController

  init() {
    let pages = ["a", "b", "c"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    host = TabHostController(viewControllers: pages)
    host.delegate = coordinator
    host.traitCollection = .phone
    host.appear()
  }

  @Test func `a tap calls both, also a tap on the selected tab`() {
    host.user.tap(host.rootTabs[1])
    host.user.tap(host.rootTabs[1])
    expectEqual(coordinator.calls, ["should b", "did b", "should b", "did b"])
  }

  @Test func `a veto leaves the selection unchanged`() {
    coordinator.answer = false
    expectEqual(host.user.tap(host.rootTabs[1]), .vetoed)
    expect(coordinator.calls == ["should b"] && host.selectedIndex == 0)
  }

  @Test func `selections by the app and fallbacks call neither`() {
    host.selectedIndex = 1
    host.selectedViewController = host.viewControllers?[2]
    host.rootTabs[2].isHidden = true
    host.viewControllers = host.viewControllers.map { Array($0[1...]) }
    expectEqual(coordinator.calls, [])
  }

  @Test func `a selection by the app inside of the call is not reported`() {
    coordinator.handler = { $0.selectedIndex = 2 }
    host.user.tap(host.rootTabs[1])
    expect(coordinator.calls == ["should b", "did b"] && host.selectedIndex == 2)
    host.user.tap(host.rootTabs[0])
    expectEqual(coordinator.calls.suffix(2), ["should a", "did a"])
  }

  @Test func `a stack is reported itself, and what it does is not`() {
    let stack = NavigationController(rootViewController: ViewController())
    stack.title = "stack"
    host.viewControllers = [ViewController(), stack]
    host.user.tap(host.rootTabs[1])
    stack.pushViewController(ViewController(), animated: false)
    host.user.goBack()
    expectEqual(coordinator.calls, ["should stack", "did stack"])
  }

  @Test func `a key command and the next page count as taps`() {
    host.traitCollection = .pad
    host.user.press("2", modifiers: .command)
    host.style = .page(.automatic)
    host.user.selectNextPage()
    expectEqual(coordinator.calls, ["should b", "did b", "should c", "did c"])
  }

  @Test func `going back in a managed stack calls neither`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c1")
    fixture.host.delegate = coordinator
    fixture.user.goBack()
    expect(fixture.selected == "g" && coordinator.calls == [])
    fixture.tab("c1").viewController?.title = "c1"
    fixture.user.tapRow("c1")
    expectEqual(coordinator.calls, ["should c1", "did c1 too late"])
  }

  @Test func `canceling a search calls neither`() {
    let (a, s) = (ViewController(), ViewController())
    (a.title, s.title) = ("a", "s")
    let search = SearchTabItem { _ in s }
    search.automaticallyActivatesSearch = true
    let host = TabHostController(tabs: [.showing(a, "a"), search])
    host.delegate = coordinator
    host.preload(host.tabs)
    host.appear()
    host.user.tap(host.tabs[1])
    host.user.cancelSearch()
    expectEqual(host.selectedIndex, 0)
    expectEqual(coordinator.calls, ["should s", "did s"])
  }

  @Test func `no provider runs for the calls`() {
    let log = CallLog()
    let host = TabHostController(tabs: [.page("a", log), .page("b", log)])
    host.appear()
    host.delegate = coordinator
    coordinator.answer = false
    log.record(host, of: [.content])
    host.user.tap(host.tabs[1])
    expect(host.selectedIndex == 1 && coordinator.calls == [])
    expectEqual(log.entries, firstExchange("a", "b"))
  }

  @Test func `a delegate with the tab pair does not receive the older one`() {
    let both = Both()
    host.delegate = both
    host.user.tap(host.rootTabs[1])
    expect(both.calls == ["should tab", "did tab"] && host.selectedIndex == 1)
  }

  @Test func `each method of the tab pair replaces its older form alone`() {
    final class Vetoing: TabHostControllerDelegate {
      var calls: [String] = []

      func tabHostController(
        _ tabHostController: TabHostController,
        shouldSelectTab tab: TabItem
      ) -> Bool { true }

      func tabHostController(
        _ tabHostController: TabHostController,
        shouldSelect viewController: ViewController
      ) -> Bool { false }

      func tabHostController(
        _ tabHostController: TabHostController,
        didSelect viewController: ViewController
      ) {
        calls.append(viewController.title ?? "")
      }
    }
    let delegate = Vetoing()
    host.delegate = delegate
    host.user.tap(host.rootTabs[1])
    expectEqual(delegate.calls, ["b"])
  }
}
