import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct FrameLayoutTests {
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
