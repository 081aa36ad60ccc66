import Foundation
import Synchronization
import TabHost
import TabHostTestSupport
import Testing

/// The last reference to an object of the main actor can be released on any thread.
@MainActor struct BackgroundReleaseTests {
  fileprivate enum ReleasePath: CaseIterable {
    case task, thread
  }

  /// Transfers an object to another thread, which releases it there.
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

    /// Releases the object on another thread and returns after its deinitialization.
    func release(by path: ReleasePath) async {
      switch path {
      case .task: await Task.detached { self.release() }.value
      case .thread: releaseOnThread()
      }
      // The deinitializer of a main-actor object is a job of the main actor, enqueued before this
      // one.
      await Task { @MainActor in }.value
    }

    /// Releases the object on a new thread while blocking the main thread.
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

  /// A page and a stack for a host on screen, with a group that contains the selected tab.
  @MainActor private struct Family {
    let page = ViewController()
    let navigation = NavigationController()

    func makeHost() -> TabHostController {
      let child = TabItem.showing(page, "child")
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

  @Test(arguments: ReleasePath.allCases)
  fileprivate func `tabs and pages of a host released on another thread have no host`(
    path: ReleasePath
  ) async {
    let family = Family()
    let (parcel, tabs) = pack(family)
    await parcel.release(by: path)
    expect(tabs.count == 3 && tabs.allSatisfy { $0.tabHostController == nil })
    expect(tabs[2].parent === tabs[1])
    expect(family.page.tab === tabs[2])
    expect(family.page.tabHostController == nil)
    expect(family.navigation.tabHostController == nil)
    // The tabs are still usable and can be added to another host.
    tabs[0].title = "A"
    let other = TabHostController(tabs: [tabs[0], tabs[1]])
    expect(tabs.allSatisfy { $0.tabHostController === other })
  }

  /// Returns a host without other owners, and its tabs `a`, `group` and `child`.
  private func pack(_ family: Family) -> (Parcel, [TabItem]) {
    let host = family.makeHost()
    let tabs = ["a", "group", "child"].compactMap { host.tab(forIdentifier: $0) }
    return (Parcel(host), tabs)
  }

  @Test(arguments: ReleasePath.allCases)
  fileprivate func `pages have no tab or host once both are released on another thread`(
    path: ReleasePath
  ) async {
    let family = Family()
    let parcel = Parcel(family.makeHost())
    expectEqual(family.page.tab?.identifier, "child")
    await parcel.release(by: path)
    expect(family.page.tab == nil && family.page.tabHostController == nil)
    expect(family.page.parent === family.navigation)
    expect(family.navigation.tabHostController == nil && family.navigation.parent == nil)
  }

  @Test(arguments: ReleasePath.allCases)
  fileprivate func `children of a group released on another thread have no parent`(
    path: ReleasePath
  ) async {
    let child = TabItem.bare("child")
    let parcel = Parcel(TabGroupItem.of([child], "group"))
    expect(child.parent != nil)
    await parcel.release(by: path)
    expect(child.parent == nil && child.managingTabGroup == nil)
  }

  @Test(arguments: ReleasePath.allCases)
  fileprivate func `the page of a tab released on another thread has no tab`(
    path: ReleasePath
  ) async {
    let page = ViewController()
    let parcel = pack(page)
    expect(page.tab != nil)
    await parcel.release(by: path)
    expect(page.tab == nil && page.tabHostController == nil)
  }

  /// Returns a tab without other owners whose content is loaded.
  private func pack(_ page: ViewController) -> Parcel {
    let tab = TabItem.showing(page, "a")
    _ = tab.viewController
    return Parcel(tab)
  }

  @Test(arguments: ReleasePath.allCases)
  fileprivate func `a page can be released on another thread after its tab`(
    path: ReleasePath
  ) async {
    let parcel = Parcel(ViewController())
    weak let page = adopt(parcel)
    await parcel.release(by: path)
    expect(page == nil)
  }

  /// Makes the controller the content of a tab, and releases the tab.
  private func adopt(_ parcel: Parcel) -> ViewController? {
    guard let page = parcel.peek as? ViewController else { return nil }
    let tab = TabItem.showing(page, "a")
    expect(tab.viewController === page)
    return page
  }
}

extension BackgroundReleaseTests.Parcel {
  /// The object, or `nil` after its release.
  fileprivate var peek: AnyObject? { object.withLock(\.self) }
}
