import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Sheets and full screen in a terminal.
@MainActor struct PresentedScreenTests {
  private func sheet(
    _ style: ModalPresentationStyle,
    _ columns: Int = 60,
    _ rows: Int = 12
  ) -> (ContentFixture, Notebook) {
    let fixture = ContentFixture(columns, rows)
    let page = Notebook("Sheet")
    page.modalPresentationStyle = style
    fixture.host.present(page, animated: false)
    _ = fixture.screen.frame()
    return (fixture, page)
  }

  @Test(
    arguments: [
      (.pageSheet, 60, 12, "2,0 56x12, page 4,3 52x8"),
      (.formSheet, 60, 12, "23,3 14x6, page 25,6 10x2"),
      (.fullScreen, 60, 12, "0,0 60x12, page 0,2 60x10"),
      (.pageSheet, 200, 50, "60,0 80x50, page 62,3 76x46"),
      (.formSheet, 8, 3, "0,0 8x3, page 2,2 4x0"),
      (.pageSheet, 1, 1, "0,0 1x1, page 0,1 1x0"),
    ] as [(ModalPresentationStyle, Int, Int, String)]
  )
  func `a sheet is in the middle, and full screen is the whole frame`(
    style: ModalPresentationStyle,
    columns: Int,
    rows: Int,
    expected: String
  ) throws {
    let (fixture, _) = sheet(style, columns, rows)
    let popover = try #require(fixture.screen.layout().popover)
    expectEqual("\(popover.rect), page \(popover.page)", expected)
    expect(popover.arrow == nil && popover.style == style)
  }

  @Test func `a form sheet is a box above the dimmed screen`() {
    let (fixture, _) = sheet(.formSheet)
    let frame = fixture.screen.frame()
    let lines = fixture.text.split(separator: "\n")
    let box = lines[3...8].map { String($0.dropFirst(23).prefix(14)) }
    expectEqual(
      box,
      [
        "╭────────────╮", "│   Sheet    │", "├────────────┤", "│ page of S… │",
        "│            │", "╰────────────╯",
      ]
    )
    expect(frame.cells[0, 0].style.isDim && !frame.cells[24, 4].style.isDim)
  }

  @Test func `full screen replaces everything`() {
    let (fixture, _) = sheet(.fullScreen, 20, 4)
    expectEqual(fixture.text, "       Sheet\n────────────────────\npage of Sheet\n\n")
  }

