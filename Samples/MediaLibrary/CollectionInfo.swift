import TabHost
import TabHostTerminal

/// The number and the total length of a collection's films, in a popover next to its row or bar
/// item.
final class CollectionInfo: ViewController, TerminalContent {
  private let lines: [String]

  init(_ tab: TabItem) {
    let films = Film.collections[tab.identifier] ?? []
    lines = ["\(films.count) films", "\(films.reduce(0) { $0 + $1.minutes }) minutes"]
    super.init()
    title = tab.title
  }

  func draw(on canvas: inout Canvas) {
    for (row, line) in lines.enumerated() { canvas.line(line, row: row) }
  }

  func preferredSize(in available: CellSize) -> CellSize { CellSize(columns: 16, rows: 2) }
}
