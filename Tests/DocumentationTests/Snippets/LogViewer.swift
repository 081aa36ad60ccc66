import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal

@MainActor func runLogViewer() async {
  await HostProgram.main(
    "Shows logs.",
    operands: "FILE...",
    options: [
      HostProgram.Option("-r, --reverse", "show the last line first"),
      HostProgram.Option("-n, --lines N", "the lines to show; the default is 1000") {
        Int($0).map { $0 > 0 } ?? false
      },
    ]
  ) { LogViewer() }
}

final class LogViewer: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let count = HostProgram.run.options["--lines"].flatMap(Int.init) ?? 1000
    let isReversed = HostProgram.run.options["--reverse"] != nil
    tabs = HostProgram.run.operands.map { path in
      TabItem(title: path, identifier: path) { _ in
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "Unreadable"
        let lines = Array(text.split(separator: "\n").suffix(count))
        let shown = isReversed ? lines.reversed() : lines
        return TextViewController(StyledText(shown.joined(separator: "\n")))
      }
    }
  }
}