  @Test func `the page of a sheet has the focus and receives keys`() {
    let (fixture, page) = sheet(.pageSheet)
    page.taken = [.down]
    expect(page.wasFocused)
    _ = page.take()
    fixture.press(.down, .character("2"))
    expectEqual(page.take(), ["down", "character(\"2\")"])
    expectEqual(fixture.host.selectedTab?.identifier, "a")
    fixture.press(.escape)
    expect(fixture.host.presentedControllers.isEmpty)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `q dismisses what is presented, unless its page handles the key or is modal`(
    style: ModalPresentationStyle
  ) {
    let (fixture, page) = sheet(style)
    page.isModalInPresentation = true
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit && fixture.host.presentedControllers.count == 1)
    page.isModalInPresentation = false
    page.taken = [.character("q")]
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit && fixture.host.presentedControllers.count == 1)
    page.taken = []
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit && fixture.host.presentedControllers.isEmpty)
    fixture.press(.character("q"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `while something is presented, the list of keys has only those that quit`() {
    let (fixture, _) = sheet(.pageSheet)
    fixture.press(.character("?"))
    expectEqual(fixture.user.lines(containing: "Quit").map { $0.contains(" q ") }, [false])
    expectEqual(fixture.user.lines(containing: "Quit").map { $0.contains("Ctrl-C") }, [true])
  }

  @Test func `clicks inside go to the page, and a click outside only dismisses`() throws {
    let (fixture, page) = sheet(.formSheet)
    _ = page.take()
    try fixture.user.mouse(.press, .cell(26, 6))
    expectEqual(page.take(), ["press left 1,0"])
    try fixture.user.mouse(.release, .cell(26, 6))
    try fixture.user.click(.cell(1, 2))
    expect(fixture.host.presentedControllers.isEmpty)
    expectEqual(fixture.host.selectedTab?.identifier, "a")
  }

  @Test func `Esc does not dismiss a modal page`() throws {
    let (fixture, page) = sheet(.fullScreen)
    page.isModalInPresentation = true
    fixture.press(.escape)
    try fixture.user.mouse(.press, .cell(0, 0))
    expectEqual(fixture.host.presentedControllers.count, 1)
  }

  @Test func `Esc in a modal page names its Cancel, and otherwise says that it can't be closed`()
    throws
  {
    let (fixture, page) = sheet(.pageSheet)
    page.isModalInPresentation = true
    page.title = "Draft"
    let cancel = BarButtonItem(systemItem: .cancel, primaryAction: Action { _ in })
    cancel.isEnabled = false
    page.navigationItem.leftBarButtonItem = cancel
    func notice(after act: () throws -> Void) rethrows -> StatusText? {
      try act()
      return fixture.screen.statusLine(in: fixture.screen.layout()).notice
    }
    expectEqual(notice { fixture.press(.escape) }?.text, "Draft cannot be closed now")
    cancel.isEnabled = true
    expectEqual(notice { fixture.press(.escape) }?.text, "Cancel closes Draft")
    fixture.press(.down)
    expectEqual(
      try notice { try fixture.user.mouse(.press, .cell(0, 0)) }?.text,
      "Cancel closes Draft"
    )
    expectEqual(notice { fixture.press(.escape) }?.short, "Cancel closes this")
    page.title = nil
    expectEqual(notice { fixture.press(.escape) }?.text, "Cancel closes this")
    expectEqual(fixture.host.presentedControllers.count, 1)
  }

  @Test func `Esc in an alert without Cancel says that it needs an answer`() {
    let fixture = ContentFixture()
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    fixture.host.present(alert, animated: false)
    _ = fixture.screen.frame()
    fixture.press(.escape)
    let line = fixture.screen.statusLine(in: fixture.screen.layout())
    expectEqual(line.notice?.text, "Delete? needs an answer")
  }

  @Test func `Esc is offered only if it dismisses a page or goes back in its stack`() {
    let (fixture, page) = sheet(.pageSheet)
    expectEqual(fixture.hints, ["Esc close"])
    page.isModalInPresentation = true
    expect(fixture.hints.isEmpty)
    let stack = NavigationController(rootViewController: Notebook("root"))
    stack.pushViewController(Notebook("top"), animated: false)
    stack.isModalInPresentation = true
    stack.modalPresentationStyle = .pageSheet
    page.present(stack, animated: false)
    expect(fixture.hints.contains("Esc back"))
    fixture.press(.escape)
    expect(fixture.text.contains("page of root") && !fixture.hints.contains { $0.hasPrefix("Esc") })
  }

  @Test func `Esc goes back in a presented stack, and dismisses it from its root page`() {
    let fixture = ContentFixture()
    let delegate = DismissalLog()
    let stack = NavigationController(rootViewController: Notebook("root"))
    for title in ["middle", "top"] {
      stack.pushViewController(Notebook(title), animated: false)
    }
    stack.presentationController?.delegate = delegate
    fixture.host.present(stack, animated: false)
    var pages: [[String]] = []
    for _ in 0..<3 {
      fixture.press(.escape)
      pages.append(stack.viewControllers.compactMap(\.title) + delegate.calls)
    }
    expectEqual(pages, [["root", "middle"], ["root"], ["root", "should", "will", "did"]])
    expect(fixture.host.presentedControllers.isEmpty)
  }

  @Test func `the back key goes back in a presented stack`() {
    let fixture = ContentFixture()
    let stack = NavigationController(rootViewController: Notebook("root"))
    stack.pushViewController(Notebook("top"), animated: false)
    stack.modalPresentationStyle = .pageSheet
    fixture.host.present(stack, animated: false)
    _ = fixture.screen.frame()
    expect(fixture.text.contains("page of top"))
    fixture.press(.backspace)
    expect(fixture.text.contains("page of root"))
    fixture.press(.backspace)
    expect(stack.viewControllers.count == 1 && !fixture.host.presentedControllers.isEmpty)
  }

  @Test func `the lower sheet is visible below the upper one but receives nothing`() throws {
    let (fixture, page) = sheet(.pageSheet)
    let upper = Notebook("Upper")
    upper.modalPresentationStyle = .formSheet
    page.present(upper, animated: false)
    _ = fixture.screen.frame()
    let layout = fixture.screen.layout()
    expect(layout.covered.map(\.style) == [.pageSheet] && layout.popover?.style == .formSheet)
    expect(layout.description.contains("covered pageSheet 2,0 56x12\nformSheet 23,3 14x6"))
    expect(fixture.text.contains("page of Sh") && fixture.text.contains("page of U…"))
    _ = page.take()
    fixture.press(.down)
    try fixture.user.mouse(.press, .cell(5, 4))
    expect(!page.take().contains("down"))
    expectEqual(fixture.host.presentedControllers.count, 1)
  }
}

@MainActor private final class DismissalLog: AdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    calls.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    calls.append("did")
  }
}
