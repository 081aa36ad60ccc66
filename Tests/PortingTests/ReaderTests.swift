import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Traits, overridden members, presented pages and their dismissal, ported by the tool alone.
@MainActor struct ReaderTests {
  private let host = ReaderController(
    paper: Paper(
      articles: [
        Article(title: "A Quiet Harbour", section: "Travel"),
        Article(title: "Night Opera", section: "Culture"),
      ]
    )
  )
  private let fixture: PortFixture

  init() {
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    fixture = PortFixture(host)
  }

  private var user: UserInteraction { fixture.user }

  private func page() throws -> SectionViewController {
    let stack = try #require(host.selectedViewController as? NavigationController)
    return try #require(stack.topViewController as? SectionViewController)
  }

  @Test func `an override of the selection observes assignments by the app`() {
    host.open("Culture")
    host.open("Culture")
    user.tapRow("find")
    expectEqual(host.visits, ["Culture"])
    expectEqual(
      fixture.take(),
      [
        .didSelect("Culture", previous: "Travel", origin: .program), .shouldSelect("find"),
        .didSelect("find", previous: "Culture"),
      ]
    )
    expectEqual(host.selectedTab?.title, "Find")
  }

  @Test func `an overridden trait keeps the sidebar away until it is removed`() {
    expectEqual(fixture.state.presentation, "sidebar")
    host.prefersBar(true)
    expectEqual(fixture.state.presentation, "bar")
    expect(!fixture.state.sidebar.available)
    host.prefersBar(false)
    expectEqual(fixture.state.presentation, "sidebar")
    expectEqual(
      fixture.take(),
      [
        .sidebarAvailabilityDidChange(available: false),
        .sidebarAvailabilityDidChange(available: true),
      ]
    )
  }

  @Test func `pages receive traits of the app and of the platform, and the size`() throws {
    let page = try page()
    expectEqual(page.scale, 2)
    expect(!page.isDark)
    host.traitCollection.userInterfaceStyle = .dark
    expect(page.isDark)
    host.bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
    expectEqual(page.sizes, [CGSize(width: 60, height: 20)])
  }

  @Test func `a key closes an article in full screen`() throws {
    expectEqual(fixture.state.bar.buttons, ["Read", "Share"])
    user.tapBarButton(try fixture.barButton("Read"))
    expectEqual(fixture.state.presented, "A Quiet Harbour")
    try expectEqual(page().appearanceState, .disappeared)
    expectEqual(user.press(KeyCommand.inputEscape), .performed)
    expect(fixture.state.presented == nil)
    try expectEqual(page().appearanceState, .appeared)
    expectEqual(fixture.take(), [])
  }

  @Test func `a popover at its button refuses the first dismissal`() throws {
    user.tapBarButton(try fixture.barButton("Share"))
    let page = try #require(host.presentedViewController as? ShareViewController)
    expect(page.popoverPresentationController?.sourceItem === (try fixture.barButton("Share")))
    expectEqual(user.dismissPresented(), .refused(.notPermitted))
    expectEqual(page.attempts, 1)
    expect(!page.isCanceled)
    expectEqual(user.dismissPresented(), .performed)
    expect(page.isCanceled)
    expect(fixture.state.presented == nil)
  }
}
