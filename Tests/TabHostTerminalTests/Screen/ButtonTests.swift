import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Buttons of the screen.
@MainActor struct ButtonTests {
  private let fixture = ScreenFixture()

  private func header() -> String { fixture.screen.frame().plainLine(0) }

  /// Clicks on the line of a list that contains a text.
  private func choose(_ text: String) throws {
    try fixture.user.click(.text(text))
  }

  @Test func `a click on a toolbar button performs its action if it is enabled`() throws {
    fixture.host.sidebar.toolbarItems = [
      fixture.log.action("New"), fixture.log.action("Hidden", .hidden),
      fixture.log.action("Old", .disabled),
    ]
    expect(header().hasPrefix(" ≡      New  Old⊘ Edit │"))
    try fixture.user.click(.element(.toolbarItem(0)))
    try fixture.user.click(.element(.toolbarItem(2)))
    expectEqual(fixture.log.handlers, ["New"])
    fixture.press(.up, .right)
    expectEqual(fixture.screen.focus, .toolbarItem(0))
  }

  @Test func `toolbar buttons that do not fit are in a list`() throws {
    fixture.host.sidebar.toolbarItems = (0..<9).map { fixture.log.action("\($0)0") }
    expect(header().hasPrefix(" ≡     00  10  »  Edit │"))
    try fixture.user.click(.element(.moreToolbarItems))
    expectEqual(fixture.user.lines(containing: "30").count, 1)
    try choose("80")
    expectEqual(fixture.log.handlers, ["80"])
    expect(fixture.user.lines(containing: "30").isEmpty)
  }

  @Test func `the sidebar's overflow menu has a button, except while editing`() throws {
    let sort = fixture.log.action("Sort")
    fixture.host.sidebar.navigationOverflowItems = DeferredMenuElement { $0([sort]) }
    expect(header().hasPrefix(" ≡             ⋯  Edit │"))
    try fixture.user.click(.element(.sidebarOverflow))
    try choose("Sort")
    expectEqual(fixture.log.handlers, ["Sort"])
    try fixture.user.click(.element(.sidebarOverflow))
    fixture.press(.down, .enter)
    expect(fixture.host.isEditing)
    expect(fixture.screen.layout().rect(of: .sidebarOverflow) == nil)
  }

  @Test func `the title of the sidebar is truncated to make room for buttons`() {
    fixture.host.title = "My long library"
    fixture.host.sidebar.toolbarItems = (0..<9).map { fixture.log.action("\($0)0") }
    expect(header().hasPrefix(" ≡ My lon… 00  »  Edit │"))
  }

  @Test func `a frame that is not interactive has no buttons`() {
    fixture.host.isSearchable = true
    fixture.host.sidebar.toolbarItems = [fixture.log.action("New")]
    let painter = FramePainter(host: fixture.host)
    let layout = painter.layout(size: fixture.screen.size)
    expectEqual(layout.headingButtons.map(\.id), [.sidebarToggle])
    expect(!painter.frame(size: fixture.screen.size).plainLine(0).contains("?"))
  }

  @Test(arguments: [(1, 1), (3, 2), (12, 3), (60, 2), (60, 3), (61, 4), (80, 24)])
  func `buttons are inside the frame and do not overlap`(columns: Int, rows: Int) {
    fixture.host.isSearchable = true
    fixture.host.user.activateSearch()
    fixture.host.sidebar.toolbarItems = (0..<9).map { fixture.log.action("\($0)0") }
    fixture.host.sidebar.navigationOverflowItems = DeferredMenuElement { $0([]) }
    for isEditing in [false, true] {
      fixture.screen.size = CellSize(columns: columns, rows: rows)
      if isEditing { fixture.host.user.beginEditing() }
      let layout = fixture.screen.layout()
      let items = layout.headingButtons
      for (index, item) in items.enumerated() {
        expectEqual(item.rect.intersection(CellRect(fixture.screen.size)), item.rect)
        expectEqual(layout.element(at: item.rect.origin)?.id, item.id)
        for other in items[..<index] {
          expect(item.rect.intersection(other.rect).isEmpty, "\(item) \(other)")
        }
      }
      _ = fixture.screen.frame()
    }
  }
}
