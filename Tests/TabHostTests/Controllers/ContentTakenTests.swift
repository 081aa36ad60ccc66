import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// R9c: content that the app moves into a container.
@MainActor struct ContentTakenTests {
  private let fixture = HostFixture(traits: .pad) { log in
    [.page("a", log), TabGroupItem.of([.page("c1", log), .page("c2", log)], "g", log)]
  }
  private var container: ViewController { fixture.group("g").viewController ?? ViewController() }

  private func page(_ name: String) -> ViewController {
    fixture.tab(name).viewController ?? ViewController()
  }

  /// Moves the page of each selected child into the content of the group.
  private final class Swapper: TabHostControllerDelegate {
    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      guard let container = selectedTab.parent?.viewController,
        let page = selectedTab.viewController
      else { return }
      for old in container.children where old !== page {
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
      container.addChild(page)
      page.didMove(toParent: container)
    }
  }

  @Test func `R9c: the container is shown in the place of the content that it takes`() {
    fixture.host.selectedTab = fixture.tab("c1")
    _ = container
    _ = fixture.take()
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    container.addChild(page("c1"))
    fixture.expect([
      .willDisappear("c1"), .didDisappear("c1"), .didLoad("g"), .willAppear("g"),
      .willAppear("c1"), .isAppearing("g"), .isAppearing("c1"), .didAppear("g"),
      .didAppear("c1"),
    ])
    expect(page("c1").parent === container && container.parent === fixture.host)
    expect(fixture.host.selectedViewController === container)
    expect(fixture.host.contentTab === fixture.group("g"))
    expectEqual(frames, 1)
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `R9c: a container that swaps its pages in didSelectTab stays on screen`() {
    let swapper = Swapper()
    fixture.host.delegate = swapper
    fixture.user.tap("c1")
    expect(container.appearanceState == .appeared && page("c1").appearanceState == .appeared)
    _ = fixture.take()
    fixture.user.tap("c2")
    expectEqual(container.appearanceState, .appeared)
    expect(page("c1").appearanceState == .disappeared && page("c1").parent == nil)
    expect(page("c2").parent === container)
    expect(fixture.host.selectedViewController === container)
    expect(!fixture.take().contains(.willDisappear("g")))
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `R9c: a container below the content of a group shows along with it`() {
    let inner = ViewController()
    container.addChild(inner)
    fixture.host.selectedTab = fixture.tab("c1")
    inner.addChild(page("c1"))
    expect(fixture.host.selectedViewController === container)
    expectEqual(page("c1").appearanceState, .appeared)
  }

  @Test func `R9c: content moved anywhere else is reported and the next content shows`() {
    let elsewhere = ViewController()
    fixture.host.selectedTab = fixture.tab("c1")
    elsewhere.addChild(page("c1"))
    expectEqual(fixture.takeRules(), ["contentTaken"])
    expect(fixture.host.selectedViewController === container)
    expectEqual(container.appearanceState, .appeared)
    expectEqual(page("c1").appearanceState, .disappeared)
    fixture.host.setNeedsDisplay()
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `R9c: without other content nothing shows, and only the taking is reported`() {
    let elsewhere = ViewController()
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    elsewhere.addChild(page("a"))
    expectEqual(fixture.takeRules(), ["contentTaken"])
    expect(fixture.host.selectedViewController == nil)
    expect(fixture.host.children.isEmpty)
    expectEqual(frames, 1)
  }

  @Test func `R9c: content that is given back shows with the next selection`() {
    let elsewhere = ViewController()
    elsewhere.addChild(page("a"))
    page("a").removeFromParent()
    fixture.user.tap("c1")
    fixture.user.tap("a")
    expect(page("a").parent === fixture.host && page("a").appearanceState == .appeared)
  }

  @Test func `R9c: a provider may put its page into the container`() {
    let log = fixture.log
    let host = TabHostController()
    let group = TabGroupItem.of([], "h", log)
    let tab = TabItem(title: "t", identifier: "t") { [unowned group] _ in
      let page = ViewController()
      group.viewController?.addChild(page)
      return page
    }
    group.children = [tab]
    host.tabs = [.page("x", log), group]
    host.appear()
    host.selectedTab = tab
    expect(host.selectedViewController === group.viewController)
    expectEqual(tab.viewController?.appearanceState, .appeared)
  }
}
