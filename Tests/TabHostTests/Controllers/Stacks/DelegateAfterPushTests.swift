import TabHost
import TabHostTestSupport
import Testing

/// The end of an animated transition of a stack.
@MainActor struct DelegateAfterPushTests {
  private final class Arrival: NavigationControllerDelegate {
    var heard: [ViewController] = []
    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) { heard.append(viewController) }
  }

  private let stack = NavigationController(rootViewController: ViewController())
  private let arrival = Arrival()

  /// Lets the tasks run that are scheduled on the main actor.
  private func finishJob() async { await Task { @MainActor in }.value }

  @Test func `a delegate that is set after an animated push is notified of its end`() async {
    let host = TabHostController(tabs: [.showing(stack, "a")])
    host.appear()
    let page = ViewController()
    stack.pushViewController(page, animated: true)
    stack.delegate = arrival
    expectEqual(arrival.heard.count, 0)
    await finishJob()
    expect(arrival.heard == [page])
  }

  @Test func `a delegate that was set before is notified once, and a later one is not`() async {
    let host = TabHostController(tabs: [.showing(stack, "a")])
    host.appear()
    stack.delegate = arrival
    let page = ViewController()
    stack.pushViewController(page, animated: true)
    await finishJob()
    expect(arrival.heard == [page])
    let late = Arrival()
    stack.delegate = nil
    stack.pushViewController(ViewController(), animated: true)
    await finishJob()
    stack.delegate = late
    await finishJob()
    expectEqual(late.heard.count, 0)
  }

  @Test func `a push without animation, and one that is popped, have no later end`()
    async
  {
    let host = TabHostController(tabs: [.showing(stack, "a")])
    host.appear()
    stack.pushViewController(ViewController(), animated: false)
    stack.delegate = arrival
    await finishJob()
    stack.delegate = nil
    stack.pushViewController(ViewController(), animated: true)
    stack.popViewController(animated: false)
    stack.delegate = arrival
    await finishJob()
    expectEqual(arrival.heard.count, 0)
  }
}
