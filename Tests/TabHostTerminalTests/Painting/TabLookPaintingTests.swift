import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing badges, images and bars at other edges.
@MainActor struct TabLookPaintingTests {
  /// The color of a character in a frame.
  private func color(
    of character: Character,
    in fixture: PaintingFixture,
    _ columns: Int = 80,
    _ rows: Int = 12
  ) -> CellStyle.Color? {
    let frame = fixture.painter().frame(size: CellSize(columns: columns, rows: rows))
    for row in 0..<rows {
      for column in 0..<columns where frame.cells[column, row].character == character {
        return frame.cells[column, row].style.foreground
      }
    }
    return nil
  }

  @Test(arguments: [(LineDrawing.unicode, "●"), (.ascii, "*")])
  func `a badge can be a dot, in the bar and in a row`(drawing: LineDrawing, dot: String) {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.library.badge = .indicator
    let bar = fixture.text(80, 12, FrameOptions(drawing: drawing))
    expect(bar.contains("Library \(dot)"))
    fixture.host.traitCollection = .pad
    let row = fixture.text(80, 12, FrameOptions(drawing: drawing))
      .split(separator: "\n").first { $0.contains("Library") }
    expectEqual(row?.contains(" \(dot) "), true)
  }

  @Test func `a collapsed group can show the sum of the badges in it`() {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    (fixture.collections.aggregatesBadges, fixture.collections.isExpanded) = (true, false)
    func row() -> String? {
      fixture.text(80, 12).split(separator: "\n").first { $0.contains("Collections") }
        .map { String($0.prefix(23)) }
    }
    expectEqual(row(), " ▸ ▱ Collections       ")
    for tab in fixture.collections.children { tab.badge = .count(2) }
    expectEqual(row(), " ▸ ▱ Collections   (6) ")
  }

  @Test func `a badge has its color, and that of the theme by default`() {
    for traits in [TraitCollection.pad, .pad.upright] {
      let fixture = PaintingFixture(traits, selected: "Watch")
      fixture.library.badge = .indicator
      expect(color(of: "●", in: fixture) == nil)
      fixture.host.traitCollection.userInterfaceStyle = .dark
      expectEqual(color(of: "●", in: fixture), Theme.dark[.trueColor][.badge].foreground)
      fixture.host.traitCollection.userInterfaceStyle = .unspecified
      fixture.library.badge = .indicator.tinted(.green)
      expectEqual(color(of: "●", in: fixture), .green)
      fixture.library.badge = .count(3).tinted(.blue)
      expectEqual(color(of: "3", in: fixture), .blue)
    }
  }

  @Test(arguments: [
    (TabImage(glyph: "☕"), LineDrawing.unicode, "◇"), (TabImage(glyph: "♨"), .unicode, "♨"),
    (TabImage(glyph: "♨"), .ascii, "*"), (TabImage(glyph: "♨", fallback: "u"), .ascii, "u"),
    (TabImage(glyph: "☕", fallback: "u"), .unicode, "u"),
    (TabImage(glyph: "\u{7}", fallback: "\u{8}"), .unicode, "◇"),
    (TabImage(glyph: "♨").filled, .unicode, "♨"), (TabImage(glyph: "☕").filled, .unicode, "◆"),
  ])
  func `an image of one's own is its glyph, its fallback, or a placeholder`(
    image: TabImage,
    drawing: LineDrawing,
    glyph: String
  ) {
    expectEqual(String(SymbolGlyphs.glyph(for: image, drawing: drawing)), glyph)
  }

  @Test func `an image has its color unless the style of the selection has one`() {
    for traits in [TraitCollection.pad, .pad.upright] {
      let fixture = PaintingFixture(traits, selected: "Watch")
      fixture.library.image = TabImage(glyph: "♨", tint: .green)
      expectEqual(color(of: "♨", in: fixture), .green, "\(fixture.text(80, 12))")
      fixture.host.selectedTab = fixture.library
      expectEqual(color(of: "♨", in: fixture), .green)
      fixture.host.traitCollection.userInterfaceStyle = .dark
      let selected = Theme.dark[.trueColor][.selected].foreground
      expectEqual(color(of: "♨", in: fixture), selected)
    }
  }

  @Test func `a disabled action tab is dimmed`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.library.primaryAction = Action(title: "Do", attributes: .disabled) { _ in }
    expect(fixture.text(80, 12).contains("Library (3)⊘"))
  }

  @Test(arguments: [(LineDrawing.unicode, "━━───", "◌"), (.ascii, "##...", "*")])
  func `a badge can be the progress of a task, in the bar, in a row and on a button`(
    drawing: LineDrawing,
    bar: String,
    spinner: String
  ) {
    let page = ViewController()
    let button = BarButtonItem(title: "Refresh", primaryAction: Action { _ in })
    page.navigationItem.rightBarButtonItem = button
    for traits in [TraitCollection.pad, .pad.upright] {
      let fixture = PaintingFixture(traits, selected: "Watch")
      let watch = TabItem.showing(page, "w")
      fixture.host.tabs[0] = watch
      fixture.host.selectedTab = watch
      fixture.host.appear()
      func text() -> String { fixture.text(100, 12, FrameOptions(drawing: drawing)) }
      fixture.library.badge = .progress(.bar(0.4))
      button.badge = .progress(.bar(0.4))
      expect(text().contains("Library") && text().contains("Refresh \(bar)"))
      expectEqual(text().split(separator: bar, omittingEmptySubsequences: false).count, 3)
      fixture.library.badge = .progress(.spinner)
      button.badge = .progress(.spinner)
      expect(text().contains("Refresh \(spinner)") && !text().contains(bar))
      fixture.host.disappear()
    }
  }

  @Test func `a symbol is gray unless it is selected or has a color of the app`() throws {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    fixture.host.traitCollection.userInterfaceStyle = .dark
    let styles = Theme.dark[.trueColor]
    expectEqual(color(of: "▥", in: fixture), styles[.secondary].foreground)
    expectEqual(color(of: "▷", in: fixture), styles[.selected].foreground)
    fixture.library.image = .symbol("books.vertical").withTintColor(.green)
    expectEqual(color(of: "▥", in: fixture), styles[TabHost.Color.green])
  }
}
