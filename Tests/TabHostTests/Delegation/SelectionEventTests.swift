import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Selections and changes of the tabs, beyond the scripts of the article "Every event, call by
/// call".
@MainActor struct SelectionEventTests {
  // MARK: - The first selection

  @Test func `row 1: if the first tab is a group, it is resolved to a child`() {
    let fixture = HostFixture(shown: false) { _ in [] }
    let log = fixture.log
    fixture.host.tabs = [TabGroupItem.of([.page("c1", log), .page("c2", log)], "g")]
    fixture.expect([.didSelect("c1", previous: nil, origin: .program)])
    expectEqual(fixture.group("g").selectedChild?.identifier, "c1")
  }

  @Test func `row 3: a delegate assigned after the first selection is not notified of it`() {
    let log = CallLog()
    let recorder = DelegateRecorder(log: log)
    let host = TabHostController(tabs: [.page("a", log), .page("b", log)])
    host.delegate = recorder
    expect(log.entries.isEmpty)
    expectEqual(host.selectedTab?.identifier, "a")
  }

  // MARK: - Selections by the user

  @Test(arguments: [true, false])
  func `rows 5 and 7: a tap on the selected tab pops to the root, unless it is vetoed`(
    isVetoed: Bool
  ) {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let fixture = HostFixture { log in [.showing(navigation, "a"), .page("b", log)] }
    navigation.pushViewController(ViewController(), animated: false)
    fixture.recorder.shouldSelectAnswers["a"] = !isVetoed
    expectEqual(fixture.user.tap("a"), (isVetoed ? .vetoed : .performed))
    expectEqual(navigation.viewControllers.count, (isVetoed ? 2 : 1))
    expect(navigation.viewControllers.first === root)
  }

  @Test func `row 12: a tap on a group without a page selects the first of its children`() {
    let fixture = HostFixture.group { $0.displayOrderIdentifiers = ["c2"] }
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c1"), .didSelect("c1", previous: "a")])
  }

  @Test func `row 12: children that can't be selected are passed over in declared order`() {
    let fixture = HostFixture { log in
      let children: [TabItem] = ["c1", "c2", "c3", "c4"].map { .page($0, log) }
      children[0].isHidden = true
      children[1].isEnabled = false
      let group = TabGroupItem.of(children, "g")
      group.displayOrderIdentifiers = ["c4", "c3"]
      return [.page("a", log), group]
    }
    fixture.host.traitCollection = .portrait
    fixture.log.clear()
    fixture.user.tap("g")
    fixture.expectCalls([.shouldSelect("c3"), .didSelect("c3", previous: "a")])
  }

  @Test func `row 15: for children without content, the content of their group stays on screen`() {
    let fixture = HostFixture { log in
      [.page("a", log), TabGroupItem.of([.bare("c1"), .bare("c2")], "g", log)]
    }
    fixture.user.tapRow("c1")
    fixture.expect(
      [.shouldSelect("c1"), .didSelect("c1", previous: "a")]
        + firstExchange("a", "g")
    )
    fixture.user.tapRow("c2")
    fixture.expect([.shouldSelect("c2"), .didSelect("c2", previous: "c1")])
  }

  @Test func `row 17: the stack omits levels without content, the selected path has all levels`() {
    let fixture = HostFixture { log in
      let inner = TabGroupItem.of([.page("n1", log)], "h2")
      let group = TabGroupItem.of([inner], "h", log)
      group.managingNavigationController = .recording("h", log)
      return [.page("a", log), group]
    }
    fixture.user.tapRow("n1")
    expectEqual(fixture.group("h").selectedChild?.identifier, "h2")
    expectEqual(fixture.group("h2").selectedChild?.identifier, "n1")
    expectEqual(fixture.stack, ["h", "n1"])
  }

