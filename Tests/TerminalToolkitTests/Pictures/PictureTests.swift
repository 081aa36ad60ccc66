import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalPictures
@testable import TerminalToolkit

/// Frames as SVG documents.
@MainActor struct PictureTests {
  private func frame(
    _ rows: [String],
    columns: Int = 12,
    drawing: LineDrawing = .unicode,
    _ change: (inout CellBuffer) -> Void = { _ in }
  ) -> Frame {
    .of(rows, columns: columns, drawing: drawing, change)
  }

  private func parsed(_ frame: Frame, theme: PictureTheme = .dark) throws -> ParsedPicture {
    try #require(ParsedPicture(frame.svg(theme: theme)))
  }

  @Test func `the document has a title and a size, and no external references`() throws {
    let document = frame(["a", "b"]).svg(title: "Tom & <Jerry>\u{1B}\u{202E}")
    let picture = try #require(ParsedPicture(document))
    let root = picture.elements[0]
    expectEqual(root.name, "svg")
    expectEqual(root.attributes["version"], "1.1")
    expectEqual(root.attributes["viewBox"], "-9 -9 126 54")
    expectEqual(picture.elements[1].name, "title")
    expectEqual(picture.elements[1].text, SafeText("Tom & <Jerry>\u{1B}\u{202E}").string)
    expect(picture.elements[1].text.hasPrefix("Tom & <Jerry>"))
    for reference in ["href", "url(", "<script", "<style", "<!", "<?", "import"] {
      expect(!document.contains(reference))
    }
    try expect(parsed(frame(["a"])).all("title").isEmpty)
  }

  @Test func `text is written in runs with their column and width`() throws {
    let picture = try parsed(frame(["ab cd  é世x"]))
    let texts = picture.all("text").map {
      "\($0.text) \($0.attributes["x"] ?? "") \($0.attributes["textLength"] ?? "")"
    }
    expectEqual(texts, ["ab cd 0 45", "é 63 9", "世 72 18", "x 90 9"])
    let adjusts = picture.all("text").map { $0.attributes["lengthAdjust"] }
    expectEqual(Set(adjusts), ["spacingAndGlyphs"])
  }

  @Test func `markup characters in text are escaped`() throws {
    let text = "<a href=\"x\">&amp;"
    try expectEqual(parsed(frame([text], columns: 30)).all("text").map(\.text), [text])
  }

  @Test func `the document of an ASCII frame contains only ASCII characters`() throws {
    expect(frame(["世é│"], drawing: .ascii).svg().utf8.allSatisfy { $0 < 0x80 })
    try expectEqual(parsed(frame(["世é"], drawing: .ascii)).all("text").map(\.text), ["???"])
  }

  @Test func `text with a different style is a separate run in the colors of the theme`() throws {
    let styled = frame(["abcd"]) { cells in
      func style(_ column: Int, _ change: (inout CellStyle) -> Void) {
        cells.restyle(CellRect(column: column, row: 0, columns: 1, rows: 1), change)
      }
      style(1) { $0 = CellStyle(bold: true, foreground: .red) }
      style(2) { $0 = CellStyle(reversed: true, foreground: .rgb(red: 1, green: 2, blue: 255)) }
      style(3) { $0 = CellStyle(dim: true, underlined: true) }
    }
    let picture = try parsed(styled)
    let texts = picture.all("text").map { [$0.attributes["fill"], $0.attributes["font-weight"]] }
    let theme = PictureTheme.dark
    let dim = theme.text.mixed(5, with: theme.ground).hexadecimal
    expectEqual(
      texts,
      [
        [nil, nil], [theme.color(.red).hexadecimal, "bold"], [theme.ground.hexadecimal, nil],
        [dim, nil],
      ]
    )
    expectEqual(picture.all("g").map { $0.attributes["fill"] }, [theme.text.hexadecimal])
    expectEqual(picture.all("rect").map { $0.attributes["fill"] }, ["#16181d", "#0102ff"])
    expectEqual(picture.all("path").map { $0.attributes["d"] }, ["M27 16.5H36"])
    let light = try parsed(styled, theme: .light)
    expectEqual(light.all("rect").map { $0.attributes["fill"] }, ["#ffffff", "#0102ff"])
  }

