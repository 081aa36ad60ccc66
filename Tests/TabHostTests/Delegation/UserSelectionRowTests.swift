import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows 1 to 8 and 23 to 27: selection by the user.
@MainActor struct UserSelectionRowTests {
  @Test func `row 1: assigning tabs selects the first and creates no content`() {
    let fixture = HostFixture(shown: false) { _ in [] }
    fixture.host.tabs = [.page("a", fixture.log), .page("b", fixture.log)]
    #expect(fixture.take() == [.didSelect("a", previous: nil, origin: .program)])
    #expect(fixture.selected == "a")
    #expect(fixture.host.selectedIndex == 0)
  }

  @Test func `row 1: if the first tab is a group, it is resolved to a child`() {
    let fixture = HostFixture(shown: false) { _ in [] }
    let log = fixture.log
    fixture.host.tabs = [TabGroupItem.of([.page("c1", log), .page("c2", log)], "g")]
    #expect(fixture.take() == [.didSelect("c1", previous: nil, origin: .program)])
    #expect(fixture.group("g").selectedChild?.identifier == "c1")
  }

  @Test func `row 2: showing the host shows the content of the selected tab`() {
    let fixture = HostFixture.roots("a", "b", shown: false)
    fixture.host.appear()
    #expect(fixture.take() == appearance(of: "a"))
  }

  @Test func `row 3: a delegate assigned after the first selection is not notified of it`() {
    let log = CallLog()
    let recorder = DelegateRecorder(log: log)
    let host = TabHostController(tabs: [.page("a", log), .page("b", log)])
    host.delegate = recorder
    #expect(log.entries.isEmpty)
    #expect(host.selectedTab?.identifier == "a")
  }

  @Test func `row 4: a tap requests permission, notifies the delegate, then shows the content`() {
    let fixture = HostFixture.roots("a", "b")
    #expect(fixture.user.tap("b") == .performed)
    #expect(
      fixture.take() == [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
    #expect(fixture.selected == "b")
  }

  @Test func `row 5: a tap on the selected tab notifies the delegate and pops to the root`() {
    let log = CallLog()
    let root = RecordingViewController("a", log: log)
    let navigation = NavigationController(rootViewController: root)
    let fixture = HostFixture { _ in
      [.showing(navigation, "a"), .page("b", log)]
    }
    let detail = ViewController()
    navigation.pushViewController(detail, animated: false)
    fixture.user.tap("a")
    #expect(fixture.take() == [.shouldSelect("a"), .didSelect("a", previous: "a")])
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController === root)
  }

  @Test func `row 6: a vetoed tap leaves the selection unchanged`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.recorder.shouldSelectAnswers["b"] = false
    #expect(fixture.user.tap("b") == .vetoed)
    #expect(fixture.take() == [.shouldSelect("b", answer: false)])
    #expect(fixture.selected == "a")
  }

  @Test func `row 7: a vetoed tap on the selected tab does not pop`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let fixture = HostFixture { _ in [.showing(navigation, "a")] }
    navigation.pushViewController(ViewController(), animated: false)
    fixture.recorder.shouldSelectAnswers["a"] = false
    fixture.user.tap("a")
    #expect(fixture.take() == [.shouldSelect("a", answer: false)])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `row 8: a tap on a disabled tab is refused`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("b").isEnabled = false
    #expect(fixture.user.tap("b") == .refused(.disabled))
    #expect(fixture.take() == [])
    #expect(fixture.selected == "a")
  }

  @Test
  func `rows 23 and 24: a search tab opens its field, and canceling selects the previous tab`() {
    let fixture = HostFixture { log in
      let search = SearchTabItem(identifier: "s", viewProvider: log.provider())
      search.automaticallyActivatesSearch = true
      return [.page("a", log), search]
    }
    fixture.user.tap("s")
    #expect(
      fixture.take() == [.shouldSelect("s"), .didSelect("s", previous: "a")]
        + firstExchange("a", "s")
    )
    #expect(fixture.host.isSearchActive)
    #expect(fixture.user.cancelSearch() == .performed)
    #expect(fixture.take() == [.didSelect("a", previous: "s")] + exchange("s", "a"))
    #expect(!fixture.host.isSearchActive)
    #expect(fixture.host.selectionOrigin == .user)
  }

  @Test func `rows 25 and 26: opening the overflow makes no call, and its tabs select normally`() {
    let fixture = HostFixture(traits: .phone) { log in
      "abcdef".map { .page(String($0), log) }
    }
    #expect(fixture.host.bar.overflow.map(\.identifier) == ["e", "f"])
    #expect(fixture.user.openOverflow() == .performed)
    #expect(fixture.take() == [])
    fixture.user.tap("f")
    #expect(
      fixture.take() == [.shouldSelect("f"), .didSelect("f", previous: "a")]
        + firstExchange("a", "f")
    )
  }

  @Test func `row 27: hovering over a tab during a drag selects it`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.user.springLoad(fixture.tab("b"))
    #expect(
      fixture.take() == [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
    fixture.tab("a").isSpringLoaded = false
    #expect(fixture.user.springLoad(fixture.tab("a")) == .refused(.notPermitted))
    #expect(fixture.take() == [])
  }
}
