import Foundation
import Synchronization
import TabHost
import TabHostTestSupport
import Testing

/// The last reference to an object of the main actor may be released on any thread.
@MainActor @Suite("Releasing on another thread") struct BackgroundReleaseTests {
  fileprivate enum Way: CaseIterable {
    case task, thread
  }

  /// Carries one object to another thread, which releases it there.
  fileprivate final class Parcel: Sendable {
    private let object: Mutex<(any AnyObject & Sendable)?>

    init(_ object: any AnyObject & Sendable) {
      self.object = Mutex(object)
    }

    func release() {
      let released = object.withLock { object in
        defer { object = nil }
        return object
      }
      withExtendedLifetime(released) {}
    }

    /// Releases the object on another thread, and returns when it is released.
    func release(by way: Way) async {
      switch way {
      case .task: await Task.detached { self.release() }.value
      case .thread: releaseOnThread()
      }
      // The deinit of an object of the main actor is a job of the main actor, which comes first.
      await Task { @MainActor in }.value
    }

    /// Blocks the main thread meanwhile.
    private func releaseOnThread() {
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        self.release()
        done.signal()
      }
      thread.start()
      done.wait()
    }
  }

  /// A host on screen with a group that holds the selected tab, the page of that tab, and the stack.
  @MainActor private struct Family {
    let page = ViewController()
    let navigation = NavigationController()

    func makeHost() -> TabHostController {
      let child = TabItem(title: "child", identifier: "child") { [page] _ in page }
      let group = TabGroupItem.of([child], "group")
      group.managingNavigationController = navigation
      let host = TabHostController.with(.pad, .bare("a"), group)
      host.diagnosticHandler = { _ in }
      host.selectedTab = child
      host.sidebar.displayedRows = 0..<9
      host.appear()
      return host
    }
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a host that is released elsewhere leaves tabs and pages without a host`(
    way: Way
  ) async {
    let family = Family()
    let (parcel, tabs) = pack(family)
    await parcel.release(by: way)
    #expect(tabs.count == 3 && tabs.allSatisfy { $0.tabHostController == nil })
    #expect(tabs[2].parent === tabs[1])
    #expect(family.page.tab === tabs[2])
    #expect(family.page.tabHostController == nil)
    #expect(family.navigation.tabHostController == nil)
    // They can be used, and enter another host.
    tabs[0].title = "A"
    let other = TabHostController(tabs: [tabs[0], tabs[1]])
    #expect(tabs.allSatisfy { $0.tabHostController === other })
  }

  /// A host that nobody else owns, and its tabs: `a`, `group` and `child`.
  private func pack(_ family: Family) -> (Parcel, [TabItem]) {
    let host = family.makeHost()
    let tabs = ["a", "group", "child"].compactMap { host.tab(forIdentifier: $0) }
    return (Parcel(host), tabs)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a host with all its tabs that is released elsewhere leaves pages without them`(
    way: Way
  ) async {
    let family = Family()
    let parcel = Parcel(family.makeHost())
    #expect(family.page.tab?.identifier == "child")
    await parcel.release(by: way)
    #expect(family.page.tab == nil && family.page.tabHostController == nil)
    #expect(family.page.parent === family.navigation)
    #expect(family.navigation.tabHostController == nil && family.navigation.parent == nil)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a group that is released elsewhere leaves its children without a parent`(
    way: Way
  ) async {
    let child = TabItem.bare("child")
    let parcel = Parcel(TabGroupItem.of([child], "group"))
    #expect(child.parent != nil)
    await parcel.release(by: way)
    #expect(child.parent == nil && child.managingTabGroup == nil)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a tab that is released elsewhere leaves its page without a tab`(
    way: Way
  ) async {
    let page = ViewController()
    let parcel = pack(page)
    #expect(page.tab != nil)
    await parcel.release(by: way)
    #expect(page.tab == nil && page.tabHostController == nil)
  }

  /// A tab that nobody else owns, whose content is made.
  private func pack(_ page: ViewController) -> Parcel {
    let tab = TabItem(title: "a", identifier: "a") { [page] _ in page }
    _ = tab.viewController
    return Parcel(tab)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a page that is released elsewhere after its tab is gone traps nothing`(
    way: Way
  ) async {
    let parcel = Parcel(ViewController())
    weak let page = adopt(parcel)
    await parcel.release(by: way)
    #expect(page == nil)
  }

  /// Makes the controller the page of a tab, and releases the tab.
  private func adopt(_ parcel: Parcel) -> ViewController? {
    guard let page = parcel.peek as? ViewController else { return nil }
    let tab = TabItem(title: "a", identifier: "a") { _ in page }
    #expect(tab.viewController === page)
    return page
  }
}

extension BackgroundReleaseTests.Parcel {
  /// What is carried, unless it is released.
  fileprivate var peek: AnyObject? { object.withLock(\.self) }
}
