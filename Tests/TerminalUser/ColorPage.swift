import TabHost
import TabHostTerminal

/// A page with foreground and background colors of every kind.
final class ColorPage: ViewController, TerminalContent {
  private static let lines: [(title: String, style: Style)] = [
    ("Orange", Style(foreground: .rgb(red: 240, green: 140, blue: 20))),
    ("On violet", Style(background: .rgb(red: 90, green: 20, blue: 140))),
    ("Both", Style(foreground: .rgb(red: 1, green: 2, blue: 3), background: .brightYellow)),
    ("Red", Style(bold: true, foreground: .red)),
    ("Reversed", Style(reversed: true, foreground: .brightBlue)),
    ("Gray", Style(underlined: true, foreground: .rgb(red: 120, green: 121, blue: 119))),
  ]

  func draw(on canvas: inout Canvas) {
    for (row, line) in Self.lines.enumerated() {
      canvas.line(line.title, row: row, style: line.style)
    }
  }
}
