import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

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
    #expect(notes.take() == ["did(a, a)", "top reselected, 2"])
    #expect(navigation.viewControllers.count == 1)
    host.user.tap("a")
    #expect(notes.take() == ["did(a, a)", "root reselected, 1"])
  }

  @Test func `with the behavior none, the stack is unchanged`() {
    host.tabs[0].reselectionBehavior = .none
    host.user.tap("a")
    #expect(notes.take() == ["did(a, a)", "top reselected, 2"])
    #expect(navigation.viewControllers.count == 2)
    #expect(host.tabs[1].reselectionBehavior == .automatic)
  }

  @Test func `a first tap, a veto and a selection by the app are no reselection`() {
    host.selectedTab = host.tabs[0]
    host.user.tap("b")
    host.user.tap("a")
    #expect(notes.take() == ["did(b, a)", "did(a, b)"])
    let fixture = HostFixture.roots("a", "b")
    fixture.recorder.shouldSelectAnswers["a"] = false
    #expect(fixture.user.tap("a") == .vetoed)
  }

  @Test func `in a batch, the page that is then on top is notified at its end`() {
    host.performBatchUpdates {
      host.user.tap("a")
      notes.words.append("end")
    }
    #expect(notes.take() == ["end", "did(a, a)", "root reselected, 1"])
  }

  @Test func `the page can change the host in the call`() {
    let host = host
    top.action = {
      host.tabs[0].reselectionBehavior = .none
      host.selectedTab = host.tabs[1]
    }
    host.user.tap("a")
    #expect(notes.take() == ["did(a, a)", "top reselected, 2", "did(b, a)"])
    #expect(navigation.viewControllers.count == 2)
    top.action = { host.tabs = [] }
    host.user.tap("a")
    host.user.tap("a")
    #expect(notes.take() == ["did(a, b)", "did(a, a)", "top reselected, 2"])
    #expect(host.selectedTab == nil)
  }

  @Test func `a host off screen notifies no page`() {
    host.disappear()
    host.user.tap("a")
    #expect(notes.take() == [])
  }

  @Test func `R8: a group with the behavior none keeps its selected child on a second tap`() {
    let fixture = HostFixture.group(content: true)
    fixture.group("g").reselectionBehavior = .none
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.user.tap("g")
    #expect(fixture.takeCalls() == [.shouldSelect("c1"), .didSelect("c1", previous: "c1")])
    fixture.group("g").reselectionBehavior = .automatic
    fixture.user.tap("g")
    #expect(fixture.takeCalls() == [.shouldSelect("g"), .didSelect("g", previous: "c1")])
  }
}
