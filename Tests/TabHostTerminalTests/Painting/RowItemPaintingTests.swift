import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing row items.
@MainActor struct RowItemPaintingTests {
  /// Returns a host with a sidebar, all of whose rows are displayed. Cinema is selected.
  private func fixture(_ traits: TraitCollection = .pad) -> PaintingFixture {
    let fixture = PaintingFixture(traits, selected: "Cinema")
    fixture.host.sidebar.preferredLayout = .tile
    fixture.host.appear()
    fixture.host.sidebar.displayedRows = 0..<20
    return fixture
  }

  /// Returns the row of the library as drawn in a sidebar of 33 columns including its border.
  private func library(_ fixture: PaintingFixture, _ drawing: LineDrawing = .unicode) -> String {
    row(2, fixture, drawing)
  }

  private func row(
    _ index: Int,
    _ fixture: PaintingFixture,
    _ drawing: LineDrawing = .unicode
  ) -> String {
    let lines = fixture.text(110, 12, FrameOptions(drawing: drawing)).split(separator: "\n")
    return String(lines[index].prefix(32))
  }

  private func item(_ fixture: PaintingFixture) throws -> TabSidebarItem {
    try #require(fixture.host.sidebar.item(for: fixture.library))
  }

  @Test func `an item with the default configuration is drawn like a row without an item`() {
    for traits in [TraitCollection.pad, .pad.mirrored] {
      let plain = PaintingFixture(traits, selected: "Cinema")
      plain.host.sidebar.preferredLayout = .tile
      plain.host.appear()
      expectEqual(fixture(traits).text(80, 12), plain.text(80, 12))
    }
  }

