import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

/// Writing frames.
struct FrameWriterTests {
  private func frame(_ rows: [String], _ change: (inout CellBuffer) -> Void = { _ in }) -> Frame {
    .of(rows, columns: 20, change)
  }

  private func difference(_ old: Frame, _ new: Frame, colors: ColorDepth = .ansi16) -> String {
    var writer = FrameWriter(colors: colors)
    _ = writer.bytes(toShow: old)
    return String(decoding: writer.bytes(toShow: new), as: UTF8.self)
  }

  @Test func `the first frame clears the screen`() {
    var writer = FrameWriter()
    let bytes = writer.bytes(toShow: frame(["ab", "", "c"]))
    expectEqual(
      String(decoding: bytes, as: UTF8.self),
      "\u{1B}[?25l\(TerminalModes.forPainting)\u{1B}[2J\u{1B}[Hab\r\n\nc"
    )
  }

  @Test func `an unchanged frame writes nothing`() {
    expectEqual(difference(frame(["ab"]), frame(["ab"])), "")
  }

  @Test func `only changed cells are written`() {
    expectEqual(difference(frame(["abcdefghijkl"]), frame(["Xbcdefghijkl"])), "\rX")
    expectEqual(difference(frame(["abc", "def"]), frame(["abc", "deX"])), "\u{8}X")
  }

  @Test func `unchanged cells are written again if a cursor movement would be longer`() {
    expectEqual(difference(frame(["abcdefghijkl"]), frame(["XbcXefghijkX"])), "\rXbcX\u{1B}[7CX")
  }

  @Test func `unchanged cells are not written again if their styles would be longer`() {
    let bold = { (cells: inout CellBuffer) in
      cells.restyle(CellRect(column: 1, row: 0, columns: 1, rows: 1)) { $0.isBold = true }
    }
    expectEqual(difference(frame(["abc"], bold), frame(["XbX"], bold)), "\rX\u{1B}[CX")
  }

  @Test func `characters of uncertain width are not written again to move the cursor`() {
    expectEqual(difference(frame(["aéb"]), frame(["XéX"])), "\rX\u{1B}[CX")
  }

  @Test func `a style changes by the shorter of single attributes and a reset`() {
    let plain = CellStyle.plain
    let red = CellStyle(bold: true, foreground: .red)
    expectEqual(red.transition(from: plain, colors: .ansi16), "\u{1B}[1;31m")
    expectEqual(plain.transition(from: red, colors: .ansi16), "\u{1B}[m")
    let reversed = CellStyle(bold: true, reversed: true, foreground: .red)
    expectEqual(reversed.transition(from: red, colors: .ansi16), "\u{1B}[7m")
    expectEqual(red.transition(from: reversed, colors: .ansi16), "\u{1B}[27m")
    let dim = CellStyle(dim: true, underlined: true, foreground: .red, background: .blue)
    let bold = CellStyle(bold: true, underlined: true, foreground: .green, background: .blue)
    expectEqual(bold.transition(from: dim, colors: .ansi16), "\u{1B}[22;1;32m")
    expectEqual(red.transition(from: red, colors: .ansi16), "")
    let struck = CellStyle(italic: true, struckThrough: true, foreground: .red)
    expectEqual(struck.transition(from: plain, colors: .ansi16), "\u{1B}[3;9;31m")
    expectEqual(
      CellStyle(foreground: .red).transition(from: struck, colors: .ansi16),
      "\u{1B}[0;31m"
    )
    let crossed = CellStyle(bold: true, italic: true, struckThrough: true, foreground: .red)
    expectEqual(red.transition(from: crossed, colors: .ansi16), "\u{1B}[23;29m")
  }

  @Test func `without colors, attributes are switched off only by a reset`() {
    let old = CellStyle(bold: true, reversed: true, underlined: true)
    let new = CellStyle(bold: true, underlined: true)
    expectEqual(new.transition(from: old, colors: .none), "\u{1B}[0;1;4m")
    expectEqual(new.transition(from: old, colors: .ansi16), "\u{1B}[27m")
  }

  @Test func `any style can follow any other style`() {
    var random = RandomFrames(seed: 5)
    let styles = (0..<60).map { _ in random.style() }
    for old in styles {
      for new in styles {
        var cells = CellBuffer(columns: 2, rows: 1)
        cells.put("a", at: CellPoint(column: 0, row: 0), style: old)
        cells.put("b", at: CellPoint(column: 1, row: 0), style: new)
        var writer = FrameWriter()
        var screen = ScreenModel(size: cells.size)
        screen.feed(writer.bytes(toShow: Frame(cells)))
        expectEqual(screen.mistakes(showing: Frame(cells)), [])
      }
    }
  }

  @Test func `without colors, a color change writes nothing`() {
    let red = frame(["abc"]) { $0.restyle($0.bounds) { $0.foreground = .red } }
    expectEqual(difference(frame(["abc"]), red, colors: .none), "")
  }

  @Test func `a wide character is written as a whole`() {
    let half = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    let restyled = frame(["世界"]) { $0.restyle(half) { $0.isReversed = true } }
    expectEqual(difference(frame(["世界"]), restyled), "\r\u{1B}[7m世")
    expectEqual(difference(frame(["世界"]), frame(["世x"])), "\u{8}\u{8}x ")
  }

  @Test func `the cursor is positioned after a cluster of uncertain width`() {
    let text = difference(frame([""]), frame(["👍🏽a"]))
    expectEqual(text, "  \r👍🏽\u{1B}[1;3Ha ")
  }

  @Test func `the cursor is positioned after a combining mark that may be wide`() {
    expectEqual(difference(frame([""]), frame(["か\u{309A}a"])), "  \rか\u{309A}\u{1B}[1;3Ha ")
  }

