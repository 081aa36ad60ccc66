import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Which controllers present each other, from the call of `present` until a dismissal is complete.
@MainActor struct PresentingLinkTests {
  private final class Page: ViewController {
    var willAppear: (() -> Void)?
    var willDisappear: (() -> Void)?
    var didDisappear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) { willAppear?() }
    override func viewWillDisappear(_ animated: Bool) { willDisappear?() }
    override func viewDidDisappear(_ animated: Bool) { didDisappear?() }
  }

  private let base = Page()
  private let host: TabHostController

  init() {
    host = TabHostController(tabs: [.showing(base, "films")])
    host.appear()
  }

  @Test(arguments: [false, true])
  func `both links remain until the dismissed controller has disappeared`(byUser: Bool) {
    let sheet = Page()
    var seen: [String] = []
    let note = { [base, host] in
      let isLinked =
        sheet.presentingViewController === host && base.presentedViewController === sheet
      seen.append("\(isLinked) \(base.presentedViewController?.isBeingDismissed ?? false)")
    }
    sheet.willDisappear = note
    sheet.didDisappear = note
    base.present(sheet, animated: true)
    if byUser { host.user.dismissPresented() } else { base.dismiss(animated: true) }
    expectEqual(seen, ["true true", "true true"])
    expect(sheet.presentingViewController == nil && base.presentedViewController == nil)
    expect(!sheet.isBeingDismissed)
  }

  @Test func `the presenter finds what is dismissed when it appears again`() {
    let cover = Page()
    var seen: [Bool] = []
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false)
    base.willAppear = { [base] in
      seen.append(base.presentedViewController === cover && cover.isBeingDismissed)
    }
    base.dismiss(animated: false)
    expectEqual(seen, [true])
  }

  @Test func `a page in a presented stack finds out that all is dismissed`() {
    let page = Page()
    let stack = NavigationController(rootViewController: page)
    var seen: [Bool] = []
    page.willDisappear = {
      let root = page.presentingViewController?.presentedViewController
      seen.append(root === stack && stack.isBeingDismissed)
    }
    base.present(stack, animated: true)
    base.dismiss(animated: true)
    expectEqual(seen, [true])
  }

  @Test func `the lower of two sheets that are dismissed presents the upper one meanwhile`() {
    let (lower, upper) = (Page(), Page())
    var seen: [Bool] = []
    base.present(lower, animated: false)
    lower.present(upper, animated: false)
    upper.willDisappear = {
      seen.append(upper.presentingViewController === lower && upper.next === lower)
    }
    base.dismiss(animated: false)
    expectEqual(seen, [true])
  }

  @Test func `the links are gone in the completion, and others replace them at once`() {
    let (first, second) = (Page(), Page())
    base.present(first, animated: false)
    var seen: [Bool] = []
    base.dismiss(animated: false) { [base] in
      seen.append(first.presentingViewController == nil && base.presentedViewController == nil)
    }
    expectEqual(seen, [true])
    base.present(first, animated: false)
    first.willDisappear = { [base] in
      base.present(second, animated: false)
      seen.append(base.presentedViewController === second)
    }
    base.dismiss(animated: false)
    expect(second.presentingViewController === host && base.presentedViewController === second)
  }

  @Test func `the next responder of a sheet is its presenter, that of a page its parent`() {
    let (page, lower, upper) = (ViewController(), Page(), Page())
    let stack = NavigationController(rootViewController: page)
    base.present(lower, animated: false)
    lower.present(stack, animated: false)
    expect(lower.next === host && stack.next === lower && page.next === stack)
    stack.present(upper, animated: false)
    expect(upper.next === stack && base.next === host && host.next == nil)
  }

  // MARK: - Windows

  @Test func `the root of a window presents, and nothing of the framework is seen`() {
    let page = ViewController()
    let stack = NavigationController(rootViewController: page)
    let (sheet, upper) = (ViewController(), ViewController())
    let window = TabHostWindow()
    window.rootViewController = stack
    stack.present(sheet, animated: false)
    expect(stack.presentedViewController === sheet && sheet.presentingViewController === stack)
    window.makeKeyAndVisible()
    sheet.present(upper, animated: false)
    expect(upper.presentingViewController === sheet && sheet.next === stack)
    expect(page.presentedViewController === sheet)
    expect(stack.parent == nil && stack.next == nil && stack.tab == nil)
    expect(page.tabHostController == nil && sheet.tabHostController == nil && sheet.parent == nil)
    expect(page.window === window && upper.window === window)
  }

  // MARK: - Doubles

  /// A page with the relations of a test.
  private final class Double: ViewController {
    let fake = ViewController()
    let fakeStack = NavigationController()
    override var presentingViewController: ViewController? { fake }
    override var presentedViewController: ViewController? { fake }
    override var parent: ViewController? { fake }
    override var children: [ViewController] { [fake] }
    override var navigationController: NavigationController? { fakeStack }
    override var splitController: SplitController? { nil }
    override var tabHostController: TabHostController? { nil }
    override var isBeingDismissed: Bool { true }
    override var isBeingPresented: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isViewLoaded: Bool { false }
  }

  private final class DoubleOfStack: NavigationController {
    override var topViewController: ViewController? { nil }
    override var visibleViewController: ViewController? { nil }
    override var viewControllers: [ViewController] {
      get { [] }
      set { super.viewControllers = newValue }
    }
  }

  @Test func `the framework does not read what a test double overrides`() {
    let log = CallLog()
    let (first, double) = (ViewController(), Double())
    let stack = DoubleOfStack(rootViewController: first)
    host.tabs = [.showing(stack, "a"), .shown("b")]
    first.title = "First"
    log.record(host)
    stack.pushViewController(double, animated: false)
    expectEqual(host.visibleNavigationBar?.backTitle, "First")
    expect(double.appearanceState == .appeared)
    let sheet = ViewController()
    double.present(sheet, animated: false)
    expectEqual(host.presentedControllers.count, 1)
    double.dismiss(animated: false)
    expectEqual(host.user.goBack(), .performed)
    expect(first.appearanceState == .appeared && double.appearanceState == .disappeared)
    stack.pushViewController(double, animated: false)
    expectEqual(host.user.tap("a"), .performed)
    expect(first.appearanceState == .appeared)
    expectEqual(log.calls.filter { "\($0)".contains("diagnostic") }, [])
  }
}
