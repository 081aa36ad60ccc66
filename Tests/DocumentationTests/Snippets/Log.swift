import TabHost
import TabHostTerminal

@MainActor final class Log {
  private(set) var lines: [String] = []
  let page = ListViewController(title: "Log")

  init() {
    page.sections = [
      ListSection(
        count: { [unowned self] in lines.count },
        row: { [unowned self] in ListRow(lines[$0]) }
      )
    ]
    page.followsEnd = true
  }

  func append(_ line: String) {
    lines.append(line)
    page.setNeedsDisplay()
  }
}
