import TabHost
import TabHostTerminal

/// A page with foreground and background colors of every kind.
final class ColorPage: ViewController, TerminalContent {
  private static let lines: [(title: String, style: CellStyle)] = [
    ("Orange", CellStyle(foreground: .rgb(red: 240, green: 140, blue: 20))),
    ("On violet", CellStyle(background: .rgb(red: 90, green: 20, blue: 140))),
    ("Both", CellStyle(foreground: .rgb(red: 1, green: 2, blue: 3), background: .brightYellow)),
    ("Red", CellStyle(bold: true, foreground: .red)),
    ("Reversed", CellStyle(reversed: true, foreground: .brightBlue)),
    ("Gray", CellStyle(underlined: true, foreground: .rgb(red: 120, green: 121, blue: 119))),
  ]

  func draw(on canvas: inout Canvas) {
    for (row, line) in Self.lines.enumerated() {
      canvas.line(line.title, row: row, style: line.style)
    }
  }
}