  @Test func `italic text is slanted, and struck-through text has a line in its middle`() throws {
    let picture = try parsed(
      frame(["ab"]) { cells in
        cells.restyle(CellRect(column: 0, row: 0, columns: 1, rows: 1)) { $0.isItalic = true }
        cells.restyle(CellRect(column: 1, row: 0, columns: 1, rows: 1)) {
          $0.isStruckThrough = true
        }
      }
    )
    expectEqual(picture.all("text").map { $0.attributes["font-style"] }, ["italic", nil])
    expectEqual(picture.all("path").map { $0.attributes["d"] }, ["M9 9.5H18"])
  }

  @Test func `adjacent backgrounds are joined into one rectangle`() throws {
    let blue = CellStyle(background: .blue)
    let picture = try parsed(
      frame(["", "", "", ""]) { cells in
        cells.fill(CellRect(column: 1, row: 0, columns: 3, rows: 2), with: .blank(blue))
        cells.fill(CellRect(column: 1, row: 2, columns: 2, rows: 1), with: .blank(blue))
        cells.fill(
          CellRect(column: 6, row: 1, columns: 1, rows: 3),
          with: .blank(CellStyle(background: .red))
        )
        cells.fill(CellRect(column: 1, row: 3, columns: 2, rows: 1), with: .blank(blue))
      }
    )
    let rects = picture.all("rect").dropFirst().map { rect in
      ["x", "y", "width", "height"].map { Int(rect.number($0)) }
    }
    expectEqual(rects, [[9, 0, 27, 36], [54, 18, 9, 54], [9, 36, 18, 36]])
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 0), (1000, 1)])
  func `every size produces a document`(columns: Int, rows: Int) throws {
    let picture = try parsed(Frame(CellBuffer(columns: columns, rows: rows)))
    expectEqual(picture.elements[0].number("width"), Double(columns * 9 + 18))
    expectEqual(picture.elements[0].number("height"), Double(rows * 18 + 18))
  }

  @Test(arguments: [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}evil\u{2066}", "a\r\nb\tc\0", "\u{9B}31m",
    "\u{301}\u{301}", "]]>\u{FFFE}\u{FFFF}<![CDATA[",
    "👨‍👩‍👧‍👦🇩🇪❤\u{FE0F}", "\u{2028}\u{200B}\u{FEFF}",
    "e" + String(repeating: "\u{301}", count: 10_000), "&#0;&lt;</text>", "שלום مرحبا",
  ])
  func `unsafe text does not affect the document`(text: String) throws {
    var cells = CellBuffer(columns: 60, rows: 3)
    cells.box(cells.bounds, drawing: .unicode)
    cells.put(text, at: CellPoint(column: 2, row: 1))
    let frame = Frame(cells)
    try expectCharacters(of: frame)
    let document = frame.svg(title: text)
    expectEqual(document, frame.svg(title: text))
    expect(ParsedPicture(document) != nil)
    let controls = document.unicodeScalars.filter { $0.properties.generalCategory == .control }
    expect(controls.allSatisfy { $0 == "\n" })
  }

  @Test func `the document contains every character of a frame at its cell`() throws {
    var random = RandomFrames(seed: 1)
    for size in [(80, 24), (40, 10), (20, 5), (3, 2)] {
      for _ in 0..<10 {
        try expectCharacters(of: random.frame(CellSize(columns: size.0, rows: size.1)))
      }
    }
  }

  private func expectCharacters(of frame: Frame) throws {
    var expected: [CellPoint: Character] = [:]
    for row in 0..<frame.size.rows {
      for (column, cell) in frame.shownRow(row, colors: .trueColor).enumerated() {
        guard let character = cell.character, character != " ", BoxGlyph(character) == nil
        else { continue }
        expected[CellPoint(column: column, row: row)] = character
      }
    }
    try expectEqual(parsed(frame).characters, expected)
  }
}