  @Test func `text, image and secondary text are those of the configuration`() throws {
    let fixture = fixture()
    var content = try item(fixture).defaultContentConfiguration()
    content.text = "All Films"
    content.image = TabImage(systemName: "film")
    content.secondaryText = "12"
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "   ▧ All Films  12          (3) ")
    content.prefersSideBySideTextAndSecondaryText = true
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "   ▧ All Films           12 (3) ")
  }

  @Test(arguments: [
    ("twelve films and more", "   ▥ Library  twelve films… (3) "),
    ("", "   ▥ Library                (3) "),
  ])
  func `a secondary text is truncated to the remaining room`(text: String, line: String) throws {
    let fixture = fixture()
    fixture.host.sidebar.preferredWidth = 33
    fixture.library.subtitle = text
    expectEqual(library(fixture), line)
  }

  @Test func `a secondary text without enough room is omitted`() throws {
    let fixture = fixture()
    fixture.host.sidebar.preferredWidth = 33
    fixture.library.title = "A library of films"
    fixture.library.subtitle = "twelve"
    expectEqual(library(fixture), "   ▥ A library of films     (3) ")
    fixture.library.title = "A library of film"
    expectEqual(library(fixture), "   ▥ A library of film      (3) ")
    fixture.library.subtitle = "12"
    expectEqual(library(fixture), "   ▥ A library of film  12  (3) ")
  }

  @Test func `a short secondary text is whole or omitted, at the end after one blank`() throws {
    let fixture = fixture()
    fixture.host.sidebar.preferredWidth = 33
    var content = try item(fixture).defaultContentConfiguration()
    content.text = "A library of 12"
    content.secondaryText = "twelve"
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "   ▥ A library of 12        (3) ")
    content.prefersSideBySideTextAndSecondaryText = true
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "   ▥ A library of 12 twelve (3) ")
    content.text = "A library of 123"
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "   ▥ A library of 123       (3) ")
  }

  @Test(arguments: [
    ("short", "Library", nil, 33), ("a subtitle as long as this", "Library", nil, 36),
    ("short", "Library", "1234567890", 34),
    ("", "A title that needs more than a third", nil, 36),
  ])
  func `a sidebar is as wide as its first rows need, up to a third of the frame`(
    subtitle: String,
    title: String,
    badge: String?,
    columns: Int
  ) {
    let fixture = fixture()
    fixture.library.title = title
    fixture.library.subtitle = subtitle
    if let badge { fixture.library.badgeValue = badge }
    let size = CellSize(columns: 110, rows: 12)
    expectEqual(FrameLayout(host: fixture.host, size: size).sidebar?.rect.columns, columns)
    fixture.host.sidebar.preferredWidth = 20
    expectEqual(FrameLayout(host: fixture.host, size: size).sidebar?.rect.columns, 20)
  }

  @Test(arguments: [
    ("12345", "Library", "   ▥ Library            (12345) "),
    ("a badge that is much too long", "Library", "   ▥ Library (a badge that is…) "),
    ("12345", "A library of films, and of books", "   ▥ A library of films… (123…) "),
  ])
  func `a badge keeps the columns that the title leaves`(
    badge: String,
    title: String,
    line: String
  ) {
    let fixture = fixture()
    fixture.host.sidebar.preferredWidth = 33
    fixture.library.title = title
    fixture.library.badgeValue = badge
    expectEqual(library(fixture), line)
  }

  @Test func `a custom configuration shows the title of its view`() throws {
    let fixture = fixture()
    try item(fixture).contentConfiguration = Meter(level: 7)
    expectEqual(library(fixture), "   Level 7                  (3) ")
  }

  @Test func `accessories are at their ends in the order of their positions`() throws {
    let fixture = fixture()
    let view = ViewController()
    view.title = "own"
    let custom = CellAccessory.CustomViewConfiguration(
      customView: view,
      placement: .trailing(at: { _ in -7 })
    )
    try item(fixture).accessories = [
      .checkmark(), .label(text: "12"), .insert(displayed: .always), .delete(displayed: .always),
      .customView(configuration: custom),
    ]
    expectEqual(library(fixture), "   ⊕ ⊖ ▥ Library   own ✓ 12 (3) ")
  }

  @Test func `every accessory has a glyph`() throws {
    let fixture = fixture()
    let glyphs: [(CellAccessory, String, String)] = [
      (.disclosureIndicator(), "›", ">"), (.outlineDisclosure(), "▸", ">"),
      (.checkmark(), "✓", "v"), (.reorder(displayed: .always), "≡", "="), (.detail(), "ⓘ", "i"),
      (.popUpMenu(Menu()), "⇵", "^"), (.label(text: "new"), "new", "new"),
    ]
    for (accessory, unicode, ascii) in glyphs {
      try item(fixture).accessories = [accessory]
      expect(library(fixture).hasSuffix(" \(unicode) (3) "))
      expect(library(fixture, .ascii).hasSuffix(" \(ascii) (3) "))
    }
  }

  @Test func `a hidden accessory keeps its room`() throws {
    let fixture = fixture()
    var label = CellAccessory.label(text: "12")
    label.isHidden = true
    try item(fixture).accessories = [.checkmark(), label]
    expect(library(fixture).hasSuffix(" ✓    (3) "))
  }

  @Test func `accessories depend on editing, and duplicates of built-in elements are omitted`()
    throws
  {
    let fixture = fixture()
    fixture.library.allowsHiding = true
    let accessories: [CellAccessory] = [
      .multiselect(), .reorder(), .checkmark(displayed: .whenNotEditing), .outlineDisclosure(),
    ]
    try item(fixture).accessories = accessories
    let group = try #require(fixture.host.sidebar.item(for: fixture.collections))
    group.accessories = accessories
    expect(library(fixture).hasSuffix(" ✓ ▸ (3) "))
    expectEqual(row(4, fixture), " ▾ ▱ Collections              ✓ ")
    fixture.host.user.beginEditing()
    expect(library(fixture).hasPrefix("   ☑ ▥ Library"))
    expect(library(fixture).hasSuffix(" ≡ ▸ (3) "))
    expectEqual(row(4, fixture), " ▾   ☐ ▱ Collections          ≡ ")
  }

  @Test func `text has the color of its role`() throws {
    let fixture = fixture()
    var content = try item(fixture).defaultContentConfiguration()
    let looks: [(Color, CellStyle)] = [
      (.label, .plain), (.secondaryLabel, CellStyle(dim: true)), (.gray, CellStyle(dim: true)),
      (.tint, .plain), (.blue, CellStyle(foreground: .blue)),
      (.yellow, CellStyle(foreground: .yellow)),
      (.orange, CellStyle(foreground: .rgb(red: 240, green: 140, blue: 20))),
      (.purple, CellStyle(foreground: .rgb(red: 160, green: 90, blue: 220))),
      (.tertiaryLabel, CellStyle(dim: true)), (.teal, CellStyle(foreground: .cyan)),
      (.pink, CellStyle(foreground: .rgb(red: 230, green: 70, blue: 150))),
      (.brown, CellStyle(foreground: .rgb(red: 162, green: 132, blue: 94))),
      (.rgb(red: 90, green: 10, blue: 0), CellStyle(foreground: .rgb(red: 90, green: 10, blue: 0))),
    ]
    for (color, style) in looks {
      content.textProperties.color = color
      try item(fixture).contentConfiguration = content
      expectEqual(cells(fixture)[5, 2].style, style, "\(color)")
    }
    content.textProperties.isBold = true
    content.textProperties.color = .red
    try item(fixture).contentConfiguration = content
    expectEqual(cells(fixture)[5, 2].style, CellStyle(bold: true, foreground: .red))
    expectEqual(cells(fixture)[3, 2].style, CellStyle(dim: true))
    content.textProperties.color = .clear
    content.imageProperties.tintColor = .clear
    try item(fixture).contentConfiguration = content
    expectEqual(library(fixture), "                            (3) ")
  }

  @Test func `transformed colors, the tint of an image and the font of a label are drawn`() throws {
    let fixture = fixture()
    var content = ListContentConfiguration.cell()
    content.text = "Library"
    content.textProperties.colorTransformer = ConfigurationColorTransformer { _ in .red }
    content.image = .symbol("film").withTintColor(.green)
    try item(fixture).contentConfiguration = content
    try item(fixture).accessories = [
      .label(text: "9", options: .init(font: .boldSystemFont(ofSize: 9)))
    ]
    expectEqual(cells(fixture)[5, 2].style, CellStyle(foreground: .red))
    expectEqual(cells(fixture)[3, 2].style, CellStyle(foreground: .green))
    expect((8..<32).contains { cells(fixture)[$0, 2].style == CellStyle(bold: true) })
    try item(fixture).backgroundConfiguration.backgroundColorTransformer =
      ConfigurationColorTransformer { _ in .yellow }
    expectEqual(cells(fixture)[0, 2].style.background, .yellow)
  }

  @Test func `a background is drawn behind the whole row, with text in a legible color`() throws {
    let fixture = fixture()
    try item(fixture).backgroundConfiguration.backgroundColor = .green
    expectEqual(cells(fixture)[0, 2].style.background, .green)
    expectEqual(cells(fixture)[5, 2].style, CellStyle(foreground: .black, background: .green))
    expectEqual(cells(fixture)[3, 2].style, CellStyle(foreground: .black, background: .green))
    expect(cells(fixture)[5, 1].style.background == nil)
    // A symbol that a terminal with sixteen colors would show in the background color.
    let blue = CellStyle.Color.rgb(red: 0, green: 0, blue: 200)
    try item(fixture).backgroundConfiguration.backgroundColor = .rgb(red: 0, green: 0, blue: 200)
    expectEqual(cells(fixture)[3, 2].style, CellStyle(foreground: .white, background: blue))
  }

  @Test func `the selected row has no background color unless its item has one`() throws {
    let fixture = fixture()
    expect((0..<28).allSatisfy { cells(fixture)[$0, 5].style == CellStyle(bold: true) })
    let cinema = try #require(fixture.host.sidebar.item(for: fixture.collections.children[0]))
    cinema.backgroundConfiguration.backgroundColor = .red
    expectEqual(
      cells(fixture)[0, 5].style,
      CellStyle(bold: true, foreground: .white, background: .red)
    )
  }

  private func cells(_ fixture: PaintingFixture) -> CellBuffer {
    fixture.painter().frame(size: CellSize(columns: 110, rows: 12)).cells
  }
}

/// A custom configuration.
private struct Meter: ContentConfiguration {
  let level: Int

  func makeContentView() -> any ViewController & ContentView {
    let view = MeterView(configuration: self)
    view.title = "Level \(level)"
    return view
  }

  func updated(for state: any ConfigurationState) -> Meter { self }
}

private final class MeterView: ViewController, ContentView {
  var configuration: any ContentConfiguration

  init(configuration: Meter) {
    self.configuration = configuration
    super.init()
  }
}
