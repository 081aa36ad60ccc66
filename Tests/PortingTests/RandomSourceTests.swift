import Foundation
import PortingTool
import TabHostTestSupport
import Testing

/// Files of random code, and the beginnings of programs.
@Suite(.ownThread) struct RandomSourceTests {
  /// 500 files in a full run.
  private static let seeds = Soak.seeds(1...40, more: 460)
  /// The files of the programs, and of the pairs.
  private static let programs = Result {
    try ["Pairs", "UIKit"].map { "Tests/PortingTests/\($0)" }.flatMap { folder in
      try PackageFiles.names(in: folder).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".pair") }
        .map { "\(folder)/\($0)" }
    }
  }

  @Test func `a file that is valid Swift is valid Swift after porting`() throws {
    var originals: [String: String] = [:]
    var ports: [String: String] = [:]
    for seed in Self.seeds {
      let text = RandomSource.text(seed: seed)
      originals["Seed\(seed).swift"] = text
      ports["Seed\(seed).swift"] = ported(text)
    }
    let invalid = try invalidFiles(originals)
    expectEqual(invalid, [], "the generator makes invalid files")
    expectEqual(ports.count, originals.count)
    let broken = try invalidFiles(ports)
    expectEqual(broken, [], "run again with TABHOST_SEED and the number of a file")
  }

  @Test func `each line stays at its number, and a second run changes nothing`() {
    for seed in Self.seeds {
      expectStable(RandomSource.text(seed: seed), Soak.replay(seed))
    }
  }

  @Test(arguments: try programs.get())
  func `the beginning of a program keeps its lines, too, unless it can't be read`(
    path: String
  ) throws {
    let file = try PackageFiles.text(path)
    let text = path.hasSuffix(".pair") ? Pair(text: file, name: path).sources[0].text : file
    for count in stride(from: 1, to: text.count, by: 127) {
      let start = String(text.prefix(count))
      if ported(start) != nil { expectStable(start, "the first \(count) characters") }
    }
  }

  /// Expects that a text has a port that can be read again, with as many lines.
  private func expectStable(_ text: String, _ comment: String) {
    let port = ported(text)
    expectEqual(port.map(lineCount), lineCount(text), comment)
    expectEqual(port.flatMap(ported), port, comment)
  }

  /// Returns the first error of each file that can't be parsed.
  private func invalidFiles(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let command = ["swiftc", "-parse", "-parse-as-library", "-swift-version", "5"]
    let process = try FinishedProcess.run(
      command: command + files.keys.sorted().map { folder.path($0) }
    )
    let lines = process.errors.matches(of: /(?m)^\S*\/(Seed\d+\.swift:\d+:\d+: error: .*)$/)
    return lines.map { String($0.1) }
  }
}