  @Test func `a character that old terminals join to the preceding one is written on a blank`() {
    let signs = frame(["x"]) { cells in
      cells.put("\u{600}", at: CellPoint(column: 1, row: 0))
      cells.put("a", at: CellPoint(column: 2, row: 0))
    }
    expectEqual(difference(frame([""]), signs), "x \u{8}\u{600}\u{1B}[1;3Ha")
  }

  @Test(arguments: [("é", 2), ("▶", 2), ("e\u{301}", 2), ("Привет", 7)])
  func `after a character of uncertain width, the cursor is positioned from the first column`(
    text: String,
    column: Int
  ) {
    let move = column == 2 ? "\r\u{1B}[C" : "\r\u{1B}[\(column - 1)C"
    expectEqual(difference(frame([""]), frame([text + "a"])), text + move + "a")
  }

  @Test func `a cluster that could extend past the end of the row is simplified`() {
    var cells = CellBuffer(columns: 8, rows: 4)
    cells.put("👨‍👩‍👧‍👦", at: CellPoint(column: 6, row: 0))
    cells.put("🇩🇪", at: CellPoint(column: 6, row: 1))
    cells.put("❤\u{FE0F}", at: CellPoint(column: 6, row: 2))
    cells.put("👨‍👩‍👧‍👦", at: CellPoint(column: 0, row: 3))
    let shown = (0..<4).map { row in
      String(Frame(cells).shownRow(row, colors: .ansi16).compactMap(\.character))
    }
    expectEqual(shown, ["      👨", "      DE", "      ❤\u{FE0F}", "👨‍👩‍👧‍👦      "])
  }

  @Test func `after an invalidation, the whole frame is written`() {
    var writer = FrameWriter()
    let first = writer.bytes(toShow: frame(["ab", "c"]))
    writer.invalidate()
    expectEqual(writer.bytes(toShow: frame(["ab", "c"])), first)
    let smaller = Frame(CellBuffer(columns: 2, rows: 1))
    let cleared = "\u{1B}[?25l\(TerminalModes.forPainting)\u{1B}[2J\u{1B}[H"
    expectEqual(writer.bytes(toShow: smaller), Array(cleared.utf8))
  }

  @Test func `only long updates are enclosed in synchronization sequences`() {
    var writer = FrameWriter(synchronizesOutput: true)
    func text(_ columns: Int) -> String { String(repeating: "x", count: columns) }
    func written(_ text: String) -> String {
      var cells = CellBuffer(columns: 600, rows: 1)
      cells.put(text, at: CellPoint(column: 0, row: 0))
      return String(decoding: writer.bytes(toShow: Frame(cells)), as: UTF8.self)
    }
    expect(written("").hasPrefix("\u{1B}[?2026h\u{1B}[?25l\(TerminalModes.forPainting)\u{1B}[2J"))
    expectEqual(written(text(600)), "\u{1B}[?2026h\(text(600))\u{1B}[?2026l")
    expectEqual(written(text(599) + "y"), "\u{1B}[1;600Hy")
    expectEqual(written(text(599) + "y"), "")
  }

  @Test func `a hidden cursor rests at its position after each frame`() {
    var writer = FrameWriter()
    let point = CellPoint(column: 0, row: 1)
    let frames = [(["a", ""], point), (["ab", ""], point), (["ab", ""], point)]
    var written = frames.map { lines, point in
      let bytes = writer.bytes(toShow: frame(lines), hiddenCursorAt: point)
      return String(decoding: bytes, as: UTF8.self)
    }
    let visible = writer.bytes(toShow: frame(["ab", ""]), cursor: point)
    let hidden = writer.bytes(
      toShow: frame(["ab", ""]),
      hiddenCursorAt: CellPoint(column: 0, row: 0)
    )
    let outside = writer.bytes(
      toShow: frame(["ab", ""]),
      hiddenCursorAt: CellPoint(column: 0, row: 9)
    )
    written += [visible, hidden, outside].map { String(decoding: $0, as: UTF8.self) }
    expectEqual(
      written.dropFirst(),
      [
        "\u{1B}[1;2Hb\r\n", "", "\u{1B}[?25h", "\u{1B}[?25l\u{1B}[H", "",
      ]
    )
  }

  @Test func `the text cursor is shown, moved and hidden`() {
    var writer = FrameWriter()
    var screen = ScreenModel(size: CellSize(columns: 20, rows: 2))
    let cases: [(String, CellPoint?)] = [
      ("a", nil), ("a", CellPoint(column: 4, row: 1)), ("ab", CellPoint(column: 4, row: 1)),
      ("ab", CellPoint(column: 0, row: 0)), ("ab", CellPoint(column: 0, row: 2)), ("a", nil),
    ]
    var written: [String] = []
    for (text, cursor) in cases {
      let frame = frame([text, ""])
      let bytes = writer.bytes(toShow: frame, cursor: cursor)
      screen.feed(bytes)
      written.append(String(decoding: bytes, as: UTF8.self))
      expectEqual(screen.mistakes(showing: frame), [])
      let expected = cursor.flatMap { $0.row < 2 ? $0 : nil }
      expectEqual(screen.isCursorShown, (expected != nil))
      if let expected { expectEqual(screen.cursor, expected) }
      expectEqual(writer.bytes(toShow: frame, cursor: cursor), [])
    }
    expectEqual(
      written.dropFirst(),
      [
        "\u{1B}[2;5H\u{1B}[?25h", "\u{1B}[?25l\u{1B}[1;2Hb\u{1B}[2;5H\u{1B}[?25h",
        "\u{1B}[H", "\u{1B}[?25l", "a ",
      ]
    )
  }
}
