import Foundation
import PortingTool
import TabHostTestSupport
import Testing

/// Programs for UIKit in the folder `Pairs`, and what the tool makes of them.
///
/// With the environment variable `TABHOST_RECORD=1`, the test writes the outputs and the findings.
@Suite(.ownThread) struct PairTests {
  private static let folder = "Tests/PortingTests/Pairs"
  private static let names = Result { try PackageFiles.names(in: folder) }

  @Test(arguments: try names.get())
  func `a program becomes its output, line by line, and a second run changes nothing`(
    name: String
  ) throws {
    let file = PackageFiles.url("\(Self.folder)/\(name)")
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let pair = Pair(text: recorded, name: name.replacing(".pair", with: ".swift"))
    let port = pair.ported()
    let text = pair.text(of: port)
    if ProcessInfo.processInfo.environment["TABHOST_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    } else {
      let lines = zip(text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
      let line = lines.prefix { $0 == $1 }.count + 1
      let place = SourceLocation(
        fileID: "Pairs/\(name)",
        filePath: file.path,
        line: line,
        column: 1
      )
      expectEqual(text, recorded, name, sourceLocation: place)
    }
    let again = pair.ported(again: port)
    expectEqual(again.files.map(\.text), port.files.map(\.text), "a second run changes \(name)")
    let counts = Dictionary(
      uniqueKeysWithValues: pair.sources.map { ($0.path, lineCount($0.text)) }
    )
    expectEqual(port.files.filter { lineCount($0.text) != counts[$0.path] }.map(\.path), [], name)
  }
}
