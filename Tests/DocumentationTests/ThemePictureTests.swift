import TabHostTerminal
import TabHostTestSupport
import Testing

/// The picture of the article "Themes and the status line".
struct ThemePictureTests {
  private static let columns = 22

  /// Draws each role on a line of its own, from a column on.
  private func paint(
    _ styles: Theme.Styles,
    _ title: String,
    from column: Int,
    on cells: inout CellBuffer
  ) {
    cells.put(title, at: CellPoint(column: column + 1, row: 0), style: CellStyle(bold: true))
    for (row, role) in Theme.Role.allCases.enumerated() {
      let columns = Self.columns - 2
      let line = CellRect(column: column + 1, row: row + 2, columns: columns, rows: 1)
      cells.fill(line, with: .blank(styles[role]))
      cells.put(" \(role)", at: line.origin, style: styles[role])
    }
  }

  private func frame(_ theme: Theme, _ name: String) -> Frame {
    var cells = CellBuffer(columns: 2 * Self.columns, rows: Theme.Role.allCases.count + 3)
    paint(theme[.trueColor], "Theme.\(name)", from: 0, on: &cells)
    paint(theme[.none], "Without colors", from: Self.columns, on: &cells)
    return Frame(cells)
  }

  @Test(arguments: [
    ("dark", Theme.dark, PictureTheme.dark), ("light", Theme.light, .light),
  ])
  func `the article shows all roles`(name: String, theme: Theme, picture: PictureTheme) throws {
    let title = "The roles of the \(name) theme"
    let document = frame(theme, name).svg(title: title, theme: picture)
    let catalog = "Sources/TabHostTerminal/TabHostTerminal.docc"
    let file = "\(catalog)/Resources/theme-\(name).svg"
    try PackageFiles.expect(document, in: file, of: .pictures)
    #expect(try PackageFiles.text("\(catalog)/Themes.md").contains("](theme-\(name).svg)"))
  }
}
