import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The focus after an action of the user has opened a page.
@MainActor struct OpenedPageTests {
  private let editor = TextEditorController("")
  private let root = ListViewController(rows: [ListRow("Row")])
  private let stack: NavigationController
  private let host: TabHostController
  private let driver: ScreenDriver

  init() {
    let (editor, root) = (editor, root)
    let stack = NavigationController(rootViewController: root)
    let open = Action(title: "Write") { _ in stack.pushViewController(editor, animated: true) }
    root.navigationItem.rightBarButtonItem = BarButtonItem(title: "Write", primaryAction: open)
    root.addKeyCommand(KeyCommand(title: "Write", input: "w") { _ in open.perform(sender: nil) })
    host = TabHostController(tabs: [.showing(stack, "a"), .shown("b"), .shown("c")])
    host.mode = .tabSidebar
    host.appear()
    driver = ScreenDriver(host, columns: 80, rows: 12)
    _ = driver.frame
    driver.press(.down)
    self.stack = stack
  }

  private var isInSidebar: Bool { driver.screen.focus?.isRow == true }

  private func expectTyping() {
    driver.type("moss")
    expectEqual(editor.text, "moss")
  }

  @Test func `a page that a key has opened from the sidebar has the keyboard`() {
    expect(isInSidebar)
    driver.press(.character("w"))
    expectTyping()
  }

  @Test func `a page that a bar button has opened has the keyboard, also by an action of a script`()
  {
    expectEqual(host.user.tapBarButton("Write"), .performed)
    expectTyping()
  }

  @Test func `a page that the app opens by itself leaves the focus where it is`() {
    stack.pushViewController(editor, animated: true)
    _ = driver.frame
    expect(isInSidebar)
  }

  @Test func `a tab that is selected leaves the focus where it is`() {
    driver.press(.enter)
    expect(isInSidebar && host.selectedTab?.identifier != "a")
  }
}
