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
}
