import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing popovers.
@MainActor struct PopoverPaintingTests {
  private func place(_ fixture: ContentFixture) -> String {
    guard let popover = fixture.screen.layout().popover else { return "none" }
    return "\(popover.side) \(popover.rect)" + (popover.arrow.map { " \($0)" } ?? "")
  }

  /// Returns a fixture with a popover for the item of `b` in a bar at the top.
  private func atTop(_ edge: Popover.Edge?, isRightToLeft: Bool = false) -> ContentFixture {
    let fixture = ContentFixture(60, 14, isRightToLeft: isRightToLeft)
    fixture.host.user.toggleSidebar()
    fixture.present(Notebook("Pop"), on: fixture.tab("b"), at: edge)
    return fixture
  }

  @Test func `a popover is a box with an arrow, a title and its content`() {
    let fixture = ContentFixture(40, 8)
    fixture.screen.size = CellSize(columns: 60, rows: 8)
    fixture.present(Notebook("Pop"), on: fixture.tab("b"))
    let lines: [String] = fixture.text.split(separator: "\n").prefix(6).map { line in
      String(line.prefix(34))
    }
    expectEqual(
      lines,
      [
        " ≡          Edit │ a              ", "▌  a             ╭────────────╮───",
        "   b             ◂ Pop        │", "   c             │ page of P… │",
        " ▾ g             │            │", "     g1          ╰────────────╯",
      ]
    )
  }

  @Test(
    arguments: [
      (nil, "below 22,1 14x5 28,1"), (.bottom, "below 22,1 14x5 28,1"),
      (.top, "below 22,1 14x5 28,1"), (.leading, "left 13,0 14x5 26,1"),
      (.trailing, "right 30,0 14x5 30,1"),
    ] as [(Popover.Edge?, String)]
  )
  func `a popover is at the preferred side, or at the opposite one if there is no room`(
    edge: Popover.Edge?,
    expected: String
  ) {
    expectEqual(place(atTop(edge)), expected)
  }

  @Test func `in a right-to-left layout, the leading side of a popover is on the right`() {
    expect(place(atTop(.leading, isRightToLeft: true)).hasPrefix("right "))
    expect(place(atTop(.trailing, isRightToLeft: true)).hasPrefix("left "))
  }

  @Test func `a popover for a bar at the bottom is above the bar`() {
    let fixture = ContentFixture(40, 12)
    fixture.present(Notebook("Pop"), on: fixture.tab("b"))
    expectEqual(place(fixture), "above 8,6 14x5 14,10")
  }

  @Test
  func `a popover points to the overflow item or an action's row, or is in the middle`()
    throws
  {
    let fixture = ContentFixture(20, 12)
    fixture.host.tabs += (0..<6).map { .shown("more\($0)") }
    fixture.present(Notebook("Pop"), on: fixture.tab("more5"))
    let more = try #require(fixture.screen.layout().rect(of: .more))
    let arrow = try #require(fixture.screen.layout().popover?.arrow)
    expectEqual(arrow, CellPoint(column: more.column + more.columns / 2, row: more.row - 1))

    fixture.screen.size = CellSize(columns: 60, rows: 14)
    let group = try #require(fixture.tab("g") as? TabGroupItem)
    let source = try #require(group.sidebarActions.first)
    _ = fixture.screen.frame()
    fixture.present(Notebook("Pop"), on: ActionSource(fixture.screen, source, group))
    expectEqual(fixture.screen.layout().popover?.arrow?.column, 8)
    fixture.present(Notebook("Pop"), on: Nowhere())
    expectEqual(place(fixture), "middle 23,4 14x5")
  }

  @Test func `a popover moves with its tab, and shrinks or moves to the middle without room`() {
    let fixture = ContentFixture(60, 14)
    let content = Notebook("Pop")
    content.wantedSize = CellSize(columns: .max, rows: .max)
    fixture.present(content, on: fixture.tab("b"))
    expectEqual(place(fixture), "right 17,0 43x14 17,2")
    fixture.screen.size = CellSize(columns: 40, rows: 12)
    expectEqual(place(fixture), "above 0,0 40x11 14,10")
    fixture.screen.size = CellSize(columns: 40, rows: 4)
    expectEqual(place(fixture), "right 16,0 24x4 16,2")
    fixture.screen.size = CellSize(columns: 1, rows: 1)
    expectEqual(fixture.text, "P\n")
  }

  @Test func `a popover without drawn content is as large as its title`() {
    let fixture = ContentFixture(60, 14)
    let plain = ViewController()
    plain.title = "Added"
    fixture.present(plain, on: fixture.tab("b"))
    expectEqual(place(fixture), "right 17,1 9x3 17,2")
  }

  @Test func `the content of a popover receives keys first, and few other keys have an effect`() {
    let fixture = ContentFixture(60, 14)
    let content = Notebook("Pop")
    content.taken = [.enter]
    fixture.present(content, on: fixture.tab("b"))
    _ = fixture.screen.frame()
    fixture.press(.enter, .down, .character("e"), .character("2"))
    expectEqual(
      content.take(),
      ["gained", "enter", "down", "character(\"e\")", "character(\"2\")"]
    )
    expectEqual(fixture.host.selectedTab?.identifier, "a")
    expect(!fixture.host.isEditing && fixture.screen.focus == .row(0))
    fixture.press(.character("?"))
    expect(fixture.text.contains("Keys"))
    fixture.press(.escape)
    expect(fixture.host.popover != nil)
    fixture.press(.escape)
    expect(fixture.host.popover == nil)
    expectEqual(content.take().last, "lost")
  }

  @Test func `a press outside a popover dismisses it and has no other effect`() throws {
    let fixture = ContentFixture(60, 14)
    let content = Notebook("Pop")
    fixture.present(content, on: fixture.tab("b"))
    _ = fixture.screen.frame()
    try fixture.user.mouse(.press, .cell(20, 3))
    try fixture.user.mouse(.release, .cell(0, 0))
    try fixture.user.mouse(.press, .cell(3, 3), .wheelDown)
    expectEqual(content.take(), ["gained", "press left 1,0", "release left -19,-3"])
    expect(fixture.host.popover != nil)
    try fixture.user.click(.cell(3, 2))
    expect(fixture.host.popover == nil)
    expectEqual(fixture.host.selectedTab?.identifier, "a")
  }
}

/// A source that queries the screen for the frame of an action, like a source defined by an app.
private final class ActionSource: PopoverSourceItem {
  private let answer: (ViewController) -> CGRect?

  init(_ screen: HostScreen, _ action: Action, _ group: TabGroupItem) {
    answer = { _ in screen.frame(of: action, in: group) }
  }

  func frame(in controller: ViewController) -> CGRect? { answer(controller) }
}

/// A source that is not visible.
private final class Nowhere: PopoverSourceItem {
  func frame(in controller: ViewController) -> CGRect? { nil }
}
