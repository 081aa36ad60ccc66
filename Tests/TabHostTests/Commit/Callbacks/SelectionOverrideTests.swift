import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Records calls of `selectedTabDidChange(from:)` and of the delegate, and selects other tabs
/// inside them.
@MainActor
private final class RedirectingHost: TabHostController, TabHostControllerDelegate {
  let notes = Notes()
  /// The tabs to select when a tab is selected, each used once.
  var redirects: [String: [String]] = [:]
  /// The tabs to select in `didSelectTab`, each used once.
  var delegateRedirects: [String: String] = [:]

  override init() {
    super.init()
    delegate = self
    diagnosticHandler = { _ in }
  }

  override func selectedTabDidChange(from previousTab: TabItem?) {
    let now = selectedTab?.identifier ?? "nil"
    notes.words.append("\(previousTab?.identifier ?? "nil") > \(now)")
    guard redirects[now]?.isEmpty == false, let next = redirects[now]?.removeFirst() else { return }
    selectedTab = tab(forIdentifier: next)
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    notes.words.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nil")")
    guard let next = delegateRedirects.removeValue(forKey: selectedTab.identifier) else { return }
    self.selectedTab = tab(forIdentifier: next)
  }
}

/// Overriding selectedTabDidChange(from:).
@MainActor struct SelectionOverrideTests {
  private let host = RedirectingHost()

  init() {
    host.tabs = [.bare("a"), .bare("b"), .bare("c")]
    host.appear()
    _ = host.notes.take()
  }

  private func tab(_ identifier: String) -> TabItem? { host.tab(forIdentifier: identifier) }

  @Test func `a redirect to the previous tab calls the override again`() {
    host.redirects = ["b": ["a"]]
    host.selectedTab = tab("b")
    host.notes.expect(["a > b", "b > a"])
    host.selectedTab = tab("c")
    host.notes.expect(["a > c", "did c after a"])
  }

  @Test func `a redirect of a selection by the user calls the override again`() {
    host.redirects = ["b": ["a"]]
    host.user.tap("b")
    host.notes.expect(["a > b", "b > a"])
    host.user.tap("c")
    host.notes.expect(["a > c", "did c after a"])
  }

  @Test func `a redirect over a third tab to the previous one calls the override for each step`() {
    host.redirects = ["b": ["c"], "c": ["a"]]
    host.selectedTab = tab("b")
    host.notes.expect(["a > b", "b > c", "c > a"])
    expect(host.selectedTab === tab("a"))
  }

  @Test func `a redirect to no selection calls the override, and so does the next selection`() {
    host.redirects = ["b": ["none"]]
    host.selectedTab = tab("b")
    host.notes.expect(["a > b", "b > nil"])
    host.selectedTab = tab("a")
    host.notes.expect(["nil > a", "did a after nil"])
  }

  @Test func `a redirect by the delegate calls the override for both selections`() {
    host.delegateRedirects = ["b": "a"]
    host.selectedTab = tab("b")
    host.notes.expect(["a > b", "did b after a", "b > a", "did a after b"])
  }

  @Test func `consecutive calls of the override start from the previous call's tab`() {
    host.redirects = ["a": ["b", "c"], "b": ["a", "c", "a"], "c": ["a", "b"]]
    for target in ["b", "c", "a", "c", "b", "a"] { host.selectedTab = tab(target) }
    var current = "a"
    for call in host.notes.take() where call.contains(" > ") {
      let ends = call.split(separator: " > ").map(String.init)
      expect(ends[0] == current && ends[1] != current, "\(call) after \(current)")
      current = ends[1]
    }
    expectEqual(host.selectedTab?.identifier, current)
  }
}

/// Assigning the present selection.
@MainActor struct UnchangedSelectionTests {
  /// Returns a fixture with the roots `a` and `b`, and a group `g` with content whose child `x` has
  /// none.
  private static func fixture(managed: Bool) -> HostFixture {
    let fixture = HostFixture(traits: .portrait) { log in
      let group = TabGroupItem.of([.bare("x"), .page("c", log)], "g", log)
      if managed { group.managingNavigationController = NavigationController() }
      return [.page("a", log), .page("b", log), group]
    }
    fixture.host.selectedTab = fixture.tab("x")
    fixture.log.clear()
    return fixture
  }

  fileprivate enum Property: String, CaseIterable {
    case selectedTab, selectedIndex, selectedViewController, selectedChild, tabs

    @MainActor fileprivate func assign(in fixture: HostFixture) {
      let host = fixture.host
      switch self {
      case .selectedTab: host.selectedTab = host.selectedTab
      case .selectedIndex: host.selectedIndex = host.selectedIndex
      case .selectedViewController: host.selectedViewController = host.selectedViewController
      case .selectedChild: fixture.group("g").selectedChild = fixture.group("g").selectedChild
      case .tabs: host.tabs = host.tabs
      }
    }
  }

  @Test(arguments: Property.allCases, [false, true])
  fileprivate func `assigning a property to itself leaves a selected child selected`(
    property: Property,
    managed: Bool
  ) {
    let fixture = Self.fixture(managed: managed)
    let watch = Watch { _ = fixture.host.selectedPath }
    property.assign(in: fixture)
    fixture.expect([])
    expectEqual(fixture.selected, "x")
    expect(fixture.group("g").selectedChild === fixture.tab("x"))
    expectEqual(watch.count, 0)
  }

  @Test func `assigning the present view controller changes nothing while pages are above it`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c2")
    let stack = fixture.group("g").managingNavigationController
    stack?.pushViewController(ViewController(), animated: false)
    fixture.log.clear()
    fixture.host.selectedViewController = fixture.host.selectedViewController
    fixture.expect([])
    expectEqual(fixture.selected, "c2")
    expectEqual(stack?.viewControllers.count, 3)
  }
}
