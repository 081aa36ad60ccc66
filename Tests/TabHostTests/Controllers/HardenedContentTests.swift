import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Content that contains itself, changes endlessly, or is used in two places.
@MainActor struct HardenedContentTests {
  @Test func `an accessory whose content is the host itself is rejected`() {
    let fixture = HostFixture.roots("a")
    fixture.host.bottomAccessory = TabAccessory(contentView: fixture.host)
    expectEqual(fixture.takeRules(), ["missingContent"])
    expect(fixture.host.bottomAccessory == nil)
  }

  @Test func `a stack rejects a controller that contains it`() {
    let fixture = HostFixture.roots("a")
    let inner = NavigationController(rootViewController: ViewController())
    let outer = NavigationController(rootViewController: inner)
    fixture.host.tabs.append(.showing(outer, "n"))
    fixture.host.selectedTab = fixture.tab("n")
    inner.pushViewController(outer, animated: false)
    expectEqual(inner.viewControllers.count, 1)
    expectEqual(fixture.takeRules(), ["invalidStack"])
  }

  @Test func `pages that push pages endlessly as they load are stopped`() {
    final class Endless: ViewController {
      override func viewDidLoad() {
        (parent as? NavigationController)?.pushViewController(Endless(), animated: false)
      }
    }
    let navigation = NavigationController(rootViewController: Endless())
    let fixture = HostFixture { _ in [.showing(navigation, "n")] }
    fixture.host.disappear()
    fixture.host.appear()
    expect(navigation.viewControllers.count > 64)
    expect(navigation.topViewController?.appearanceState != .appeared)
  }

  @Test func `content that endlessly changes its own layout area is stopped and reported`() {
    final class SelfChanging: ViewController {
      override func viewDidLayoutSubviews() { tabHostController?.isTabBarHidden.toggle() }
    }
    let fixture = HostFixture { _ in [TabItem(title: "r", identifier: "r") { _ in SelfChanging() }]
    }
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    expect(fixture.takeRules().contains("selectionLoop"))
  }

  @Test func `after endless changes of the layout area, the next change lays out what is shown`() {
    final class Page: ViewController {
      var isChanging = false
      var layouts = 0
      override func viewDidLayoutSubviews() {
        layouts += 1
        if isChanging { tabHostController?.isTabBarHidden.toggle() }
      }
    }
    let (page, accessory) = (Page(), Page())
    let fixture = HostFixture { log in
      [TabItem(title: "a", identifier: "a") { _ in page }, .page("b", log)]
    }
    fixture.host.bottomAccessory = TabAccessory(contentView: accessory)
    page.isChanging = true
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    expect(fixture.takeRules().contains("selectionLoop"))
    page.isChanging = false
    accessory.layouts = 0
    fixture.host.selectedTab = fixture.tab("b")
    expectEqual(accessory.layouts, 1)
  }

  @Test func `a hundred pushes in one batch show only the last page and report nothing`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let fixture = HostFixture { _ in [.showing(navigation, "n")] }
    let pages = (0..<100).map { _ in ViewController() }
    fixture.host.performBatchUpdates {
      for page in pages { navigation.pushViewController(page, animated: false) }
    }
    expectEqual(fixture.takeRules(), [])
    expectEqual(
      pages.map(\.appearanceState),
      pages.map { $0 === pages[99] ? .appeared : .disappeared }
    )
  }

  @Test func `a page that replaces the stack while it loads is removed completely`() {
    final class Door: ViewController {
      let login = ViewController()
      override func viewDidLoad() { navigationController?.viewControllers = [login] }
    }
    let door = Door()
    let navigation = NavigationController(rootViewController: door)
    _ = HostFixture { _ in [.showing(navigation, "n")] }
    expectEqual(navigation.children.count, 1)
    expect(door.parent == nil)
    expect(navigation.topViewController === door.login)
  }

  @Test func `assigning a stack to a second group removes it from the first`() {
    let fixture = HostFixture.group(content: true, managed: true)
    let stack = fixture.group("g").managingNavigationController
    let second = TabGroupItem.of([.page("d", fixture.log)], "g2", fixture.log)
    fixture.host.tabs.append(second)
    second.managingNavigationController = stack
    expect(fixture.group("g").managingNavigationController == nil)
    fixture.host.selectedTab = fixture.tab("d")
    expectEqual(fixture.stack, ["g2", "d"])
  }

  @Test func `a programmatic pop inside the user's back action has the program origin`() {
    let fixture = HostFixture(traits: .pad) { log in
      let inner = TabGroupItem.of([.page("n1", log)], "h2", log)
      let group = TabGroupItem.of([inner], "h", log)
      group.managingNavigationController = NavigationController()
      return [group]
    }
    fixture.host.selectedTab = fixture.tab("n1")
    _ = fixture.take()
    let popper = Popper()
    fixture.host.delegate = popper
    fixture.user.goBack()
    fixture.expectCalls([
      .didSelect("h2", previous: "n1"), .didSelect("h", previous: "h2", origin: .program),
    ])
  }

  @Test func `trait changes in a batch are delivered at its end`() {
    let fixture = HostFixture.roots("a")
    var notifications: [SizeClass] = []
    fixture.host.registerForTraitChanges([HorizontalSizeClassTrait.self]) { host, _ in
      notifications.append(host.traitCollection.horizontalSizeClass)
    }
    fixture.host.performBatchUpdates {
      fixture.host.traitCollection = .compact
      expectEqual(notifications, [])
    }
    expectEqual(notifications, [.compact])
  }
}

/// Pops to the root at the first selection it is notified of.
@MainActor private final class Popper: TabHostControllerDelegate {
  private var isDone = false

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    guard !isDone else { return }
    isDone = true
    host.visibleNavigationController?.popToRootViewController(animated: false)
  }
}
