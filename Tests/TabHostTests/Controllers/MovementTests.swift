import TabHostTestSupport
import Testing

@testable import TabHost

/// A page that notes in its appearance methods why it appears or disappears.
private final class Page: ViewController {
  let name: String
  let log: Notes

  init(_ name: String, _ log: Notes) {
    self.name = name
    self.log = log
    super.init()
  }

  /// The movements that are `true`.
  var movements: String {
    let all = [
      ("to parent", isMovingToParent), ("from parent", isMovingFromParent),
      ("presented", isBeingPresented), ("dismissed", isBeingDismissed),
    ]
    return all.filter(\.1).map(\.0).joined(separator: ", ")
  }

  private func note(_ call: String) { log.words.append("\(name) \(call): \(movements)") }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

@MainActor struct MovementTests {
  private let log = Notes()
  private let host = TabHostController()
  private let stack: NavigationController
  private let root: Page

  init() {
    root = Page("root", log)
    stack = NavigationController(rootViewController: root)
    let stack = stack
    host.tabs = [TabItem(title: "", identifier: "a") { _ in stack }]
    host.appear()
    _ = log.take()
  }

  @Test func `a pushed page moves to its parent, and a popped one from it`() {
    let page = Page("page", log)
    stack.pushViewController(page, animated: false)
    log.expect([
      "root will disappear: ", "page will appear: to parent", "root did disappear: ",
      "page did appear: to parent",
    ])
    expectEqual(page.movements, "")
    stack.popViewController(animated: false)
    log.expect([
      "page will disappear: from parent", "root will appear: ", "page did disappear: from parent",
      "root did appear: ",
    ])
    expect(page.movements == "" && root.movements == "")
  }

  @Test func `a page that was below the top does not move when it is revealed`() {
    stack.setViewControllers([root, Page("1", log), Page("2", log)], animated: false)
    _ = log.take()
    stack.popViewController(animated: false)
    log.expect([
      "2 will disappear: from parent", "1 will appear: ", "2 did disappear: from parent",
      "1 did appear: ",
    ])
  }

  @Test func `a page that leaves the screen with its tab does not move`() {
    host.disappear()
    host.appear()
    log.expect([
      "root will disappear: ", "root did disappear: ", "root will appear: ", "root did appear: ",
    ])
  }

  @Test func `a presented container and its pages are being presented and dismissed`() {
    let page = Page("page", log)
    let presented = NavigationController(rootViewController: page)
    host.present(presented, animated: false)
    log.expect(["page will appear: presented", "page did appear: presented"])
    expect(page.movements == "" && page.presentingViewController === host)
    presented.dismiss(animated: false)
    log.expect(["page will disappear: dismissed", "page did disappear: dismissed"])
    expect(page.movements == "" && page.presentingViewController == nil)
  }

  @Test func `a page that is covered in full screen and shown again does not move`() {
    let cover = Page("cover", log)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    log.expect([
      "root will disappear: ", "cover will appear: presented", "cover did appear: presented",
      "root did disappear: ",
    ])
    expect(stack.visibleViewController === cover)
    root.dismiss(animated: false)
    log.expect([
      "cover will disappear: dismissed", "root will appear: ", "cover did disappear: dismissed",
      "root did appear: ",
    ])
    expect(stack.visibleViewController === root)
  }

  @Test func `a child of a container moves when the app adds and removes it`() {
    let child = Page("child", log)
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.removeFromParent()
    log.expect([
      "child will appear: to parent", "child did appear: to parent",
      "child will disappear: from parent", "child did disappear: from parent",
    ])
  }
}
