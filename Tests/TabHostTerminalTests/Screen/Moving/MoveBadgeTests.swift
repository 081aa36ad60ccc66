import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Styles and badge of a move.
@MainActor struct MoveBadgeTests {
  // MARK: - Styles

  @Test func `the original row is dimmed, a gap is underlined, and a drop target is reversed`() {
    let fixture = ScreenFixture.moving(.character("v"), .down)
    let old = fixture.place(of: fixture.row("c1"))
    let new = fixture.place(of: fixture.row("c2"))
    let cells = fixture.screen.frame().cells
    expect(cells[old.column, old.row].style.isDim)
    expect(!cells[old.column, old.row].style.isUnderlined)
    expect(cells[new.column, new.row].style.isUnderlined)
    let other = ScreenFixture.draggingPhoto()
    other.press(.up, .up)
    let target = other.place(of: other.row("b"))
    expect(other.screen.frame().cells[target.column, target.row].style.isReversed)
  }

  @Test func `a gap before a row underlines the row above`() {
    let fixture = ScreenFixture.moving(.down, .character("v"), .up)
    let cells = fixture.screen.frame().cells
    let above = fixture.place(of: fixture.row("g"))
    let below = fixture.place(of: fixture.row("c1"))
    expect(cells[above.column, above.row].style.isUnderlined)
    expect(!cells[below.column, below.row].style.isUnderlined)
  }

  @Test func `a gap after a group is marked below its last visible descendant`() {
    let fixture = ScreenFixture.moving()
    fixture.host.allowsReordering = true
    fixture.host.tabs.append(TabGroupItem(title: "h", identifier: "h", children: []))
    fixture.press(.end, .character("v"), .up)
    let line = fixture.screen.frame().plainLines.first { $0.hasPrefix("┌") }
    expectEqual(line?.contains("▾ g"), true)
    fixture.press(.escape, .home, .down, .down, .character("v"), .down)
    expectEqual(fixture.lines(with: "└").first?.contains("› g"), true)
    fixture.press(.enter, .home, .down, .down, .character("v"), .down)
    expectEqual(fixture.lines(with: "└").first?.contains("+ New"), true)
    expectEqual(fixture.lines(with: "└").first?.contains("› h"), true)
  }

  @Test func `the mark is at the resulting position, not at the pointer`() {
    let fixture = ScreenFixture.moving()
    fixture.host.allowsReordering = true
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("a")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("g")))
    expectEqual(fixture.lines(with: "└").first?.contains("b"), true)
    fixture.tab("b").allowsMoving = false
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("b")))
    expect(fixture.lines(with: "└").isEmpty)
    expectEqual(fixture.lines(with: "⊘ a").count, 1)
  }

  // MARK: - Badge

  @Test func `blanks separate the badge from the text beside it`() {
    let fixture = ScreenFixture.moving()
    fixture.host.allowsReordering = true
    fixture.tab("c1").title = String(repeating: "x", count: 16)
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("a")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("g")))
    let below = fixture.place(of: fixture.row("c1")).row
    let row = Array(fixture.screen.frame().cells.row(below))
    let badge = row.indices.filter { row[$0].style.isReversed }
    guard let first = badge.first, let last = badge.last else {
      return expect(!badge.isEmpty)
    }
    expect(row[first - 1].character == " " && row[last + 1].character == " ")
  }

  @Test func `the badge is beside the pointer and inside the frame`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.press(.escape)
    let size = fixture.screen.size
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("c1")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("b")))
    expectEqual(fixture.lines(with: "+ c1").count, 1)
    for point in [
      CellPoint(column: size.columns - 1, row: size.rows - 1),
      CellPoint(column: size.columns - 1, row: 0), CellPoint(column: 0, row: size.rows - 1),
      CellPoint(column: 500, row: 500),
    ] {
      fixture.mouse(.drag, .left, point)
      expectEqual(fixture.lines(with: "⊘ c1").count, 1)
    }
  }

  @Test func `the badge of an item that would be removed from the bar shows a minus sign`() {
    let fixture = ScreenFixture.moving()
    fixture.press(.character("e"))
    fixture.mouse(.press, .left, fixture.place(of: .tab("a")))
    fixture.mouse(.drag, .left, fixture.place(of: .content))
    expectEqual(fixture.lines(with: "⊖ a").count, 1)
    fixture.screen.options.drawing = .ascii
    expectEqual(fixture.lines(with: "- a").count, 1)
  }

  @Test func `a row that cannot be moved has a badge until the next key press`() {
    let fixture = ScreenFixture.moving()
    fixture.group.allowsReordering = false
    fixture.press(.character("v"))
    let release = KeyPress(.character("v"), kind: .release)
    fixture.screen.handle(.key(release), at: .zero)
    expectEqual(fixture.lines(with: "⊘ c1").count, 1)
    fixture.press(.down)
    expect(fixture.lines(with: "⊘").isEmpty)
  }

  @Test func `the badge of several items shows their number`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.press(.escape)
    fixture.tab("c1").dragItemsProvider = { _ in
      (0..<3).map { DragItem(itemProvider: ItemProvider(object: "\($0)")) }
    }
    fixture.recorder.dragItemTypes["c1"] = []
    fixture.press(.character("v"))
    expectEqual(fixture.lines(with: "≡ 3 items").count, 1)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (5, 2), (61, 1), (60, 2)])
  func `a move can be performed at every size`(columns: Int, rows: Int) {
    for keys in [[KeyPress.Key.character("v"), .up], [.character("e"), .character("v"), .right]] {
      let fixture = ScreenFixture.moving()
      for key in keys { fixture.press(key) }
      fixture.screen.size = CellSize(columns: columns, rows: rows)
      expectEqual(fixture.screen.frame().size, fixture.screen.size)
      fixture.press(.left, .right, .up, .down, .tab, .enter)
      expect(fixture.log.diagnostics.isEmpty)
    }
  }
}
