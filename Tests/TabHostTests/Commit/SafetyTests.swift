import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Misuse and unusual use of the API must do no harm.
@MainActor struct SafetyTests {
  // MARK: - Memory

  @Test func `releasing a host releases its tabs, stacks and content`() {
    weak var host: TabHostController?
    weak var group: TabGroupItem?
    weak var content: ViewController?
    func use() {
      let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
      host = fixture.host
      group = fixture.group("g")
      content = fixture.tab("c2").viewController
      fixture.user.tapRow("c2")
      group?.managingNavigationController?.pushViewController(ViewController(), animated: false)
      _ = (fixture.host.bar, fixture.host.sidebar.rows.count)
      fixture.user.goBack()
      fixture.user.tap("a")
    }
    use()
    expect(host == nil)
    expect(group == nil)
    expect(content == nil)
  }

  @Test func `pushed pages are released with their tab`() {
    let fixture = HostFixture.group(content: true, managed: true)
    weak var page: ViewController?
    func push() {
      fixture.host.selectedTab = fixture.tab("c1")
      let pushed = ViewController()
      page = pushed
      fixture.group("g").managingNavigationController?.pushViewController(pushed, animated: false)
      fixture.host.selectedTab = fixture.tab("c2")
    }
    push()
    expect(page != nil)
    fixture.group("g").children = [fixture.tab("c2")]
    fixture.group("g").managingNavigationController?.pushViewController(
      ViewController(),
      animated: false
    )
    fixture.user.goBack()
    _ = fixture.take()
    expect(page == nil)
  }

  @Test func `user interaction is refused after the host has been released`() {
    let user = TabHostController(tabs: [.bare("a")]).user
    expectEqual(user.tap("a"), .refused(.notOnScreen))
  }

  // MARK: - Loops

  @Test(arguments: Loop.allCases)
  fileprivate func `callbacks that loop endlessly are stopped and reported`(loop: Loop) {
    let fixture = HostFixture.group(traits: .pad)
    let delegate = LoopingDelegate(loop)
    fixture.host.delegate = delegate
    fixture.host.sidebar.delegate = delegate
    fixture.host.sidebar.isHidden = true
    fixture.host.selectedTab = fixture.tab("b")
    let rules = fixture.takeRules()
    expect(!rules.isEmpty)
    expect(rules.allSatisfy { $0 == "selectionLoop" })
  }

  // MARK: - Reading during changes

  @Test func `rows can be read in a batch that has removed the selected group`() {
    let fixture = HostFixture.group(traits: .vision)
    fixture.host.selectedTab = fixture.tab("c1")
    expectEqual(fixture.host.sidebar.rows.map(\.identifier), ["g", "c1", "c2"])
    fixture.host.performBatchUpdates {
      fixture.host.tabs = [fixture.tab("a")]
      expectEqual(fixture.host.sidebar.rows.map(\.identifier), [])
    }
  }

  @Test func `hiding tabs while iterating over rows does not affect the iteration`() {
    let fixture = HostFixture.group(traits: .pad)
    var seen: [String] = []
    for row in fixture.host.sidebar.rows {
      seen.append(row.identifier)
      row.tab?.isHidden = true
    }
    expectEqual(seen, ["a", "b", "g", "c1", "c2"])
    expect(fixture.host.sidebar.rows.isEmpty)
  }

  @Test func `rows can be read inside frame and diagnostic handlers`() {
    let fixture = HostFixture.group(traits: .pad)
    var seen: [[String]] = []
    let read = { seen.append(fixture.host.sidebar.rows.map(\.identifier)) }
    fixture.host.diagnosticHandler = { _ in read() }
    fixture.host.needsFrameHandler = read
    read()
    fixture.host.tabs = [fixture.tab("b"), .bare("b"), fixture.group("g")]
    _ = fixture.host.takeChanges()
    fixture.group("g").sidebarActions = [Action(title: "x", identifier: "x") { _ in }]
    let left = ["b", "g", "c1", "c2"]
    expectEqual(seen, [["a"] + left, left, left, left + ["x"]])
  }

  // MARK: - Misuse

  @Test func `a tab whose content is its own host shows nothing and is reported`() {
    let fixture = HostFixture.roots("a")
    let host = fixture.host
    host.tabs.append(.showing(host, "x"))
    host.selectedTab = fixture.tab("x")
    host.traitCollection = .compact
    expectEqual(fixture.takeRules(), ["missingContent"])
  }

  @Test func `a tab rejected by a host stays in its previous host`() {
    let (first, second) = (HostFixture.roots("x", "y"), HostFixture.roots("x", "z"))
    let kept = first.tab("x")
    second.host.tabs.append(kept)
    expectEqual(second.takeRules(), ["duplicateIdentifier"])
    second.host.tabs = [.page("x", second.log), kept]
    expectEqual(second.takeRules(), ["duplicateIdentifier"])
    expect(kept.tabHostController === first.host)
    expectEqual(first.host.tabs.map(\.identifier), ["x", "y"])
    expectEqual(first.selected, "x")
  }

  @Test func `a tab on screen in one host can move to another`() {
    let (first, second) = (HostFixture.roots("a", "b"), HostFixture.roots("z"))
    let a = first.tab("a")
    second.host.tabs = [a]
    first.expectCalls([.didSelect("b", previous: "a", origin: .fallback)])
    second.expectCalls([.didSelect("a", previous: "z", origin: .fallback)])
    expectEqual(second.host.selectedViewController?.appearanceState, .appeared)
    expect(a.viewController?.parent === second.host)
  }

  @Test func `a group outside of any host moves tabs out of a host in one change`() {
    let fixture = HostFixture.roots("a", "b", "c")
    TabGroupItem.of([], "g").children = [fixture.tab("a"), fixture.tab("b")]
    fixture.expect(
      [.didSelect("c", previous: "a", origin: .fallback)]
        + firstExchange("a", "c")
    )
  }
}

/// The kinds of endless loops in callbacks.
private enum Loop: CaseIterable {
  case select, hide, tap, toggle
}

@MainActor
private final class LoopingDelegate: TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate
{
  private let loop: Loop

  init(_ loop: Loop) {
    self.loop = loop
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    let other = host.tab(forIdentifier: tab.identifier == "a" ? "b" : "a")
    switch loop {
    case .select: host.selectedTab = other
    case .hide:
      other?.isHidden = false
      tab.isHidden = true
    case .tap:
      host.sidebar.isHidden = false
      host.user.tap(tab.identifier == "a" ? "b" : "a")
    case .toggle: break
    }
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    if loop == .toggle { sidebar.isHidden.toggle() }
  }
}
