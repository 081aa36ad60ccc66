import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Members of view controllers that code written for UIKit uses.
@MainActor struct PortedControllerTests {
  // MARK: - Initializers and identity

  /// A page as UIKit code declares it, with a property of its own.
  private final class Page: ViewController {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      number = 1
      super.init(coder: coder)
    }
  }

  private final class Host: TabHostController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      tabs = [TabItem(title: "A", identifier: "a")]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Stack: NavigationController {
    override init(rootViewController: ViewController) {
      super.init(rootViewController: rootViewController)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  }

  /// A page without initializers of its own, and one that knows nothing of coders.
  private final class Plain: ViewController {}

  private final class Modern: ViewController {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }
  }

  @Test func `subclasses with UIKit's initializers compile, and decoding makes an empty page`() {
    let coder = NSCoder()
    expectEqual(Page(number: 2).number, 2)
    expectEqual(Page(coder: coder)?.number, 1)
    expectEqual(Host(nibName: "Host", bundle: .main).tabs.count, 1)
    expectEqual(Host(coder: coder)?.tabs.isEmpty, true)
    expectEqual(Stack(coder: coder)?.viewControllers.isEmpty, true)
    expect(Plain(coder: coder)?.title == nil)
    expectEqual(Modern(name: "m").name, "m")
  }

  @Test func `controllers are equal if they are identical`() {
    let (a, b) = (ViewController(), ViewController())
    expect(a == a && a != b)
    expectEqual(Set([a, b, a]).count, 2)
    expectEqual([a: 1, b: 2][b], 2)
  }

  // MARK: - Overriding

  /// A router's mock, as tests of coordinators have it.
  private final class Mock: ViewController {
    var calls: [String] = []

    override var presentedViewController: ViewController? { nil }

    override func present(
      _ viewControllerToPresent: ViewController,
      animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      calls.append("present \(viewControllerToPresent.title ?? "")")
      completion?()
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      calls.append("dismiss")
    }
  }

  @Test func `a mock overrides the methods that present`() {
    let (mock, page) = (Mock(), ViewController())
    page.title = "p"
    let presenter: ViewController = mock
    var isComplete = false
    presenter.present(page, animated: true) { isComplete = true }
    presenter.dismiss(animated: true)
    expect(mock.calls == ["present p", "dismiss"] && isComplete)
  }

  // MARK: - Values

  @Test func `stored values have UIKit's defaults`() {
    let page = ViewController()
    expect(page.preferredContentSize == .zero && page.additionalSafeAreaInsets == EdgeInsets())
    expect(page.viewIfLoaded == nil && page.transitionCoordinator == nil)
    expect(page.contentUnavailableConfiguration == nil)
    page.loadViewIfNeeded()
    expect(page.viewIfLoaded === page)
  }

  @Test func `a transition has a coordinator while the size changes`() {
    final class Turning: ViewController {
      var hasCoordinator = false

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        hasCoordinator = transitionCoordinator === coordinator
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let page = Turning()
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in page }])
    host.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    host.appear()
    host.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    expect(page.hasCoordinator && page.transitionCoordinator == nil)
  }

  @Test func `the edit button begins and ends editing, also after the app has done so`() {
    let page = ViewController()
    let button = page.editButtonItem
    expect(button.title == "Edit" && page.editButtonItem === button)
    page.isEditing = true
    expect(button.title == "Done" && button.style == .prominent)
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in page }])
    page.navigationItem.rightBarButtonItem = button
    host.appear()
    expectEqual(host.user.tapBarButton(button), .performed)
    expect(!page.isEditing && button.title == "Edit" && button.style == .plain)
  }

  @Test func `a configuration in place of the content requests a frame`() {
    let page = ViewController()
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in page }])
    host.appear()
    let version = host.drawingVersion
    page.contentUnavailableConfiguration = .loading()
    expect(host.drawingVersion != version)
    expectEqual(page.contentUnavailableConfiguration?.isLoading, true)
    var failed = ContentUnavailableConfiguration.empty()
    expect(!failed.hasButton)
    failed.button.title = "Try Again"
    page.contentUnavailableConfiguration = failed
    expectEqual(page.contentUnavailableConfiguration?.hasButton, true)
  }

  // MARK: - Responders

  private final class Responder: ViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `the key commands of the first responder come first`() {
    let (page, first) = (ViewController(), Responder())
    var log: [String] = []
    for (name, controller) in [("page", page), ("first", first)] {
      controller.addKeyCommand(KeyCommand(title: name, input: "r") { _ in log.append(name) })
    }
    page.addChild(first)
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in page }])
    expect(!first.becomeFirstResponder())
    host.appear()
    first.beginAppearanceTransition(false, animated: false)
    first.endAppearanceTransition()
    host.user.press("r")
    first.beginAppearanceTransition(true, animated: false)
    first.endAppearanceTransition()
    expect(!page.becomeFirstResponder() && first.becomeFirstResponder())
    expect(first.isFirstResponder && first.next === page)
    host.user.press("r")
    expectEqual(log, ["page", "first"])
    host.disappear()
    expect(!first.isFirstResponder && !first.resignFirstResponder())
  }

  @Test func `a first responder that a sheet covers performs no key commands`() {
    let first = Responder()
    var count = 0
    first.addKeyCommand(KeyCommand(title: "first", input: "r") { _ in count += 1 })
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in first }])
    host.appear()
    expect(first.becomeFirstResponder())
    host.present(ViewController(), animated: false)
    expectEqual(host.user.press("r"), .refused(.notAvailable))
    host.dismiss(animated: false)
    expectEqual(host.user.press("r"), .performed)
    expectEqual(count, 1)
  }
}
