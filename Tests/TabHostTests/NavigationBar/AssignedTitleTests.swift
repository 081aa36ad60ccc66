import TabHost
import TabHostTestSupport
import Testing

/// The title of a page, that of its item, and that of the button back to it.
@MainActor struct AssignedTitleTests {
  private let page = ViewController()

  @Test func `a title that is assigned replaces that of the navigation item, in the bar, too`() {
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
    page.title = "Sent"
    page.navigationItem.title = "Draft"
    expect(page.title == "Sent" && host.visibleNavigationBar?.title == "Draft")
    page.title = "Sent"
    expect(page.navigationItem.title == "Sent" && host.visibleNavigationBar?.title == "Sent")
    page.navigationItem.title = "Draft"
    page.title = nil
    expect(page.navigationItem.title == nil)
  }

  @Test func `the button back to a page without a title is named Back, but to the root of a tab`() {
    let (root, second) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    let tab = TabItem(title: "Films", identifier: "films") { _ in stack }
    let host = TabHostController(tabs: [tab])
    host.appear()
    stack.pushViewController(second, animated: false)
    expectEqual(host.visibleNavigationBar?.backTitle, "Films")
    stack.pushViewController(page, animated: false)
    expectEqual(host.visibleNavigationBar?.backTitle, "Back")
    second.title = "Second"
    expectEqual(host.visibleNavigationBar?.backTitle, "Second")
    second.navigationItem.backButtonTitle = ""
    expectEqual(host.visibleNavigationBar?.backTitle, "")
  }

  @Test func `in a window, the button back to the root without a title is named Back`() {
    let stack = NavigationController(rootViewController: ViewController())
    let window = TabHostWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(page, animated: false)
    expectEqual(window.host.visibleNavigationBar?.backTitle, "Back")
  }
}
