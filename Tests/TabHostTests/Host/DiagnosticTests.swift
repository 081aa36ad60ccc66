import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A reported mistake, with the offending identifier first.
private typealias Report = TabHostController.Diagnostic

/// Diagnostics for misuse.
@MainActor struct DiagnosticTests: HostingFixture {
  let host = TabHostController()
  private let notes = Notes()

  init() {
    host.diagnosticHandler = { [notes] report in
      let names = report.identifiers.joined(separator: " ")
      notes.words.append(names.isEmpty ? report.rule.rawValue : "\(report.rule.rawValue): \(names)")
    }
    let inner = TabGroupItem.of([.bare("n1")], "h")
    host.tabs = [.bare("a"), .bare("b"), TabGroupItem.of([.bare("c1"), inner], "g")]
  }

  private var outline: [String] { host.sidebar.outline }
  private let before = ["a", "b", "v g", "  c1", "  v h", "    n1"]

  // MARK: - Identifiers

  @Test func `of two roots with the same identifier, the first is kept`() {
    let second = TabItem.bare("a")
    let first = host.tabs[0]
    host.tabs.append(second)
    expectEqual(notes.words, ["duplicateIdentifier: a"])
    expect(host.tab(forIdentifier: "a") === first)
    expect(second.tabHostController == nil)
    expectEqual(outline, before)
  }

  @Test func `a child with a duplicate identifier is not attached, but its siblings are`() {
    let second = TabItem.bare("a")
    group("g").children += [second, .bare("c2")]
    expectEqual(notes.words, ["duplicateIdentifier: a"])
    expect(second.parent == nil && second.tabHostController == nil)
    expectEqual(group("g").children.map(\.identifier), ["c1", "h", "c2"])
  }

  @Test func `a duplicate inside an added group is omitted with everything below it`() {
    let taken = TabGroupItem.of([.bare("lost")], "b")
    let deep = TabItem.bare("n1")
    let coming = TabGroupItem.of([.bare("k1"), taken, TabGroupItem.of([deep], "k2")], "k")
    host.tabs.append(coming)
    expectEqual(notes.words, ["duplicateIdentifier: b", "duplicateIdentifier: n1"])
    expectEqual(outline, before + ["v k", "  k1", "  v k2"])
    expect(host.tab(forIdentifier: "lost") == nil)
    expect(taken.parent == nil && deep.parent == nil)
    expectEqual(taken.children.map(\.identifier), ["lost"])
  }

  @Test func `a group with a duplicate identifier is not added and keeps its children`() {
    let second = TabGroupItem.of([.bare("k")], "g")
    host.tabs.append(second)
    expectEqual(notes.words, ["duplicateIdentifier: g"])
    expect(host.tab(forIdentifier: "k") == nil)
    expectEqual(second.children.map(\.identifier), ["k"])
    expectEqual(outline, before)
  }

  @Test func `of two duplicates within an added group, the first is kept`() {
    host.tabs.append(TabGroupItem.of([.bare("x"), .bare("x"), .bare("y")], "k"))
    expectEqual(notes.words, ["duplicateIdentifier: x"])
    expectEqual(outline, before + ["v k", "  x", "  y"])
  }

  @Test func `a tab that occurs twice in an assignment is kept once`() {
    host.tabs = [host.tabs[0], host.tabs[1], host.tabs[0], host.tabs[2]]
    expectEqual(notes.words, ["duplicateIdentifier: a"])
    expectEqual(outline, before)
    notes.words = []
    let child = group("g").children[0]
    group("g").children = [child, group("h"), child]
    expectEqual(notes.words, ["duplicateIdentifier: c1"])
    expectEqual(outline, before)
  }

  @Test func `an identifier can be reused after its tab has been removed`() {
    let second = TabItem.bare("b")
    host.tabs.remove(at: 1)
    host.tabs.append(second)
    expectEqual(notes.words, [])
    expect(host.tab(forIdentifier: "b") === second)
  }

  @Test func `an identifier can pass to a new tab in one assignment`() {
    let second = TabItem.bare("b")
    host.tabs = [host.tabs[0], second, host.tabs[2]]
    expectEqual(notes.words, [])
    expect(host.tab(forIdentifier: "b") === second)
  }

  @Test func `a second search tab with the same identifier is omitted`() {
    let first = SearchTabItem()
    host.tabs += [first, SearchTabItem()]
    expectEqual(notes.words, ["secondSearchTab: \(SearchTabItem.identifier)"])
    expect(host.tab(forIdentifier: SearchTabItem.identifier) === first)
    expectEqual(host.tabs.count, 4)
  }

  @Test func `a second search tab with its own identifier is reported and kept`() {
    host.tabs += [SearchTabItem(identifier: "s1"), SearchTabItem(identifier: "s2")]
    expectEqual(notes.words, ["secondSearchTab: s2 s1"])
    expectEqual(host.tabs.map(\.identifier), ["a", "b", "g", "s1", "s2"])
  }

  // MARK: - Selection

  @Test func `selecting a tab outside the host is rejected`() {
    host.selectedTab = .bare("a")
    host.selectedTab = .bare("x")
    expectEqual(notes.words, ["foreignSelection: a", "foreignSelection: x"])
    expect(host.selectedTab === host.tabs[0])
  }

  @Test func `selecting a view controller of no tab in the host is rejected`() {
    host.selectedViewController = ViewController()
    expectEqual(notes.words, ["foreignViewController"])
    expect(host.selectedTab === host.tabs[0])
  }

  // MARK: - Content

  @Test func `a provider that reads its own tab's content gets nil and is reported`() {
    var inside: ViewController? = ViewController()
    let made = ViewController()
    host.tabs.append(
      TabItem(title: "R", identifier: "r") { tab in
        inside = tab.viewController
        return made
      }
    )
    expect(host.tabs[3].viewController === made)
    expect(inside == nil)
    expectEqual(notes.words, ["recursiveProvider: r"])
  }

  @Test func `a stack rejects invalid view controllers and reports them`() {
    let page = ViewController()
    let navigation = NavigationController(rootViewController: page)
    host.tabs.append(.showing(navigation, "n"))
    host.selectedTab = host.tabs[3]
    host.appear()
    notes.words = []
    navigation.pushViewController(page, animated: false)
    navigation.pushViewController(host, animated: false)
    navigation.pushViewController(navigation, animated: false)
    navigation.popToViewController(ViewController(), animated: false)
    expectEqual(notes.words, Array(repeating: "invalidStack: n", count: 4))
    expect(navigation.viewControllers.count == 1 && navigation.topViewController === page)
  }

  // MARK: - Reports

  @Test func `a report is one line with the rule and quoted identifiers`() {
    let report = Report(rule: .cycle, identifiers: ["g", "h\n"], message: "refused")
    expectEqual(report.description, #"TabHost: cycle: "g", "h\n": refused"#)
    let bare = Report(rule: .invalidIndex, identifiers: [], message: "refused")
    expectEqual(bare.description, "TabHost: invalidIndex: refused")
  }
}
