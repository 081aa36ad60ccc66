import Foundation
import Testing

@Suite("README") struct ReadmeTests {
  /// The Swift blocks of a text.
  private func blocks(in path: String) throws -> [String] {
    try PackageFiles.text(path).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func `each Swift block, here and in articles, is a file that these tests compile`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests/DocumentationTests/Snippets")
    let snippets = try Set(files.map(PackageFiles.text))
    // What the tutorial replaces on its way is compiled by its own tests.
    let articles = try PackageFiles.articles().filter { $0 != Tutorial.article }
    let shown = try (["README.md"] + articles).flatMap(blocks) + Tutorial().snippets
    #expect(Set(shown) == snippets)
  }

  @Test func `articles have no other code than what is compiled`() throws {
    for article in try PackageFiles.articles() {
      let text = try PackageFiles.text(article)
      let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
      #expect(!prose.contains { $0.element.contains("\n    ") }, "an indented block: \(article)")
    }
  }

  @Test func `it names the two commands`() throws {
    let readme = try PackageFiles.text("README.md")
    #expect(readme.contains("\nswift run MediaLibrary\nswift test\n"))
  }
}
