import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A host that is its own delegate and records all calls.
@MainActor
private class StationHost: TabHostController, TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate
{
  let notes = Notes()
  var vetoes: Set<String> = []
  var redirects: [String: String] = [:]

  override init() {
    super.init()
    delegate = self
    sidebar.delegate = self
    diagnosticHandler = { _ in }
  }

  override func setTabs(_ tabs: [TabItem], animated: Bool) {
    notes.words.append("setTabs \(tabs.map(\.identifier).joined(separator: " ")) \(animated)")
    super.setTabs(tabs, animated: animated)
  }

  override func selectedTabDidChange(from previousTab: TabItem?) {
    let now = selectedTab?.identifier ?? "nil"
    let origin = selectionOrigin.map { " \($0)" } ?? ""
    notes.words.append("\(previousTab?.identifier ?? "nil") > \(now)\(origin)")
    if let target = redirects.removeValue(forKey: now).flatMap(tab(forIdentifier:)) {
      selectedTab = target
    }
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    notes.words.append("should \(tab.identifier)")
    return !vetoes.contains(tab.identifier)
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) { notes.words.append("did \(selectedTab.identifier)") }

  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    notes.words.append("shown \(tab.identifier)")
    return proposedViewControllers
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) { notes.words.append("sidebar \(sidebar.isHidden ? "hides" : "shows")") }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { notes.words.append("sidebar \(sidebar.isAvailable ? "available" : "gone")") }

  override func viewDidLoad() { notes.words.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { notes.words.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { notes.words.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { notes.words.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { notes.words.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { notes.words.append("didDisappear") }
}

/// Subclasses that are their own delegate.
@MainActor struct SubclassTests {
  private let host = StationHost()

  init() {
    host.tabs = [.bare("a"), .bare("b"), TabGroupItem.of([.bare("c1"), .bare("c2")], "g")]
  }

  private func tab(_ identifier: String) -> TabItem? { host.tab(forIdentifier: identifier) }

  @Test func `assigning tabs calls the overridden setTabs`() {
    #expect(host.notes.take() == ["setTabs a b g false", "nil > a program", "did a"])
    host.setTabs(host.tabs, animated: true)
    #expect(host.notes.take() == ["setTabs a b g true"])
    host.tabs.removeLast()
    #expect(host.notes.take() == ["setTabs a b false"])
  }

  @Test func `the initializer with tabs calls the overridden setTabs`() {
    final class Counting: TabHostController {
      var assigned: [[String]] = []
      override func setTabs(_ tabs: [TabItem], animated: Bool) {
        assigned.append(tabs.map(\.identifier))
        super.setTabs(tabs, animated: animated)
      }
    }
    let counting = Counting(tabs: [.bare("a"), .bare("b")])
    #expect(counting.assigned == [["a", "b"]])
    #expect(counting.selectedTab?.identifier == "a")
  }

  @Test func `an override of setTabs can change the tabs`() {
    final class WithSearch: TabHostController {
      let search = SearchTabItem(identifier: "s")
      override func setTabs(_ tabs: [TabItem], animated: Bool) {
        super.setTabs(tabs.filter { $0 !== search } + [search], animated: animated)
      }
    }
    let host = WithSearch()
    host.tabs = [.bare("a")]
    host.tabs.append(.bare("b"))
    #expect(host.tabs.map(\.identifier) == ["a", "b", "s"])
  }

  @Test func `selectedTabDidChange is called before the delegate, for every origin`() {
    host.appear()
    _ = host.notes.take()
    host.user.tapRow("b")
    #expect(host.notes.take() == ["should b", "a > b user", "did b"])
    host.selectedTab = tab("c1")
    #expect(host.notes.take() == ["b > c1 program", "did c1"])
    tab("c1")?.isHidden = true
    #expect(host.notes.take() == ["c1 > c2 fallback", "did c2"])
    if let target = tab("a") { host.restoreSelection(to: target) }
    #expect(host.notes.take() == ["c2 > a restoration", "did a"])
    host.selectedTab = nil
    #expect(host.notes.take() == ["a > nil"])
  }

  @Test func `a tap on the selected tab calls only the delegate`() {
    host.appear()
    _ = host.notes.take()
    host.user.tapRow("a")
    #expect(host.notes.take() == ["should a", "did a"])
  }

  @Test func `a subclass can veto a selection`() {
    host.appear()
    host.vetoes = ["b"]
    _ = host.notes.take()
    #expect(host.user.tapRow("b") == .vetoed)
    #expect(host.notes.take() == ["should b"])
  }

  @Test
  func `a selection made in selectedTabDidChange notifies the delegate once, of the last tab`() {
    host.appear()
    host.redirects = ["b": "c2"]
    _ = host.notes.take()
    host.selectedTab = tab("b")
    #expect(host.notes.take() == ["a > b program", "b > c2 program", "did c2"])
    #expect(host.selectedTab?.identifier == "c2")
  }

  @Test func `the host receives appearance calls`() {
    _ = host.notes.take()
    host.appear()
    host.disappear()
    #expect(
      host.notes.take() == [
        "didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
      ]
    )
  }

  @Test func `a subclass receives the sidebar calls`() {
    host.appear()
    _ = host.notes.take()
    host.user.hideSidebar()
    host.user.showSidebar()
    host.traitCollection = .compact
    host.traitCollection = .pad
    #expect(
      host.notes.take() == ["sidebar hides", "sidebar shows", "sidebar gone", "sidebar available"]
    )
  }

  @Test func `a subclass receives requests for the view controllers of a managed stack`() {
    host.appear()
    (tab("g") as? TabGroupItem)?.managingNavigationController = NavigationController()
    _ = host.notes.take()
    host.user.tapRow("c1")
    #expect(host.notes.take() == ["should c1", "shown g", "shown c1", "a > c1 user", "did c1"])
  }

  // MARK: - Subclasses of tabs

  private final class Station: TabItem {
    let frequency: Double

    init(_ frequency: Double) {
      self.frequency = frequency
      super.init(title: "\(frequency)", identifier: "fm-\(frequency)")
    }
  }

  private final class Band: TabGroupItem {
    init(_ stations: [Station]) {
      super.init(title: "FM", identifier: "fm", children: stations)
      allowsReordering = true
    }
  }

  private final class Finder: SearchTabItem {
    init() { super.init(identifier: "finder") }
  }

  @Test func `subclasses of tabs, groups and search tabs keep their type and behavior`() {
    let band = Band([Station(88.5), Station(101)])
    let finder = Finder()
    let host = TabHostController.with(.pad, finder, band)
    #expect(host.sidebar.outline == ["finder", "v fm", "  fm-88.5", "  fm-101.0"])
    #expect(host.bar.text == "middle fm | pinned finder")
    host.selectedTab = band.children[1]
    #expect((host.selectedTab as? Station)?.frequency == 101)
    #expect(host.selectedBarItem === band)
    finder.automaticallyActivatesSearch = true
    #expect(host.prominentTab === finder)
  }

  private final class Radio: TabHostController {
    let owner: String

    init(owner: String, tabs: [TabItem]) {
      self.owner = owner
      super.init(tabs: tabs)
    }
  }

  private final class Empty: TabGroupItem {
    init(_ title: String) { super.init(title: title, identifier: title) }
  }

  private final class Lens: SearchTabItem {
    init() { super.init(viewProvider: { _ in ViewController() }) }
  }

  @Test func `a subclass can call every public initializer`() {
    let radio = Radio(owner: "me", tabs: [.bare("a"), Empty("g"), Lens()])
    #expect(radio.owner == "me")
    #expect(radio.selectedTab?.identifier == "a")
    #expect(radio.tabs.map(\.identifier) == ["a", "g", SearchTabItem.identifier])
    #expect(radio.sidebar.isAvailable)
  }
}
