import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Content of tabs.
@MainActor struct TabContentTests {
  @Test func `a view provider is called once, on the first read, with its tab`() {
    var given: [TabItem] = []
    let tab = TabItem(title: "A", identifier: "a") { tab in
      given.append(tab)
      return ViewController()
    }
    expect(tab.hasContent && !tab.isViewControllerLoaded)
    let controller = tab.viewController
    expect(controller?.tab === tab)
    expect(tab.viewController === controller && tab.isViewControllerLoaded)
    expect(given.count == 1 && given.first === tab)
  }

  @Test func `content shared by two tabs belongs to the first`() {
    let shared = ViewController()
    let first = TabItem.showing(shared, "a")
    let second = TabItem.showing(shared, "b")
    expect(first.viewController === second.viewController)
    expect(shared.tab === first)
  }

  @Test func `preloading creates content without showing it`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.preload([fixture.tab("b"), fixture.tab("a")])
    fixture.expect([.make("b")])
    expect(fixture.tab("b").isViewControllerLoaded && !fixture.tab("c").isViewControllerLoaded)
  }

  @Test func `unloading releases offscreen content, which is created again when needed`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.preload([fixture.tab("b")])
    _ = fixture.take()
    expect(fixture.host.unload(fixture.tab("b")))
    expect(!fixture.tab("b").isViewControllerLoaded)
    fixture.user.tap("b")
    fixture.expect(
      [.shouldSelect("b"), .didSelect("b", previous: "a")]
        + firstExchange("a", "b")
    )
  }

  @Test func `content on screen or in a stack is not unloaded`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    expect(!fixture.host.unload(fixture.tab("a")))
    fixture.host.selectedTab = fixture.tab("c1")
    expect(!fixture.host.unload(fixture.tab("c1")))
    expect(!fixture.host.unload(fixture.tab("g")))
    expect(fixture.host.unload(fixture.tab("a")))
    expect(fixture.host.unload(fixture.tab("b")))
  }
}
