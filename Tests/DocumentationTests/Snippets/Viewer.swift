import Foundation
import TabHost
import TabHostTerminal

@MainActor func runViewer(arguments: [String] = CommandLine.arguments) async {
  let files = arguments.dropFirst()
  guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
    FileHandle.standardError.write(Data("Usage: Viewer FILE...\n".utf8))
    exit(2)
  }
  let tabs = files.map { TabItem(title: $0, identifier: $0) { _ in ViewController() } }
  await TerminalApplication.main(TabHostController(tabs: tabs))
}
