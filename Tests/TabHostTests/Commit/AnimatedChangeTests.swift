import TabHost
import TabHostTestSupport
import Testing

/// Changes that the app requests with animation.
@MainActor struct AnimatedChangeTests {
  private let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")])

  init() {
    host.needsFrameHandler = {}
    host.appear()
    _ = host.takeChanges()
  }

  @Test func `an animated change of tabs, bar, stack or presentation is marked`() {
    let stack = NavigationController(rootViewController: ViewController())
    let changes: [(String, (Bool) -> Void)] = [
      (
        "tabs",
        { host.setTabs([TabItem(title: "B", identifier: "b") { _ in stack }], animated: $0) }
      ),
      ("bar", { host.setTabBarHidden(!host.isTabBarHidden, animated: $0) }),
      ("push", { stack.pushViewController(ViewController(), animated: $0) }),
      ("present", { host.present(ViewController(), animated: $0) }),
      ("dismiss", { host.dismiss(animated: $0) }),
    ]
    for (name, change) in changes {
      change(true)
      expect(host.takeChanges().contains(.animated), "\(name)")
    }
    for (name, change) in changes {
      change(false)
      expect(!host.takeChanges().contains(.animated), "\(name)")
    }
  }

  @Test func `a request that changes nothing does not mark the next change`() {
    host.setTabs(host.tabs, animated: true)
    expect(host.takeChanges().isEmpty)
    host.setTabs(host.tabs, animated: true)
    host.tabs[0].title = "B"
    let changes = host.takeChanges()
    expect(!changes.contains(.animated) && changes.contains(.looks))
  }

  @Test func `what the user does is not marked`() {
    host.tabs.append(TabItem(title: "B", identifier: "b"))
    _ = host.takeChanges()
    host.user.tap("b")
    expect(!host.takeChanges().contains(.animated))
  }
}
