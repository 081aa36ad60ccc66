import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rules R2, R5 and R10: selecting.
@MainActor struct SelectionRuleTests {
  @Test func `R2: shouldSelect is called in the old state, didSelect in the new one`() {
    let fixture = HostFixture.group(traits: .portrait)
    var asked: [String?] = []
    fixture.answers.shouldSelect = { _ in
      asked = [fixture.selected, fixture.group("g").selectedChild?.identifier]
      return nil
    }
    let listener = Listener { host in
      let group = host.tab(forIdentifier: "g") as? TabGroupItem
      expectEqual(host.selectedTab?.identifier, "c1")
      expectEqual(host.selectedIndex, 2)
      expectEqual(group?.selectedChild?.identifier, "c1")
    }
    fixture.host.delegate = listener
    fixture.user.tap("g")
    expectEqual(asked, ["a", nil])
    expectEqual(listener.count, 1)
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

  @Test func `R5: a tab removed inside shouldSelect is not selected`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.answers.shouldSelect = { tab in
      fixture.host.tabs.removeAll { $0 === tab }
      return true
    }
    expectEqual(fixture.user.tap("b"), .refused(.notOnScreen))
    fixture.expect([.shouldSelect("b")])
    expectEqual(fixture.selected, "a")
    expectEqual(fixture.host.selectionOrigin, .program)
  }

  @Test func `R5: a selection made while a level is requested replaces the pending one`() {
    let fixture = HostFixture.group(content: true, managed: true)
    var redirects = true
    fixture.answers.displayedViewControllers = { _, _ in
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
