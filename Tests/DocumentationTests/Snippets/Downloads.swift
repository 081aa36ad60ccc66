import TabHost
import TabHostTerminal

final class Downloads: ViewController, TerminalContent {
  func draw(on canvas: inout Canvas) {
    canvas.line("Downloads", row: 0, style: canvas.styles[.header])
    canvas.line("2 failed", row: 1, style: canvas.styles[.destructive])
    canvas.line("yesterday", row: 1, alignment: .trailing, style: canvas.styles[.secondary])
  }
}
