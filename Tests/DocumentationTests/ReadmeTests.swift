import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct ReadmeTests {
  /// Returns the Swift blocks of a file.
  private func blocks(in path: String) throws -> [String] {
    try blocks(of: "swift", in: path)
  }

  private func blocks(of language: String, in path: String) throws -> [String] {
    try PackageFiles.text(path).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func `each Swift block of README and articles is a file that these tests compile`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests/DocumentationTests/Snippets")
    let snippets = try Set(files.map(PackageFiles.text))
    // The tutorials replace files from step to step; their own tests compile each version. The files
    // of a ported app are compiled with `PortedApps`.
    let ported = "Sources/TabHost/TabHost.docc/PortingAnApp.md"
    let tutorials = [Tutorial.cookbook, Tutorial.mail, ported]
    let articles = try PackageFiles.articles().filter { !tutorials.contains($0) }
    let cookbook = try Tutorial(Tutorial.cookbook).snippets
    let shown = try (["README.md"] + articles).flatMap(blocks) + cookbook
    #expect(Set(shown) == snippets)
  }

  @Test func `each block of cases in README and articles is a file that these tests run`() throws {
    let folder = "Tests/DocumentationTests/Snippets"
    let names = try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.url(folder).path)
    let files = try names.filter { $0.hasSuffix(".cases") }
      .map { try PackageFiles.text("\(folder)/\($0)") }
    let shown = try (["README.md"] + PackageFiles.articles()).flatMap {
      try blocks(of: "cases", in: $0)
    }
    #expect(shown.sorted() == files.sorted())
  }

  @Test func `articles have no code in indented blocks`() throws {
    for article in try PackageFiles.articles() {
      let text = try PackageFiles.text(article)
      let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
      #expect(!prose.contains { $0.element.contains("\n    ") }, "an indented block: \(article)")
    }
  }
}
