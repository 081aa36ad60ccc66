import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Text pages.
@MainActor struct TextViewTests {
  private func numbered(_ count: Int) -> TextViewController {
    TextViewController(StyledText((0..<count).map { "\($0)" }.joined(separator: "\n")))
  }

  // MARK: - Drawing

  @Test func `text is wrapped to the width, with the styles of its parts`() {
    var text = StyledText("Moss ", style: CellStyle(bold: true))
    text.append("and Rain")
    let page = TextViewController(text)
    var canvas = Canvas(size: CellSize(columns: 8, rows: 3))
    page.draw(on: &canvas)
    expectEqual(canvas.contents.plainText, "Moss and\nRain\n\n")
    let styles = (0..<8).map { canvas.contents.cells[$0, 0].style.isBold }
    expectEqual(styles, [true, true, true, true, true, false, false, false])
  }

  @Test func `unsafe characters are replaced, and tabs extend to the next stop`() {
    let page = TextViewController(StyledText("a\u{1B}[2J\tb"))
    expectEqual(page.lines(10, 1), [" a␛[2J   b"])
  }

  @Test func `equal styles share a part, and empty parts are omitted`() {
    var text = StyledText("a")
    text.append("b")
    text.append("", style: CellStyle(bold: true))
    expectEqual(text.runs, [StyledText.Run("ab")])
    expectEqual(
      StyledText([.init(""), .init("a"), .init("b", style: CellStyle(dim: true))]).string,
      "ab"
    )
  }

  // MARK: - Selecting at the edge

  /// A page of 30 lines, of which the first ones are visible, in a screen.
  private func screen(
    _ page: ViewController
  ) -> (user: ScreenDriver, area: CellRect) {
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.mode = .tabBar
    let user = ScreenDriver(host, columns: 40, rows: 10)
    return (user, user.screen.layout().page(of: .content) ?? CellRect(user.frame.size))
  }

  @Test func `text that the user selects scrolls while the pointer rests at or beyond the edge`()
    throws
  {
    let page = numbered(30)
    let (user, area) = screen(page)
    func drag(toRow row: Int) throws { try user.mouse(.drag, .cell(area.column, row)) }
    try user.mouse(.press, .cell(area.origin))
    try drag(toRow: area.row + 2)
    expect(!user.screen.isDragging)
    user.wait(.seconds(1))
    expectEqual(page.selectedText, "0\n1\n")
    try drag(toRow: area.endRow - 1)
    expect(user.screen.isDragging)
    let last = area.rows - 1
    user.wait(MoveMode.scrollInterval / 2)
    expectEqual(page.scrollOffset, 0)
    for _ in 0..<3 { user.wait(MoveMode.scrollInterval) }
    expectEqual(page.scrollOffset, 3)
    expectEqual(page.selectedText?.split(separator: "\n").last, "\(last + 2)")
    try drag(toRow: area.row)
    for _ in 0..<2 { user.wait(MoveMode.scrollInterval) }
    expectEqual(page.scrollOffset, 1)
    try user.mouse(.release, .cell(area.origin))
    expect(!user.screen.isDragging)
    user.wait(.seconds(1))
    expectEqual(page.scrollOffset, 1)
  }

  @Test func `an editor scrolls in the same way, and stops at the end of its text`() throws {
    let editor = TextEditorController((0..<12).map { "\($0)" }.joined(separator: "\n"))
    let (user, area) = screen(editor)
    try user.mouse(.press, .cell(area.origin))
    try user.mouse(.drag, .cell(area.column, area.endRow - 1))
    var waits = 0
    while user.screen.isDragging, waits < 40 {
      user.wait(MoveMode.scrollInterval)
      waits += 1
    }
    expectEqual(waits, 12 - area.rows)
    expect(user.frame.plainText.contains("11"))
    expectEqual(editor.selection.range.lowerBound.line, 0)
  }

