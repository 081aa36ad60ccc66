import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// A host whose last reference another thread has released, while the main actor is busy, is no longer
/// passed to the app.
@MainActor struct DyingOwnerTests {
  @Test func `the delegate does not receive a host that is about to be deallocated`() async {
    let (a, keeper) = (TabItem(title: "a", identifier: "a"), Keeper())
    let box = Box(KeepingHost(tabs: [a, TabItem(title: "b", identifier: "b")]))
    box.host?.delegate = keeper
    box.host?.appear()
    await box.releaseOnThread()
    keeper.hosts = 0
    a.isHidden = true
    await Task { @MainActor in }.value
    expectEqual(keeper.hosts, 0)
  }

  @Test func `an observer does not receive a host that is about to be deallocated`() async {
    let (a, keeper) = (TabItem(title: "a", identifier: "a"), Keeper())
    let box = Box(KeepingHost(tabs: [a]))
    box.host?.addObserver(keeper)
    await box.releaseOnThread()
    keeper.hosts = 0
    a.title = "b"
    await Task { @MainActor in }.value
    expectEqual(keeper.hosts, 0)
  }

  @Test func `an override that keeps the host for a task is not called on a dying host`() async {
    let a = TabItem(title: "a", identifier: "a")
    let box = Box(KeepingHost(tabs: [a, TabItem(title: "b", identifier: "b")]))
    box.host?.appear()
    await box.releaseOnThread()
    KeepingHost.kept = 0
    a.isHidden = true
    a.isHidden = false
    a.title = "c"
    for _ in 0..<5 { await Task { @MainActor in }.value }
    expectEqual(KeepingHost.kept, 0)
  }

  @Test func `a tab and a page lose a dying host, group and container at once`() async {
    let page = ViewController()
    let child = TabItem.showing(page, "child")
    let box = Box(KeepingHost(tabs: [TabGroupItem.of([child], "group")]))
    box.host?.preload([child])
    box.host?.appear()
    expect(child.tabHostController != nil && child.parent != nil)
    await box.releaseOnThread()
    expect(child.tabHostController == nil && page.tabHostController == nil)
    expect(page.parent == nil)
  }

  /// A delegate and observer that counts the hosts that it receives.
  private final class Keeper: TabHostControllerDelegate, TabHostObserver {
    var hosts = 0

    func tabHostController(
      _ host: TabHostController,
      didSelectTab tab: TabItem,
      previousTab: TabItem?
    ) { hosts += 1 }

    func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) { hosts += 1 }
  }

  private final class KeepingHost: TabHostController {
    static var kept = 0

    isolated deinit {}

    override func selectedTabDidChange(from previous: TabItem?) {
      Self.kept += 1
      Task { title = "kept" }
    }
  }

  /// Holds the last reference to a host.
  private final class Box: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var stored: KeepingHost?

    init(_ host: KeepingHost) { unsafe stored = host }

    @MainActor var host: KeepingHost? { lock.withLock { unsafe stored } }

    private func release() {
      let released = lock.withLock {
        let host = unsafe stored
        unsafe stored = nil
        return host
      }
      withExtendedLifetime(released) {}
    }

    /// Releases the host on another thread, for which the main actor waits without running anything.
    @MainActor func releaseOnThread() async {
      // The tasks that retain the host end before.
      for _ in 0..<3 { await Task { @MainActor in }.value }
      wait()
    }

    @MainActor private func wait() {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        self.release()
        done.signal()
      }
      done.wait()
    }
  }
}
