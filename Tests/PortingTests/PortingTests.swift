import Foundation
import TabHostTestSupport
import Testing

/// Porting with the published tables.
@Suite(.ownThread) struct PortingTests {
  static let programs = ["Chat", "MusicLibrary", "Shop"]
  /// The programs that the published command ports without further changes.
  static let renamedPrograms = ["Notes", "Reader", "Weather"]

  @Test(arguments: programs)
  func `a renamed program has only the listed differences to its port`(
    program: String
  ) throws {
    let renaming = Renaming(article: try PortingFiles.article())
    let renamed = renaming.applied(to: try PortingFiles.original(program))
    let expected = try PortingFiles.differences(program).applied(to: renamed)
    let port = try PortingFiles.port(program).components(separatedBy: "\n")
    let unlisted = port.difference(from: expected).map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    #expect(unlisted == [])
  }

  @Test(arguments: programs + renamedPrograms)
  func `an original is a UIKit program of typical length`(
    program: String
  ) throws {
    let lines = try PortingFiles.original(program).components(separatedBy: "\n")
    #expect((120...260).contains(lines.count))
    #expect(lines.first == "import UIKit")
  }

  @Test func `no word of the tables has two new names`() throws {
    let words = Renaming(article: try PortingFiles.article()).words
    #expect(words.filter { $1.count > 1 }.map(\.key).sorted() == [])
    #expect(words["UITab"] == ["TabItem"])
    #expect(words["tabBarController"] == ["tabHostController"])
    #expect(words["viewControllerProvider"] == ["viewProvider"])
  }

  @Test func `the article lists exactly the kinds of differences`() throws {
    let section = try PortingFiles.article().components(separatedBy: "\n## ")
      .first { $0.hasPrefix("What needs more than renaming") }
    let named = (section ?? "").matches(of: /(?m)^- \*\*(.+?)\.\*\*/).map { String($0.1) }
    let used = try Self.programs.flatMap { try PortingFiles.differences($0).changes.map(\.name) }
    #expect(Set(named) == Set(used))
    #expect(Set(named).count == named.count)
  }
}
