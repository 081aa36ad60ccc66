import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Pages") struct PageTests {
  /// Pages `a`, `b`, a group `g` of `c1` and `c2`, and `z`.
  private let fixture = HostFixture { log in
    let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g")
    return [.page("a", log), .page("b", log), group, .page("z", log)]
  }

  init() { fixture.host.style = .page(.automatic) }

  @Test func `parity 32: the next page is asked for, told and shown as a tap is`() {
    _ = fixture.take()
    #expect(fixture.user.selectNextPage() == .performed)
    #expect(
      fixture.take() == [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
    #expect(fixture.host.selectionOrigin == .user)
    #expect(fixture.user.selectPreviousPage() == .performed)
    #expect(
      fixture.take() == [.shouldSelect("a"), .didSelect("a", previous: "b")] + exchange("b", "a")
    )
  }

  @Test func `parity 32: a veto leaves the page`() {
    fixture.recorder.shouldSelectAnswers["b"] = false
    _ = fixture.take()
    #expect(fixture.user.selectNextPage() == .vetoed)
    #expect(fixture.take() == [.shouldSelect("b", answer: false)])
    #expect(fixture.selected == "a")
  }

  @Test func `parity 32: a group is one page, which is what it resolves to`() {
    fixture.host.selectedTab = fixture.tab("b")
    fixture.user.selectNextPage()
    #expect(fixture.selected == "c1")
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.user.selectNextPage()
    #expect(fixture.selected == "z")
    fixture.user.selectPreviousPage()
    #expect(fixture.selected == "c2")
    fixture.user.selectPreviousPage()
    #expect(fixture.selected == "b")
  }

  @Test func `parity 32: hidden and disabled pages are passed over`() {
    fixture.tab("b").isHidden = true
    fixture.tab("g").isEnabled = false
    #expect(fixture.host.pages.map(\.identifier) == ["a", "z"])
    fixture.user.selectNextPage()
    #expect(fixture.selected == "z")
    fixture.user.selectPreviousPage()
    #expect(fixture.selected == "a")
  }

  @Test func `parity 32: there is nothing before the first page and after the last`() {
    _ = fixture.take()
    #expect(fixture.user.selectPreviousPage() == .refused(.noFurtherPage))
    fixture.host.selectedTab = fixture.tab("z")
    _ = fixture.take()
    #expect(fixture.user.selectNextPage() == .refused(.noFurtherPage))
    #expect(fixture.take() == [])
  }

  @Test func `parity 32: with nothing selected one begins at either end`() {
    fixture.host.selectedTab = nil
    fixture.user.selectPreviousPage()
    #expect(fixture.selected == "z")
    fixture.host.selectedTab = nil
    fixture.user.selectNextPage()
    #expect(fixture.selected == "a")
    fixture.host.tabs = []
    #expect(fixture.user.selectNextPage() == .refused(.noFurtherPage))
  }

  @Test func `parity 32: there are no pages to go to in another style, nor off screen`() {
    fixture.host.style = .tabBarOnly
    #expect(fixture.user.selectNextPage() == .refused(.notAvailable))
    fixture.host.style = .page(.always)
    fixture.host.disappear()
    #expect(fixture.user.selectNextPage() == .refused(.notOnScreen))
  }

  @Test(
    arguments: [
      (.automatic, 1, false), (.automatic, 2, true), (.always, 1, true), (.always, 0, true),
      (.never, 4, false),
    ] as [(TabHostController.PageIndexDisplayMode, Int, Bool)]
  )
  func `parity 32: the index of the pages is on show as the style says`(
    mode: TabHostController.PageIndexDisplayMode,
    count: Int,
    isShown: Bool
  ) {
    let host = TabHostController(tabs: (0..<count).map { .bare(String($0)) })
    #expect(!host.isPageIndexShown)
    host.style = .page(mode)
    #expect(host.isPageIndexShown == isShown)
  }
}
