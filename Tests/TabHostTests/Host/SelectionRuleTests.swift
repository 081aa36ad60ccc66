import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rules R2 to R10: selecting.
@MainActor struct SelectionRuleTests {
  @Test func `R2: shouldSelect is called in the old state, didSelect in the new one`() {
    let fixture = HostFixture.group(traits: .portrait)
    var asked: [String?] = []
    fixture.recorder.shouldSelect = { _ in
      asked = [fixture.selected, fixture.group("g").selectedChild?.identifier]
      return nil
    }
    let listener = Listener { host in
      let group = host.tab(forIdentifier: "g") as? TabGroupItem
      expectEqual(host.selectedTab?.identifier, "c1")
      expectEqual(host.selectedIndex, 2)
      expectEqual(group?.selectedChild?.identifier, "c1")
    }
    fixture.recorder.forwardedDelegate = listener
    fixture.user.tap("g")
    expectEqual(asked, ["a", nil])
    expectEqual(listener.count, 1)
  }

  @Test func `R4: a tap on the selected tab of a managed stack also requests its controllers`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c1")
    _ = fixture.take()
    fixture.user.tapRow("c1")
    fixture.expect([
      .shouldSelect("c1"), .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c1", proposed: ["c1"]), .didSelect("c1", previous: "c1"),
    ])
  }

  @Test func `R4: a tap on the selected tab inside a batch is notified at its end`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.performBatchUpdates { fixture.user.tap("a") }
    fixture.expect([.shouldSelect("a"), .didSelect("a", previous: "a")])
  }

  @Test func `R6: a vetoed tap leaves selection, content and highlight unchanged`() {
    let fixture = HostFixture.group(traits: .portrait, content: true)
    fixture.recorder.shouldSelectAnswers["g"] = false
    fixture.user.tap("g")
    fixture.expect([.shouldSelect("g", answer: false)])
    expectEqual(fixture.host.selectedBarItem?.identifier, "a")
    expect(fixture.host.selectedViewController === fixture.tab("a").viewController)
  }

  @Test func `R9b: content is that of the nearest tab on the path that has content`() {
    let fixture = HostFixture(traits: .pad) { log in
      let inner = TabGroupItem.of([.bare("n1"), .page("n2", log)], "h2")
      return [.page("a", log), TabGroupItem.of([inner], "h", log)]
    }
    fixture.user.tapRow("n1")
    expectEqual(fixture.host.contentTab?.identifier, "h")
    fixture.expect(
      [.shouldSelect("n1"), .didSelect("n1", previous: "a")]
        + firstExchange("a", "h")
    )
    fixture.user.tapRow("n2")
    expectEqual(fixture.host.contentTab?.identifier, "n2")
    fixture.group("h").managingNavigationController = .recording("h", fixture.log)
    expectEqual(fixture.host.contentTab?.identifier, "h")
  }

  @Test func `R10: content is created once, when first read or first shown`() {
    let fixture = HostFixture.roots("a", "b", "c", shown: false)
    expectEqual(fixture.log.content, [])
    _ = fixture.tab("b").viewController
    fixture.expect([.make("b")])
    fixture.host.appear()
    fixture.user.tap("b")
    fixture.user.tap("a")
    fixture.user.tap("b")
    let made = fixture.log.content.filter { $0.event == .makeViewController }
    expectEqual(made, [.make("a")])
  }

  @Test func `R10: a root tab without content shows nothing and is reported once`() {
    let fixture = HostFixture { log in [.page("a", log), .bare("b")] }
    fixture.user.tap("b")
    expect(fixture.host.selectedViewController == nil)
    fixture.user.tap("b")
    expectEqual(fixture.takeRules(), ["missingContent"])
  }

  @Test func `R3: didSelect receives the innermost tab, also between groups`() {
    let fixture = HostFixture { log in
      [
        TabGroupItem.of([TabGroupItem.of([.page("n1", log)], "g2")], "g"),
        TabGroupItem.of([TabGroupItem.of([.page("n2", log)], "h2")], "h"),
      ]
    }
    fixture.host.selectedTab = fixture.tab("n2")
    fixture.expectCalls([.didSelect("n2", previous: "n1", origin: .program)])
  }

  @Test func `R5: a selection inside shouldSelect is notified before the answer is applied`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.recorder.reselectInShould["b"] = "c"
    fixture.user.tap("b")
    fixture.expect(
      [
        .shouldSelect("b"), .didSelect("c", previous: "a", origin: .program),
        .didSelect("b", previous: "c"),
      ]
        + firstExchange("a", "b")
    )
  }

  @Test func `R5: a selection inside a vetoing shouldSelect takes effect`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.recorder.shouldSelectAnswers["b"] = false
    fixture.recorder.reselectInShould["b"] = "c"
    fixture.user.tap("b")
    fixture.expect(
      [
        .shouldSelect("b", answer: false), .didSelect("c", previous: "a", origin: .program),
      ] + firstExchange("a", "c")
    )
  }

  @Test func `R5: a tab removed inside shouldSelect is not selected`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.recorder.shouldSelect = { tab in
      fixture.host.tabs.removeAll { $0 === tab }
      return true
    }
    expectEqual(fixture.user.tap("b"), .refused(.notOnScreen))
    fixture.expect([.shouldSelect("b")])
    expectEqual(fixture.selected, "a")
    expectEqual(fixture.host.selectionOrigin, .program)
  }

  @Test func `R5: a chain of redirects shows only the content of the last tab`() {
    let fixture = HostFixture.roots("a", "b", "c", "d")
    fixture.recorder.reselectInDid = ["b": "c", "c": "d"]
    fixture.user.tap("b")
    fixture.expect(
      [
        .shouldSelect("b"), .didSelect("b", previous: "a"),
        .didSelect("c", previous: "b", origin: .program),
        .didSelect("d", previous: "c", origin: .program),
      ] + firstExchange("a", "d")
    )
  }

  @Test func `R5: a selection made while a level is requested replaces the pending one`() {
    let fixture = HostFixture.group(content: true, managed: true)
    var redirects = true
    fixture.recorder.displayedViewControllers = { _, _ in
      if redirects {
        redirects = false
        fixture.host.selectedTab = fixture.tab("b")
      }
      return nil
    }
    fixture.host.selectedTab = fixture.tab("c1")
    expectEqual(fixture.log.calls.last, .didSelect("b", previous: "a", origin: .program))
    expectEqual(fixture.selected, "b")
  }
}

/// Performs a check at every selection.
@MainActor private final class Listener: TabHostControllerDelegate {
  private(set) var count = 0
  private let check: (TabHostController) -> Void

  init(check: @escaping (TabHostController) -> Void) {
    self.check = check
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    count += 1
    check(tabHostController)
  }
}
