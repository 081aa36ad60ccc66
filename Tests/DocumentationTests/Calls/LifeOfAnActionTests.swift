import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct LifeOfAnActionTests {
  private let article = "Sources/TabHost/TabHost.docc/LifeOfAnAction.md"
  private let host = WatchedHost()

  /// Returns the names of the steps in the article's list.
  private func steps() throws -> [String] {
    try PackageFiles.lines(article).compactMap { line in
      line.prefixMatch(of: /\d+\. \*\*(\w+)\*\*:/).map { String($0.1) }
    }
  }

  private func blocks() throws -> [[String]] {
    try PackageFiles.text(article).components(separatedBy: "```text\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first?.components(separatedBy: "\n") }
  }

  @Test func `two actions have the steps recorded in the article`() throws {
    host.show()
    host.user.tapRow("n1")
    let tap = host.take()
    host.user.moveRow(try #require(host["n2"]), .before, try #require(host["n1"]))
    let move = host.take()
    let blocks = try blocks()
    #expect(blocks.count == 2)
    #expect(blocks.first == tap)
    #expect(blocks.last == move)
  }

  @Test func `the recorded steps are in the order of the list`() throws {
    let steps = try steps()
    #expect(steps.count == 10)
    for block in try blocks() {
      let places = block.map { line in
        line.components(separatedBy: ":").first.flatMap(steps.firstIndex) ?? -1
      }
      #expect(places == places.sorted() && places.first != -1)
    }
  }

  @Test func `an action that is not permitted has no steps`() throws {
    host.show()
    try #require(host["n1"]).isEnabled = false
    _ = host.take()
    #expect(host.user.tapRow("n1") == .refused(.disabled))
    #expect(host.take() == [])
  }

  @Test func `the files named in the article exist`() throws {
    let files = Set(try PackageFiles.swiftFiles(in: "Sources/TabHost"))
    let named = try PackageFiles.text(article).matches(of: /`(\w+\/[\w\/.+]+\.swift)`/)
      .map { "Sources/TabHost/\($0.1)" }
    #expect(named.count >= 10)
    #expect(named.filter { !files.contains($0) } == [])
  }
}
