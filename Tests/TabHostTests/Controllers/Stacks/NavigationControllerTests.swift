import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct NavigationControllerTests {
  /// Records the delegate calls.
  private final class Listener: NavigationControllerDelegate {
    let notes = Notes()

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) { notes.words.append("will \(viewController.title ?? "") \(animated)") }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) { notes.words.append("did \(viewController.title ?? "") \(animated)") }
  }

  private let log = CallLog()
  private let navigation = NavigationController()

  private func page(_ name: String) -> ViewController {
    let page = NotedPage(name, log)
    page.title = name
    return page
  }

  private var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Puts the navigation controller on screen.
  private func show() {
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    log.clear()
  }

  @Test func `push and pop change the top of the stack`() {
    let pages = ["a", "b", "c", "d"].map(page)
    for page in pages { navigation.pushViewController(page, animated: false) }
    expectEqual(stack, ["a", "b", "c", "d"])
    expect(navigation.topViewController === pages[3])
    expect(navigation.visibleViewController === pages[3])
    expect(navigation.popViewController(animated: false) === pages[3])
    expectEqual(
      navigation.popToViewController(pages[0], animated: false)?.map(\.title),
      ["b", "c"]
    )
    expectEqual(stack, ["a"])
    expectEqual(navigation.children.map(\.title), ["a"])
  }

  @Test func `popping at the root does nothing and returns nil`() {
    expect(navigation.popViewController(animated: false) == nil)
    expect(navigation.popToRootViewController(animated: false) == nil)
    navigation.pushViewController(page("a"), animated: false)
    expect(navigation.popViewController(animated: false) == nil)
    expectEqual(stack, ["a"])
  }

  @Test func `popping to the root returns the popped view controllers`() {
    navigation.viewControllers = ["a", "b", "c"].map(page)
    expectEqual(navigation.popToRootViewController(animated: false)?.map(\.title), ["b", "c"])
    expectEqual(stack, ["a"])
  }

  @Test func `replacing the pages below the top makes no appearance calls`() {
    let top = page("t")
    navigation.viewControllers = [page("a"), top]
    show()
    navigation.viewControllers = [page("b"), page("c"), top]
    expectEqual(log.entries, [])
    expectEqual(stack, ["b", "c", "t"])
    let titles: [String] = navigation.children.map { $0.title ?? "" }.sorted()
    expectEqual(titles, ["b", "c", "t"])
  }

  @Test func `the delegate is called before and after a page is shown on screen`() {
    let listener = Listener()
    navigation.delegate = listener
    navigation.viewControllers = [page("a")]
    listener.notes.expect([])
    show()
    listener.notes.expect(["will a false", "did a false"])
    navigation.pushViewController(page("b"), animated: true)
    listener.notes.expect(["will b true", "did b true"])
    navigation.popViewController(animated: false)
    listener.notes.expect(["will a false", "did a false"])
    navigation.viewControllers = navigation.viewControllers
    listener.notes.expect([])
  }

  @Test func `a page that another parent adds leaves the stack`() {
    let taken = page("b")
    navigation.viewControllers = [page("a"), taken]
    show()
    let other = NavigationController(rootViewController: taken)
    expectEqual(stack, ["a"])
    expect(taken.parent === other)
    expectEqual(log.content.last, .didAppear(.page("a")))
  }

  @Test func `an empty stack shows nothing`() {
    navigation.viewControllers = [page("a")]
    show()
    navigation.viewControllers = []
    expectEqual(log.entries, [.willDisappear(.page("a")), .didDisappear(.page("a"))])
    expect(navigation.topViewController == nil && navigation.children.isEmpty)
  }

  @Test func `a page that occurs twice in a stack is kept once and reported`() {
    let fixture = HostFixture { _ in [.showing(navigation, "a")] }
    let twice = page("t")
    navigation.viewControllers = [twice, page("b"), twice]
    expectEqual(stack, ["t", "b"])
    expectEqual(fixture.takeRules(), ["invalidStack"])
  }
}
