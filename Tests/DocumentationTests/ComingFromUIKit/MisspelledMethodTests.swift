import TabHost
import TabHostTesting
import Testing

/// A delegate whose methods have labels of UIKit's obsolete API, and typing errors.
private final class MisspelledDelegate: TabHostControllerDelegate {
  private(set) var calls = 0

  func tabHostController(_ host: TabHostController, didSelect viewController: ViewController) {
    calls += 1
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previous: TabItem?
  ) {
    calls += 1
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem
  ) {
    calls += 1
  }
}

/// A class that inherits the conformance of its superclass.
private class BaseHost: TabHostController, TabHostControllerDelegate {}

private final class VetoingHost: BaseHost {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool { false }
}

/// Misspelled delegate methods.
@MainActor struct MisspelledMethodTests {
  @Test func `a misspelled method compiles and is never called, and the log has the call`() {
    let delegate = MisspelledDelegate()
    let log = CallLog()
    let host = TabHostController(
      tabs: ["home", "news"].map { TabItem(title: $0, identifier: $0) }
    )
    host.appear()
    host.delegate = delegate
    log.record(host, of: [.delegate])

    host.user.tap("news")

    #expect(log.calls == [.shouldSelect("news"), .didSelect("news", previous: "home")])
    #expect(delegate.calls == 0)
  }

  /// Returns the answer to a tap on the tab “members” of a host that is its own delegate.
  private func answer(of host: some TabHostController & TabHostControllerDelegate)
    -> UserInteraction.Outcome
  {
    host.tabs = ["home", "members"].map { TabItem(title: $0, identifier: $0) }
    host.appear()
    host.delegate = host
    return host.user.tap("members")
  }

  @Test func `a method of a class whose superclass adopts the protocol has to be overridden`() {
    #expect(answer(of: VetoingHost()) == .performed)
    #expect(answer(of: MembersHost()) == .vetoed)
  }
}
