import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct TabTreeTests {
  // MARK: - Lookup

  @Test func `a host finds tabs and groups at any depth`() {
    let inner = TabGroupItem.of([.bare("n1")], "h")
    let group = TabGroupItem.of([.bare("c1"), inner], "g")
    let host = TabHostController.with(.pad, .bare("a"), group)
    expect(host.tab(forIdentifier: "a") === host.tabs[0])
    expect(host.tab(forIdentifier: "h") === inner)
    expect(host.tab(forIdentifier: "n1") === inner.children[0])
    expect(host.tab(forIdentifier: "x") == nil)
  }

  @Test(arguments: [true, false]) func `a group finds its descendants but not itself`(
    isInHost: Bool
  ) {
    let inner = TabGroupItem.of([.bare("n1")], "h")
    let group = TabGroupItem.of([.bare("c1"), inner], "g")
    let host = TabHostController.with(.pad, .bare("a"))
    if isInHost { host.tabs.append(group) }
    let found = ["c1", "h", "n1", "g", "a"].map { group.tab(forIdentifier: $0)?.identifier }
    expectEqual(found, ["c1", "h", "n1", nil, nil])
    expect(inner.tab(forIdentifier: "c1") == nil)
  }

  @Test func `a tab has a host only while it is in one, and a parent only while it is a child`() {
    let child = TabItem.bare("c")
    let group = TabGroupItem.of([child], "g")
    expect(child.parent === group && child.tabHostController == nil)
    let host = TabHostController.with(.pad, group)
    expect(group.parent == nil && group.tabHostController === host)
    expect(child.tabHostController === host)
    host.tabs = []
    expect(group.tabHostController == nil && child.tabHostController == nil)
    expect(child.parent === group)
    group.children = []
    expect(child.parent == nil)
  }

  @Test func `added children can be looked up, removed ones cannot`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    let host = TabHostController.with(.pad, group)
    group.children = [TabGroupItem.of([.bare("n1")], "h")]
    let found = ["c1", "h", "n1"].map { host.tab(forIdentifier: $0) != nil }
    expectEqual(found, [false, true, true])
  }

  // MARK: - Moving

  @Test func `a tab added to another host leaves the first`() {
    let tab = TabGroupItem.of([.bare("c")], "g")
    let first = TabHostController.with(.pad, .bare("a"), tab)
    let second = TabHostController.with(.pad, .bare("z"))
    second.tabs.append(tab)
    expectEqual(first.tabs.map(\.identifier), ["a"])
    expect(first.tab(forIdentifier: "c") == nil)
    expect(second.tab(forIdentifier: "c") === tab.children[0])
    expect(tab.tabHostController === second)
  }

  @Test func `a group moves with its descendants`() {
    let inner = TabGroupItem.of([.bare("n1")], "h")
    let first = TabGroupItem.of([inner], "g")
    let second = TabGroupItem.of([], "o")
    let host = TabHostController.with(.pad, first, second)
    second.children = [inner]
    expect(host.tab(forIdentifier: "n1") === inner.children[0])
    expect(second.tab(forIdentifier: "n1") === inner.children[0])
    expect(first.tab(forIdentifier: "n1") == nil)
  }

  /// Adds a tab to the host again as soon as another one is selected in its place.
  private final class Retriever: TabHostControllerDelegate {
    func tabHostController(
      _ host: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      if let previousTab, previousTab.tabHostController == nil { host.tabs.append(previousTab) }
    }
  }

  @Test(arguments: [true, false])
  func `a callback in the middle of a move leaves the tab in one place`(
    isOtherHost: Bool
  ) {
    let tab = TabItem.bare("t")
    let group = TabGroupItem.of([], "g")
    let other = TabHostController()
    if isOtherHost { other.tabs = [group] }
    let host = TabHostController.with(.pad, tab, .bare("a"))
    let retriever = Retriever()
    host.delegate = retriever
    group.children = [tab]
    let isInHost = host.tabs.contains { $0 === tab }
    let isInGroup = group.children.contains { $0 === tab }
    expect(isInHost != isInGroup)
    expect(tab.parent === (isInGroup ? group : nil))
  }

  /// Runs a closure when it is deallocated.
  private final class Probe {
    let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) { self.act = act }

    deinit {
      let act = act
      MainActor.assumeIsolated { act() }
    }
  }

  @Test func `a tab that leaves is released when the change is complete, and may change the host`()
  {
    let host = TabHostController.with(.pad, .bare("a"))
    func hiddenByDefault(_ identifier: String) -> TabItem {
      let tab = TabItem.bare(identifier)
      tab.isHiddenByDefault = true
      return tab
    }
    var tabs: [[String]] = []
    func add() {
      let tab = hiddenByDefault("t")
      tab.userInfo = Probe {
        host.tabs = [host.tabs[0]]
        tabs.append(host.tabs.map(\.identifier))
      }
      host.tabs += [tab, hiddenByDefault("z")]
    }
    add()
    host.performBatchUpdates { host.tabs.remove(at: 1) }
    expectEqual(tabs, [["a"]])
    expectEqual(host.tabs.map(\.identifier), ["a"])
    expect(host.tab(forIdentifier: "z") == nil && host.tab(forIdentifier: "t") == nil)
  }

  @Test func `a refused tab is released when the change is complete`() {
    let host = TabHostController.with(.pad, .bare("a"))
    host.diagnosticHandler = { _ in }
    var tabs: [[String]] = []
    func add() {
      let refused = TabItem.bare("a")
      refused.userInfo = Probe { tabs.append(host.tabs.map(\.identifier)) }
      host.tabs.append(TabGroupItem.of([refused, .bare("c")], "g"))
    }
    add()
    expectEqual(tabs, [["a", "g"]])
  }

  // MARK: - Equality

  @Test func `identifiers are compared byte by byte`() {
    let tabs = ["\u{e9}", "e\u{301}"].map(TabItem.bare)
    expect(tabs[0] != tabs[1])
    let host = TabHostController.with(.pad, tabs[0], tabs[1])
    expectEqual(host.tabs.count, 2)
    expect(host.tab(forIdentifier: "\u{e9}") === tabs[0])
    expect(host.tab(forIdentifier: "e\u{301}") === tabs[1])
    host.customization[tab: "e\u{301}"].sidebarVisibility = .hidden
    host.customization.rootOrder = ["e\u{301}", "\u{e9}"]
    expectEqual(tabs.map(\.isHidden), [false, true])
    expectEqual(host.displayOrder, [tabs[1], tabs[0]])
  }

  @Test func `assertion 11: tabs with the same identifier are equal but not identical`() {
    let one = TabItem.bare("x")
    let other = TabItem.bare("x")
    expect(one == other && one !== other)
    expectEqual(one.hashValue, other.hashValue)
    expect(one != .bare("y"))
    expectEqual(Set([one, other, .bare("y")]).count, 2)
    expectEqual([TabItem.bare("a"), other].firstIndex(of: one), 1)
    expectEqual(TabGroupItem.of([], "x"), one)
  }

  // MARK: - Defaults

  @Test func `a tab has the documented defaults`() {
    let tab = TabItem(title: "A", identifier: "a")
    expect(tab.title == "A" && tab.identifier == "a")
    expect(tab.image == nil && tab.selectedImage == nil && tab.subtitle == nil)
    expect(tab.badgeValue == nil && tab.accessibilityIdentifier == nil && tab.userInfo == nil)
    expect(tab.isEnabled && !tab.isHidden && !tab.isHiddenByDefault && !tab.allowsHiding)
    expect(tab.preferredPlacement == .automatic && tab.isSpringLoaded)
    expect(tab.parent == nil && tab.tabHostController == nil && tab.managingTabGroup == nil)
    expect(tab.viewController == nil && !tab.hasContent)
  }

  @Test func `a group has the documented defaults`() {
    let group = TabGroupItem(title: "G", identifier: "g")
    expect(group.children.isEmpty && group.selectedChild == nil)
    expect(group.defaultChildIdentifier == nil && group.displayOrderIdentifiers.isEmpty)
    expect(!group.allowsReordering && group.managingNavigationController == nil)
    expect(group.sidebarActions.isEmpty && group.sidebarAppearance == .automatic)
    expect(!group.isSidebarDestination && !group.isCollapsedByDefault && group.isExpanded)
  }

  @Test func `a search tab has a title, a magnifying glass image and the pinned placement`() {
    let search = SearchTabItem()
    expectEqual(search.title, "Search")
    expectEqual(search.image, TabImage(systemName: "magnifyingglass"))
    expectEqual(search.identifier, SearchTabItem.identifier)
    expect(search.preferredPlacement == .pinned && !search.automaticallyActivatesSearch)
    search.title = "Find"
    expectEqual(search.title, "Find")
  }

  @Test func `a search tab can be created with all properties of a tab`() {
    let page = ViewController()
    let search = SearchTabItem(title: "Find", image: .symbol("eye"), identifier: "find") { _ in
      page
    }
    expect(search.title == "Find" && search.image == .symbol("eye"))
    expect(search.identifier == "find" && search.viewController === page)
    expectEqual(search.preferredPlacement, .pinned)
    expectEqual(SearchTabItem(identifier: "other").title, "Search")
  }

  @Test func `rarely set properties keep their values`() {
    let tab = TabItem.bare("a")
    tab.subtitle = "two"
    tab.badgeValue = "3"
    tab.selectedImage = .symbol("star").filled
    tab.accessibilityIdentifier = "tab-a"
    tab.userInfo = 7
    expect(tab.subtitle == "two" && tab.badgeValue == "3")
    expectEqual(tab.selectedImage?.variant, .filled)
    expect(tab.accessibilityIdentifier == "tab-a" && tab.userInfo as? Int == 7)
    tab.badgeValue = nil
    tab.userInfo = nil
    expect(tab.badgeValue == nil && tab.userInfo == nil && tab.subtitle == "two")
  }
}
