import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Bars that are minimized while the user scrolls a page.
@MainActor struct ScrollingMinimizesTests {
  /// The pages that the user can scroll.
  enum Page: CaseIterable {
    case list, text, editor

    @MainActor func make() -> ViewController {
      let lines = (0..<60).map { "Line \($0)" }
      return switch self {
      case .list: ListViewController(rows: lines.map { ListRow($0) })
      case .text: TextViewController(StyledText(lines.joined(separator: "\n")))
      case .editor: TextEditorController(lines.joined(separator: "\n"))
      }
    }
  }

  private func user(
    _ page: ViewController,
    columns: Int = 40
  ) -> (ScreenDriver, NavigationController) {
    let root = ViewController()
    (root.title, page.title) = ("Root", "Page")
    let stack = NavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    let host = TabHostController(tabs: [
      TabItem(title: "Mail", identifier: "mail") { _ in stack }, .bare("other"),
    ])
    host.tabBarMinimizeBehavior = .onScrollDown
    let user = ScreenDriver(host, columns: columns, rows: 20)
    // A list has the focus at first.
    if user.screen.focus != .content { user.press(.up) }
    return (user, stack)
  }

  @Test(arguments: Page.allCases)
  func `the wheel minimizes the bar, and expands it`(page: Page) throws {
    let (user, _) = user(page.make())
    let host = user.screen.host
    let point = CellPoint(column: 5, row: 8)
    expect(!host.isTabBarMinimized)
    try user.mouse(.press, .cell(point), .wheelDown)
    expect(host.isTabBarMinimized)
    expect(!user.frame.plainText.contains("other"))
    try user.mouse(.press, .cell(point), .wheelDown)
    expect(host.isTabBarMinimized)
    try user.mouse(.press, .cell(point), .wheelUp)
    expect(!host.isTabBarMinimized)
    expect(user.frame.plainText.contains("other"))
  }

  @Test(arguments: Page.allCases)
  func `keys that scroll minimize the bar, and others do not`(page: Page) {
    let (user, _) = user(page.make())
    let host = user.screen.host
    user.press(.pageDown, .pageDown)
    expect(host.isTabBarMinimized)
    let isEditor = page == .editor
    user.press(isEditor ? .up : .home, modifiers: isEditor ? .control : [])
    user.press(.pageUp, .pageUp, .pageUp)
    expect(!host.isTabBarMinimized)
    // A text has no cursor, so that the key scrolls it.
    user.press(.down)
    expectEqual(host.isTabBarMinimized, (page == .text))
  }

  @Test func `a tap on the minimized bar expands it, and pops nothing`() throws {
    let (user, stack) = user(Page.list.make())
    try user.mouse(.press, .cell(5, 8), .wheelDown)
    try user.click("Mail")
    expect(!user.screen.host.isTabBarMinimized)
    expectEqual(stack.viewControllers.count, 2)
    try user.click("Mail")
    expectEqual(stack.viewControllers.count, 1)
  }

  @Test func `a page that is presented does not minimize the bar beneath`() {
    let (user, stack) = user(ViewController())
    stack.present(Page.list.make(), animated: true)
    _ = user.frame
    user.press(.pageDown)
    user.press(.pageDown)
    expect(!user.screen.host.isTabBarMinimized)
  }

  @Test func `a navigation bar is minimized, too`() throws {
    let page = Page.list.make()
    page.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
    let (user, _) = user(page, columns: 80)
    try user.mouse(.press, .cell(40, 8), .wheelDown)
    expectEqual(user.screen.host.visibleNavigationBar?.isMinimized, true)
    try user.mouse(.press, .cell(40, 8), .wheelUp)
    expectEqual(user.screen.host.visibleNavigationBar?.isMinimized, false)
  }

  @Test func `scrolling is no action of the user where no bar is minimized`() {
    let (user, _) = user(Page.list.make())
    let host = user.screen.host
    host.tabBarMinimizeBehavior = .never
    let recorder = ActionRecorder()
    host.addObserver(recorder, of: [.action])
    user.press(.pageDown)
    expect(!recorder.actions.contains { if case .scrollContent = $0 { true } else { false } })
    host.tabBarMinimizeBehavior = .onScrollUp
    user.press(.pageDown)
    expect(recorder.actions.contains { if case .scrollContent(.down) = $0 { true } else { false } })
  }

  private final class ActionRecorder: TabHostObserver {
    var actions: [UserAction] = []

    func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
      if let action = event.action { actions.append(action) }
    }
  }
}
