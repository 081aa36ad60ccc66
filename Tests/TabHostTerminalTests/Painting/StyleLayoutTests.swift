import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Layout of presentation styles.
@MainActor struct StyleLayoutTests {
  @Test(arguments: [TraitCollection.pad, .pad.upright, .phone, .vision])
  func `in the page style, the content takes the whole frame`(traits: TraitCollection) {
    let fixture = PaintingFixture(traits, selected: "Watch")
    fixture.host.style = .page(.never)
    expectEqual(
      fixture.layout(60, 6),
      """
      frame 60x6
      content 0,0 60x6
      """
    )
  }

  @Test(arguments: [TraitCollection.pad, .pad.upright, .phone, .vision])
  func `the page index is at the bottom and has one dot per page`(traits: TraitCollection) {
    let fixture = PaintingFixture(traits, selected: "Library")
    fixture.host.style = .page(.automatic)
    expectEqual(
      fixture.layout(60, 6),
      """
      frame 60x6
      content 0,0 60x5
      pages 0,5 60x1
        dots 4 26,5 7x1
        selected 28,5 1x1
      """
    )
    let lines = fixture.text(60, 6).split(separator: "\n")
    expectEqual(lines.last?.drop(while: { $0 == " " }), "○ ● ○ ○")
  }

  @Test func `a minimized bar at the leading edge shows only icons`() {
    let fixture = PaintingFixture(.vision, selected: "Watch")
    fixture.host.appear()
    fixture.host.user.setBarFocused(false)
    let items = fixture.painter().layout(size: CellSize(columns: 60, rows: 6)).controls(in: .bar)
    expect(fixture.host.bar.isMinimized)
    expect(items.count == 4 && items.allSatisfy(\.isIconOnly))
  }

  @Test func `on a phone, the sidebar has no button that hides it`() {
    var traits = TraitCollection.phone
    traits.horizontalSizeClass = .regular
    let fixture = PaintingFixture(traits, selected: "Watch")
    fixture.host.sidebar.preferredPlacement = .sidebar
    let layout = fixture.painter().layout(size: CellSize(columns: 60, rows: 12))
    expect(layout.sidebar != nil && layout.rect(of: .sidebarToggle) == nil)
  }

  @Test func `in a bar, the children of a disabled group are dimmed`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    let sea = fixture.collections.children[2]
    func label() -> TabLabel {
      TabLabel(sea, isSelected: false, filled: true, drawing: .unicode)
    }
    expect(label().isEnabled)
    fixture.collections.isEnabled = false
    expect(!label().isEnabled)
  }

  @Test func `there is no sidebar beside a bar that takes the whole width`() {
    let painter = PaintingFixture(.vision, selected: "Sea").painter()
    let layout = painter.layout(size: CellSize(columns: 1, rows: 6))
    expectEqual(layout.bar?.edge, .leading)
    expect(layout.sidebar == nil)
  }

  @Test func `a page index without pages takes no line`() {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    fixture.host.style = .page(.always)
    fixture.host.tabs = []
    let layout = fixture.painter().layout(size: CellSize(columns: 20, rows: 6))
    expect(layout.pages == nil)
    expectEqual(layout.content.rect, CellRect(layout.size))
  }
}
