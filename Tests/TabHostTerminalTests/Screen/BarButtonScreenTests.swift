import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct BarButtonScreenTests {
  private let fixture = ScreenFixture(40, 12)
  private let page: ViewController
  private var item: NavigationItem { page.navigationItem }
  private var log: CallLog { fixture.log }

  init() {
    page = ViewController()
    page.title = "Page"
    let page = page
    fixture.host.tabs = [.showing(page, "p")]
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  @Test func `the mouse and the keyboard reach each button`() throws {
    item.leftBarButtonItem = log.button("One")
    item.rightBarButtonItem = log.button("Two")
    try fixture.user.click(.element(.barButton(0)))
    try fixture.user.click(.element(.barButton(1)))
    expectEqual(log.handlers, ["One", "Two"])
    expectEqual(fixture.screen.focus, .barButton(1))
    fixture.press(.left, .enter)
    expectEqual(log.handlers, ["One", "Two", "One"])
    fixture.press(.tab)
    expectEqual(fixture.screen.focus, .tab("p"))
    fixture.press(.backTab)
    expectEqual(fixture.screen.focus, .barButton(0))
    fixture.press(.right, .enter)
    expectEqual(log.handlers, ["One", "Two", "One", "Two"])
    expectEqual(fixture.user.lines(containing: "Two").first?.contains(" One  Page"), true)
  }

  @Test func `menus open below their buttons, by a tap, the menu key or the right mouse button`()
    throws
  {
    let sort = BarButtonItem(
      title: "Sort",
      menu: Menu(children: [log.action("By Name"), log.action("By Year")])
    )
    item.rightBarButtonItem = sort
    try fixture.user.click(.element(.barButton(0)))
    expectEqual(fixture.user.lines(containing: "By Name").count, 1)
    fixture.press(.down, .enter)
    expectEqual(log.handlers, ["By Year"])
    sort.primaryAction = log.action("Reverse")
    try fixture.user.click(.element(.barButton(0)))
    expectEqual(log.handlers, ["By Year", "Reverse"])
    try fixture.user.click(.element(.barButton(0)), .right)
    expect(fixture.host.openMenu?.barButton === sort)
    fixture.press(.escape)
    expect(fixture.host.openMenu == nil)
    fixture.press(.character("m"))
    expect(fixture.host.openMenu?.barButton === sort)
  }

  @Test func `buttons that don't fit are in the overflow menu`() throws {
    item.rightBarButtonItems = (0..<9).map { log.button("Number \($0)") }
    item.additionalOverflowItems = DeferredMenuElement { [log] in $0([log.action("Last")]) }
    try fixture.user.click(.element(.navigationOverflow))
    expectEqual(fixture.host.openMenu?.isNavigationOverflow, true)
    expectEqual(fixture.user.lines(containing: "Number 8").count, 1)
    fixture.press(.end, .enter)
    expectEqual(log.handlers, ["Last"])
  }

  @Test func `a popover points to its button`() {
    let add = log.button("Add")
    item.rightBarButtonItem = add
    expectEqual(add.frame(in: fixture.host), CGRect(x: 32, y: 0, width: 5, height: 1))
    fixture.host.present(Popover(content: ViewController(), sourceItem: add))
    _ = fixture.screen.frame()
    let popover = fixture.screen.layout().popover
    expect(popover?.side == .below && popover?.rect.row == 1)
  }

  @Test func `a page that hides its back button can't be left with the keyboard`() {
    let stack = NavigationController(rootViewController: ViewController())
    fixture.host.tabs = [.showing(stack, "s")]
    stack.pushViewController(page, animated: false)
    item.hidesBackButton = true
    fixture.press(.backspace)
    expectEqual(stack.viewControllers.count, 2)
    item.hidesBackButton = false
    fixture.press(.backspace)
    expectEqual(stack.viewControllers.count, 1)
  }
}
