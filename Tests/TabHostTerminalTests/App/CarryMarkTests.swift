import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Suite("What is seen of carrying") struct CarryMarkTests {
  private func carrying(
    _ keys: KeyPress.Key...,
    isMirrored: Bool = false,
    drawing: LineDrawing = .unicode
  ) -> ScreenFixture {
    let fixture = ScreenFixture(60, 8)
    if isMirrored { fixture.host.traitCollection.layoutDirection = .rightToLeft }
    fixture.screen.options.drawing = drawing
    fixture.press(.down, .down, .down)
    for key in keys { fixture.press(key) }
    return fixture
  }

  /// Compares what is about carrying: not the buttons in the first line, nor the signs of the help
  /// and of the focus, nor what the page says in its middle.
  private func expect(_ fixture: ScreenFixture, _ text: String) {
    let isMirrored = fixture.screen.layout().isRightToLeft
    func carried(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isBorder = { "│|".contains($0) }
      let border = isMirrored ? lines[0].lastIndex(where: isBorder) : nil
      let content = border.map { lines[0][..<$0] } ?? lines[0].drop { !isBorder($0) }
      lines[0] = String(content)
      return lines.map { line in
        var line = line.replacing("?", with: " ").replacing("◂", with: " ")
          .replacing("<|", with: " |")
        line.replace(#/\ {8,}a(?=\ |$)/#) { String(repeating: " ", count: $0.output.count) }
        while line.last == " " { line.removeLast() }
        return line
      }
    }
    #expect(carried(fixture.screen.frame().plainText) == carried(text))
  }

  @Test func `what is held where it was says so`() {
    expect(
      carrying(.character("g")),
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │  ≡ c1
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `a row that would come after another one has a corner at its lower edge`() {
    expect(
      carrying(.character("g"), .down),
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │
      └    c2          │  › c1
           + New       │
                       │

      """
    )
  }

  @Test func `from right to left, and before a row`() {
    expect(
      carrying(.down, .character("g"), .up, isMirrored: true),
      """
                                              a │               ≡
      ──────────────────────────────────────────│             a  ▐
                                                │             b
                                                │             g ▾
                                          c2 ‹  │          c1    ┐
                                                │          c2
                                                │       New +
                                                │

      """
    )
  }

  @Test func `after a row, in ASCII`() {
    expect(
      carrying(.character("g"), .down, drawing: .ascii),
      """
       =               | a
      *  a             |------------------------------------------
         b             |
       v g             |
           c1          |
      _    c2          |  > c1
           + New       |
                       |

      """
    )
  }

  @Test func `at the end of the bar`() {
    expect(
      carrying(.character("e"), .character("g"), .right),
      """
       ≡               │                [a] b  g┃
      ▌  ☑ a           │ a                        + c1
         ☑ b           │──────────────────────────────────────────
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `between two items of the bar`() {
    expect(
      carrying(.character("e"), .character("g"), .right, .left),
      """
       ≡               │                [a] b ┃g
      ▌  ☑ a           │ a                      + c1
         ☑ b           │──────────────────────────────────────────
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `at the end of a bar from right to left`() {
    expect(
      carrying(.character("e"), .character("g"), .right, .right, isMirrored: true),
      """
                        g┃ b [a]                │               ≡
                    c1 +                      a │           a ☑  ▐
      ──────────────────────────────────────────│           b ☑
                                                │           g   ▾
                                                │        c1 ☑
                                                │        c2 ☑
                                                │     New +
                                                │

      """
    )
  }

  @Test func `at the end of the bar, in ASCII`() {
    expect(
      carrying(.character("e"), .character("g"), .right, drawing: .ascii),
      """
       =               |                [a] b  g|
      *  [x] a         | a                        + c1
         [x] b         |------------------------------------------
       v     g         |
           [x] c1      |
           [x] c2      |
               + New   |
                       |

      """
    )
  }

  @Test func `what takes nothing is not marked, and the badge says so`() {
    let fixture = photographing()
    fixture.press(.up)
    expect(
      fixture,
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │  ⊘ c1
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `what takes a copy is marked`() {
    let fixture = photographing()
    fixture.press(.up, .up)
    expect(
      fixture,
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
      »  b             │  + c1
       ▾ g             │
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `what takes a copy is marked, in ASCII`() {
    let fixture = photographing()
    fixture.screen.options.drawing = .ascii
    fixture.press(.up, .up)
    expect(
      fixture,
      """
       =               | a
      *  a             |------------------------------------------
      >  b             |  + c1
       v g             |
           c1          |
           c2          |
           + New       |
                       |

      """
    )
  }

  /// A drag of a photo, which `b` takes a copy of.
  private func photographing() -> ScreenFixture {
    let fixture = carrying()
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    fixture.press(.character("g"))
    return fixture
  }

  // MARK: - Styles

  @Test func `the old place is dim, the gap is a line, a target is reversed`() {
    let fixture = carrying(.character("g"), .down)
    let old = fixture.place(of: fixture.row("c1"))
    let new = fixture.place(of: fixture.row("c2"))
    let cells = fixture.screen.frame().cells
    #expect(cells[old.column, old.row].style.isDim)
    #expect(!cells[old.column, old.row].style.isUnderlined)
    #expect(cells[new.column, new.row].style.isUnderlined)
    let other = photographing()
    other.press(.up, .up)
    let target = other.place(of: other.row("b"))
    #expect(other.screen.frame().cells[target.column, target.row].style.isReversed)
  }

  @Test func `a gap before a row is a line below the one above`() {
    let fixture = carrying(.down, .character("g"), .up)
    let cells = fixture.screen.frame().cells
    let above = fixture.place(of: fixture.row("g"))
    let below = fixture.place(of: fixture.row("c1"))
    #expect(cells[above.column, above.row].style.isUnderlined)
    #expect(!cells[below.column, below.row].style.isUnderlined)
  }

  @Test func `a row that would come after a group is marked below all that is in it`() {
    let fixture = carrying()
    fixture.host.allowsReordering = true
    fixture.host.tabs.append(TabGroupItem(title: "h", identifier: "h", children: []))
    fixture.press(.end, .character("g"), .up)
    let line = fixture.screen.frame().plainText.split(separator: "\n")
      .first { $0.hasPrefix("┌") }
    #expect(line?.contains("▾ g") == true)
    fixture.press(.escape, .home, .down, .down, .character("g"), .down)
    #expect(fixture.lines(with: "└").first?.contains("› g") == true)
    fixture.press(.enter, .home, .down, .down, .character("g"), .down)
    #expect(fixture.lines(with: "└").first?.contains("+ New") == true)
    #expect(fixture.lines(with: "└").first?.contains("› h") == true)
  }

  @Test func `the mark is where a row would land, not where the mouse is`() {
    let fixture = carrying()
    fixture.host.allowsReordering = true
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("a")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("g")))
    #expect(fixture.lines(with: "└").first?.contains("b") == true)
    fixture.tab("b").allowsMoving = false
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("b")))
    #expect(fixture.lines(with: "└").isEmpty)
    #expect(fixture.lines(with: "⊘ a").count == 1)
  }

  // MARK: - Beside the mouse

  @Test func `the badge is beside the mouse, and in the frame wherever that is`() {
    let fixture = photographing()
    fixture.press(.escape)
    let size = fixture.screen.size
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("c1")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("b")))
    #expect(fixture.lines(with: "+ c1").count == 1)
    for point in [
      CellPoint(column: size.columns - 1, row: size.rows - 1),
      CellPoint(column: size.columns - 1, row: 0), CellPoint(column: 0, row: size.rows - 1),
      CellPoint(column: 500, row: 500),
    ] {
      fixture.mouse(.drag, .left, point)
      #expect(fixture.lines(with: "⊘ c1").count == 1)
    }
  }

  @Test func `what would come off the bar says so`() {
    let fixture = carrying()
    fixture.press(.character("e"))
    fixture.mouse(.press, .left, fixture.place(of: .tab("a")))
    fixture.mouse(.drag, .left, fixture.place(of: .content))
    #expect(fixture.lines(with: "⊖ a").count == 1)
    fixture.screen.options.drawing = .ascii
    #expect(fixture.lines(with: "- a").count == 1)
  }

  @Test func `what can't be grabbed says so until the next key`() {
    let fixture = carrying()
    fixture.group.allowsReordering = false
    fixture.press(.character("g"))
    let release = KeyPress(.character("g"), kind: .release)
    fixture.screen.handle(.key(release), at: .zero)
    #expect(fixture.lines(with: "⊘ c1").count == 1)
    fixture.press(.down)
    #expect(fixture.lines(with: "⊘").isEmpty)
  }

  @Test func `many items are told by their number`() {
    let fixture = photographing()
    fixture.press(.escape)
    fixture.tab("c1").dragItemsProvider = { _ in
      (0..<3).map { DragItem(itemProvider: ItemProvider(object: "\($0)")) }
    }
    fixture.recorder.dragItemTypes["c1"] = []
    fixture.press(.character("g"))
    #expect(fixture.lines(with: "≡ 3 items").count == 1)
  }

  @Test func `a hostile title is cut, and disturbs nothing`() {
    let fixture = carrying()
    fixture.tab("c1").title = String(repeating: "\u{1B}[2J\u{202E}家👩‍👩‍👧", count: 2_000)
    let before = fixture.screen.frame().cells
    fixture.press(.character("g"))
    let after = fixture.screen.frame().cells
    #expect(before.row(0).elementsEqual(after.row(0)))
    #expect(!after.row(4).contains { $0.character == "\u{1B}" })
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (5, 2), (61, 1), (60, 2)])
  func `any size has room for a mark or goes without`(columns: Int, rows: Int) {
    for keys in [[KeyPress.Key.character("g"), .up], [.character("e"), .character("g"), .right]] {
      let fixture = carrying()
      for key in keys { fixture.press(key) }
      fixture.screen.size = CellSize(columns: columns, rows: rows)
      #expect(fixture.screen.frame().size == fixture.screen.size)
      fixture.press(.left, .right, .up, .down, .tab, .enter)
      #expect(fixture.log.diagnostics.isEmpty)
    }
  }
}
