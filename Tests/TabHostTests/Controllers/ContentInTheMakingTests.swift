import TabHost
import TabHostTestSupport
import Testing

/// Providers that select the tab whose content they make.
@MainActor struct ContentInTheMakingTests {
  private let page: ViewController
  private let fixture: HostFixture
  private var host: TabHostController { fixture.host }
  private var tab: TabItem { host.tabs[1] }

  init() {
    let page = ViewController()
    self.page = page
    fixture = HostFixture { _ in
      [
        .shown("a"),
        TabItem(title: "b", identifier: "b") { tab in
          tab.tabHostController?.selectedTab = tab
          return page
        },
      ]
    }
  }

  private func expectPageOnScreen() {
    expect(host.selectedTab === tab && host.selectedViewController === page)
    expect(page.parent === host && page.appearanceState == .appeared)
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `content that is preloaded is on screen afterwards`() {
    host.preload([tab])
    expectPageOnScreen()
  }

  @Test func `content that is read is on screen afterwards`() {
    expect(tab.viewController === page)
    expectPageOnScreen()
  }

  @Test func `content that is preloaded in a batch is on screen after the batch`() {
    host.performBatchUpdates { host.preload([tab]) }
    expectPageOnScreen()
  }

  @Test func `the content of a removed tab is shown until the batch ends`() {
    let removed = host.tabs[0]
    host.disappear()
    host.performBatchUpdates {
      host.tabs = [.shown("c")]
      host.appear()
      expectEqual(removed.viewController?.appearanceState, .appeared)
    }
    expectEqual(removed.viewController?.appearanceState, .disappeared)
    expectEqual(host.selectedViewController?.appearanceState, .appeared)
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `a stack whose group's page selects a child while it is made has both pages`() {
    let (groupPage, childPage) = (ViewController(), ViewController())
    let child = TabItem(title: "c", identifier: "c") { _ in childPage }
    let group = TabGroupItem(title: "g", identifier: "g", children: [child]) { group in
      group.tabHostController?.selectedTab = child
      return groupPage
    }
    group.managingNavigationController = NavigationController()
    host.tabs.append(group)
    host.selectedTab = group
    expectEqual(host.selectedPath, [group, child])
    let stack = group.managingNavigationController?.viewControllers
    expectEqual(stack, [groupPage, childPage])
    expect(childPage.appearanceState == .appeared && groupPage.appearanceState == .disappeared)
    expectEqual(fixture.takeRules(), [])
  }
}
