import Observation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Hosts whose controllers are assigned instead of tabs.
@MainActor struct ViewControllerTabsTests {
  private let log = CallLog()
  private let home: ViewController
  private let news: ViewController
  private let settings = ViewController()
  private let host: TabHostController

  init() {
    (home, news) = (
      NamedViewController(.page("home")),
      NamedViewController(.page("news"))
    )
    home.title = "Home"
    news.tabBarItem = TabBarItem(title: "News", image: .symbol("newspaper"), tag: 2)
    settings.title = "Settings"
    host = TabHostController(viewControllers: [home, news])
    host.traitCollection = .phone
    host.diagnosticHandler = { [log] in log.append(.handler("\($0.rule.rawValue)")) }
  }

  /// The items of the bar with their badges, and the selected one in brackets.
  private func bar(of host: TabHostController) -> String {
    host.bar.items.map { tab in
      let text = tab.title + (tab.badgeValue.map { " \($0)" } ?? "")
      return tab === host.selectedTab ? "[\(text)]" : text
    }.joined(separator: "|")
  }

  @Test func `each controller has a tab, and the first one is selected`() {
    expectEqual(host.viewControllers?.map(\.title), ["Home", nil])
    expectEqual(bar(of: host), "[Home]|News")
    let tabs = host.rootTabs
    expect(tabs[1].image == .symbol("newspaper") && tabs.map(\.subtitle) == [nil, nil])
    expect(host.selectedViewController === home && host.selectedIndex == 0)
    expect(TabHostController().viewControllers == nil)
    expectEqual(TabHostController(viewControllers: []).viewControllers?.isEmpty, true)
  }

  @Test func `controllers appear in the order of other content`() {
    host.delegate = SilentDelegate.shared
    log.record(host)
    host.appear()
    log.clear()
    host.user.tap(host.rootTabs[1])
    let (first, second) = ("TabHost.ViewController.0", "TabHost.ViewController.1")
    expectEqual(
      log.calls,
      [
        .shouldSelectTab(second, answer: true),
        .didSelectTab(second, previous: first, origin: .user),
      ]
    )
    expect(host.selectedViewController === news && news.appearanceState == .appeared)
    expectEqual(home.appearanceState, .disappeared)
    host.selectedViewController = home
    expectEqual(host.selectedIndex, 0)
  }

  @Test func `a controller that stays keeps its tab and the selection`() {
    host.selectedIndex = 1
    let tab = host.rootTabs[1]
    host.setViewControllers([settings, news, home], animated: true)
    expectEqual(bar(of: host), "Settings|[News]|Home")
    expect(host.rootTabs[1] === tab)
    expectEqual(Set(host.rootTabs.map(\.identifier)).count, 3)
  }

  @Test func `if the selected controller leaves, the tab at its index is selected, or the first`() {
    host.selectedIndex = 1
    host.viewControllers = [home, settings]
    expectEqual(bar(of: host), "Home|[Settings]")
    host.viewControllers = [news]
    expectEqual(bar(of: host), "[News]")
    host.viewControllers = nil
    expect(host.viewControllers == nil && host.rootTabs.isEmpty && host.selectedTab == nil)
  }

  @Test
  func `the controllers are nil while tabs are assigned, and assigning them replaces the tabs`() {
    host.tabs = [.showing(settings, "s")]
    expect(host.viewControllers == nil && host.tabs.map(\.identifier) == ["s"])
    let tab = host.tabs[0]
    host.viewControllers = [home, settings]
    expectEqual(bar(of: host), "[Home]|Settings")
    expect(host.tabs == [] && host.rootTabs.count == 2 && tab.tabHostController == nil)
    host.tabs = host.rootTabs
    expect(host.viewControllers == nil && bar(of: host) == "[Home]|Settings")
    expectEqual(host.tabs, host.rootTabs)
  }

  @Test func `observers are notified of other controllers`() {
    var count = 0
    func observe() {
      withObservationTracking {
        _ = host.viewControllers
      } onChange: {
        MainActor.assumeIsolated { count += 1 }
      }
    }
    observe()
    host.viewControllers = [home]
    observe()
    host.tabs = host.rootTabs
    expectEqual(count, 2)
  }

  @Test func `observers are notified when the tabs become empty and are no longer empty`() {
    var count = 0
    func observe(_ read: @escaping () -> [TabItem]) {
      withObservationTracking {
        _ = read()
      } onChange: {
        MainActor.assumeIsolated { count += 1 }
      }
    }
    observe { host.tabs }
    host.tabs = host.rootTabs
    expectEqual(count, 1)
    observe { host.tabs }
    observe { host.rootTabs }
    host.viewControllers = [settings]
    expectEqual(count, 3)
  }

