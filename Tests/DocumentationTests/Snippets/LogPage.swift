import TabHost
import TabHostTerminal

final class LogPage: ListViewController {
  private var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log"
    sections = [
      ListSection(
        count: { [unowned self] in lines.count },
        row: { [unowned self] in ListRow(lines[$0]) }
      )
    ]
    followsEnd = true
  }

  func append(_ line: String) {
    lines.append(line)
    setNeedsDisplay()
  }
}
