import TabHostTestSupport
import Testing

@testable import TerminalPictures
@testable import TerminalToolkit

/// Lines and blocks in SVG documents.
struct BoxGlyphTests {
  private func paths(_ rows: [String]) -> [String] {
    var cells = CellBuffer(columns: rows.map(\.count).max() ?? 0, rows: rows.count)
    for (row, text) in rows.enumerated() { cells.put(text, at: CellPoint(column: 0, row: row)) }
    let picture = ParsedPicture(Frame(cells).svg())
    return picture?.all("path").compactMap { $0.attributes["d"] } ?? []
  }

  @Test func `adjacent lines are joined`() {
    expectEqual(paths(["───", " │ ", " │ "]), ["M0 9.5H27M13.5 18V54"])
  }

  @Test func `boxes with square and rounded corners are closed`() {
    expectEqual(paths(["┌─┐", "│ │", "└─┘"]), ["M4 9.5H23M4.5 9V46M22.5 9V46M4 45.5H23"])
    expectEqual(
      paths(["╭─╮", "╰─╯"]),
      [
        "M9 9.5H18M9 27.5H18M9 9.5Q4.5 9.5 4.5 14V18M18 9.5Q22.5 9.5 22.5 14V18"
          + "M9 27.5Q4.5 27.5 4.5 23V18M18 27.5Q22.5 27.5 22.5 23V18"
      ]
    )
  }

  @Test func `the lines of a double corner are parallel`() {
    expectEqual(paths(["╔"]), ["M2 7.5H9M6 11.5H9M2.5 7V18M6.5 11V18"])
  }

  @Test func `heavy lines are twice as wide as light ones`() {
    var cells = CellBuffer(columns: 2, rows: 1)
    cells.put("━─", at: CellPoint(column: 0, row: 0))
    let picture = ParsedPicture(Frame(cells).svg())
    expectEqual(picture?.all("path").map { $0.attributes["stroke-width"] }, ["2", "1"])
  }

  @Test func `every block element is drawn inside its cell`() throws {
    for value in 0x2580...0x259F as ClosedRange<UInt32> {
      let character = Character(try #require(Unicode.Scalar(value)))
      guard case .blocks(let blocks, let ink) = BoxGlyph(character) else {
        Issue.record("\(character) is text")
        continue
      }
      expect((1...8).contains(ink))
      expect(!blocks.isEmpty)
      for block in blocks {
        expect(block.x >= 0 && block.y >= 0 && block.width > 0 && block.height > 0)
        expect(block.x + block.width <= 8 && block.y + block.height <= 8)
      }
    }
    expectEqual(BoxGlyph("▌"), .blocks([BoxGlyph.Block(width: 4)], ink: 8))
    expectEqual(BoxGlyph("▁"), .blocks([BoxGlyph.Block(y: 7, height: 1)], ink: 8))
  }

  @Test func `a reversed half block is drawn as the other half`() {
    var cells = CellBuffer(columns: 2, rows: 1)
    cells.put("▌", at: CellPoint(column: 1, row: 0), style: CellStyle(reversed: true))
    let rects = ParsedPicture(Frame(cells).svg())?.all("rect").dropFirst().map(\.attributes)
    expectEqual(
      rects,
      [["x": "13.5", "y": "0", "width": "4.5", "height": "18", "fill": "#d8dbe2"]]
    )
    let halves = ["▌": "▐", "▐": "▌", "▀": "▄", "▄": "▀"] as [Character: Character]
    expect(halves.allSatisfy { BoxGlyph($0)?.rest == BoxGlyph($1) })
    expect(["█", "▙", "▚", "▒", "─"].allSatisfy { BoxGlyph($0)?.rest == nil })
  }

  @Test func `mixed lines, dashed lines and other characters are text`() {
    for character in ["┍", "┄", "╱", "a", "─\u{301}", " "] as [Character] {
      expect(BoxGlyph(character) == nil)
    }
  }
}
