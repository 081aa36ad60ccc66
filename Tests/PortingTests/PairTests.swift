import Foundation
import PortingTool
import TabHostTestSupport
import Testing

/// Programs for UIKit in the folder `Pairs`, and what the tool makes of them.
///
/// The input is `Selectors.uikit`, the output `Selectors.tabhost`, and `Selectors.findings` has the
/// lines that the tool prints, if any. With the environment variable `TABHOST_RECORD=1`, the test
/// writes the outputs and the findings.
@Suite(.ownThread) struct PairTests {
  private static let folder = "Tests/PortingTests/Pairs"
  private static let names = Result {
    try PackageFiles.names(in: folder).filter { $0.hasSuffix(".uikit") }
      .map { String($0.dropLast(".uikit".count)) }
  }

  @Test(arguments: try names.get())
  func `a program becomes its output, line by line, and a second run changes nothing`(
    name: String
  ) throws {
    let text = try PackageFiles.text("\(Self.folder)/\(name).uikit")
    let input = PairInput(text: text, name: "\(name).swift")
    let port = input.ported()
    let output = input.text(of: port)
    try expect(output, in: "\(name).tabhost")
    try expect(port.findings.map { "\($0)\n" }.joined(), in: "\(name).findings")
    let second = input.text(of: input.ported(again: port))
    expectEqual(second, output, "a second run changes \(name)")
    expectEqual(input.filesWithOtherLines(in: port), [], name)
  }

  @Test func `each file is one of a pair`() throws {
    let pairs = try Self.names.get().flatMap { ["\($0).findings", "\($0).tabhost", "\($0).uikit"] }
    expectEqual(Set(try PackageFiles.names(in: Self.folder)).subtracting(pairs), [])
  }

  /// Expects a text in a file, or writes it. There is no file for an empty text.
  private func expect(_ text: String, in name: String) throws {
    let file = PackageFiles.url("\(Self.folder)/\(name)")
    if ProcessInfo.processInfo.environment["TABHOST_RECORD"] == "1" {
      try? FileManager.default.removeItem(at: file)
      if !text.isEmpty { try Data(text.utf8).write(to: file) }
    }
    let expected = FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let lines = zip(lines(text), lines(expected ?? ""))
    let place = SourceLocation(
      fileID: "Pairs/\(name)",
      filePath: file.path,
      line: lines.prefix { $0 == $1 }.count + 1,
      column: 1
    )
    expectEqual(text, expected ?? "", name, sourceLocation: place)
  }

  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }
}
