import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The toolbar of a page.
@MainActor struct PageToolbarTests {
  private let page = ViewController()
  private let stack = NavigationController()
  private let log = CallLog()
  private let user: ScreenDriver

  init() {
    page.title = "Inbox"
    stack.viewControllers = [page]
    stack.isToolbarHidden = false
    let stack = stack
    let host = TabHostController(tabs: [TabItem(title: "Mail", identifier: "m") { _ in stack }])
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 80, rows: 12)
    page.toolbarItems = [
      log.button("Archive"), .fixedSpace(2), log.button("Move"), .flexibleSpace(),
      log.button("Compose"),
    ]
  }

  private var lines: [String] { (0..<12).map(user.frame.plainLine) }

  @Test func `the buttons are below a rule at the bottom, apart by the spaces`() {
    expectEqual(lines[10], String(repeating: "─", count: 80))
    expect(lines[11].hasPrefix(" Archive    Move "))
    expect(lines[11].hasSuffix(" Compose") && lines[11].count == 79)
    stack.isToolbarHidden = true
    expect(!lines[11].contains("Archive"))
  }

  @Test func `the mouse taps the buttons`() throws {
    try user.click("Move")
    try user.click("Compose")
    expectEqual(log.handlers, ["Move", "Compose"])
  }

  @Test func `the keyboard reaches the buttons`() {
    user.press(.tab)
    expectEqual(user.screen.focus, .pageToolbarItem(0))
    user.press(.enter, .right, .enter, .end, .enter)
    expectEqual(log.handlers, ["Archive", "Move", "Compose"])
  }

  @Test func `buttons without room are in a list`() throws {
    page.toolbarItems = (0..<12).map { log.button("Button \($0)") }
    expect(lines[11].hasSuffix("⋯"))
    user.press(.tab, .end, .enter)
    expect(lines.contains { $0.contains("Button 11") })
    user.press(.end, .enter)
    expectEqual(log.handlers, ["Button 11"])
    expect(user.screen.openList == nil)
    try user.click(.cell(try #require(user.screen.layout().rect(of: .pageToolbarOverflow)).origin))
    try user.click("Button 11")
    expectEqual(log.handlers, ["Button 11", "Button 11"])
  }

  @Test func `buttons with a high priority keep their places`() {
    let buttons = (0..<12).map { log.button("Button \($0)") }
    buttons[11].visibilityPriority = .high
    page.toolbarItems = buttons
    expect(lines[11].contains("Button 11"))
  }

  @Test(arguments: Soak.part(9, of: Array(1...60)))
  func `in any size, the buttons are in the frame and do not overlap`(columns: Int) {
    for rows in 1...14 {
      user.screen.size = CellSize(columns: columns, rows: rows)
      _ = user.frame
      let buttons = user.screen.layout().controls(in: .content).filter(\.id.isInPageToolbar)
      let frame = CellRect(user.screen.size)
      for (index, button) in buttons.enumerated() {
        // One column beside the blanks on either side.
        expect(button.rect.columns >= 3 && button.rect.intersection(frame) == button.rect)
        for other in buttons[..<index] {
          expect(button.rect.intersection(other.rect).isEmpty, "\(button.id) \(columns)x\(rows)")
        }
      }
    }
  }

  @Test func `a presented page has a toolbar, which Tab reaches`() {
    let sheet = ViewController()
    sheet.title = "Sheet"
    sheet.toolbarItems = [log.button("Left"), .flexibleSpace(), log.button("Right")]
    let presented = NavigationController(rootViewController: sheet)
    presented.isToolbarHidden = false
    user.screen.host.present(presented, animated: false)
    expect(lines.contains { $0.contains("Left") && $0.contains("Right") })
    user.press(.enter, .right, .enter)
    expectEqual(log.handlers, ["Left", "Right"])
  }
}
