import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing a host in editing mode.
@MainActor struct EditingPaintingTests {
  @Test func `checkboxes are drawn in ASCII`() {
    expectEqual(
      PaintingFixture.editing().text(60, 10, FrameOptions(drawing: .ascii)),
      """
       = Media           |[> Watch] L Library (3)            >  /
      *      > Watch     +----------------------------------------
         [x] L Libr~ (3) |
             / Search    |
       v     / Collecti~ |                   >
           [ ] f Cinema  |                 Watch
               Y Fore~ x |
           [x] a Sea     |
               + New     |
                         |

      """
    )
  }

  @Test(arguments: [(40, 40), (43, 43), (44, 24), (59, 24), (60, 20)])
  func `a sidebar that is edited in a narrow frame shows its rows whole, alone if necessary`(
    columns: Int,
    expected: Int
  ) {
    let fixture = PaintingFixture.editing()
    let size = CellSize(columns: columns, rows: 12)
    expectEqual(FrameLayout(host: fixture.host, size: size).sidebar?.rect.columns, expected)
    fixture.host.sidebar.preferredWidth = 20
    expectEqual(FrameLayout(host: fixture.host, size: size).sidebar?.rect.columns, expected)
    var options = FrameOptions()
    options.sidebarColumns = 20
    let chosen = FrameLayout(host: fixture.host, size: size, options: options)
    expectEqual(chosen.sidebar?.rect.columns, 20)
  }

  @Test func `the width of a sidebar includes checkboxes and handles while the user edits`() {
    let fixture = PaintingFixture.editing()
    fixture.library.title = "A Library of 220 Films"
    let size = CellSize(columns: 110, rows: 12)
    func columns() -> Int? { FrameLayout(host: fixture.host, size: size).sidebar?.rect.columns }
    let edited = columns()
    expectEqual(edited, 36)
    fixture.host.user.endEditing()
    expectEqual(columns(), 33)
  }

  @Test func `a hidden row and its descendants are dimmed`() {
    let fixture = PaintingFixture.editing()
    expectEqual(fixture.dimRows, ["Cinema", "Forest"])
    fixture.collections.allowsHiding = true
    fixture.host.user.uncheck(fixture.collections)
    expectEqual(fixture.dimRows, ["Collections", "Cinema", "Forest", "Sea"])
  }

  @Test(arguments: [(LineDrawing.unicode, 8), (.ascii, 10)])
  func `without room for both, a row shows the checkbox instead of the badge`(
    drawing: LineDrawing,
    columns: Int
  ) {
    let text = PaintingFixture.editing().text(columns, 4, FrameOptions(drawing: drawing))
    expect(text.contains(drawing.pick("☑", "x")) && !text.contains("(3)"), "\(text)")
  }

  @Test(arguments: [LineDrawing.unicode, .ascii], [TraitCollection.pad, .pad.mirrored])
  func `every width produces lines that fit`(drawing: LineDrawing, traits: TraitCollection) {
    let fixture = PaintingFixture.editing(traits)
    for columns in Soak.part(30, of: Array(1...90)) {
      let size = CellSize(columns: columns, rows: 10)
      let painter = fixture.painter(FrameOptions(drawing: drawing))
      let lines = painter.frame(size: size).plainLines
      expectEqual(lines.count, 10)
      expect(lines.allSatisfy { SafeText($0).columns <= columns }, "at \(columns)")
      guard let border = painter.layout(size: size).sidebar?.border else { continue }
      let glyph = painter.frame(size: size).cells[border.column, 5]
      expectEqual(
        "\(glyph)",
        "\(painter.frame(size: size).cells[border.column, 8])",
        "at \(columns)"
      )
    }
  }
}

extension PaintingFixture {
  /// The titles of the rows whose text is dimmed.
  fileprivate var dimRows: [String] {
    let size = CellSize(columns: 60, rows: 12)
    let painter = painter()
    let layout = painter.layout(size: size)
    let cells = painter.frame(size: size).cells
    return host.sidebar.rows.enumerated().compactMap { index, row in
      guard let rect = layout.sidebar?.rect(ofRow: index), let tab = row.tab else { return nil }
      let isDim = (rect.column..<rect.endColumn).contains {
        let cell = cells[$0, rect.row]
        return cell.character == tab.title.first && cell.style.isDim
      }
      return isDim ? tab.title : nil
    }
  }
}
