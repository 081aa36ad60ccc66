import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

struct SymbolGlyphsTests {
  @Test(arguments: SymbolGlyphs.table.keys.sorted())
  func `every glyph of the table takes one column and is safe`(name: String) throws {
    let glyph = try #require(SymbolGlyphs.table[name])
    for character in [glyph.outline, glyph.filled, glyph.ascii] {
      expectEqual(SafeText(String(character)).characters, [character])
      expectEqual(CharacterWidth.columns(of: character), 1)
    }
    expect(glyph.ascii.isASCII)
  }

  @Test(arguments: [
    ("star", "☆"), ("star.fill", "★"), ("star.circle", "☆"), ("books.vertical.fill", "▦"),
    ("unheard.of", "◇"), ("", "◇"), ("...", "◇"), ("\u{1B}[2J", "◇"),
  ])
  func `trailing components of an unknown name are ignored`(name: String, glyph: Character) {
    expectEqual(SymbolGlyphs.glyph(for: .symbol(name)), glyph)
  }

  @Test(arguments: [
    ("square.and.pencil", "✎"), ("square.and.arrow.up.circle", "⤒"), ("lock.fill", "◙"),
    ("folder.badge.plus", "⊞"), ("folder.badge.gearshape", "▱"), ("gearshape.2.fill", "⚙"),
  ])
  func `a name of several words has its own glyph, and a variant that of its name`(
    name: String,
    glyph: Character
  ) {
    expectEqual(SymbolGlyphs.glyph(for: .symbol(name)), glyph)
  }

  @Test(arguments: [
    ("1.circle", "①❶1"), ("1.square.fill", "❶❶1"), ("a.circle", "ⒶⒶA"), ("z.square", "ⓏⓏZ"),
    ("0.circle", "⓪⓿0"), ("00.circle.fill", "⓿⓿0"), ("07.square", "⑦❼7"), ("10.circle", "⑩❿#"),
    ("11.circle", "⑪⓫#"), ("20.square", "⑳⓴#"), ("21.circle", "○●#"), ("50.square", "□■#"),
    ("100.circle", "◇◆*"), ("-1.circle", "◇◆*"), ("A.circle", "◇◆*"), ("ä.circle", "◇◆*"),
    ("1.hexagon", "◇◆*"), ("1", "◇◆*"), ("１.circle", "◇◆*"), ("ab.circle", "◇◆*"),
    (".circle", "○●o"),
  ])
  func `a number or a letter in a circle or a square has a glyph`(name: String, glyphs: String) {
    let image = TabImage.symbol(name)
    let drawn = [
      SymbolGlyphs.glyph(for: image), SymbolGlyphs.glyph(for: image, filled: true),
      SymbolGlyphs.glyph(for: image, drawing: .ascii),
    ]
    expectEqual(String(drawn), glyphs)
    expect(drawn.allSatisfy { CharacterWidth.columns(of: $0) == 1 })
    expect(!SymbolGlyphs.names.contains(name))
  }

  @Test func `a registered name takes precedence over the rule`() throws {
    try SymbolGlyphs.register("9.circle", glyph: "▣", fallback: "n")
    expectEqual(SymbolGlyphs.glyph(for: .symbol("9.circle.fill")), "▣")
    expectEqual(SymbolGlyphs.glyph(for: .symbol("9.square.fill")), "❾")
  }

  @Test @MainActor func `an unknown symbol is left out beside a title, and else is generic`() {
    let unknown = TabImage(systemName: "unheard.of")
    let tabs = ["Tab", ""].enumerated().map { index, title in
      TabItem(title: title, image: unknown, identifier: "\(index)") { _ in ViewController() }
    }
    let group = TabGroupItem(title: "", image: unknown, identifier: "g", children: tabs)
    let labels = (tabs + [group]).map {
      TabLabel($0, isSelected: false, filled: true, drawing: .unicode)
    }
    expectEqual(labels.map(\.glyph), [nil, "◆", "◆"])
    expectEqual(labels.map { $0.icon(drawing: .unicode) }, ["T", "◆", "◆"])
    var row = ListContentConfiguration.cell()
    row.image = unknown
    let styles = Theme.terminal[.trueColor]
    expectEqual(RowContent(row, drawing: .unicode, styles: styles).glyph, "◇")
    row.text = "Row"
    expectEqual(RowContent(row, drawing: .unicode, styles: styles).glyph, " ")
    let buttons = ["Button", ""].map { BarButtonItem(title: $0, image: unknown) { _ in } }
    expectEqual(buttons.map { TabLabel.glyph(of: $0, drawing: .unicode) }, [nil, "◇"])
  }

