import TabHost
import TabHostTestSupport
import Testing

/// The calls that pages and the delegate of a stack receive, in order.
@MainActor struct StackOrderTests {
  private let notes = Notes()
  private let host = TabHostController()
  private let stack = NavigationController()
  private let delegate: Delegate

  private final class Delegate: NavigationControllerDelegate {
    let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) { notes.words.append("willShow \((viewController as? RecordingPage)?.name ?? "")") }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) { notes.words.append("didShow \((viewController as? RecordingPage)?.name ?? "")") }
  }

  init() {
    delegate = Delegate(notes)
    stack.delegate = delegate
    let stack = stack
    host.tabs = [
      TabItem(title: "Stack", identifier: "stack") { _ in stack },
      TabItem(title: "Other", identifier: "other") { _ in ViewController() },
    ]
  }

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  /// The calls since the last time, without those that concern loading and layout.
  private func take() -> [String] {
    let others = ["load", "didLoad", "isAppearing", "willLayout", "didLayout"]
    return notes.take().filter { line in !others.contains { line.hasSuffix(" " + $0) } }
  }

  private func appear(_ names: String...) {
    stack.viewControllers = names.map(page)
    host.appear()
    _ = notes.take()
  }

  @Test func `a push on screen ends with didMove and didShow`() {
    appear("a")
    stack.pushViewController(page("b"), animated: true)
    notes.expect([
      "b willMove NavigationController", "b load", "b didLoad", "a willDisappear",
      "b willAppear", "b isAppearing", "willShow b", "a didDisappear", "b willLayout",
      "b didLayout", "b didAppear", "b didMove NavigationController", "didShow b",
    ])
  }

  @Test func `a pop on screen begins with willMove and ends with didMove and didShow`() {
    appear("a", "b")
    stack.popViewController(animated: true)
    expectEqual(
      take(),
      [
        "b willMove nil", "b willDisappear", "a willAppear", "willShow a", "b didDisappear",
        "a didAppear", "b didMove nil", "didShow a",
      ]
    )
  }

  @Test func `the delegate is notified when a stack first appears, before its page has appeared`() {
    stack.viewControllers = [page("a")]
    _ = notes.take()
    host.appear()
    expectEqual(take(), ["a willAppear", "willShow a", "didShow a", "a didAppear"])
    host.selectedIndex = 1
    _ = notes.take()
    host.selectedIndex = 0
    expectEqual(take(), ["a willAppear", "a didAppear"])
  }

  @Test func `a push off screen is announced when the stack appears`() {
    appear("a")
    host.selectedIndex = 1
    _ = notes.take()
    stack.pushViewController(page("b"), animated: false)
    expectEqual(take(), ["b willMove NavigationController", "b didMove NavigationController"])
    host.selectedIndex = 0
    expectEqual(take(), ["b willAppear", "willShow b", "didShow b", "b didAppear"])
  }

  @Test func `pages below the top are notified of a move after the page on top has appeared`() {
    appear("a")
    stack.setViewControllers([page("x"), page("y")], animated: false)
    expectEqual(
      take(),
      [
        "x willMove NavigationController", "y willMove NavigationController", "a willMove nil",
        "a willDisappear", "y willAppear", "willShow y", "a didDisappear", "y didAppear",
        "x didMove NavigationController", "y didMove NavigationController", "a didMove nil",
        "didShow y",
      ]
    )
  }

  @Test func `a page that is popped before it was shown gets all four calls of its moves`() {
    appear("a")
    host.performBatchUpdates {
      stack.pushViewController(page("b"), animated: false)
      stack.popViewController(animated: false)
    }
    expectEqual(
      take(),
      [
        "b willMove NavigationController", "b didMove NavigationController", "b willMove nil",
        "b didMove nil",
      ]
    )
  }

  @Test func `a page pushed again while it leaves stays, and is notified of that`() {
    let b = page("b")
    stack.viewControllers = [page("a"), b]
    host.appear()
    _ = notes.take()
    b.actions["willDisappear"] = { [stack] in stack.pushViewController(b, animated: false) }
    stack.popViewController(animated: false)
    expectEqual(
      take(),
      [
        "b willMove nil", "b willDisappear", "a willAppear", "willShow a", "b didDisappear",
        "a didAppear", "didShow a", "a willDisappear", "b willAppear", "willShow b",
        "a didDisappear", "b didAppear", "b didMove NavigationController", "didShow b",
      ]
    )
    expect(b.parent === stack && stack.topViewController === b)
  }

  @Test func `a delegate finds out which page was popped, and closures run before didShow`() {
    final class Router: NavigationControllerDelegate {
      var words: [String] = []

      func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
      ) {
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          self.words.append("complete \(context.viewController(forKey: .to)?.title ?? "")")
        }
      }

      func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
      ) {
        let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
        guard let from, !navigationController.viewControllers.contains(from) else { return }
        words.append("popped \(from.title ?? "")")
      }
    }
    let router = Router()
    let (a, b) = (ViewController(), ViewController())
    (a.title, b.title) = ("a", "b")
    stack.viewControllers = [a, b]
    host.appear()
    stack.delegate = router
    stack.popViewController(animated: true)
    expectEqual(router.words, ["complete a", "popped b"])
    expect(stack.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test func `a push during a push follows after the announced page has appeared`() {
    appear("a")
    let (b, c) = (page("b"), page("c"))
    b.actions["willAppear"] = { [stack] in stack.pushViewController(c, animated: false) }
    stack.pushViewController(b, animated: false)
    expectEqual(
      take(),
      [
        "b willMove NavigationController", "a willDisappear", "b willAppear",
        "c willMove NavigationController", "willShow b", "a didDisappear", "b didAppear",
        "b didMove NavigationController", "didShow b", "b willDisappear", "c willAppear",
        "willShow c", "b didDisappear", "c didAppear", "c didMove NavigationController",
        "didShow c",
      ]
    )
  }
}
