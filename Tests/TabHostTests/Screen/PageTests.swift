import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct PageTests {
  /// The pages `a`, `b`, a group `g` of `c1` and `c2`, and `z`.
  private let fixture = HostFixture { log in
    let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g")
    return [.page("a", log), .page("b", log), group, .page("z", log)]
  }

  init() { fixture.host.style = .page(.automatic) }

  @Test func `parity 32: selecting the next page makes the same calls as a tap`() {
    _ = fixture.take()
    expectEqual(fixture.user.selectNextPage(), .performed)
    fixture.expect(
      [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
    expectEqual(fixture.host.selectionOrigin, .user)
    expectEqual(fixture.user.selectPreviousPage(), .performed)
    fixture.expect([.shouldSelect("a"), .didSelect("a", previous: "b")] + exchange("b", "a"))
  }

  @Test func `parity 32: a vetoed page change leaves the selection unchanged`() {
    fixture.answers.shouldSelectAnswers["b"] = false
    _ = fixture.take()
    expectEqual(fixture.user.selectNextPage(), .vetoed)
    fixture.expect([.shouldSelect("b", answer: false)])
    expectEqual(fixture.selected, "a")
  }

  @Test func `parity 32: a group is one page and resolves to a child`() {
    fixture.host.selectedTab = fixture.tab("b")
    fixture.user.selectNextPage()
    expectEqual(fixture.selected, "c1")
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.user.selectNextPage()
    expectEqual(fixture.selected, "z")
    fixture.user.selectPreviousPage()
    expectEqual(fixture.selected, "c2")
    fixture.user.selectPreviousPage()
    expectEqual(fixture.selected, "b")
  }

  @Test func `parity 32: hidden and disabled pages are skipped`() {
    fixture.tab("b").isHidden = true
    fixture.tab("g").isEnabled = false
    expectEqual(fixture.host.pages.map(\.identifier), ["a", "z"])
    fixture.user.selectNextPage()
    expectEqual(fixture.selected, "z")
    fixture.user.selectPreviousPage()
    expectEqual(fixture.selected, "a")
  }

  @Test func `parity 32: selecting beyond the first or last page is refused`() {
    _ = fixture.take()
    expectEqual(fixture.user.selectPreviousPage(), .refused(.noFurtherPage))
    fixture.host.selectedTab = fixture.tab("z")
    _ = fixture.take()
    expectEqual(fixture.user.selectNextPage(), .refused(.noFurtherPage))
    fixture.expect([])
  }

  @Test func `parity 32: without a selection, page changes start at either end`() {
    fixture.host.selectedTab = nil
    fixture.user.selectPreviousPage()
    expectEqual(fixture.selected, "z")
    fixture.host.selectedTab = nil
    fixture.user.selectNextPage()
    expectEqual(fixture.selected, "a")
    fixture.host.tabs = []
    expectEqual(fixture.user.selectNextPage(), .refused(.noFurtherPage))
  }

  @Test func `parity 32: page changes are refused in other styles and off screen`() {
    fixture.host.style = .tabBarOnly
    expectEqual(fixture.user.selectNextPage(), .refused(.notAvailable))
    fixture.host.style = .page(.always)
    fixture.host.disappear()
    expectEqual(fixture.user.selectNextPage(), .refused(.notOnScreen))
  }

  @Test(
    arguments: [
      (.automatic, 1, false), (.automatic, 2, true), (.always, 1, true), (.always, 0, true),
      (.never, 4, false),
    ] as [(TabHostController.PageIndexDisplayMode, Int, Bool)]
  )
  func `parity 32: the page index is shown according to the display mode`(
    mode: TabHostController.PageIndexDisplayMode,
    count: Int,
    isShown: Bool
  ) {
    let host = TabHostController(tabs: (0..<count).map { .bare(String($0)) })
    expect(!host.isPageIndexShown)
    host.style = .page(mode)
    expectEqual(host.isPageIndexShown, isShown)
  }
}
