import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows 28 to 39: programmatic selection.
@MainActor struct ProgramSelectionRowTests {
  @Test func `row 28: assigning a tab notifies the delegate without asking it`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("b")
    #expect(
      fixture.take() == [.didSelect("b", previous: "a", origin: .program)] + firstExchange("a", "b")
    )
  }

  @Test func `row 29: assigning the selected tab makes no calls`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = fixture.tab("a")
    #expect(fixture.take() == [])
  }

  @Test func `row 30: selecting a nested tab updates the groups on its path`() {
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

  @Test func `row 31: assigning a group selects the group itself`() {
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

  @Test func `row 32: assigning the index or view controller selects the corresponding tab`() {
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

  @Test func `row 33: a child selected off the path is used by the next tap on the group`() {
    let fixture = HostFixture.group()
    fixture.group("g").selectedChild = fixture.tab("c2")
    #expect(fixture.take() == [])
    fixture.user.tap("g")
    #expect(fixture.takeCalls() == [.shouldSelect("c2"), .didSelect("c2", previous: "a")])
  }

  @Test func `row 34: selecting a child on the path changes the selection of the host`() {
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

  @Test func `row 35: selecting a tab that is not in the host is rejected and reported`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = .bare("x")
    #expect(fixture.takeRules() == ["foreignSelection"])
    #expect(fixture.selected == "a")
  }

  @Test func `row 36: selecting nothing removes the content from the screen`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.selectedTab = nil
    #expect(fixture.take() == [.willDisappear("a"), .didDisappear("a")])
    #expect(fixture.host.selectedTab == nil)
    #expect(fixture.host.selectedViewController == nil)
  }

  @Test func `row 37: assigning the selected tab during a veto makes no further calls`() {
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

  @Test func `row 39: assigning tabs without the tapped one in didSelect falls back`() {
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