  @Test func `row 18: an empty answer omits a level from the stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.recorder.displayedNames["g"] = []
    fixture.user.tapRow("c2")
    expectEqual(fixture.stack, ["c2"])
  }

  @Test func `row 19: a tap on the header of a group expands or collapses it`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.tapRow("g")
    expect(!fixture.group("g").isExpanded)
    fixture.user.tapRow("g")
    expect(fixture.group("g").isExpanded)
  }

  @Test func `rows 13, 20, 21 and 31: a group that is selected itself has no selected child`() {
    let selections: [(String, (HostFixture) -> Void)] = [
      ("header", { $0.user.tapRow("g") }), ("back", { $0.user.goBack() }),
      ("assignment", { $0.host.selectedTab = $0.tab("g") }),
      (
        "bar",
        {
          $0.host.traitCollection = .portrait
          $0.user.tap("g")
        }
      ),
    ]
    for (name, select) in selections {
      let fixture = HostFixture.group(traits: .pad, content: true, managed: true) {
        $0.isSidebarDestination = true
      }
      fixture.user.tapRow("c1")
      expectEqual(fixture.group("g").selectedChild?.identifier, "c1")
      select(fixture)
      expectEqual(fixture.selected, "g", "\(name)")
      expect(fixture.group("g").selectedChild == nil, "\(name)")
      expectEqual(fixture.stack, ["g"], "\(name)")
    }
  }

  @Test func `row 25: opening the overflow makes no call`() {
    let fixture = HostFixture(traits: .phone) { log in
      "abcdef".map { .page(String($0), log) }
    }
    expectEqual(fixture.user.openOverflow(), .performed)
    fixture.expect([])
  }

  // MARK: - Programmatic selections

  @Test func `row 32: assigning the view controller selects the corresponding tab`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedIndex = 1
    fixture.log.clear()
    fixture.host.selectedViewController = fixture.tab("a").viewController
    fixture.expect([.didSelect("a", previous: "b", origin: .program)] + exchange("b", "a"))
    expectEqual(fixture.host.selectedIndex, 0)
  }

  @Test func `row 34: deselecting a child on the path selects its group`() {
    let fixture = HostFixture.group(managed: true)
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.log.clear()
    fixture.group("g").selectedChild = nil
    fixture.expectCalls([
      .displayedViewControllers("g"), .didSelect("g", previous: "c2", origin: .program),
    ])
  }

  @Test func `row 36: with nothing selected, there is neither a tab nor content`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = nil
    expect(fixture.host.selectedTab == nil)
    expect(fixture.host.selectedIndex == nil)
    expect(fixture.host.selectedViewController == nil)
  }

  @Test func `row 39: assigning tabs without the tapped one in didSelect falls back`() {
    let fixture = HostFixture.roots("a", "b")
    let delegate = AssigningDelegate(tabs: [fixture.tab("a")])
    fixture.recorder.forwardedDelegate = delegate
    fixture.user.tap("b")
    fixture.expect([
      .shouldSelect("b"), .didSelect("b", previous: "a"),
      .didSelect("a", previous: "b", origin: .fallback),
    ])
    expectEqual(fixture.selected, "a")
  }

  // MARK: - Changing tabs

  @Test func `rows 40 to 42: the selected index follows the order of the tabs`() {
    let fixture = HostFixture.roots("a", "b", "c")
    let (b, c) = (fixture.tab("b"), fixture.tab("c"))
    fixture.host.selectedTab = b
    fixture.host.tabs = [c, .page("x", fixture.log), b]
    expectEqual(fixture.host.selectedIndex, 2)
    fixture.host.tabs = [c]
    expectEqual(fixture.host.selectedIndex, 0)
    expect(b.tabHostController == nil)
    fixture.host.tabs = []
    expect(fixture.host.selectedIndex == nil)
  }

  @Test func `row 44: assigning children without the selected one falls back to the group's page`()
  {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").children = [fixture.tab("c2")]
    fixture.expectCalls([
      .displayedViewControllers("g", proposed: ["g"]),
      .didSelect("g", previous: "c1", origin: .fallback),
    ])
  }

  @Test func `row 45: a selected root tab that is inserted into a group stays selected`() {
    let fixture = HostFixture.group()
    let (a, group) = (fixture.tab("a"), fixture.group("g"))
    group.children.insert(a, at: 0)
    fixture.expect([])
    expectEqual(fixture.host.tabs.map(\.identifier), ["b", "g"])
    expectEqual(fixture.host.selectedPath.map(\.identifier), ["g", "a"])
  }

  @Test func `row 46: hiding the group of the selected tab falls back to a visible tab`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").isHidden = true
    fixture.expect([.didSelect("a", previous: "c1", origin: .fallback)] + exchange("c1", "a"))
  }
}

/// Assigns tabs at the first selection it is notified of.
@MainActor private final class AssigningDelegate: TabHostControllerDelegate {
  private var tabs: [TabItem]?

  init(tabs: [TabItem]) {
    self.tabs = tabs
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    guard let tabs else { return }
    self.tabs = nil
    tabHostController.tabs = tabs
  }
}
