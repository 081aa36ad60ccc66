import Foundation
import TabHostTestSupport
import Testing

/// Programs that need more than the tool.
@Suite(.ownThread) struct PortingTests {
  static let programs = ["Chat", "MusicLibrary"]

  @Test(arguments: programs)
  func `a ported program has only the listed differences to its final form`(
    program: String
  ) throws {
    let text = try #require(ported(try PortingFiles.original(program)))
    // The tool leaves the lines of removed code empty.
    let lines = text.split(separator: "\n").joined(separator: "\n")
    let expected = try PortingFiles.differences(program).applied(to: lines)
    let final = try PortingFiles.port(program).split(separator: "\n").map(String.init)
    let unlisted = final.difference(from: expected.filter { !$0.isEmpty }).map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    expectEqual(unlisted, [])
  }

  @Test func `the article lists exactly the kinds of differences`() throws {
    let section = try PortingFiles.guide().components(separatedBy: "\n## ")
      .first { $0.hasPrefix("What needs more than the tool") }
    let named = (section ?? "").matches(of: /(?m)^- \*\*(.+?)\.\*\*/).map { String($0.1) }
    let used = try Self.programs.flatMap { try PortingFiles.differences($0).changes.map(\.name) }
    expectEqual(Set(named), Set(used))
    expectEqual(Set(named).count, named.count)
  }
}
