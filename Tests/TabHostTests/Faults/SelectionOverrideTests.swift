import TabHost
import TabHostTestSupport
import Testing

/// Records the calls of `selectedTabDidChange(from:)` and the delegate's, and selects other tabs
/// from inside.
@MainActor
private final class RedirectingHost: TabHostController, TabHostControllerDelegate {
  var notes: [String] = []
  /// What to select when a tab is selected, used once each.
  var redirects: [String: [String]] = [:]
  /// The same in `didSelectTab`.
  var delegateRedirects: [String: String] = [:]

  override init() {
    super.init()
    delegate = self
    diagnosticHandler = { _ in }
  }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  override func selectedTabDidChange(from previousTab: TabItem?) {
    let now = selectedTab?.identifier ?? "nil"
    notes.append("\(previousTab?.identifier ?? "nil") > \(now)")
    guard redirects[now]?.isEmpty == false, let next = redirects[now]?.removeFirst() else { return }
    selectedTab = tab(forIdentifier: next)
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    notes.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nil")")
    guard let next = delegateRedirects.removeValue(forKey: selectedTab.identifier) else { return }
    self.selectedTab = tab(forIdentifier: next)
  }
}

@MainActor @Suite("Overriding selectedTabDidChange(from:)") struct SelectionOverrideTests {
  private let host = RedirectingHost()

  init() {
    host.tabs = [.bare("a"), .bare("b"), .bare("c")]
    host.appear()
    host.notes = []
  }

  private func tab(_ identifier: String) -> TabItem? { host.tab(forIdentifier: identifier) }

  @Test func `a redirection back to the former tab calls the override for the way back`() {
    host.redirects = ["b": ["a"]]
    host.selectedTab = tab("b")
    #expect(host.take() == ["a > b", "b > a"])
    host.selectedTab = tab("c")
    #expect(host.take() == ["a > c", "did c after a"])
  }

  @Test func `the same holds for a selection that the user makes`() {
    host.redirects = ["b": ["a"]]
    host.user.tap("b")
    #expect(host.take() == ["a > b", "b > a"])
    host.user.tap("c")
    #expect(host.take() == ["a > c", "did c after a"])
  }

  @Test func `a redirection over a third tab back to the former one calls it for each step`() {
    host.redirects = ["b": ["c"], "c": ["a"]]
    host.selectedTab = tab("b")
    #expect(host.take() == ["a > b", "b > c", "c > a"])
    #expect(host.selectedTab === tab("a"))
  }

  @Test func `a redirection to no selection calls it, and again for the next selection`() {
    host.redirects = ["b": ["none"]]
    host.selectedTab = tab("b")
    #expect(host.take() == ["a > b", "b > nil"])
    host.selectedTab = tab("a")
    #expect(host.take() == ["nil > a", "did a after nil"])
  }

  @Test func `a redirection by the delegate calls it for both ways`() {
    host.delegateRedirects = ["b": "a"]
    host.selectedTab = tab("b")
    #expect(host.take() == ["a > b", "did b after a", "b > a", "did a after b"])
  }

  @Test func `its calls form a chain whatever it selects`() {
    host.redirects = ["a": ["b", "c"], "b": ["a", "c", "a"], "c": ["a", "b"]]
    for target in ["b", "c", "a", "c", "b", "a"] { host.selectedTab = tab(target) }
    var current = "a"
    for call in host.take() where call.contains(" > ") {
      let ends = call.split(separator: " > ").map(String.init)
      #expect(ends[0] == current && ends[1] != current, "\(call) after \(current)")
      current = ends[1]
    }
    #expect(host.selectedTab?.identifier == current)
  }
}
