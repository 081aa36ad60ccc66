import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Bar buttons on a screen") struct BarButtonScreenTests {
  private let fixture = ScreenFixture(40, 12)
  private let page: ViewController
  private var item: NavigationItem { page.navigationItem }

  init() {
    page = ViewController()
    page.title = "Page"
    let page = page
    fixture.host.tabs = [TabItem(title: "p", identifier: "p") { _ in page }]
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  private var handlers: [String] {
    fixture.log.entries.compactMap { if case .handler(let title) = $0 { title } else { nil } }
  }

  private func action(_ title: String) -> Action {
    Action(title: title) { [log = fixture.log] in log.append(.handler($0.title)) }
  }

  private func button(_ title: String) -> BarButtonItem {
    BarButtonItem(primaryAction: action(title))
  }

  @Test func `the mouse and the keyboard reach each button`() {
    item.leftBarButtonItem = button("One")
    item.rightBarButtonItem = button("Two")
    fixture.click(.barButton(0))
    fixture.click(.barButton(1))
    #expect(handlers == ["One", "Two"])
    #expect(fixture.screen.focus == .barButton(1))
    fixture.press(.left, .enter)
    #expect(handlers == ["One", "Two", "One"])
    fixture.press(.tab)
    #expect(fixture.screen.focus == .tab("p"))
    fixture.press(.backTab)
    #expect(fixture.screen.focus == .barButton(0))
    fixture.press(.right, .enter)
    #expect(handlers == ["One", "Two", "One", "Two"])
    #expect(fixture.lines(with: "Two").first?.contains(" One  Page") == true)
  }

  @Test func `menus open below their buttons, by a tap, the menu key or the right mouse button`() {
    let sort = BarButtonItem(
      title: "Sort",
      menu: Menu(children: [action("By Name"), action("By Year")])
    )
    item.rightBarButtonItem = sort
    fixture.click(.barButton(0))
    #expect(fixture.lines(with: "By Name").count == 1)
    fixture.press(.down, .enter)
    #expect(handlers == ["By Year"])
    sort.primaryAction = action("Reverse")
    fixture.click(.barButton(0))
    #expect(handlers == ["By Year", "Reverse"])
    fixture.click(.barButton(0), .right)
    #expect(fixture.host.openMenu?.barButton === sort)
    fixture.press(.escape)
    #expect(fixture.host.openMenu == nil)
    fixture.press(.character("m"))
    #expect(fixture.host.openMenu?.barButton === sort)
  }

  @Test func `buttons that don't fit are in the overflow menu`() {
    item.rightBarButtonItems = (0..<9).map { button("Number \($0)") }
    item.additionalOverflowItems = DeferredMenuElement { [action = action("Last")] in $0([action]) }
    fixture.click(.navigationOverflow)
    #expect(fixture.host.openMenu?.isNavigationOverflow == true)
    #expect(fixture.lines(with: "Number 8").count == 1)
    fixture.press(.end, .enter)
    #expect(handlers == ["Last"])
  }

  @Test func `a popover points to its button`() {
    let add = button("Add")
    item.rightBarButtonItem = add
    #expect(add.frame(in: fixture.host) == Rect(x: 32, y: 0, width: 5, height: 1))
    fixture.host.present(Popover(content: ViewController(), sourceItem: add))
    _ = fixture.screen.frame()
    let popover = fixture.screen.layout().popover
    #expect(popover?.side == .below && popover?.rect.row == 1)
  }

  @Test func `a page that hides its back button can't be left with the keyboard`() {
    let stack = NavigationController(rootViewController: ViewController())
    fixture.host.tabs = [TabItem(title: "s", identifier: "s") { _ in stack }]
    stack.pushViewController(page, animated: false)
    item.hidesBackButton = true
    fixture.press(.backspace)
    #expect(stack.viewControllers.count == 2)
    item.hidesBackButton = false
    fixture.press(.backspace)
    #expect(stack.viewControllers.count == 1)
  }
}
