import TabHost
import TabHostTestSupport
import Testing

/// Observing the navigation controller on screen.
@MainActor struct ObservedContentTests {
  private let host = TabHostController()
  private let tab = TabItem(title: "a", identifier: "a") { _ in
    NavigationController(rootViewController: ViewController())
  }
  private let group = TabGroupItem.of([.bare("c")], "g")

  init() {
    host.diagnosticHandler = { _ in }
    host.traitCollection = .portrait
    host.tabs = [tab, group]
  }

  /// Returns the values read inside `onChange`, one for each notification.
  private func observed(_ change: () -> Void) -> [ObjectIdentifier?] {
    Watch.values({ present }, during: change)
  }

  private var present: ObjectIdentifier? {
    host.visibleNavigationController.map { ObjectIdentifier($0) }
  }

  @Test(arguments: Need.allCases)
  fileprivate func `creating content notifies observers of the navigation controller`(
    need: Need
  ) {
    #expect(present == nil)
    let controllers = observed { need.make(tab, in: host) }
    #expect(present != nil)
    #expect(controllers == [present])
  }

  @Test func `unloading content notifies observers of the navigation controller`() {
    host.preload([tab])
    let controllers = observed { host.unload(tab) }
    #expect(controllers == [nil])
  }

  @Test func `creating the content of another tab notifies no observer`() {
    let other = TabItem(title: "b", identifier: "b") { _ in NavigationController() }
    host.tabs.append(other)
    #expect(observed { host.preload([other]) } == [])
  }

  @Test func `assigning a managing navigation controller notifies observers`() {
    host.selectedTab = group
    let navigation = NavigationController()
    let controllers = observed { group.managingNavigationController = navigation }
    #expect(controllers == [ObjectIdentifier(navigation)])
  }

  @Test func `clearing the selection notifies observers of the navigation controller`() {
    host.appear()
    #expect(observed { host.selectedTab = nil } == [nil])
  }
}

/// Operations that create the content of the selected tab.
private enum Need: CaseIterable {
  case appear, preload, viewController, selectedViewController

  @MainActor func make(_ tab: TabItem, in host: TabHostController) {
    switch self {
    case .appear: host.appear()
    case .preload: host.preload([tab])
    case .viewController: _ = tab.viewController
    case .selectedViewController: _ = host.selectedViewController
    }
  }
}
