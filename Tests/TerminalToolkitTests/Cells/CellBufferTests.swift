import TabHostTestSupport
import Testing

@testable import TerminalToolkit

struct CellBufferTests {
  private func lines(_ buffer: CellBuffer) -> String { Frame(buffer).plainText }

  private func point(_ column: Int, _ row: Int = 0) -> CellPoint {
    CellPoint(column: column, row: row)
  }

  @Test func `text is clipped at every edge`() {
    var buffer = CellBuffer(columns: 4, rows: 2)
    buffer.put("abcdef", at: point(-2, 0))
    buffer.put("abcdef", at: point(2, 1))
    buffer.put("up", at: point(0, -1))
    buffer.put("down", at: point(0, 2))
    expectEqual(lines(buffer), "cdef\n  ab\n")
  }

  @Test func `a wide character cut by an edge becomes a blank`() {
    var buffer = CellBuffer(columns: 4, rows: 2)
    buffer.put("a世界", at: point(0, 0))
    buffer.put("世界x", at: point(-1, 1))
    expectEqual(lines(buffer), "a世\n 界x\n")
    expectEqual(buffer[3, 0], .blank)
  }

  @Test func `a wide character cut by the clip becomes a blank`() {
    var buffer = CellBuffer(columns: 6, rows: 1)
    buffer.fill(buffer.bounds, with: Cell("."))
    buffer.put("世界", at: point(1), clip: CellRect(column: 2, row: 0, columns: 2, rows: 1))
    expectEqual(lines(buffer), "..  ..\n")
  }

  @Test(arguments: [(0, "x 界\n"), (1, " x界\n"), (2, "世x\n"), (3, "世 x\n")])
  func `drawing over half of a wide character blanks the other half`(column: Int, line: String) {
    var buffer = CellBuffer(columns: 4, rows: 1)
    buffer.put("世界", at: point(0))
    buffer.put("x", at: point(column))
    expectEqual(lines(buffer), line)
  }

  @Test func `a wide character that covers two halves blanks both other halves`() {
    var buffer = CellBuffer(columns: 4, rows: 1)
    buffer.put("世界", at: point(0))
    buffer.put("地", at: point(1))
    expectEqual(lines(buffer), " 地\n")
  }

  @Test func `filling with a wide character leaves no half of it`() {
    var buffer = CellBuffer(columns: 5, rows: 1)
    buffer.fill(buffer.bounds, with: Cell("世"))
    expectEqual(lines(buffer), "世世\n")
  }

  @Test func `a box has rounded corners, or is drawn as a line if it is too small`() {
    var buffer = CellBuffer(columns: 8, rows: 3)
    buffer.box(CellRect(column: 0, row: 0, columns: 4, rows: 3), drawing: .unicode)
    buffer.box(CellRect(column: 5, row: 0, columns: 1, rows: 3), drawing: .unicode)
    buffer.box(CellRect(column: 7, row: 0, columns: 4, rows: 1), drawing: .ascii)
    expectEqual(lines(buffer), "╭──╮ │ -\n│  │ │\n╰──╯ │\n")
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1), (-5, 3), (Int.min, Int.max)])
  func `drawing on a grid without cells has no effect`(columns: Int, rows: Int) {
    var buffer = CellBuffer(columns: columns, rows: rows)
    buffer.put("世a", at: point(0))
    buffer.box(buffer.bounds, drawing: .unicode)
    expect(buffer.size.isEmpty)
    expectEqual(lines(buffer), String(repeating: "\n", count: buffer.size.rows))
  }

  @Test func `points and rectangles of any size are valid`() {
    var buffer = CellBuffer(columns: 2, rows: 1)
    let huge = CellRect(column: 0, row: 0, columns: .max, rows: .max)
    buffer.put("a", at: point(.max, .max))
    buffer.put("a", at: point(.min, .min))
    buffer.put("ab", at: point(0), clip: huge)
    buffer.restyle(CellRect(column: .max, row: 0, columns: .max, rows: 1)) { $0.isBold = true }
    expectEqual(lines(buffer), "ab\n")
  }

  @Test func `unsafe text takes the number of columns that put returns`() {
    var buffer = CellBuffer(columns: 12, rows: 1)
    let used = buffer.put("\u{1B}]0;x\u{7}\u{202E}", at: point(0))
    buffer.put("|", at: point(used))
    expectEqual(lines(buffer), "␛]0;x␇\u{FFFD}|\n")
  }

  @Test func `a copied line blanks the other halves of the wide characters at its ends`() {
    var line = CellBuffer(columns: 4, rows: 1)
    line.put("a世b", at: point(0))
    var buffer = CellBuffer(columns: 8, rows: 2)
    buffer.put("世界世界", at: point(0))
    buffer.put("世界世界", at: point(0, 1))
    buffer.copy(line: line, to: CellRect(column: 1, row: 0, columns: 4, rows: 1))
    buffer.copy(line: line, to: CellRect(column: 2, row: 1, columns: 4, rows: 1))
    expectEqual(lines(buffer), " a世b 界\n世a世b界\n")
  }
}
