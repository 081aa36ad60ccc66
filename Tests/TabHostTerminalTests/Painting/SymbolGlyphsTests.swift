import TabHost
import Testing

@testable import TabHostTerminal

@Suite("Symbol glyphs") struct SymbolGlyphsTests {
  @Test(arguments: SymbolGlyphs.table.keys.sorted())
  func `every glyph of the table takes one column and is safe`(name: String) throws {
    let glyph = try #require(SymbolGlyphs.table[name])
    for character in [glyph.outline, glyph.filled, glyph.ascii] {
      #expect(SafeText(String(character)).characters == [character])
      #expect(CharacterWidth.columns(of: character) == 1)
    }
    #expect(glyph.ascii.isASCII)
  }

  @Test(arguments: [
    ("star", "☆"), ("star.fill", "★"), ("star.circle", "☆"), ("books.vertical.fill", "▦"),
    ("unheard.of", "◇"), ("", "◇"), ("...", "◇"), ("\u{1B}[2J", "◇"),
  ])
  func `trailing components of an unknown name are ignored`(name: String, glyph: Character) {
    #expect(SymbolGlyphs.glyph(for: .symbol(name)) == glyph)
  }

  @Test func `the bar shows the filled variant`() {
    let star = TabImage.symbol("star")
    #expect(SymbolGlyphs.glyph(for: star, filled: true) == "★")
    #expect(SymbolGlyphs.glyph(for: star.filled) == "★")
    #expect(SymbolGlyphs.glyph(for: nil, filled: true) == "◆")
    #expect(SymbolGlyphs.glyph(for: star, drawing: .ascii) == "*")
  }

  @Test(arguments: LineDrawing.allCases, [false, true])
  func `every glyph of a frame takes one column`(drawing: LineDrawing, isRightToLeft: Bool) {
    let glyphs = FrameGlyphs(drawing: drawing, isRightToLeft: isRightToLeft)
    let characters = [
      glyphs.expanded, glyphs.collapsed, glyphs.selected, glyphs.disabled, glyphs.sidebarToggle,
      glyphs.more, glyphs.up, glyphs.down, glyphs.backward, glyphs.forward, glyphs.brackets.leading,
      glyphs.brackets.trailing, glyphs.check, glyphs.delete, glyphs.insert, glyphs.grip,
      glyphs.popUp, glyphs.detail, glyphs.further, glyphs.cancel, glyphs.focus, glyphs.search,
      glyphs.pageDot(isSelected: true), glyphs.pageDot(isSelected: false), drawing.topLeft,
      drawing.topRight, drawing.bottomLeft, drawing.bottomRight, drawing.horizontal,
      drawing.vertical, drawing.ellipsis,
    ]
    #expect(characters.allSatisfy { CharacterWidth.columns(of: $0) == 1 })
    switch drawing {
    case .unicode: break
    case .console: #expect(characters.filter { !Self.isInConsoleFonts($0) } == [])
    case .ascii: #expect(characters.filter { !$0.isASCII } == [])
    }
  }

  private static func isInConsoleFonts(_ character: Character) -> Bool {
    character.isASCII || LineDrawing.consoleGlyphs.contains(character)
  }

  @Test(arguments: SymbolGlyphs.table.keys.sorted(), [false, true])
  func `the console shows only glyphs that its fonts have`(name: String, isFilled: Bool) {
    let image = TabImage(systemName: name)
    let glyph = SymbolGlyphs.glyph(for: image, filled: isFilled, drawing: .console)
    #expect(Self.isInConsoleFonts(glyph))
  }

  @Test func `a search and the help have different glyphs in every character set`() {
    for drawing in LineDrawing.allCases {
      let glyphs = FrameGlyphs(drawing: drawing, isRightToLeft: false)
      #expect(glyphs.search != glyphs.help)
    }
    let search = TabImage(systemName: "magnifyingglass")
    #expect(SymbolGlyphs.glyph(for: search, drawing: .ascii) == "/")
  }
}