  // MARK: - Scrolling

  @Test func `keys and the wheel scroll, and are up to the host at the ends`() {
    let page = numbered(9)
    expectEqual(page.lines(3, 3), [" 0", " 1", " 2"])
    expect(!page.press(.up) && !page.mouse(.press, .wheelUp, 0, 0))
    expect(page.press(.down, .pageDown))
    expectEqual(page.lines(3, 3), [" 3", " 4", " 5"])
    expect(page.mouse(.press, .wheelDown, 0, 0))
    expectEqual(page.lines(3, 3), [" 6", " 7", " 8"])
    expect(!page.press(.down) && !page.press(.end))
    expect(page.press(.home))
    expectEqual(page.lines(3, 3).first, " 0")
  }

  // MARK: - Appending

  @Test func `appended text keeps the position and the selection, and has its styles`() {
    let page = numbered(9)
    _ = page.lines(3, 3)
    page.press(.down)
    page.mouse(.press, 0, 0)
    page.mouse(.drag, 1, 1)
    page.append(StyledText("\n10", style: CellStyle(bold: true)))
    page.append(StyledText())
    expectEqual(page.selectedText, "1\n2")
    expectEqual(page.lines(3, 3).map { $0.dropFirst() }, ["1", "2", "3"])
    page.press(.escape, .end)
    expectEqual(page.lines(3, 3), [" 7", " 8", "*10"])
    expectEqual(page.text.runs.map(\.text), ["0\n1\n2\n3\n4\n5\n6\n7\n8", "\n10"])
  }

  @Test func `appended text gets a scrollbar, and links that continue`() throws {
    let target = try #require(URL(string: "https://example.org"))
    let page = TextViewController(StyledText("a\nb\nc\nd"))
    page.linkHandler = { _ in }
    expect(page.lines(12, 4).allSatisfy { $0.count == 2 })
    page.append(StyledText([.init("\nsee ", link: target)]))
    page.append(StyledText([.init("there", link: target)]))
    expectEqual(page.lines(12, 4)[0].count, 13)
    expectEqual(page.links.count, 1)
  }

  @Test func `a page follows its end until the user scrolls away, and again when the user returns`()
  {
    let page = TextViewController()
    page.followsEnd = true
    expectEqual(page.lines(3, 3), [" ", " ", " "])
    for number in 0..<5 { page.append(StyledText("\(number)\n")) }
    expectEqual(page.lines(3, 3), [" 3", " 4", " "])
    page.mouse(.press, .wheelUp, 0, 0)
    page.append(StyledText("5\n"))
    expectEqual(page.lines(3, 3), [" 0", " 1", " 2"])
    expect(page.press(.end))
    page.append(StyledText("6\n"))
    expectEqual(page.lines(3, 3), [" 5", " 6", " "])
    page.press(.up)
    page.append(StyledText("7\n"))
    expectEqual(page.lines(3, 3), [" 4", " 5", " 6"])
    page.press(.down, .down)
    page.append(StyledText("8\n9"))
    expectEqual(page.lines(3, 3), [" 7", " 8", " 9"])
    expectEqual(page.lines(3, 2), [" 8", " 9"])
    page.text = StyledText("a\nb\nc\nd")
    expectEqual(page.lines(3, 2), [" c", " d"])
    page.followsEnd = false
    page.append(StyledText("\ne"))
    expectEqual(page.lines(3, 2), [" c", " d"])
  }

  @Test func `a page does not follow its end while text is selected`() {
    let page = numbered(5)
    page.followsEnd = true
    _ = page.lines(3, 3)
    page.mouse(.press, 0, 0)
    page.mouse(.drag, 1, 0)
    page.append(StyledText("\n5\n6"))
    expectEqual(page.lines(3, 3).map { $0.dropFirst() }, ["2", "3", "4"])
    page.press(.escape, .end)
    page.append(StyledText("\n7"))
    expectEqual(page.lines(3, 3), [" 5", " 6", " 7"])
  }

