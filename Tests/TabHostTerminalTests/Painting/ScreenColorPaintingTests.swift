import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// What concerns all cells of a frame: the colors of the screen, what something modal covers, and the
/// lines between areas.
@MainActor struct ScreenColorPaintingTests {
  private let fixture = ScreenFixture(60, 16)
  private var host: TabHostController { fixture.host }
  private var screen: HostScreen { fixture.screen }

  private var styles: [CellStyle] {
    let cells = screen.frame().cells
    return (0..<cells.size.rows).flatMap { cells.row($0).map(\.style) }
  }

  @Test(arguments: [UserInterfaceStyle.dark, .light, .unspecified], ColorDepth.allCases)
  func `high contrast has its own text and background on the whole screen`(
    style: UserInterfaceStyle,
    depth: ColorDepth
  ) {
    host.traitCollection.userInterfaceStyle = style
    screen.options.theme = .highContrast
    screen.options.colors = depth
    screen.options.showsStatusLine = true
    let hasColors = styles.allSatisfy { $0.foreground != nil && $0.background != nil }
    expectEqual(hasColors, (depth != .none))
    screen.options.theme = .automatic
    expect(styles.contains { $0.foreground == nil && $0.background == nil })
  }

  @Test(arguments: [ThemeChoice.dark, .light, .monochrome, .highContrast])
  func `what something modal covers has two styles: that of text and that of lines`(
    theme: ThemeChoice
  ) {
    screen.options.theme = theme
    host.tabs[0].badgeValue = "3"
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    host.present(alert, animated: false)
    let expected = [Theme.Role.covered, .coveredRule].map { role in
      var cells = CellBuffer(columns: 1, rows: 1)
      cells.restyle(cells.bounds) { $0 = screen.painter.styles[role] }
      cells.addColors(of: screen.painter.styles)
      return cells[0, 0].style
    }
    let layout = screen.layout()
    let cells = screen.frame().cells
    for row in 0..<cells.size.rows {
      for column in 0..<cells.size.columns {
        let isOutside = layout.list?.rect.contains(CellPoint(column: column, row: row)) == false
        var style = cells[column, row].style
        style.isMark = false
        expect(!isOutside || expected.contains(style), "\(column), \(row)")
      }
    }
  }

  @Test(arguments: [LineDrawing.unicode, .console, .ascii])
  func `lines between areas are joined, also those of a split and an accessory`(
    drawing: LineDrawing
  ) {
    let list = ListViewController(rows: [ListRow("One")])
    let split = SplitController(primary: list, secondary: ViewController())
    host.tabs = [.showing(split, "s"), .shown("t")]
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.traitCollection = .pad
    host.mode = .tabSidebar
    screen.options.drawing = drawing
    let lines = screen.frame().plainLines
    func joints(_ line: String) -> String {
      String(line.filter { "├┤┬┴┼+".contains($0) })
    }
    let rules = lines.filter { $0.contains(drawing == .ascii ? "----" : "────") }.map(joints)
    expect(rules == (drawing == .ascii ? ["++", "++"] : ["├┬", "├┴"]))
  }

  @Test func `text beside a line is not joined to it`() {
    var cells = CellBuffer(columns: 6, rows: 1)
    cells.put("││──││", at: CellPoint(column: 0, row: 0))
    let style = CellStyle(dim: true)
    cells.join(CellRect(column: 2, row: 0, columns: 2, rows: 1), to: style, drawing: .unicode)
    expectEqual(Frame(cells).plainText, "││──││\n")
    cells.join(CellRect(column: 2, row: 0, columns: 2, rows: 1), to: .plain, drawing: .unicode)
    expectEqual(Frame(cells).plainText, "│├──┤│\n")
  }
}
