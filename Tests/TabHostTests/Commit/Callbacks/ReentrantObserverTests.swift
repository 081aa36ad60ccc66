import Observation
import TabHost
import TabHostTestSupport
import Testing

/// Observers that change the tree during an assignment to it.
@MainActor struct ReentrantObserverTests {
  /// A host with the roots `[g[x], a]`, `x` being selected, and the tab `b` outside of it.
  @MainActor fileprivate struct Subject {
    let host = TabHostController()
    let x = TabItem.bare("x")
    let a = TabItem.bare("a")
    let b = TabItem.bare("b")
    let g: TabGroupItem
    /// A group above all others, used to change children instead of roots.
    let top: TabGroupItem?

    init(nested: Bool) {
      g = .of([x], "g")
      top = nested ? .of([g, a], "top") : nil
      host.diagnosticHandler = { _ in }
      host.tabs = top.map { [$0] } ?? [g, a]
      host.selectedTab = x
    }

    /// The tabs to change: the children of the top group, or the roots.
    var tabs: [TabItem] {
      get { top?.children ?? host.tabs }
      nonmutating set {
        if let top { top.children = newValue } else { host.tabs = newValue }
      }
    }

    /// A description of all tabs with their position according to the lists, their own properties
    /// and lookup.
    var text: String {
      let lines = [x, a, b, g].map { tab in
        let parent = tab.parent?.identifier ?? "-"
        let isInHost = tab.tabHostController === host
        let isFound = host.tab(forIdentifier: tab.identifier) === tab
        return "\(tab.identifier): in \(parent), host \(isInHost), found \(isFound)"
      }
      let lists = "\(tabs.map(\.identifier)) \(g.children.map(\.identifier))"
      return ([lists, "selected \(host.selectedTab?.identifier ?? "nil")"] + lines)
        .joined(separator: "\n")
    }
  }

  fileprivate enum Observed: CaseIterable {
    case selectedChild, children, tabs, parent, tabHostController, bar, rows

    @MainActor fileprivate func read(from subject: Subject) {
      switch self {
      case .selectedChild: _ = subject.g.selectedChild
      case .children: _ = subject.g.children
      case .tabs: _ = subject.tabs
      case .parent: _ = subject.x.parent
      case .tabHostController: _ = subject.a.tabHostController
      case .bar: _ = subject.host.bar
      case .rows: _ = subject.host.sidebar.rows.count
      }
    }
  }

  @Test(arguments: Observed.allCases, [false, true])
  fileprivate func `tabs assigned by an observer replace those of the observed change`(
    observed: Observed,
    nested: Bool
  ) {
    let subject = Subject(nested: nested)
    let watch = Watch {
      observed.read(from: subject)
    } then: {
      subject.tabs = [subject.b]
      return nil
    }
    subject.tabs = [subject.x]
    expectEqual(watch.count, 1)
    let parent = nested ? "top" : "-"
    expectEqual(
      subject.text,
      """
      ["b"] []
      selected b
      x: in -, host false, found false
      a: in -, host false, found false
      b: in \(parent), host true, found true
      g: in -, host false, found false
      """
    )
  }

  @Test(arguments: Observed.allCases, [false, true])
  fileprivate func `inside onChange the tree is complete`(observed: Observed, nested: Bool) {
    let subject = Subject(nested: nested)
    let watch = Watch {
      observed.read(from: subject)
    } then: {
      subject.text
    }
    subject.tabs = [subject.x]
    let parent = nested ? "top" : "-"
    let expected = """
      ["x"] []
      selected x
      x: in \(parent), host true, found true
      a: in -, host false, found false
      b: in -, host false, found false
      g: in -, host false, found false
      """
    expectEqual(subject.text, expected)
    expectEqual(watch.notes, [expected])
  }

  @Test func `a tab moved back by an observer stays where the observer moved it`() {
    let subject = Subject(nested: false)
    let watch = Watch {
      _ = subject.g.children
    } then: {
      subject.g.children = [subject.x]
      return nil
    }
    subject.host.tabs = [subject.x, subject.g]
    expectEqual(watch.count, 1)
    expectEqual(
      subject.text,
      """
      ["g"] ["x"]
      selected x
      x: in g, host true, found true
      a: in -, host false, found false
      b: in -, host false, found false
      g: in -, host true, found true
      """
    )
  }
}

/// An observer that changes what it observes.
@MainActor private final class SelectingObserver {
  let fixture = HostFixture.roots("a", "b")
  var isSelecting = true
  var count = 0

  func observe() {
    withObservationTracking {
      _ = fixture.host.selectedTab
    } onChange: { [self] in
      MainActor.assumeIsolated { didChange() }
    }
  }

  private func didChange() {
    count += 1
    observe()
    if isSelecting { select() }
  }

  func select() {
    let isFirst = fixture.host.selectedTab === fixture.tab("a")
    fixture.host.selectedTab = fixture.tab(isFirst ? "b" : "a")
  }
}

@MainActor struct ObserverLoopTests {
  @Test func `an observer that keeps changing what it observes is notified of the next change`() {
    let observer = SelectingObserver()
    observer.observe()
    observer.select()
    expectEqual(observer.fixture.takeRules(), ["selectionLoop"])
    observer.isSelecting = false
    observer.count = 0
    observer.select()
    expectEqual(observer.count, 1)
  }
}