  @Test func `a controller moves from one host to another`() {
    host.appear()
    let other = TabHostController(viewControllers: [settings, news])
    expectEqual(host.viewControllers?.map(\.title), ["Home"])
    expectEqual(bar(of: other), "[Settings]|News")
    other.viewControllers = [home]
    expect(host.viewControllers?.isEmpty == true && host.rootTabs.isEmpty)
    expectEqual(home.appearanceState, .disappeared)
    host.viewControllers = [home, home]
    expect(bar(of: host) == "[Home]" && home.appearanceState == .appeared)
  }

  @Test func `a host and its controllers are released`() {
    weak var weakHost: TabHostController?
    weak var weakPage: ViewController?
    do {
      let page = ViewController()
      page.tabBarItem.title = "x"
      let host = TabHostController(viewControllers: [page, NavigationController()])
      host.appear()
      (weakHost, weakPage) = (host, page)
    }
    expect(weakHost == nil && weakPage == nil)
  }

  // MARK: - Items

  @Test func `changes of the item update the tab, and a title of the controller its item`() {
    home.tabBarItem.badgeValue = "3"
    home.tabBarItem.badgeColor = .red
    home.tabBarItem.selectedImage = .symbol("house.fill")
    home.tabBarItem.isEnabled = false
    home.tabBarItem.accessibilityIdentifier = "home"
    expectEqual(bar(of: host), "[Home 3]|News")
    let tab = host.rootTabs[0]
    expect(tab.badge == .text("3").tinted(.red) && tab.selectedImage == .symbol("house.fill"))
    expect(!tab.isEnabled && tab.accessibilityIdentifier == "home")
    home.title = "Start"
    news.title = "Latest News"
    expectEqual(bar(of: host), "[Start 3]|Latest News")
    home.tabBarItem = TabBarItem(tabBarSystemItem: .favorites, tag: 4)
    expect(bar(of: host) == "[Favorites]|Latest News" && tab.isEnabled)
    home.tabBarItem = nil
    expectEqual(bar(of: host), "[Start]|Latest News")
  }

  @Test func `a stack has the item of its root, unless it has an item or a title`() {
    let stack = NavigationController(rootViewController: home)
    let titled = NavigationController(rootViewController: settings)
    titled.title = "Titled"
    host.viewControllers = [stack, titled]
    expectEqual(bar(of: host), "[Home]|Titled")
    stack.pushViewController(news, animated: false)
    home.tabBarItem.badgeValue = "1"
    expectEqual(bar(of: host), "[Home 1]|Titled")
    stack.viewControllers = [news]
    expectEqual(bar(of: host), "[News]|Titled")
    stack.tabBarItem = TabBarItem(title: "Own")
    news.title = "Other"
    expectEqual(bar(of: host), "[Own]|Titled")
  }

  @Test func `the item of a controller of an app's tab has the values of the tab`() {
    let tab = TabItem(title: "A", image: .symbol("a"), identifier: "a") { [settings] _ in settings }
    let host = TabHostController(tabs: [tab])
    tab.badgeValue = "2"
    host.appear()
    expect(settings.tabBarItem.title == "A" && settings.tabBarItem.badgeValue == "2")
    settings.tabBarItem.title = "B"
    expect(tab.title == "A" && settings.tabBarItem.title == "A")
    expect(settings.tabBarItem === host.tabBar.items?.first)
  }

  @Test func `common items have a title and an image`() {
    for kind in TabBarItem.SystemItem.allCases {
      let item = TabBarItem(tabBarSystemItem: kind, tag: kind.rawValue)
      expect(item.title?.isEmpty == false && item.image != nil && item.tag == kind.rawValue)
    }
  }

  // MARK: - The bar

  @Test func `the view on the bar reads and changes the host`() {
    host.appear()
    let bar = host.tabBar
    expect(bar.items?.map(\.title) == ["Home", "News"] && bar.items?[1].tag == 2)
    expect(bar.selectedItem === home.tabBarItem)
    bar.items?[1].badgeValue = "!"
    expectEqual(self.bar(of: host), "[Home]|News !")
    bar.isHidden = true
    expect(host.isTabBarHidden && bar.isHidden)
    expect(bar.tintColor == nil)
    _ = host.takeChanges()
    bar.tintColor = .red
    expect(host.bar.tintColor == .red && host.takeChanges().contains(.bar))
    host.viewControllers = []
    expect(bar.items == [] && bar.selectedItem == nil)
    host.tabs = []
    expect(bar.items == [] && TabHostController().tabBar.items == [])
  }

  @Test func `a controller that moves to another host takes only its own tab along`() {
    let (a, b) = (ViewController(), ViewController())
    let host = TabHostController(viewControllers: [a, b])
    host.tabs = host.rootTabs + [TabItem(title: "x", identifier: "x")]
    let other = TabHostController(viewControllers: [a])
    expect(host.tabs.count == 2 && host.tabs.last?.identifier == "x")
    expectEqual(other.viewControllers, [a])
    expect(b.tab?.tabHostController === host)
  }
}
