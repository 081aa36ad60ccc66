import Foundation
import Testing

@Suite("README") struct ReadmeTests {
  /// Returns the Swift code blocks of a file.
  private func blocks(in path: String) throws -> [String] {
    try PackageFiles.text(path).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func `each Swift block of the README and the articles is a compiled file`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests/DocumentationTests/Snippets")
    let snippets = try Set(files.map(PackageFiles.text))
    // The tests of the tutorial compile the files that later steps replace.
    let articles = try PackageFiles.articles().filter { $0 != Tutorial.article }
    let shown = try (["README.md"] + articles).flatMap(blocks) + Tutorial().snippets
    #expect(Set(shown) == snippets)
  }

  @Test func `articles have no indented code blocks`() throws {
    for article in try PackageFiles.articles() {
      let text = try PackageFiles.text(article)
      let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
      #expect(!prose.contains { $0.element.contains("\n    ") }, "an indented block: \(article)")
    }
  }

  @Test func `the README has the commands for the sample and the tests`() throws {
    let readme = try PackageFiles.text("README.md")
    #expect(readme.contains("\nswift run MediaLibrary\nswift test\n"))
  }
}
