import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A host that is its own delegate and records all calls.
@MainActor private class StationHost: TabHostController, TabHostControllerDelegate {
  let notes = Notes()
  var redirects: [String: String] = [:]

  override init() {
    super.init()
    delegate = self
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
    return true
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) { notes.words.append("did \(selectedTab.identifier)") }

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
    host.notes.expect(["setTabs a b g false", "nil > a program", "did a"])
    host.setTabs(host.tabs, animated: true)
    host.notes.expect(["setTabs a b g true"])
    host.tabs.removeLast()
    host.notes.expect(["setTabs a b false"])
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
    expectEqual(counting.assigned, [["a", "b"]])
    expectEqual(counting.selectedTab?.identifier, "a")
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
    expectEqual(host.tabs.map(\.identifier), ["a", "b", "s"])
  }

  @Test func `selectedTabDidChange is called before the delegate, for every origin`() {
    host.appear()
    _ = host.notes.take()
    host.user.tapRow("b")
    host.notes.expect(["should b", "a > b user", "did b"])
    host.selectedTab = tab("c1")
    host.notes.expect(["b > c1 program", "did c1"])
    tab("c1")?.isHidden = true
    host.notes.expect(["c1 > c2 fallback", "did c2"])
    if let target = tab("a") { host.restoreSelection(to: target) }
    host.notes.expect(["c2 > a restoration", "did a"])
    host.selectedTab = nil
    host.notes.expect(["a > nil"])
  }

  @Test func `a tap on the selected tab calls only the delegate`() {
    host.appear()
    _ = host.notes.take()
    host.user.tapRow("a")
    host.notes.expect(["should a", "did a"])
  }

  @Test
  func `a selection made in selectedTabDidChange notifies the delegate once, of the last tab`() {
    host.appear()
    host.redirects = ["b": "c2"]
    _ = host.notes.take()
    host.selectedTab = tab("b")
    host.notes.expect(["a > b program", "b > c2 program", "did c2"])
    expectEqual(host.selectedTab?.identifier, "c2")
  }

  @Test func `the host receives appearance calls`() {
    _ = host.notes.take()
    host.appear()
    host.disappear()
    host.notes.expect([
      "didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
    ])
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
    expectEqual(host.sidebar.outline, ["finder", "v fm", "  fm-88.5", "  fm-101.0"])
    expectEqual(host.bar.text, "middle fm | pinned finder")
    host.selectedTab = band.children[1]
    expectEqual((host.selectedTab as? Station)?.frequency, 101)
    expect(host.selectedBarItem === band)
    finder.automaticallyActivatesSearch = true
    expect(host.prominentTab === finder)
  }
}
