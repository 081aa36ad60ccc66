import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct BarStateTests {
  // MARK: - Fitting

  private var regular: TabHostController {
    TabHostController.with(
      .pad,
      .placed("f", .fixed),
      .bare("a"),
      .bare("b"),
      .bare("c"),
      .placed("p", .pinned),
      SearchTabItem(identifier: "s").with { $0.preferredPlacement = .pinned }
    )
  }

  @Test(
    arguments: [
      (7, "fixed f | middle a b c | pinned p | prominent s"),
      (6, "fixed f | middle a b c | pinned p | prominent s"),
      (5, "fixed f | middle a | pinned p | prominent s | overflow b c"),
      (4, "fixed f | pinned p | prominent s | overflow a b c"),
      (3, "pinned p | prominent s | overflow f a b c"),
      (2, "prominent s | overflow f a b c p"),
      (1, "overflow f a b c p s"),
      (0, "overflow f a b c p s"),
      (-1, "overflow f a b c p s"),
      (.min, "overflow f a b c p s"),
      (.max, "fixed f | middle a b c | pinned p | prominent s"),
    ]
  )
  func `a bar with less space keeps the prominent tab, then pinned and fixed ones`(
    room: Int,
    text: String
  ) {
    let host = regular
    host.prominentTabIdentifier = "s"
    expectEqual(host.bar.fitting(room).text, text)
  }

  @Test func `fitting does not change a bar that already has an overflow`() {
    let host = TabHostController(tabs: "abcdefg".map { .bare(String($0)) })
    host.traitCollection = .phone
    expectEqual(host.bar.fitting(3).text, host.bar.text)
  }

  // MARK: - Items

  @Test func `the items are those of the regions in order, then the prominent tab`() {
    let host = TabHostController.with(
      .pad,
      .placed("p", .pinned),
      .bare("a"),
      .bare("b"),
      .placed("f", .fixed)
    )
    host.prominentTabIdentifier = "a"
    expectEqual(host.bar.names, ["f", "b", "p", "a"])
    expectEqual(host.prominentTab?.identifier, "a")
    host.tabs[1].isHidden = true
    expectEqual(host.bar.names, ["f", "b", "p"])
    expect(host.prominentTab == nil)
  }

  @Test func `an overflow item is contained in the bar but not among its visible items`() {
    let host = TabHostController(tabs: "abcdef".map { .bare(String($0)) })
    host.traitCollection = .phone
    expect(host.bar.contains(host.tabs[5]))
    expectEqual(host.bar.names, ["a", "b", "c", "d"])
  }

  @Test func `in a compact bar, a managing controller counts as content of its group`() {
    let group = TabGroupItem.of([.bare("c1")], "g")
    let host = TabHostController.with(.phone, .bare("a"), group)
    expectEqual(host.bar.text, "middle a c1")
    group.managingNavigationController = NavigationController()
    expectEqual(host.bar.text, "middle a g")
    group.managingNavigationController = nil
    expectEqual(host.bar.text, "middle a c1")
  }

  // MARK: - Visible placement

  @Test(
    arguments: zip(
      TabItem.Placement.allCases,
      [true, true, false, true, true, true, false]
    )
  )
  func `a root tab has a visible placement while a bar with regions shows it`(
    placement: TabItem.Placement,
    isVisible: Bool
  ) {
    let tab = TabItem.placed("t", placement)
    expect(!tab.hasVisiblePlacement)
    let host = TabHostController.with(.pad, .bare("a"), tab)
    expectEqual(tab.hasVisiblePlacement, isVisible)
    host.traitCollection = .compact
    expect(!tab.hasVisiblePlacement)
    host.traitCollection = .pad
    tab.isHidden = true
    expect(!tab.hasVisiblePlacement)
    tab.isHidden = false
    host.tabs.removeLast()
    expect(!tab.hasVisiblePlacement)
  }

  @Test func `the visible placement of a nested tab depends only on its own placement`() {
    let group = TabGroupItem.of([.bare("c"), .placed("t", .movable)], "g")
    let host = TabHostController.with(.pad, .bare("a"), group)
    func visible() -> [String] {
      ["a", "g", "c", "t"].filter { host.tab(forIdentifier: $0)?.hasVisiblePlacement == true }
    }
    expectEqual(visible(), ["a", "g", "t"])
    group.isHidden = true
    expectEqual(visible(), ["a"])
  }

  @Test func `inline children have a visible placement, their group does not`() {
    let group = TabGroupItem.of([.bare("c")], "g")
    group.barPresentation = .inlineChildren
    let host = TabHostController.with(.pad, .bare("a"), group)
    expectEqual(host.bar.text, "middle a c")
    expect(group.children[0].hasVisiblePlacement)
    expect(!group.hasVisiblePlacement)
  }

  // MARK: - Hidden bar

  /// Returns a host in compact width, and its stack, whose top page hides the bar.
  private func hostWithHiddenBar() -> (TabHostController, NavigationController) {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TabHostController.with(.phone, .showing(navigation, "a"))
    host.appear()
    let page = ViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    return (host, navigation)
  }

  @Test func `a pushed page can hide a compact bar while it is on top`() {
    let (host, navigation) = hostWithHiddenBar()
    expect(host.isTabBarHidden && host.bar.isHidden)
    host.traitCollection = .pad
    expect(!host.isTabBarHidden)
    host.traitCollection = .phone
    navigation.popViewController(animated: false)
    expect(!host.isTabBarHidden && !host.bar.isHidden)
  }

  @Test func `a bar hidden by the app stays hidden when the page is popped`() {
    let (host, navigation) = hostWithHiddenBar()
    host.isTabBarHidden = true
    navigation.popViewController(animated: false)
    expect(host.isTabBarHidden)
  }
}

