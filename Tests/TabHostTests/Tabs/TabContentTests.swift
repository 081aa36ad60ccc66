import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Content and defaults of tabs.
@MainActor struct TabContentTests {
  // MARK: - Providers

  @Test func `a view provider is called once, on the first read, with its tab`() {
    var given: [TabItem] = []
    let tab = TabItem(title: "A", identifier: "a") { tab in
      given.append(tab)
      return ViewController()
    }
    expect(tab.hasContent && !tab.isViewControllerLoaded)
    let controller = tab.viewController
    expect(controller?.tab === tab)
    expect(tab.viewController === controller && tab.isViewControllerLoaded)
    expect(given.count == 1 && given.first === tab)
  }

  @Test func `content shared by two tabs belongs to the first`() {
    let shared = ViewController()
    let first = TabItem.showing(shared, "a")
    let second = TabItem.showing(shared, "b")
    expect(first.viewController === second.viewController)
    expect(shared.tab === first)
  }

  @Test func `preloading creates content without showing it`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.preload([fixture.tab("b"), fixture.tab("a")])
    fixture.expect([.make("b")])
    expect(fixture.tab("b").isViewControllerLoaded && !fixture.tab("c").isViewControllerLoaded)
  }

  @Test func `unloading releases offscreen content, which is created again when needed`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.preload([fixture.tab("b")])
    _ = fixture.take()
    expect(fixture.host.unload(fixture.tab("b")))
    expect(!fixture.tab("b").isViewControllerLoaded)
    fixture.user.tap("b")
    fixture.expect(
      [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
  }

  @Test func `content on screen or in a stack is not unloaded`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    expect(!fixture.host.unload(fixture.tab("a")))
    fixture.host.selectedTab = fixture.tab("c1")
    expect(!fixture.host.unload(fixture.tab("c1")))
    expect(!fixture.host.unload(fixture.tab("g")))
    expect(fixture.host.unload(fixture.tab("a")))
    expect(fixture.host.unload(fixture.tab("b")))
  }

  // MARK: - Hidden by default

  @Test func `a tab applies its default visibility when it is added to a host`() {
    let tab = TabItem.bare("b")
    tab.isHiddenByDefault = true
    expect(!tab.isHidden)
    let host = TabHostController.with(.pad, .bare("a"), tab)
    expect(tab.isHidden)
    expectEqual(host.sidebar.outline, ["a"])
  }

  @Test(arguments: [true, false]) func `a visibility set before takes precedence over the default`(
    isHidden: Bool
  ) {
    let tab = TabItem.bare("b")
    tab.isHiddenByDefault = !isHidden
    tab.isHidden = isHidden
    _ = TabHostController.with(.pad, .bare("a"), tab)
    expectEqual(tab.isHidden, isHidden)
  }

  @Test func `setting the default while the tab is in a host has no effect`() {
    let tab = TabItem.bare("b")
    let host = TabHostController.with(.pad, .bare("a"), tab)
    tab.isHiddenByDefault = true
    expect(!tab.isHidden)
    withExtendedLifetime(host) {}
  }

  /// Only a visibility chosen by the user or set by the app would be kept, and there is none here.
  @Test(arguments: [true, false])
  func `a tab that is added again applies its present default visibility`(
    isHidden: Bool
  ) {
    let tab = TabItem.bare("b").with { $0.isHiddenByDefault = !isHidden }
    let host = TabHostController.with(.pad, .bare("a"), tab)
    tab.isHiddenByDefault = isHidden
    expectEqual(tab.isHidden, !isHidden)
    host.tabs.removeLast()
    expectEqual(tab.isHidden, !isHidden)
    host.tabs.append(tab)
    expectEqual(tab.isHidden, isHidden)
  }

  @Test(arguments: [true, false])
  func `a tab that moves keeps the default visibility that it has applied`(
    isHidden: Bool
  ) {
    let tab = TabItem.bare("c").with { $0.isHiddenByDefault = isHidden }
    let group = TabGroupItem.of([tab], "g")
    let host = TabHostController.with(.pad, .bare("a"), group)
    tab.isHiddenByDefault = !isHidden
    host.tabs.append(tab)
    expect(tab.parent == nil && tab.isHidden == isHidden)
    host.performBatchUpdates {
      host.tabs.removeLast()
      group.children.append(tab)
    }
    expect(tab.parent === group && tab.isHidden == isHidden)
  }

  @Test func `a set or chosen visibility is kept when the default changes`() {
    let written = TabItem.bare("b").with { $0.isHidden = true }
    let chosen = TabItem.bare("c")
    let host = TabHostController.with(.pad, .bare("a"), written, chosen)
    host.customization[tab: "c"].sidebarVisibility = .hidden
    host.tabs.removeLast(2)
    for tab in [written, chosen] { tab.isHiddenByDefault = true }
    for tab in [written, chosen] { tab.isHiddenByDefault = false }
    host.tabs += [written, chosen]
    expect(written.isHidden && chosen.isHidden)
  }

  @Test func `children apply their default visibility when their group is added`() {
    let child = TabItem.bare("c").with { $0.isHiddenByDefault = true }
    let host = TabHostController.with(.pad, .bare("a"), TabGroupItem.of([child, .bare("d")], "g"))
    expectEqual(host.sidebar.outline, ["a", "v g", "  d"])
  }

  @Test func `the first selection skips a tab that is hidden by default`() {
    let first = TabItem.bare("a").with { $0.isHiddenByDefault = true }
    let host = TabHostController.with(.pad, first, .bare("b"))
    expectEqual(host.selectedTab?.identifier, "b")
  }

  // MARK: - Collapsed by default

  @Test func `the default expansion applies until the sidebar has been on screen`() {
    let group = TabGroupItem.of([.bare("c")], "g")
    let host = TabHostController.with(.pad, .page("a", CallLog()), group)
    group.isCollapsedByDefault = true
    expect(!group.isExpanded)
    expectEqual(host.sidebar.outline, ["a", "> g"])
    group.isCollapsedByDefault = false
    host.appear()
    group.isCollapsedByDefault = true
    expect(group.isExpanded)
    expectEqual(host.sidebar.outline, ["a", "v g", "  c"])
  }

  @Test func `the default expansion still applies while only a bar has been on screen`() {
    let group = TabGroupItem.of([.bare("c")], "g")
    let host = TabHostController.with(.portrait, .page("a", CallLog()), group)
    host.appear()
    group.isCollapsedByDefault = true
    expect(!group.isExpanded)
  }

  @Test func `an expansion that was set takes precedence over the default`() {
    let group = TabGroupItem.of([.bare("c")], "g")
    group.isExpanded = true
    group.isCollapsedByDefault = true
    expect(group.isExpanded)
  }

  @Test func `a group that is added later starts with its default expansion`() {
    let host = TabHostController.with(
      .pad,
      .page("a", CallLog()),
      TabGroupItem.of([.bare("c")], "g")
    )
    host.appear()
    let late = TabGroupItem.of([.bare("k")], "h").having { $0.isCollapsedByDefault = true }
    host.tabs.append(late)
    expectEqual(host.sidebar.outline, ["a", "v g", "  c", "> h"])
  }

  @Test func `the default expansion of the first display is kept afterwards`() {
    let group = TabGroupItem.of([.bare("c")], "g").having { $0.isCollapsedByDefault = true }
    let host = TabHostController.with(.pad, .page("a", CallLog()), group)
    host.appear()
    expect(!group.isExpanded)
    group.isCollapsedByDefault = false
    expect(!group.isExpanded)
  }
}
