import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing actions in the sidebar.
@MainActor struct ActionPaintingTests {
  /// Returns the rows of actions, drawn with or without their items.
  private func actions(_ actions: [Action], withItems: Bool = false) -> ([String], CellBuffer) {
    let group = TabGroupItem(title: "G", identifier: "g", children: []) { _ in ViewController() }
    group.sidebarActions = actions
    let host = TabHostController(tabs: [group])
    host.traitCollection = .pad
    host.appear()
    if withItems { host.sidebar.displayedRows = 0..<20 }
    let frame = FramePainter(host: host).frame(size: CellSize(columns: 40, rows: 8))
    let rows = frame.plainLines.dropFirst(2).prefix(actions.count).map { line in
      String(line.prefix(17).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return (rows, frame.cells)
  }

  @Test(arguments: [false, true])
  func `disabled and destructive actions and the state of an action are marked`(withItems: Bool) {
    let (text, cells) = actions(
      [
        Action(title: "Add") { _ in }, Action(title: "Sort", state: .on) { _ in },
        Action(title: "Some", state: .mixed) { _ in },
        Action(title: "Off", attributes: .disabled) { _ in },
        Action(title: "Empty", attributes: .destructive) { _ in },
      ],
      withItems: withItems
    )
    expectEqual(text, ["+ Add", "+ Sort     ✓", "+ Some     –", "+ Off      ⊘", "- Empty"])
    expectEqual(cells[5, 2].style, CellStyle(dim: true))
    expect(cells[7, 5].style.isDim && !cells[7, 4].style.isDim)
    expectEqual(
      cells[7, 6].style,
      (withItems ? CellStyle(foreground: .red) : CellStyle(underlined: true))
    )
  }

  @Test(arguments: [false, true])
  func `an action shows its image, or its selected image while it is on`(withItems: Bool) {
    let star = Action(
      title: "Star",
      image: TabImage(systemName: "star"),
      selectedImage: TabImage(systemName: "star.fill")
    ) { _ in }
    expectEqual(actions([star], withItems: withItems).0, ["☆ Star"])
    star.state = .on
    expectEqual(actions([star], withItems: withItems).0, ["★ Star     ✓"])
  }
}
