import TabHost
import TabHostTestSupport
import Testing

/// The hook for the answers of a test: another harness is written with it and an observer.
@MainActor struct AnswerHandlerTests {
  /// A harness that lists the calls of the delegates with their answers.
  private final class Harness: TabHostObserver {
    private(set) var calls: [String] = []

    func tabHostController(
      _ host: TabHostController,
      didEnd event: TabHostEvent,
      _ result: TabHostEvent.Result
    ) {
      if case .answer(let answer) = result { calls.append("\(event) -> \(answer)") }
    }
  }

  /// A delegate that permits everything and proposes nothing.
  private final class App: TabHostControllerDelegate {
    var asked: [String] = []

    func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
      asked.append(tab.identifier)
      return true
    }
  }

  private let host = TabHostController(tabs: [.shown("a"), .shown("b")])
  private let app = App()
  private let harness = Harness()

  init() {
    host.appear()
    host.delegate = app
  }

  @Test func `a closure replaces the answer of the delegate, which is asked first`() {
    host.addObserver(harness, of: [.delegate])
    host.setAnswerHandler(for: .shouldSelectTab) { [app] event, answer in
      app.asked.append("\(event) \(event.tab?.identifier ?? "") \(answer)")
      return false
    }
    expectEqual(host.user.tap("b"), .vetoed)
    expectEqual(app.asked, ["b", "shouldSelectTab(b) b true"])
    expectEqual(harness.calls, ["shouldSelectTab(b) -> false"])
    host.setAnswerHandler(for: .shouldSelectTab, nil)
    expectEqual(host.user.tap("b"), .performed)
    expectEqual(app.asked.last, "b")
  }

  @Test func `a closure is called without an observer, and after one was removed`() {
    host.addObserver(harness)
    host.setAnswerHandler(for: .shouldSelectTab) { _, _ in false }
    host.removeObserver(harness)
    expectEqual(host.user.tap("b"), .vetoed)
    expectEqual(harness.calls, [])
  }

  @Test func `without a delegate, nothing is asked`() {
    host.setAnswerHandler(for: .shouldSelectTab) { _, _ in false }
    host.delegate = nil
    expectEqual(host.user.tap("b"), .performed)
  }

  @Test func `a closure for a call without an answer can change the host`() {
    host.setAnswerHandler(for: .didSelectTab) { [weak host] event, _ in
      if event.tab?.identifier == "b" { host?.selectedIndex = 0 }
    }
    host.user.tap("b")
    expectEqual(host.selectedIndex, 0)
  }

  @Test func `a closure replaces the answer of a delegate of content`() {
    final class Page: ViewController, AdaptivePresentationControllerDelegate {}
    let page = Page()
    host.selectedViewController?.present(page, animated: false)
    page.presentationController?.delegate = page
    host.setAnswerHandler(for: .presentationControllerShouldDismiss) { _, _ in false }
    expectEqual(host.user.dismissPresented(), .vetoed)
    host.setAnswerHandler(for: .presentationControllerShouldDismiss, nil)
    expectEqual(host.user.dismissPresented(), .performed)
  }

  @Test func `a host releases its closures`() {
    var held: Harness? = harness
    weak var released: TabHostController?
    do {
      let host = TabHostController()
      host.setAnswerHandler(for: .shouldSelectTab) { [held] _, answer in
        withExtendedLifetime(held) { answer }
      }
      released = host
    }
    held = nil
    expect(released == nil)
  }
}
