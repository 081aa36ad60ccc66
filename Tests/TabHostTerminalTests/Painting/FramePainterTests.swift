import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

/// Drawing a host.
@MainActor struct FramePainterTests {
  @Test func `a bar without room for all items scrolls to the selected one`() {
    let fixture = PaintingFixture(.tv, selected: "Library")
    fixture.host.mode = .tabBar
    expectEqual(fixture.text(18, 1), " « [▦ L (3)] »  ⌕\n")
  }

  @Test func `the selected row has the style of the selection`() {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    let frame = fixture.painter().frame(size: CellSize(columns: 40, rows: 4))
    let selected = CellStyle(bold: true)
    expectEqual(frame.cells[0, 1].style, selected)
    expectEqual(frame.cells[16, 1].style, selected)
    expect(frame.cells[17, 1].style != selected)
    expect(frame.cells[0, 2].style != selected)
  }

  @Test func `painting loads no content`() {
    let fixture = PaintingFixture(.pad, selected: "Cinema")
    _ = fixture.text(80, 24)
    expect(!fixture.host.tabs.contains { $0.isViewControllerLoaded })
    expect(fixture.collections.children.allSatisfy { !$0.isViewControllerLoaded })
  }
}
