import TabHost
import TabHostTestSupport
import Testing

/// Containers and traits of a view controller.
@MainActor struct ViewControllerPlaceTests {
  private let notes = Notes()

  // MARK: - Finding containers

  @Test func `controllers find the host and the navigation controller that contain them`() {
    let page = ViewController()
    let inside = ViewController()
    page.addChild(inside)
    let navigation = NavigationController(rootViewController: page)
    let host = TabHostController.with(
      .pad,
      .showing(navigation, "a")
    )
    expect(page.tabHostController == nil && page.navigationController === navigation)
    host.appear()
    expect(navigation.tabHostController === host && navigation.navigationController == nil)
    expect(inside.tabHostController === host && inside.navigationController === navigation)
    expect(navigation.tab === host.tabs[0] && page.tab == nil)
    expect(host.tabHostController == nil)
  }

  @Test func `offscreen content finds the host of its tab`() {
    let host = TabHostController.with(
      .pad,
      .shown("a")
    )
    let content = host.tabs[0].viewController
    expect(content?.parent == nil && content?.tabHostController === host)
    host.tabs = []
    expect(content?.tabHostController == nil)
  }

  @Test func `a selection adds the new content to the host and removes the previous content`() {
    let a = RecordingPage("a", notes)
    let b = RecordingPage("b", notes)
    let host = TabHostController.with(
      .pad,
      .showing(a, "a"),
      .showing(b, "b")
    )
    host.appear()
    expectEqual(
      notes.take().prefix(2),
      ["a willMove TabHostController", "a didMove TabHostController"]
    )
    host.selectedTab = host.tabs[1]
    notes.expect([
      "b willMove TabHostController", "b didMove TabHostController", "b load", "b didLoad",
      "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b willLayout",
      "b didLayout", "b didAppear", "a willMove nil", "a didMove nil",
    ])
    expect(host.children.count == 1 && host.children.first === b)
  }

  // MARK: - Traits

  @Test func `traits are inherited, and a registered handler is called for each change`() {
    let page = ViewController()
    let host = TabHostController.with(.pad, .showing(page, "a"))
    host.appear()
    var notifications: [String] = []
    let registration = page.registerForTraitChanges([HorizontalSizeClassTrait.self]) {
      controller,
      previous in
      let now = controller.traitCollection.horizontalSizeClass
      notifications.append("\(previous.horizontalSizeClass) \(now)")
    }
    host.traitCollection = .compact
    host.traitCollection = .compact
    host.traitCollection.orientation = .portrait
    expectEqual(notifications, ["regular compact"])
    page.unregisterForTraitChanges(registration)
    host.traitCollection = .pad
    expectEqual(notifications, ["regular compact"])
  }

  @Test func `an offscreen controller receives trait changes during its next appearance`() {
    let page = RecordingPage("b", notes)
    let host = TabHostController.with(
      .pad,
      .shown("a"),
      .showing(page, "b")
    )
    host.appear()
    let notes = notes
    page.registerForTraitChanges([HorizontalSizeClassTrait.self]) { _, _ in
      notes.words.append("b traits")
    }
    host.traitCollection = .compact
    notes.expect([])
    host.selectedTab = host.tabs[1]
    let order = notes.take().filter { ["b willAppear", "b traits", "b isAppearing"].contains($0) }
    expectEqual(order, ["b willAppear", "b traits", "b isAppearing"])
  }
}