/// Hiding bar and accessory.
@MainActor struct BarPreferenceTests {
  // MARK: - Accessory

  @Test func `parity 41: a hidden accessory is kept off screen and takes no space`() {
    let log = CallLog()
    let host = TabHostController.with(.phone, .bare("a"))
    host.diagnosticHandler = { _ in }
    host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let accessory = TabAccessory(contentView: NotedPage("player", log))
    let plain = host.contentLayoutGuide
    host.bottomAccessory = accessory
    host.appear()
    let reserved = host.contentLayoutGuide
    expect(!host.isBottomAccessoryHidden && reserved != plain)
    log.clear()
    host.isBottomAccessoryHidden = true
    expectEqual(log.entries, [.willDisappear(.page("player")), .didDisappear(.page("player"))])
    expectEqual(host.contentLayoutGuide, plain)
    expect(host.bottomAccessory === accessory && host.accessoryEnvironment == .none)
    log.clear()
    host.isBottomAccessoryHidden = true
    expectEqual(log.entries, [])
    host.isBottomAccessoryHidden = false
    expectEqual(
      log.entries,
      [
        .willAppear(.page("player")), .isAppearing(.page("player")), .didAppear(.page("player")),
      ]
    )
    expectEqual(host.contentLayoutGuide, reserved)
  }

  @Test func `parity 41: an accessory assigned while hidden does not appear`() {
    let host = TabHostController.with(.phone, .bare("a"))
    host.diagnosticHandler = { _ in }
    host.isBottomAccessoryHidden = true
    host.appear()
    let content = ViewController()
    host.bottomAccessory = TabAccessory(contentView: content)
    expect(!content.isViewLoaded && content.parent == nil)
  }

  // MARK: - Bar

  @Test(arguments: [TraitCollection.phone, .portrait, .vision, .tv])
  func `parity 45: content can hide the bar in any presentation`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture(traits: traits) { log in [.page("a", log), .page("b", log)] }
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let content = fixture.tab("b").viewController
    content?.prefersTabBarHidden = true
    expect(!fixture.host.isTabBarHidden)
    fixture.host.selectedTab = fixture.tab("b")
    expect(fixture.host.isTabBarHidden && fixture.host.bar.isHidden)
    expectEqual(fixture.host.contentLayoutGuide.layoutFrame, fixture.host.bounds)
    content?.prefersTabBarHidden = false
    expect(!fixture.host.isTabBarHidden)
    expect(fixture.host.contentLayoutGuide.layoutFrame != fixture.host.bounds)
  }

  @Test func `parity 45: the top page of a stack or the stack itself can hide the bar`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TabHostController.with(.portrait, .showing(navigation, "a"))
    host.appear()
    let page = ViewController()
    page.prefersTabBarHidden = true
    navigation.pushViewController(page, animated: false)
    expect(host.isTabBarHidden)
    navigation.pushViewController(ViewController(), animated: false)
    expect(!host.isTabBarHidden)
    navigation.prefersTabBarHidden = true
    expect(host.isTabBarHidden)
    navigation.prefersTabBarHidden = false
    navigation.popViewController(animated: false)
    expect(host.isTabBarHidden)
    host.isTabBarHidden = true
    navigation.popViewController(animated: false)
    expect(host.isTabBarHidden)
  }

  @Test func `parity 45: reading isTabBarHidden creates no content`() {
    let host = TabHostController.with(
      .portrait,
      TabItem(title: "A", identifier: "a") { _ in
        Issue.record("content was made")
        return ViewController()
      }
    )
    expect(!host.isTabBarHidden && !host.bar.isHidden)
  }

  @Test func `parity 45: content that hides or shows the bar invalidates bar and layout`() {
    let fixture = HostFixture(traits: .portrait) { log in [.page("a", log), .page("b", log)] }
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    fixture.tab("b").viewController?.prefersTabBarHidden = true
    fixture.host.needsFrameHandler = {}
    for name in ["b", "a"] {
      fixture.host.selectedTab = fixture.tab(name)
      let changes = fixture.host.takeChanges()
      expect(changes.contains(.bar) && changes.contains(.layout))
    }
  }
}
