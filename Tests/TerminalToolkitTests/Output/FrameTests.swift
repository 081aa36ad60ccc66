import TabHostTestSupport
import TerminalPictures
import Testing

@testable import TerminalToolkit

/// Frame output.
struct FrameTests {
  private func frame(_ drawing: LineDrawing = .unicode) -> Frame {
    var buffer = CellBuffer(columns: 6, rows: 2)
    let origin = CellPoint(column: 0, row: 0)
    buffer.put("ab", at: origin, style: CellStyle(bold: true, foreground: .red))
    buffer.put("世", at: CellPoint(column: 2, row: 0))
    buffer.put("é", at: CellPoint(column: 0, row: 1))
    buffer.restyle(CellRect(column: 0, row: 1, columns: 3, rows: 1)) { $0.isReversed = true }
    return Frame(buffer, drawing: drawing)
  }

  @Test func `plain text has no trailing blanks and ends with a newline`() {
    expectEqual(frame().plainText, "ab世\né\n")
  }

  @Test func `styles are selected, and reset at the end of each line`() {
    expectEqual(frame().ansiText(), "\u{1B}[0;1;31mab\u{1B}[0m世\n\u{1B}[0;7mé  \u{1B}[0m\n")
  }

  @Test func `without colors, text attributes are retained`() {
    expectEqual(
      frame().ansiText(colors: .none),
      "\u{1B}[0;1mab\u{1B}[0m世\n\u{1B}[0;7mé  \u{1B}[0m\n"
    )
  }

  @Test func `a mark is shown without colors and in plain text, and is blank otherwise`() {
    var buffer = CellBuffer(columns: 3, rows: 1)
    var style = CellStyle(background: .blue)
    buffer.put("a", at: CellPoint(column: 1, row: 0), style: style)
    style.isMark = true
    buffer.put("[", at: CellPoint(column: 0, row: 0), style: style)
    buffer.put("]", at: CellPoint(column: 2, row: 0), style: style)
    let frame = Frame(buffer)
    expectEqual(frame.plainText, "[a]\n")
    expectEqual(frame.ansiText(colors: .none), "[a]\n")
    expectEqual(frame.ansiText(), "\u{1B}[0;44m a \u{1B}[0m\n")
    expectEqual(frame.shownRow(0, colors: .ansi16).compactMap(\.character), [" ", "a", " "])
    expect(!frame.svg().contains("["))
    var writer = FrameWriter()
    expect(!String(decoding: writer.bytes(toShow: frame), as: UTF8.self).contains("]"))
  }

  @Test func `an ASCII frame contains only ASCII characters`() {
    expectEqual(frame(.ascii).plainText, "ab??\n?\n")
    expect(frame(.ascii).ansiText().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a blank frame consists of empty lines`() {
    expectEqual(Frame(CellBuffer(columns: 3, rows: 2)).ansiText(), "\n\n")
    expectEqual(Frame(CellBuffer(columns: 3, rows: 0)).plainText, "")
  }

  @Test func `a trailing blank with a background color is retained unless there are no colors`() {
    var buffer = CellBuffer(columns: 2, rows: 1)
    buffer.fill(buffer.bounds, with: .blank(CellStyle(background: .blue)))
    expectEqual(Frame(buffer).ansiText(), "\u{1B}[0;44m  \u{1B}[0m\n")
    expectEqual(Frame(buffer).ansiText(colors: .none), "\n")
  }
}
