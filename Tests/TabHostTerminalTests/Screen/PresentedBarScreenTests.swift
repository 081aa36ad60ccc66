import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Navigation bars of presented pages in a terminal.
@MainActor struct PresentedBarScreenTests {
  private let fixture = ContentFixture(60, 12)
  private let page = Notebook("Sheet")
  private let log = CallLog()
  private var host: TabHostController { fixture.host }

  private func present(_ controller: ViewController, _ style: ModalPresentationStyle) {
    controller.modalPresentationStyle = style
    host.present(controller, animated: false)
    _ = fixture.screen.frame()
    log.clear()
  }

  private func click(_ target: FrameElement.ID, _ button: MouseEvent.Button = .left) throws {
    try fixture.user.click(.element(target), button)
  }

  private var heading: String? {
    fixture.user.lines(containing: "Done").first
  }

  @Test func `a sheet has the title, the back button and the buttons of its page`() {
    let stack = NavigationController(rootViewController: Notebook("Root"))
    stack.pushViewController(page, animated: false)
    page.navigationItem.title = "Edit"
    page.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done)
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .add)
    present(stack, .pageSheet)
    expectEqual(heading, "▌ │ ‹ Root  +               Edit                   Done  │──")
    stack.isNavigationBarHidden = true
    expect(heading == nil)
    expect(fixture.screen.layout().popover?.title == nil)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func `the mouse and the keyboard reach the buttons in each style`(
    style: ModalPresentationStyle
  ) throws {
    page.navigationItem.leftBarButtonItem = log.button("Cancel")
    page.navigationItem.rightBarButtonItem = log.button("Done")
    present(page, style)
    try click(.barButton(0))
    try click(.barButton(1))
    expectEqual(log.handlers, ["Cancel", "Done"])
    fixture.press(.left, .enter)
    expectEqual(log.handlers, ["Cancel", "Done", "Cancel"])
    fixture.press(.right, .character(" "))
    expectEqual(log.handlers, ["Cancel", "Done", "Cancel", "Done"])
    expectEqual(host.presentedControllers.count, 1)
  }

  @Test func `the buttons of a popover are usable, as the renderer shows it above everything`()
    throws
  {
    page.navigationItem.rightBarButtonItem = log.button("Done")
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceItem = host.tabs[0]
    present(page, .popover)
    try click(.barButton(0))
    expectEqual(log.handlers, ["Done"])
  }

  @Test func `Tab and the arrows move between the page and its buttons`() {
    page.navigationItem.leftBarButtonItem = log.button("Cancel")
    page.navigationItem.rightBarButtonItem = log.button("Done")
    present(page, .pageSheet)
    expect(page.wasFocused)
    fixture.press(.tab)
    expect(!page.wasFocused)
    fixture.press(.down)
    expect(page.wasFocused)
    fixture.press(.up, .right, .enter)
    expectEqual(log.handlers, ["Done"])
    expect(!page.wasFocused)
    fixture.press(.backTab)
    expect(page.wasFocused)
  }

  @Test func `a page without content of its own has the focus on its first button`() {
    let plain = ViewController()
    plain.title = "Plain"
    plain.navigationItem.rightBarButtonItem = log.button("Done")
    present(plain, .formSheet)
    fixture.press(.enter)
    expectEqual(log.handlers, ["Done"])
    fixture.press(.tab, .down, .up, .enter)
    expectEqual(log.handlers, ["Done", "Done"])
  }

  @Test func `a menu opens below its button, by a tap, the menu key or the right mouse button`()
    throws
  {
    let sort = BarButtonItem(
      title: "Sort",
      menu: Menu(children: [log.action("Name"), log.action("Year")])
    )
    page.navigationItem.rightBarButtonItem = sort
    present(page, .pageSheet)
    try click(.barButton(0))
    let place = try #require(fixture.screen.layout().rect(of: .barButton(0)))
    let panel = try #require(fixture.screen.panel)
    expectEqual(fixture.screen.panelRect(panel, fixture.screen.layout()).row, place.endRow)
    fixture.press(.down, .enter)
    expectEqual(log.handlers, ["Year"])
    sort.primaryAction = log.action("Reverse")
    try click(.barButton(0), .right)
    expect(host.openMenu?.barButton === sort)
    fixture.press(.escape, .character("m"))
    expect(host.openMenu?.barButton === sort)
    fixture.press(.escape, .enter)
    expectEqual(log.handlers, ["Year", "Reverse"])
  }

  @Test func `buttons that don't fit are in the overflow menu of the sheet`() throws {
    page.navigationItem.rightBarButtonItems = (0..<9).map { log.button("Number \($0)") }
    present(page, .pageSheet)
    try click(.navigationOverflow)
    expectEqual(host.openMenu?.isNavigationOverflow, true)
    fixture.press(.end, .enter)
    expectEqual(log.handlers, ["Number 4"])
  }

  @Test func `a click on the back button goes back, and the next page has the focus`() throws {
    let root = Notebook("Root")
    let stack = NavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    present(stack, .formSheet)
    try click(.back)
    expectEqual(stack.viewControllers.map(ObjectIdentifier.init), [ObjectIdentifier(root)])
    expect(root.wasFocused)
    expect(fixture.screen.layout().rect(of: .back) == nil)
  }

  @Test func `the content beneath a sheet keeps its focus and its buttons`() throws {
    let content = ViewController()
    content.navigationItem.rightBarButtonItem = log.button("Share")
    host.tabs = [.showing(content, "p")]
    _ = fixture.screen.frame()
    try click(.barButton(0))
    expectEqual(fixture.screen.focus, .barButton(0))
    present(page, .pageSheet)
    page.navigationItem.rightBarButtonItem = log.button("Done")
    fixture.press(.tab, .enter)
    expectEqual(log.handlers, ["Done"])
    host.dismiss(animated: false)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focus, .barButton(0))
    fixture.press(.enter)
    expectEqual(log.handlers, ["Done", "Share"])
  }

  @Test func `in a right-to-left layout, the heading is mirrored within the sheet`() throws {
    page.navigationItem.leftBarButtonItem = log.button("Cancel")
    page.navigationItem.rightBarButtonItem = log.button("Done")
    host.traitCollection.layoutDirection = .rightToLeft
    present(page, .pageSheet)
    let layout = fixture.screen.layout()
    let cancel = try #require(layout.rect(of: .barButton(0)))
    let done = try #require(layout.rect(of: .barButton(1)))
    expectEqual(cancel.endColumn, layout.popover?.title?.endColumn)
    expectEqual(done.column, layout.popover?.title?.column)
    fixture.press(.tab, .enter, .left, .enter)
    expectEqual(log.handlers, ["Cancel", "Done"])
  }

  @Test func `a popover can point to a button of a sheet`() throws {
    let source = log.button("Done")
    page.navigationItem.rightBarButtonItem = source
    present(page, .pageSheet)
    let upper = Notebook("Upper")
    upper.modalPresentationStyle = .popover
    upper.popoverPresentationController?.sourceItem = source
    page.present(upper, animated: false)
    _ = fixture.screen.frame()
    let layout = fixture.screen.layout()
    expectEqual(layout.popover?.side, .below)
    let item = try #require(layout.controls(in: .popover, layer: 1).first)
    expectEqual(layout.popover?.rect.row, item.rect.endRow)
    expectEqual(fixture.screen.frame(of: source)?.minY, CGFloat(item.rect.row))
  }
}