  @Test @MainActor func `an unknown name is reported once, and its button shows the title`() throws
  {
    let page = ViewController()
    page.navigationItem.title = "Page"
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Kettles", image: .symbol("trsh")) { _ in },
      BarButtonItem(title: "Trash", image: TabImage(systemName: "trash")) { _ in },
    ]
    let host = TabHostController(tabs: [.showing(page, "a")])
    var diagnostics: [String] = []
    host.diagnosticHandler = { diagnostics.append($0.description) }
    let device = try HeadlessTerminalDevice(size: CellSize(columns: 60, rows: 12))
    let application = TerminalApplication(host: host, device: device)
    application.begin()
    application.draw()
    let lines = application.screen.frame().text(for: .file)
    expect(lines.contains("Kettles") && lines.contains("⌦") && !lines.contains("Trash"))
    expectEqual(
      diagnostics,
      [
        #"TabHost: unknownSymbol: "trsh": no symbol has this name; did you mean "trash"?; "#
          + "register a glyph for it"
      ]
    )
    application.end()
  }

  @Test func `an app registers names with glyphs of its own`() throws {
    try SymbolGlyphs.register("kettle", glyph: "♨", fallback: "k")
    try SymbolGlyphs.register("kettle.whistle", glyph: "○", filled: "●", fallback: "w")
    func drawn(_ name: String, _ drawing: LineDrawing = .unicode) -> Character {
      SymbolGlyphs.glyph(for: .symbol(name), drawing: drawing)
    }
    expectEqual([drawn("kettle"), drawn("kettle.fill"), drawn("kettle", .ascii)], ["♨", "♨", "k"])
    expectEqual([drawn("kettle.whistle"), drawn("kettle.whistle.fill")], ["○", "●"])
    expectEqual(drawn("kettle.whistle", .console), "○")
    expectEqual(drawn("kettle", .console), "k")
    // Other tests register names meanwhile.
    let names = SymbolGlyphs.names
    expect(Set(["kettle", "kettle.whistle", "star"]).isSubset(of: names))
    expectEqual(names, names.sorted())
  }

  @Test(
    arguments: [
      ("", "x", "x", SymbolGlyphError.invalidName("")),
      ("wide", "漢", "w", .invalidGlyph("漢", name: "wide")),
      ("emoji", "🫖", "t", .invalidGlyph("🫖", name: "emoji")),
      ("escaped", "\u{1B}", "e", .invalidGlyph("\u{1B}", name: "escaped")),
      ("joiner", "\u{200D}", "j", .invalidGlyph("\u{200D}", name: "joiner")),
      ("fallback", "♨", "♨", .invalidFallback("♨", name: "fallback")),
      ("blank", "♨", " ", .invalidFallback(" ", name: "blank")),
    ] as [(String, Character, Character, SymbolGlyphError)]
  )
  func `a name or glyph that cannot be drawn is not registered`(
    name: String,
    glyph: Character,
    fallback: Character,
    error: SymbolGlyphError
  ) {
    #expect(throws: error) {
      try SymbolGlyphs.register(name, glyph: glyph, fallback: fallback)
    }
    expect(!SymbolGlyphs.names.contains(name))
  }

  @Test func `an error says what is wrong without unsafe characters`() {
    expectEqual(
      SymbolGlyphError.invalidGlyph("\u{1B}", name: "a\u{7}").description,
      "symbol \"a␇\": the glyph \"␛\" is not a visible character of one column"
    )
  }

  @Test func `the bar shows the filled variant`() {
    let star = TabImage.symbol("star")
    expectEqual(SymbolGlyphs.glyph(for: star, filled: true), "★")
    expectEqual(SymbolGlyphs.glyph(for: star.filled), "★")
    expectEqual(SymbolGlyphs.glyph(for: nil, filled: true), "◆")
    expectEqual(SymbolGlyphs.glyph(for: star, drawing: .ascii), "*")
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
    expect(characters.allSatisfy { CharacterWidth.columns(of: $0) == 1 })
    switch drawing {
    case .unicode: break
    case .console: expectEqual(characters.filter { !Self.isInConsoleFonts($0) }, [])
    case .ascii: expectEqual(characters.filter { !$0.isASCII || $0 == " " }, [])
    case .words, .asciiWords: expectEqual(Set(characters), [" ", drawing.ellipsis])
    }
  }

  private static func isInConsoleFonts(_ character: Character) -> Bool {
    character.isASCII || LineDrawing.consoleGlyphs.contains(character)
  }

  @Test(arguments: SymbolGlyphs.table.keys.sorted(), [false, true])
  func `the console shows only glyphs that its fonts have`(name: String, isFilled: Bool) {
    let image = TabImage(systemName: name)
    let glyph = SymbolGlyphs.glyph(for: image, filled: isFilled, drawing: .console)
    expect(Self.isInConsoleFonts(glyph))
  }

  @Test func `a search and the help have different glyphs in every character set`() {
    for drawing in LineDrawing.allCases where !drawing.usesWords {
      let glyphs = FrameGlyphs(drawing: drawing, isRightToLeft: false)
      expect(glyphs.search != glyphs.help)
    }
    let search = TabImage(systemName: "magnifyingglass")
    expectEqual(SymbolGlyphs.glyph(for: search, drawing: .ascii), "/")
  }
}
