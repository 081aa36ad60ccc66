import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Rows 28 to 39: what code selects") struct ProgramSelectionRowTests {
  @Test func `row 28: assigning a tab tells it and asks nobody`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("b")
    #expect(
      fixture.take() == [.didSelect("b", previous: "a", origin: .program)] + firstExchange("a", "b")
    )
  }

  @Test func `row 29: assigning the selected tab calls nothing`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("a")
    #expect(fixture.take() == [])
  }

  @Test func `row 30: a deep tab leads its groups to it`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c2")
    #expect(
      fixture.takeCalls() == [
        .displayedViewControllers("g", proposed: ["g"]),
        .displayedViewControllers("c2", proposed: ["c2"]),
        .didSelect("c2", previous: "a", origin: .program),
      ]
    )
    #expect(fixture.group("g").selectedChild?.identifier == "c2")
  }

  @Test func `row 31: code that assigns a group gets the group`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c2")
    _ = fixture.take()
    fixture.host.selectedTab = fixture.tab("g")
    #expect(
      fixture.takeCalls() == [
        .displayedViewControllers("g", proposed: ["g"]),
        .didSelect("g", previous: "c2", origin: .program),
      ]
    )
    #expect(fixture.selected == "g")
    #expect(fixture.group("g").selectedChild == nil)
    #expect(fixture.stack == ["g"])
  }

  @Test func `row 32: index and controller select as the tab does`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedIndex = 1
    #expect(
      fixture.take() == [.didSelect("b", previous: "a", origin: .program)] + firstExchange("a", "b")
    )
    fixture.host.selectedViewController = fixture.tab("a").viewController
    #expect(
      fixture.take() == [.didSelect("a", previous: "b", origin: .program)] + exchange("b", "a")
    )
    #expect(fixture.host.selectedIndex == 0)
  }

  @Test func `row 33: a child selected off the path is remembered`() {
    let fixture = HostFixture.group()
    fixture.group("g").selectedChild = fixture.tab("c2")
    #expect(fixture.take() == [])
    fixture.user.tap("g")
    #expect(fixture.takeCalls() == [.shouldSelect("c2"), .didSelect("c2", previous: "a")])
  }

  @Test func `row 34: a child selected on the path is selected`() {
    let fixture = HostFixture.group(managed: true)
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    fixture.group("g").selectedChild = fixture.tab("c2")
    #expect(
      fixture.takeCalls() == [
        .displayedViewControllers("g"), .displayedViewControllers("c2", proposed: ["c2"]),
        .didSelect("c2", previous: "c1", origin: .program),
      ]
    )
    fixture.group("g").selectedChild = nil
    #expect(
      fixture.takeCalls() == [
        .displayedViewControllers("g"), .didSelect("g", previous: "c2", origin: .program),
      ]
    )
  }

  @Test func `row 35: a foreign tab is refused`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = .bare("x")
    #expect(fixture.takeRules() == ["foreignSelection"])
    #expect(fixture.selected == "a")
  }

  @Test func `row 36: selecting nothing empties the screen`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = nil
    #expect(fixture.take() == [.willDisappear("a"), .didDisappear("a")])
    #expect(fixture.host.selectedTab == nil)
    #expect(fixture.host.selectedViewController == nil)
  }

  @Test func `row 37: the selected tab assigned in a veto`() {
    let fixture = HostFixture.roots("a", "p")
    fixture.recorder.shouldSelectAnswers["p"] = false
    fixture.recorder.reselectInShould["p"] = "a"
    fixture.user.tap("p")
    #expect(fixture.take() == [.shouldSelect("p", answer: false)])
  }

  @Test func `row 38: a redirect in didSelect never shows the tapped tab`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.recorder.reselectInDid["b"] = "a"
    fixture.user.tap("b")
    #expect(
      fixture.take() == [
        .shouldSelect("b"), .didSelect("b", previous: "a"),
        .didSelect("a", previous: "b", origin: .program),
      ]
    )
    #expect(fixture.selected == "a")
  }

  @Test func `row 39: tabs assigned in didSelect without the tapped one`() {
    let fixture = HostFixture.roots("a", "b")
    let delegate = AssigningDelegate(tabs: [fixture.tab("a")])
    fixture.recorder.forwardedDelegate = delegate
    fixture.user.tap("b")
    #expect(
      fixture.take() == [
        .shouldSelect("b"), .didSelect("b", previous: "a"),
        .didSelect("a", previous: "b", origin: .fallback),
      ]
    )
    #expect(fixture.selected == "a")
  }
}

/// Assigns tabs at the first selection it hears of.
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
