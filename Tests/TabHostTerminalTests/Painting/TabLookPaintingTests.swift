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
    #expect(bar.contains("Library \(dot)"))
    fixture.host.traitCollection = .pad
    let row = fixture.text(80, 12, FrameOptions(drawing: drawing))
      .split(separator: "\n").first { $0.contains("Library") }
    #expect(row?.contains(" \(dot) ") == true)
  }

  @Test func `a badge has its color, and that of the theme by default`() {
    for traits in [TraitCollection.pad, .pad.upright] {
      let fixture = PaintingFixture(traits, selected: "Watch")
      fixture.library.badge = .indicator
      #expect(color(of: "●", in: fixture) == nil)
      fixture.host.traitCollection.userInterfaceStyle = .dark
      #expect(color(of: "●", in: fixture) == Theme.dark[.trueColor][.badge].foreground)
      fixture.host.traitCollection.userInterfaceStyle = .unspecified
      fixture.library.badge = .indicator.tinted(.green)
      #expect(color(of: "●", in: fixture) == .green)
      fixture.library.badge = .count(3).tinted(.blue)
      #expect(color(of: "3", in: fixture) == .blue)
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
    #expect(String(SymbolGlyphs.glyph(for: image, drawing: drawing)) == glyph)
  }

  @Test func `an image has its color unless the style of the selection has one`() {
    for traits in [TraitCollection.pad, .pad.upright] {
      let fixture = PaintingFixture(traits, selected: "Watch")
      fixture.library.image = TabImage(glyph: "♨", tint: .green)
      #expect(color(of: "♨", in: fixture) == .green, "\(fixture.text(80, 12))")
      fixture.host.selectedTab = fixture.library
      #expect(color(of: "♨", in: fixture) == .green)
      fixture.host.traitCollection.userInterfaceStyle = .dark
      let selected = Theme.dark[.trueColor][.selected].foreground
      #expect(color(of: "♨", in: fixture) == selected)
    }
  }

  @Test func `a bar at the bottom with regions is drawn like one at the top`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.host.mode = .tabBar
    let top = fixture.text(60, 12).split(separator: "\n", omittingEmptySubsequences: false)
    fixture.host.preferredBarEdge = .bottom
    let bottom = fixture.text(60, 12).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Array(bottom[10..<12].reversed()) == Array(top[0..<2]))
    #expect(fixture.painter().layout(size: CellSize(columns: 60, rows: 12)).bar?.edge == .bottom)
  }

  @Test func `a bar at the leading edge has one item per line`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.host.preferredBarEdge = .leading
    let layout = fixture.painter().layout(size: CellSize(columns: 60, rows: 12))
    #expect(layout.bar?.edge == .leading)
    #expect(Set(layout.controls(in: .bar).map(\.rect.column)) == [0])
    #expect(Set(layout.controls(in: .bar).map(\.rect.row)).count == layout.controls(in: .bar).count)
  }

  @Test func `a disabled action tab is dimmed`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.library.primaryAction = Action(title: "Do", attributes: .disabled) { _ in }
    #expect(fixture.text(80, 12).contains("Library (3)⊘"))
  }
}
