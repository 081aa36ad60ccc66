import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct FrameLayoutTests {
  @Test func `a bar at the top is centered beside the sidebar button`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    expectEqual(
      fixture.layout(60, 12),
      """
      frame 60x12
      bar top 3,0 57x1
        tab Watch 9,0 9x1
        tab Library 18,0 15x1
        tab Collections 33,0 15x1
        tab TabHost.Search 48,0 3x1 icon
      content 0,0 60x12
        toggle 0,0 3x1
      """
    )
  }

  @Test func `an overlapping sidebar does not change the width of the content`() {
    let fixture = PaintingFixture(.pad, selected: "Cinema")
    expectEqual(
      fixture.layout(60, 6),
      """
      frame 60x6
      sidebar overlap 0,0 18x6
        toggle 0,0 3x1
        rows 0..<5 0,1 17x5
        scrollbar 17,1 1x5 thumb 17,2 1x1
      content 0,0 60x6
        uncovered 18,0 42x6
      """
    )
  }

  @Test func `a tiled sidebar is beside the content`() {
    let fixture = PaintingFixture(.pad, selected: "Cinema")
    fixture.host.sidebar.preferredLayout = .tile
    expectEqual(
      fixture.layout(100, 6),
      """
      frame 100x6
      sidebar tile 0,0 30x6
        toggle 0,0 3x1
        rows 0..<5 0,1 29x5
        scrollbar 29,1 1x5 thumb 29,2 1x1
      content 30,0 70x6
      """
    )
  }

  @Test func `a prominent item is apart from the others`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    fixture.host.prominentTabIdentifier = SearchTabItem.identifier
    expectEqual(
      fixture.layout(70, 12),
      """
      frame 70x12
      bar top 3,0 67x1
        tab Watch 9,0 9x1
        tab Library 18,0 15x1
        tab Collections 33,0 15x1
        tab TabHost.Search 50,0 10x1
      content 0,0 70x12
        toggle 0,0 3x1
      """
    )
  }

  @Test func `a bar at the bottom ends with More if items do not fit`() {
    let fixture = PaintingFixture(.phone, selected: "Library")
    expectEqual(
      fixture.layout(16, 4),
      """
      frame 16x4
      bar bottom 0,3 16x1
        tab Watch 0,3 3x1 icon
        tab Library 4,3 7x1 icon
        more 12,3 3x1 icon
      content 0,0 16x3
      """
    )
  }

  @Test func `a bar at the top has an end that scrolls if items do not fit`() {
    let fixture = PaintingFixture(.tv, selected: "Watch")
    fixture.host.mode = .tabBar
    let layout = fixture.painter().layout(size: CellSize(columns: 24, rows: 4))
    let items = layout.controls(in: .bar).map(\.id.description)
    expectEqual(items, ["tab Watch", "later tabs", "tab TabHost.Search"])
  }

  @Test func `a hidden bar takes no room`() {
    let fixture = PaintingFixture(.phone, selected: "Library")
    fixture.host.isTabBarHidden = true
    expectEqual(fixture.layout(20, 4), "frame 20x4\ncontent 0,0 20x4")
  }

  @Test func `the sidebar scrolls to the selected row`() {
    let fixture = PaintingFixture(.pad, selected: "Sea")
    let layout = fixture.painter().layout(size: CellSize(columns: 60, rows: 4))
    expectEqual(layout.sidebar?.visibleRows, 4..<7)
  }

  @Test(arguments: [(0, 0..<3), (2, 2..<5), (99, 5..<8), (-1, 0..<3)])
  func `the first row of the options is clamped to the last page`(first: Int, rows: Range<Int>) {
    let painter = PaintingFixture(.pad, selected: "Sea").painter(FrameOptions(firstRow: first))
    let layout = painter.layout(size: CellSize(columns: 60, rows: 4))
    expectEqual(layout.sidebar?.visibleRows, rows)
  }

  @Test(arguments: [
    (1, 0, FrameElement.ID.sidebarToggle), (5, 0, .sidebar), (4, 2, .row(1)),
    (17, 2, .sidebarEdge),
    (3, 11, .sidebar), (30, 2, .content),
  ])
  func `the target at a point is the element at this point`(
    column: Int,
    row: Int,
    target: FrameElement.ID
  ) {
    let painter = PaintingFixture(.pad, selected: "Cinema").painter()
    let layout = painter.layout(size: CellSize(columns: 60, rows: 12))
    expectEqual(layout.element(at: CellPoint(column: column, row: row))?.id, target)
  }

  @Test(arguments: [
    (9, 0, FrameElement.ID?.some(.tab("Watch"))), (5, 0, .bar), (9, 1, .content), (99, 0, nil),
  ])
  func `the target at a point in a bar is the item at this point`(
    column: Int,
    row: Int,
    target: FrameElement.ID?
  ) {
    let painter = PaintingFixture(.pad.upright, selected: "Watch").painter()
    let layout = painter.layout(size: CellSize(columns: 60, rows: 12))
    expectEqual(layout.element(at: CellPoint(column: column, row: row))?.id, target)
  }

  @Test(arguments: [TraitCollection.pad, .pad.upright, .phone, .vision, .vision.mirrored])
  func `the target at the origin of an element is this element`(traits: TraitCollection) {
    let painter = PaintingFixture(traits, selected: "Sea").painter()
    let layout = painter.layout(size: CellSize(columns: 60, rows: 12))
    let targets = layout.controls(in: .bar).map(\.id) + (0..<8).map { .row($0) }
    for target in targets {
      guard let rect = layout.rect(of: target) else { continue }
      expectEqual(layout.element(at: rect.origin)?.id, target)
    }
    expect(layout.rect(of: .row(99)) == nil)
  }
}
