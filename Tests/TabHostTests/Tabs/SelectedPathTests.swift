import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Properties that depend on the groups above the selected tab, while these change.
@MainActor struct SelectedPathTests {
  /// Returns a fixture with the root `a`, the group `g` with a page and the selected tab `n`
  /// without one, and the group `h` with a page.
  private func fixture() -> HostFixture {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([.bare("n")], "g", log), TabGroupItem.of([], "h", log)]
    }
    fixture.host.selectedTab = fixture.tab("n")
    fixture.log.clear()
    return fixture
  }

  @Test func `content is that of the group that contains the selected tab, even within a batch`() {
    let fixture = fixture()
    fixture.host.performBatchUpdates {
      fixture.group("h").children = [fixture.tab("n")]
      expectEqual(fixture.host.contentTab?.identifier, "h")
      expect(fixture.host.selectedViewController === fixture.tab("h").viewController)
    }
    expectEqual(fixture.host.contentTab?.identifier, "h")
    fixture.expect([.make("h")] + firstExchange("g", "h").filter { $0 != .make("h") })
  }

  @Test func `content is that of a stack that is set or removed, even within a batch`() {
    let fixture = fixture()
    let stack = NavigationController()
    fixture.host.performBatchUpdates {
      fixture.group("g").managingNavigationController = stack
      expect(fixture.host.visibleNavigationController === stack)
    }
    expect(fixture.host.selectedViewController === stack)
    fixture.host.performBatchUpdates {
      fixture.group("g").managingNavigationController = nil
      expect(fixture.host.visibleNavigationController == nil)
      expectEqual(fixture.host.contentTab?.identifier, "g")
    }
    expect(fixture.host.selectedViewController === fixture.tab("g").viewController)
  }
}

@MainActor struct ReselectionTests {
  /// A page that notes when its tab is selected again.
  private final class Page: ViewController {
    let notes: Notes
    let name: String
    var action: (() -> Void)?

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init()
    }

    override func tabWasReselected() {
      super.tabWasReselected()
      notes.words.append("\(name) reselected, \(navigationController?.viewControllers.count ?? 0)")
      action?()
    }
  }

  private final class Delegate: TabHostControllerDelegate {
    let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      notes.words.append("did(\(selectedTab.identifier), \(previousTab?.identifier ?? "nil"))")
    }
  }

  private let notes = Notes()
  private let delegate: Delegate
  private let host: TabHostController
  private let root: Page
  private let top: Page
  private let navigation: NavigationController

  init() {
    let notes = notes
    delegate = Delegate(notes)
    let (root, top) = (Page("root", notes), Page("top", notes))
    let navigation = NavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    let tab = TabItem.showing(navigation, "a")
    host = TabHostController.with(.portrait, tab, .shown("b"))
    (self.root, self.top, self.navigation) = (root, top, navigation)
    host.delegate = delegate
    host.appear()
    _ = notes.take()
  }

  @Test func `the page on top is notified after the delegate, before the stack goes back`() {
    host.user.tap("a")
    notes.expect(["did(a, a)", "top reselected, 2"])
    expectEqual(navigation.viewControllers.count, 1)
    host.user.tap("a")
    notes.expect(["did(a, a)", "root reselected, 1"])
  }

  @Test func `with the behavior none, the stack is unchanged`() {
    host.tabs[0].reselectionBehavior = .none
    host.user.tap("a")
    notes.expect(["did(a, a)", "top reselected, 2"])
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(host.tabs[1].reselectionBehavior, .automatic)
  }

  @Test func `a first tap, a veto and a selection by the app are no reselection`() {
    host.selectedTab = host.tabs[0]
    host.user.tap("b")
    host.user.tap("a")
    notes.expect(["did(b, a)", "did(a, b)"])
    let fixture = HostFixture.roots("a", "b")
    fixture.answers.shouldSelectAnswers["a"] = false
    expectEqual(fixture.user.tap("a"), .vetoed)
  }

  @Test func `in a batch, the page that is then on top is notified at its end`() {
    host.performBatchUpdates {
      host.user.tap("a")
      notes.words.append("end")
    }
    notes.expect(["end", "did(a, a)", "root reselected, 1"])
  }

  @Test func `the page can change the host in the call`() {
    let host = host
    top.action = {
      host.tabs[0].reselectionBehavior = .none
      host.selectedTab = host.tabs[1]
    }
    host.user.tap("a")
    notes.expect(["did(a, a)", "top reselected, 2", "did(b, a)"])
    expectEqual(navigation.viewControllers.count, 2)
    top.action = { host.tabs = [] }
    host.user.tap("a")
    host.user.tap("a")
    notes.expect(["did(a, b)", "did(a, a)", "top reselected, 2"])
    expect(host.selectedTab == nil)
  }

  @Test func `a host off screen notifies no page`() {
    host.disappear()
    host.user.tap("a")
    notes.expect([])
  }
}
