import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The line that the bar of tabs and the navigation bar share.
@MainActor struct TopLineTests {
  private let page = ViewController()
  private let root = ViewController()
  private let stack = NavigationController()
  private let host = TabHostController()

  init() {
    root.title = "Mail"
    page.title = "Inbox"
    stack.viewControllers = [root]
    let stack = stack
    host.traitCollection = .pad.upright
    host.tabs = [("Mail", "envelope"), ("Notes", "pencil"), ("Tasks", "checkmark")].map { tab in
      TabItem(title: tab.0, image: TabImage(systemName: tab.1), identifier: tab.0) { _ in stack }
    }
    host.mode = .tabBar
    host.appear()
  }

  private func push() { stack.pushViewController(page, animated: false) }

  private func button(_ title: String, _ symbol: String? = nil) -> BarButtonItem {
    let image = symbol.flatMap { TabImage(systemName: $0) }
    return BarButtonItem(title: title, image: image, primaryAction: Action { _ in })
  }

  private func lines(_ columns: Int, _ rows: Int = 12) -> [String] {
    let options = FrameOptions(isInteractive: true)
    let frame = FramePainter(host: host, options: options)
      .frame(size: CellSize(columns: columns, rows: rows))
    return (0..<rows).map(frame.plainLine)
  }

  @Test(arguments: [
    (40, " [✉ Mail] ✎ Notes  ✓ Tasks  Reply  ⌦  ?"),
    (80, "                           [✉ Mail] ✎ Notes  ✓ Tasks                Reply  ⌦  ?"),
    (
      110,
      String(repeating: " ", count: 42) + "[✉ Mail] ✎ Notes  ✓ Tasks"
        + String(repeating: " ", count: 31) + "Reply  ⌦  ?"
    ),
    (
      200,
      String(repeating: " ", count: 87) + "[✉ Mail] ✎ Notes  ✓ Tasks"
        + String(repeating: " ", count: 76) + "Reply  ⌦  ?"
    ),
  ])
  func `the tabs are in the middle of the line, and the buttons at its end`(
    columns: Int,
    line: String
  ) {
    root.navigationItem.rightBarButtonItems = [button("Delete", "trash"), button("Reply")]
    expectEqual(lines(columns)[0], line)
    expectEqual(lines(columns)[1], String(repeating: "─", count: columns))
  }

  @Test func `a pushed page adds the back button, and its title has no place`() {
    push()
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.leftBarButtonItem = button("Flag")
    expectEqual(lines(60)[0], "‹ Mail  Flag     [✉ Mail] ✎ Notes  ✓ Tasks                ?")
  }

  @Test func `the button of the sidebar is at the beginning of the line`() {
    host.mode = .tabSidebar
    host.sidebar.isHidden = true
    push()
    expectEqual(lines(60)[0], " ≡ ‹ Mail        [✉ Mail] ✎ Notes  ✓ Tasks                ?")
    host.sidebar.isHidden = false
    expectEqual(lines(60)[0], " ≡          Edit │‹ Mail  Inbox                           ?")
  }

  @Test func `with a bar at the bottom, the line has the title`() {
    push()
    page.navigationItem.rightBarButtonItem = button("Reply")
    host.preferredBarEdge = .bottom
    expectEqual(lines(60)[0], "‹ Mail  Inbox                                      Reply  ?")
    expectEqual(lines(60)[11], "                 [✉ Mail] ✎ Notes  ✓ Tasks")
    host.traitCollection.horizontalSizeClass = .compact
    expectEqual(lines(40)[0], "‹ Mail  Inbox                  Reply  ?")
    expectEqual(lines(40)[11], "  [✉ Mail]      ✎ Notes      ✓ Tasks")
  }

  @Test func `a hidden navigation bar leaves the line to the tabs`() {
    push()
    stack.isNavigationBarHidden = true
    expectEqual(lines(60)[0], "                 [✉ Mail] ✎ Notes  ✓ Tasks                ?")
    host.setTabBarHidden(true, animated: false)
    expectEqual(lines(60)[0], "")
  }

  @Test func `a minimized bar has the selected tab, and nothing below the line`() {
    root.navigationItem.subtitle = "3 new"
    root.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
    expectEqual(lines(60)[1], " 3 new")
    host.user.scrollContent(.down)
    expectEqual(
      lines(60).prefix(3),
      [
        "                          [✉ Mail]                        ?", "", "",
      ]
    )
    host.user.scrollContent(.up)
    expectEqual(lines(60)[1], " 3 new")
  }

  @Test func `the selected tab has the color of the bar, and brackets only without colors`() {
    host.tabBar.tintColor = .green
    host.traitCollection.userInterfaceStyle = .dark
    let styles = Theme.dark[.trueColor]
    let frame = FramePainter(host: host).frame(size: CellSize(columns: 80, rows: 12))
    let cell = frame.cells[28, 0]
    expectEqual(cell.style.foreground, styles[.green])
    expectEqual(cell.style.background, styles[.selected].background)
    expect(frame.plainLine(0).contains("[✉ Mail]"))
    expect(frame.ansiLine(0, colors: .none).contains("[✉ Mail]"))
    expect(!frame.ansiLine(0, colors: .trueColor).contains("]"))
  }
}