  @Test func `Control with u and d scrolls by half of the visible lines`() {
    let page = numbered(9)
    _ = page.lines(3, 4)
    expect(!page.press(.character("u"), modifiers: .control))
    expect(page.press(.character("d"), modifiers: .control))
    expectEqual(page.lines(3, 4).first, " 2")
    expect(page.press(.character("u"), modifiers: .control))
    expectEqual(page.lines(3, 4).first, " 0")
  }

  @Test func `the first visible text stays at another width`() {
    let page = TextViewController(StyledText("one two three four five six"))
    _ = page.lines(5, 2)
    page.press(.down, .down)
    expectEqual(page.lines(5, 2), [" three", " four"])
    expectEqual(page.lines(10, 2), [" three four", " five six"])
  }

  @Test func `a shorter text is shown from its last lines`() {
    let page = numbered(9)
    _ = page.lines(3, 2)
    page.press(.end)
    page.text = StyledText("a\nb\nc")
    expectEqual(page.lines(3, 2), [" b", " c"])
    page.text = StyledText()
    expectEqual(page.lines(3, 2), [" ", " "])
    expect(!page.press(.down) && !page.press(.up))
  }

  @Test(arguments: [(0, 0), (0, 4), (4, 0), (1, 1)])
  func `every size can be drawn and scrolled`(columns: Int, rows: Int) {
    let page = numbered(9)
    for _ in 1...2 {
      var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
      page.draw(on: &canvas)
      page.press(.end)
      page.press(.right, .down, modifiers: .shift)
      page.click(0, 0)
    }
    page.text = StyledText("a")
    expectEqual(page.lines(2, 2), [" a", " "])
  }

  @Test func `text that cannot be selected has the focus only if it scrolls`() {
    let page = numbered(3)
    page.allowsSelection = false
    _ = page.lines(3, 3)
    expect(!page.canBecomeFocused)
    _ = page.lines(3, 2)
    expect(page.canBecomeFocused)
    expect(!page.press(.character("a"), modifiers: .control) && !page.mouse(.press, 0, 0))
  }

  @Test func `a popover is as large as the text`() {
    let page = TextViewController(StyledText("one\nthree"))
    expectEqual(
      page.preferredSize(in: CellSize(columns: 40, rows: 9)),
      CellSize(columns: 5, rows: 2)
    )
    expectEqual(
      page.preferredSize(in: CellSize(columns: 3, rows: 2)),
      CellSize(columns: 3, rows: 2)
    )
  }

  // MARK: - Scrollbar

  @Test func `a text that does not fit leaves its last column to a scrollbar`() {
    let page = TextViewController(StyledText("0 2 4 6 8 ab\n\n\n\n\n\n\nend"))
    expectEqual(
      page.lines(12, 4),
      [" 0 2 4 6 8  │", " ab         █", "            │", "            ▾"]
    )
    expectEqual(page.lines(11, 9).first, " 0 2 4 6 8")
    expectEqual(page.lines(12, 8), [" 0 2 4 6 8 ab", " ", " ", " ", " ", " ", " ", " end"])
    expectEqual(page.lines(9, 4), [" 0 2 4 6 8", " ab", " ", " "])
    expectEqual(page.lines(12, 4, isRightToLeft: true)[0], " │ 0 2 4 6 8")
  }

  @Test func `the scrollbar scrolls by pages, and its thumb can be dragged to both ends`() {
    let page = numbered(100)
    _ = page.lines(10, 10)
    page.click(9, 9)
    expectEqual(page.lines(10, 10).first, " 9        ▴")
    page.click(9, 0)
    expectEqual(page.lines(10, 10).first, " 0        │")
    page.mouse(.press, 9, 1)
    page.mouse(.drag, 4, 5)
    expectEqual(page.lines(10, 10)[5], " 56       █")
    page.mouse(.drag, 9, 30)
    expectEqual(page.lines(10, 10).last, " 99       │")
    page.mouse(.drag, 9, -3)
    page.mouse(.release, 9, 2)
    expectEqual(page.lines(10, 10).first, " 0        │")
    expect(page.selectedText == nil)
  }

