import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct CanvasTests {
  private func drawn(
    _ columns: Int,
    _ rows: Int,
    drawing: LineDrawing = .unicode,
    isRightToLeft: Bool = false,
    _ draw: (inout Canvas) -> Void
  ) -> String {
    var canvas = Canvas(
      size: CellSize(columns: columns, rows: rows),
      drawing: drawing,
      isRightToLeft: isRightToLeft
    )
    draw(&canvas)
    return canvas.contents.plainText
  }

  @Test func `lines are aligned to the leading edge, the center, or the trailing edge`() {
    func draw(_ canvas: inout Canvas) {
      canvas.line("one", row: 0, indent: 1)
      canvas.line("two", row: 1, alignment: .center)
      canvas.line("three", row: 2, alignment: .trailing)
      canvas.line("much too long", row: 3)
    }
    expectEqual(drawn(9, 4, draw), " one\n   two\n    three\nmuch too…\n")
    expectEqual(drawn(9, 4, isRightToLeft: true, draw), "     one\n   two\nthree\nmuch too…\n")
    expect(drawn(9, 4, drawing: .ascii, draw).hasSuffix("much too~\n"))
  }

  @Test func `boxes and rules are clipped by the edges`() {
    expectEqual(drawn(4, 3) { $0.box($0.bounds) }, "╭──╮\n│  │\n╰──╯\n")
    expectEqual(
      drawn(3, 2) { $0.box(CellRect(column: -1, row: -1, columns: 3, rows: 3)) },
      " │\n─╯\n"
    )
    expectEqual(drawn(3, 1) { $0.box($0.bounds) }, "───\n")
    expectEqual(drawn(1, 2) { $0.box($0.bounds) }, "│\n│\n")
    expectEqual(
      drawn(3, 2, drawing: .ascii) {
        $0.horizontalLine(row: 1)
        $0.verticalLine(column: 0)
      },
      "|\n|--\n"
    )
  }

  @Test func `a wide character that does not fit at an edge is omitted`() {
    expectEqual(drawn(3, 1) { $0.put("日本", at: CellPoint(column: 0, row: 0)) }, "日\n")
    expectEqual(drawn(3, 1) { $0.put("日本", at: CellPoint(column: -1, row: 0)) }, " 本\n")
    expectEqual(drawn(3, 1) { $0.fill($0.bounds, with: "日") }, "日\n")
  }

  @Test func `control characters are not drawn`() {
    expectEqual(drawn(8, 1) { $0.line("a\u{1B}[2J\nb", row: 0) }.contains("\u{1B}"), false)
  }

  @Test func `a subcanvas clips to its area and converts the position of its cursor`() {
    let canvas = Canvas(size: CellSize(columns: 6, rows: 3))
    canvas.draw(in: CellRect(column: 1, row: 1, columns: 3, rows: 9)) { part in
      expectEqual(part.size, CellSize(columns: 3, rows: 2))
      part.put("abcdef", at: CellPoint(column: -1, row: 0))
      part.cursor = CellPoint(column: 2, row: 1)
    }
    expectEqual(canvas.contents.plainText, "\n bcd\n\n")
    expectEqual(canvas.cursor, CellPoint(column: 3, row: 2))
    canvas.draw(in: CellRect(column: 0, row: 0, columns: 2, rows: 2)) { part in
      part.cursor = CellPoint(column: 2, row: 0)
    }
    expect(canvas.cursor == nil)
  }

  @Test func `a canvas can be used inside the closures passed to it`() {
    expectEqual(
      drawn(3, 1) { canvas in
        canvas.restyle(row: 0) { style in
          style.isBold = canvas.isFocused
          canvas.put("abc", at: CellPoint(column: 0, row: 0))
        }
        canvas.draw(in: canvas.bounds) { _ in canvas.put("d", at: CellPoint(column: 1, row: 0)) }
      },
      "adc\n"
    )
  }

  @Test func `drawing on a canvas after its frame has no effect`() {
    final class Keeper: ViewController, TerminalContent {
      var canvas: Canvas?
      func draw(on canvas: inout Canvas) {
        self.canvas = self.canvas ?? canvas
        canvas.line("now", row: 0)
      }
    }
    let keeper = Keeper()
    let host = TabHostController(tabs: [.showing(keeper, "a")])
    host.appear()
    let painter = FramePainter(host: host)
    let before = painter.frame(size: CellSize(columns: 40, rows: 9))
    keeper.canvas?.fill(CellRect(column: 0, row: 0, columns: 99, rows: 99), with: "x")
    keeper.canvas?.line("late", row: 1)
    keeper.canvas?.restyle(row: 0) { $0.isBold = true }
    expectEqual(painter.frame(size: CellSize(columns: 40, rows: 9)), before)
    expectEqual(keeper.canvas?.contents.plainText.contains("x"), false)
  }

  @Test func `replacing a canvas inside a closure has no effect on the frame`() {
    expectEqual(
      drawn(3, 1) { canvas in
        canvas.put("a", at: CellPoint(column: 0, row: 0))
        canvas.draw(in: canvas.bounds) { $0 = Canvas(size: CellSize(columns: 99, rows: 99)) }
        canvas.put("b", at: CellPoint(column: 1, row: 0))
      },
      "ab\n"
    )
  }

  @Test(arguments: Soak.seeds(1...3, more: 27))
  func `no coordinates cause drawing outside the canvas`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let marked = Cell("#")
    let size = CellSize(columns: 12, rows: 7)
    let area = CellRect(column: 3, row: 2, columns: 5, rows: 3)
    for _ in 0..<400 {
      var cells = CellBuffer(size: size)
      cells.fill(cells.bounds, with: marked)
      cells.fill(area, with: .blank)
      let surface = Canvas.Surface(cells)
      var canvas = Canvas(
        surface,
        area: area,
        drawing: .unicode,
        isRightToLeft: .random(using: &generator),
        isFocused: false
      )
      Self.scribble(on: &canvas, &generator)
      for row in 0..<size.rows {
        for column in 0..<size.columns
        where !area.contains(CellPoint(column: column, row: row)) {
          expectEqual(surface.cells[column, row], marked, "seed \(seed)")
        }
        // Each half of a wide character must be next to its other half.
        let row = Array(surface.cells.row(row))
        for (index, cell) in row.enumerated() {
          if cell.columns == 2 { expect(row[index + 1].isTrailingHalf, "seed \(seed)") }
          if cell.isTrailingHalf { expectEqual(row[index - 1].columns, 2, "seed \(seed)") }
        }
      }
    }
  }

  private static func scribble(on canvas: inout Canvas, _ generator: inout SplitMix64) {
    func number() -> Int {
      let far: [Int] = [.min, .min + 1, -1001, -1000, 1000, 1001, .max - 1, .max]
      return Int.random(in: 0..<4, using: &generator) == 0
        ? far[Int.random(in: 0..<far.count, using: &generator)]
        : Int.random(in: -4...9, using: &generator)
    }
    func rect() -> CellRect {
      CellRect(column: number(), row: number(), columns: number(), rows: number())
    }
    let texts = [
      "", "a", "日本語", "abc日", "👩‍👩‍👧‍👦x", "e\u{301}\u{301}", "\u{202E}\u{0}\u{1B}[H", "שלום",
    ]
    let text = texts[Int.random(in: 0..<texts.count, using: &generator)]
    for _ in 0..<3 {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: canvas.put(text, at: CellPoint(column: number(), row: number()))
      case 1:
        let alignment = Canvas.Alignment.allCases[Int.random(in: 0..<3, using: &generator)]
        canvas.line(
          text,
          row: number(),
          alignment: alignment,
          indent: number(),
          columns: number()
        )
      case 2: canvas.fill(rect(), with: text.first ?? "日")
      case 3: canvas.box(rect())
      case 4: canvas.horizontalLine(row: number())
      case 5: canvas.verticalLine(column: number())
      case 6: canvas.restyle(rect()) { $0.isBold = true }
      case 7: canvas.cursor = CellPoint(column: number(), row: number())
      default: canvas.draw(in: rect()) { part in part.put(text, at: part.bounds.origin) }
      }
    }
  }
}
