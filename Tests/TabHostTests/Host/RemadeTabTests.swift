import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rule R11: tabs that are made anew, with the identifiers of those that they replace.
@MainActor struct RemadeTabTests {
  /// Returns new objects for the tabs of ``HostFixture/group(traits:content:managed:configure:)``.
  private func remadeGroup(
    _ log: CallLog,
    configure: (TabGroupItem) -> Void = { _ in }
  ) -> [TabItem] {
    let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g")
    configure(group)
    return [.page("a", log), .page("b", log), group]
  }

  @Test func `the tab with the identifier of the selected root is selected, and shown once`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.selectedTab = fixture.tab("b")
    fixture.log.clear()
    let tabs = ["a", "b", "c"].map { TabItem.page($0, fixture.log) }
    fixture.host.tabs = tabs
    fixture.expect(
      [.didSelect("b", previous: "b", origin: .fallback)] + firstExchange("b", "b")
    )
    expect(fixture.host.selectedTab === tabs[1])
    expect(fixture.host.selectedViewController === tabs[1].viewController)
    fixture.user.tap("b")
    fixture.expect([.shouldSelect("b"), .didSelect("b", previous: "b")])
  }

  @Test func `the tab with the identifier of a selected child is selected at any depth`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.log.clear()
    fixture.host.tabs = remadeGroup(fixture.log)
    fixture.expect(
      [.didSelect("c2", previous: "c2", origin: .fallback)] + firstExchange("c2", "c2")
    )
    expect(fixture.host.selectedTab === fixture.group("g").children[1])
    expectEqual(fixture.host.selectedPath.map(\.identifier), ["g", "c2"])

    fixture.host.tabs = [.page("c2", fixture.log), TabGroupItem.of([.page("a", fixture.log)], "g")]
    fixture.expect(
      [.didSelect("c2", previous: "c2", origin: .fallback)] + firstExchange("c2", "c2")
    )
    expect(fixture.host.selectedTab === fixture.host.tabs[0])
  }

  @Test func `the child with the identifier of the selected one is selected among new children`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.log.clear()
    fixture.group("g").children = [.page("c1", fixture.log), .page("c2", fixture.log)]
    fixture.expect(
      [.didSelect("c2", previous: "c2", origin: .fallback)] + firstExchange("c2", "c2")
    )
    expect(fixture.host.selectedTab === fixture.group("g").children[1])
    expect(fixture.group("g").selectedChild === fixture.group("g").children[1])
  }

  @Test func `a selected group is replaced by the group with its identifier, not by a child`() {
    let fixture = HostFixture.group(content: true)
    fixture.host.selectedTab = fixture.tab("g")
    fixture.log.clear()
    fixture.host.tabs = [
      .page("a", fixture.log),
      TabGroupItem.of([.page("c1", fixture.log)], "g", fixture.log),
    ]
    fixture.expect([.didSelect("g", previous: "g", origin: .fallback)] + firstExchange("g", "g"))
    expect(fixture.group("g").selectedChild == nil)
  }

  @Test func `a managed stack is built for the new tabs with one didSelectTab`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c1")
    fixture.push("detail")
    fixture.log.clear()
    fixture.group("g").children = [.page("c1", fixture.log), .page("c2", fixture.log)]
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1"]),
      .didSelect("c1", previous: "c1", origin: .fallback),
    ])
    expectEqual(fixture.stack, ["g", "c1"])
  }

  @Test func `if the selected child has no successor, that of its group is resolved`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.log.clear()
    fixture.host.tabs = [
      .page("a", fixture.log), TabGroupItem.of([.page("c2", fixture.log)], "g"),
    ]
    fixture.expectCalls([.didSelect("c2", previous: "c1", origin: .fallback)])
  }

  enum Obstacle: CaseIterable {
    case hidden, disabled, action, below

    @MainActor func apply(to tab: TabItem) -> TabItem {
      switch self {
      case .hidden: tab.isHidden = true
      case .disabled: tab.isEnabled = false
      case .action: tab.primaryAction = Action(title: "") { _ in }
      case .below:
        let group = TabGroupItem.of([tab], "hidden")
        group.isHidden = true
        return group
      }
      return tab
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `a successor that can't be selected is passed over`(obstacle: Obstacle) {
    let fixture = HostFixture(traits: .phone) { log in [.page("a", log), .page("b", log)] }
    fixture.host.selectedTab = fixture.tab("b")
    fixture.log.clear()
    fixture.host.tabs = [.page("a", fixture.log), obstacle.apply(to: .page("b", fixture.log))]
    fixture.expectCalls([.didSelect("a", previous: "b", origin: .fallback)])
  }

  @Test func `a selected tab that was hidden or disabled is succeeded by one that is so, too`() {
    for obstacle in [Obstacle.hidden, .disabled] {
      let fixture = HostFixture.roots("a", "b")
      let tab = obstacle.apply(to: fixture.tab("b"))
      fixture.host.selectedTab = tab
      fixture.log.clear()
      fixture.host.tabs = [.page("a", fixture.log), obstacle.apply(to: .page("b", fixture.log))]
      fixture.expectCalls([.didSelect("b", previous: "b", origin: .fallback)])
    }
  }

  @Test func `in a batch, only the last objects count`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("b")
    fixture.log.clear()
    fixture.host.performBatchUpdates {
      fixture.host.tabs = []
      fixture.host.tabs = ["a", "b"].map { .page($0, fixture.log) }
      fixture.host.tabs = ["a", "b"].map { .page($0, fixture.log) }
    }
    fixture.expect(
      [.didSelect("b", previous: "b", origin: .fallback)] + firstExchange("b", "b")
    )
  }

  @Test func `a selection that the app makes in the same batch counts`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.selectedTab = fixture.tab("b")
    fixture.log.clear()
    fixture.host.performBatchUpdates {
      fixture.host.tabs = ["a", "b", "c"].map { .page($0, fixture.log) }
      fixture.host.selectedTab = fixture.tab("c")
    }
    fixture.expectCalls([.didSelect("c", previous: "b", origin: .program)])
  }

  /// What the app selects in a batch after it has made the tabs anew, while c2 was selected, and what is
  /// selected then.
  enum LaterChoice: CaseIterable {
    case group, noChild, otherChild, sameChild, noChildTwice

    @MainActor func make(in host: TabHostController) {
      guard let group = host.tab(forIdentifier: "g") as? TabGroupItem else { return }
      switch self {
      case .group: host.selectedTab = group
      case .noChild: group.selectedChild = nil
      case .otherChild: group.selectedChild = group.children[0]
      case .sameChild: group.selectedChild = group.children[1]
      case .noChildTwice:
        group.selectedChild = nil
        group.selectedChild = nil
      }
    }

    var selectedChild: String? {
      switch self {
      case .group, .noChild, .noChildTwice: nil
      case .otherChild: "c1"
      case .sameChild: "c2"
      }
    }
  }

  @Test(arguments: LaterChoice.allCases)
  func `a group or child that the app selects in the same batch counts`(choice: LaterChoice) {
    let fixture = HostFixture.group(content: true)
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.log.clear()
    fixture.host.performBatchUpdates {
      fixture.host.tabs = remadeGroup(fixture.log)
      choice.make(in: fixture.host)
    }
    let selected = choice.selectedChild ?? "g"
    fixture.expectCalls([.didSelect(selected, previous: "c2", origin: .program)])
    expectEqual(fixture.selected, selected)
    expectEqual(fixture.group("g").selectedChild?.identifier, choice.selectedChild)
  }

  @Test(arguments: LaterChoice.allCases)
  func `a child that the app selects in the same batch counts off the path, too`(
    choice: LaterChoice
  ) {
    guard choice != .group else { return }
    let fixture = HostFixture.group(content: true)
    fixture.group("g").selectedChild = fixture.tab("c2")
    fixture.log.clear()
    fixture.host.performBatchUpdates {
      fixture.host.tabs = remadeGroup(fixture.log)
      choice.make(in: fixture.host)
    }
    expectEqual(fixture.selected, "a")
    expectEqual(fixture.group("g").selectedChild?.identifier, choice.selectedChild)
  }

  @Test func `a refused selection in the same batch does not count`() {
    let fixture = HostFixture.group()
    fixture.host.diagnosticHandler = { _ in }
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.host.performBatchUpdates {
      fixture.host.tabs = remadeGroup(fixture.log)
      fixture.group("g").selectedChild = fixture.tab("a")
    }
    expectEqual(fixture.selected, "c2")
  }

  @Test func `of two children that leave a group in a batch, the last selected one counts`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.host.performBatchUpdates {
      fixture.host.tabs = remadeGroup(fixture.log)
      fixture.group("g").selectedChild = fixture.tab("c1")
      fixture.host.tabs = remadeGroup(fixture.log)
    }
    expectEqual(fixture.selected, "c1")
  }

  @Test func `after an explicit selection of nothing, nothing is selected`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = nil
    fixture.log.clear()
    fixture.host.tabs = ["a", "b"].map { .page($0, fixture.log) }
    fixture.expectCalls([])
    expect(fixture.selected == nil)
  }

  @Test func `a provider that returns the same controller leaves it on screen`() {
    let page = ViewController()
    let fixture = HostFixture { log in [.page("a", log), .showing(page, "b")] }
    fixture.user.tap("b")
    fixture.log.clear()
    fixture.host.tabs = [.page("a", fixture.log), .showing(page, "b")]
    fixture.expect([.didSelect("b", previous: "b", origin: .fallback), .make("b")])
    expect(page.appearanceState == .appeared && page.tab === fixture.host.tabs[1])
    expect(fixture.host.selectedViewController === page)
  }

  // MARK: - The selected children of groups

  @Test func `groups that are not on the selected path keep their selected children`() {
    let fixture = HostFixture.group()
    fixture.group("g").selectedChild = fixture.tab("c2")
    fixture.host.tabs = remadeGroup(fixture.log)
    expect(fixture.group("g").selectedChild === fixture.tab("c2"))
    fixture.group("g").children = [.page("c1", fixture.log), .page("c2", fixture.log)]
    expect(fixture.group("g").selectedChild === fixture.group("g").children[1])
    fixture.log.clear()
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c2"), .didSelect("c2", previous: "a")])
  }

  @Test func `a selected child that the app assigns to a new group counts`() {
    let fixture = HostFixture.group()
    fixture.group("g").selectedChild = fixture.tab("c2")
    fixture.host.tabs = remadeGroup(fixture.log) { $0.selectedChild = $0.children[0] }
    expectEqual(fixture.group("g").selectedChild?.identifier, "c1")
  }

  @Test func `without a host, the selected child is that with its identifier, too`() {
    let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
    group.selectedChild = group.children[1]
    group.children = [.bare("c1"), .bare("c2")]
    expect(group.selectedChild === group.children[1])
    group.children = [.bare("c1")]
    expect(group.selectedChild == nil)
  }

  @Test func `nested groups keep their selected children`() {
    func tabs() -> [TabItem] {
      let inner = TabGroupItem.of([.shown("n1"), .shown("n2")], "i")
      return [.shown("a"), TabGroupItem.of([.shown("c"), inner], "g")]
    }
    let fixture = HostFixture(traits: .portrait) { _ in tabs() }
    fixture.host.selectedTab = fixture.tab("n2")
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.tabs = tabs()
    expectEqual(fixture.selected, "a")
    fixture.user.tap("g")
    expectEqual(fixture.selected, "n2")
  }

  @Test func `the objects that were replaced are released`() {
    let host = TabHostController()
    weak var old: TabItem?
    weak var oldGroup: TabGroupItem?
    func tabs() -> [TabItem] { [.shown("a"), TabGroupItem.of([.shown("c1"), .shown("c2")], "g")] }
    do {
      let first = tabs()
      host.tabs = first
      host.appear()
      host.selectedTab = host.tab(forIdentifier: "c2")
      (old, oldGroup) = (host.selectedTab, first[1] as? TabGroupItem)
    }
    host.tabs = tabs()
    expectEqual(host.selectedTab?.identifier, "c2")
    expect(old == nil && oldGroup == nil)
  }

  // MARK: - The search

  @Test func `a search stays active with its text, and leads back to the tab before`() {
    func tabs() -> [TabItem] {
      let search = SearchTabItem { _ in ViewController() }
      search.automaticallyActivatesSearch = true
      return [.shown("a"), .shown("b"), search]
    }
    let host = TabHostController(tabs: tabs())
    var texts: [String] = []
    host.searchTextHandler = { texts.append($0) }
    host.appear()
    host.selectedTab = host.tabs[1]
    host.user.tap(host.tabs[2])
    host.user.enterSearchText("tea")
    host.tabs = tabs()
    expect(host.isSearchActive && host.searchText == "tea" && texts == ["tea"])
    expect(host.selectedTab === host.tabs[2])
    host.user.cancelSearch()
    expect(host.selectedTab === host.tabs[1] && host.searchText.isEmpty)
  }

  @Test func `the text of a searchable host stays with the selected tab`() {
    func tabs() -> [TabItem] { [.shown("a"), .shown("b")] }
    let host = TabHostController(tabs: tabs())
    host.isSearchable = true
    host.appear()
    host.user.activateSearch()
    host.user.enterSearchText("tea")
    host.tabs = tabs()
    expect(host.isSearchActive && host.searchText == "tea")
    host.selectedTab = host.tabs[1]
    expect(host.searchText.isEmpty)
  }
}
