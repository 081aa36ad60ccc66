import TabHost
import TabHostTestSupport
import Testing

struct TabImageTests {
  @Test func `an image without a name is nil, and a symbol never is`() {
    expect(TabImage(systemName: "") == nil)
    expect(TabImage(named: "") == nil)
    expect(TabImage(systemName: "", withConfiguration: nil) == nil)
    expectEqual(TabImage.symbol("").systemName, "")
    expectEqual(TabImage(systemName: "star"), .symbol("star"))
  }

  @Test func `an image of the app is not a symbol of the same name`() throws {
    let image = try #require(TabImage(named: "star"))
    expect(image.systemName == "star" && !image.isSymbolImage)
    expect(TabImage.symbol("star").isSymbolImage)
    expect(image != .symbol("star"))
  }

  @Test func `hints are part of the value and can be removed`() {
    let star = TabImage.symbol("star")
    let red = star.withTintColor(.red)
    expect(red.tint == .red && red != star && red.filled.tint == .red)
    expectEqual(star.withTintColor(.red, renderingMode: .alwaysOriginal), red)
    expectEqual(star.withTintColor(.red, renderingMode: .automatic), red)
    expectEqual(star.withTintColor(.red, renderingMode: .alwaysTemplate), star)
    expectEqual(red.withRenderingMode(.alwaysTemplate), star)
    expectEqual(red.withRenderingMode(.alwaysOriginal), red)
    expectEqual(Set([red, star, star.withTintColor(.red)]).count, 2)
  }

  @Test func `a configuration replaces the specified values of another one`() {
    typealias Configuration = TabImage.SymbolConfiguration
    let font = Font.systemFont(ofSize: 12, weight: .thin)
    let base = Configuration(font: font, scale: .small)
    expectEqual(base, Configuration(pointSize: 12, weight: .thin, scale: .small))
    let result = base.applying(Configuration(weight: .bold)).applying(Configuration(scale: .large))
    expectEqual(result, Configuration(pointSize: 12, weight: .bold, scale: .large))
    let red = Configuration(hierarchicalColor: .red)
    let two = Configuration(paletteColors: [.red, .blue])
    expect(result.applying(red) != result && red == Configuration(paletteColors: [.red]))
    expectEqual(result.applying(red).applying(two), result.applying(two))
    expectEqual(Configuration(textStyle: .title1), Configuration(pointSize: 28))
  }

  @Test func `an image takes over a configuration and keeps its tint`() throws {
    let bold = TabImage.SymbolConfiguration(weight: .bold)
    let image = try #require(TabImage(systemName: "star", withConfiguration: bold))
    expect(image.symbolConfiguration == bold && image.tint == nil)
    let large = image.withTintColor(.red).applyingSymbolConfiguration(.init(scale: .large))
    expectEqual(large?.symbolConfiguration, bold.applying(.init(scale: .large)))
    expectEqual(large?.tint, .red)
    expectEqual(
      image.withConfiguration(.init(scale: .large)).symbolConfiguration,
      .init(scale: .large)
    )
  }

  @Test func `an image can be a character, with a fallback, a color and a name`() {
    let tea = TabImage(glyph: "♨", fallback: "u", tint: .green, name: "tea")
    expect(tea.glyph == "♨" && tea.fallbackGlyph == "u" && tea.tint == .green)
    expect(tea.systemName == "tea" && !tea.isSymbolImage)
    expect(tea.filled.glyph == "♨" && tea.withTintColor(.red).glyph == "♨")
    let plain = TabImage(glyph: "♨")
    expect(plain.systemName == "♨" && plain.fallbackGlyph == nil && plain.tint == nil)
    expect(plain != tea && plain != .symbol("♨") && TabImage.symbol("♨").glyph == nil)
    expectEqual(
      Set([tea, TabImage(glyph: "♨", fallback: "u", tint: .green, name: "tea")]).count,
      1
    )
  }

  @Test func `a symbol without hints takes little more space than its name`() {
    expect(MemoryLayout<TabImage?>.size <= MemoryLayout<String>.size + 2)
    let star = TabImage.symbol("star")
    expectEqual(star.withTintColor(.red).withRenderingMode(.alwaysTemplate), star)
  }
}