  @Test func `every line of a wrapped text can be dragged to, and ends only at the ends`() {
    let words = (0..<300).map { String(repeating: "word\($0) ", count: $0 % 7 * 5) }
    let page = TextViewController(StyledText(words.joined(separator: "\n")))
    _ = page.lines(20, 8)
    var before = (-1, 0)
    repeat {
      let now = page.scrolledLines
      expect(now.count == page.scrolledLines.count && now.first >= before.0)
      expectEqual((now.first == 0), (page.firstLineShown == .start))
      before = now
    } while page.scroll(by: 1)
    expectEqual(before.0, before.1 - 8)
  }

  @Test func `a frame of a long text wraps about a screen of lines`() {
    let line = "Moss and Rain, a walk through an old forest"
    let page = TextViewController(
      StyledText(Array(repeating: line, count: 20_000).joined(separator: "\n"))
    )
    _ = page.lines(30, 10)
    expectEqual(page.layout.wrappedLineCount, 22)
    page.press(.end)
    _ = page.lines(30, 10)
    expectEqual(page.layout.wrappedLineCount, 22)
    page.mouse(.press, 29, 8)
    page.mouse(.drag, 29, 5)
    _ = page.lines(30, 10)
    expect(page.layout.wrappedLineCount <= 34)
    _ = page.lines(20, 10)
    expect(page.layout.wrappedLineCount <= 36)
    expectEqual(page.preferredSize(in: CellSize(columns: 60, rows: 20)).columns, 45)
  }

  // MARK: - Selecting

  @Test func `a drag selects text, also backward and over lines`() {
    let page = TextViewController(StyledText("one two\n漢字 three"))
    _ = page.lines(20, 3)
    page.mouse(.press, 4, 0)
    expect(page.selectedText == nil)
    page.mouse(.drag, 2, 1)
    expectEqual(page.selectedText, "two\n漢")
    page.mouse(.drag, 1, 0)
    page.mouse(.release, 1, 0)
    expectEqual(page.selectedText, "ne ")
    expect(!page.mouse(.release, 1, 0))
    page.click(0, 0)
    expect(page.selectedText == nil)
  }

  @Test func `a drag beyond the last line scrolls`() {
    let page = numbered(9)
    _ = page.lines(3, 3)
    page.mouse(.press, 0, 1)
    page.mouse(.drag, 1, 3)
    expectEqual(page.lines(3, 3), [">1", ">2", ">3"])
    expectEqual(page.selectedText, "1\n2\n3")
  }

  @Test func `Shift with the arrow keys selects from the first visible character`() {
    let page = numbered(9)
    _ = page.lines(3, 3)
    page.press(.down)
    page.press(.right, .down, modifiers: .shift)
    expectEqual(page.selectedText, "1\n2")
    page.press(.left, .left, .up, modifiers: .shift)
    expectEqual(page.selectedText, "\n")
    page.press(.escape)
    expect(page.selectedText == nil)
    expect(!page.press(.escape))
  }

  @Test func `selected text is reversed`() {
    let page = TextViewController(StyledText("abc"))
    _ = page.lines(4, 1)
    page.press(.right, modifiers: .shift)
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1))
    page.draw(on: &canvas)
    expectEqual(
      (0..<4).map { canvas.contents.cells[$0, 0].style.isReversed },
      [true, false, false, false]
    )
  }

  @Test func `another text ends the selection`() {
    let page = numbered(3)
    page.selectAll()
    expectEqual(page.selectedText, "0\n1\n2")
    page.text.append("\n3")
    expect(page.selectedText == nil)
  }
}
