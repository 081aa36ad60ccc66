import Foundation
import Testing

@Suite("README") struct ReadmeTests {
  /// The root of the package, above the folder of this file.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  @Test func `each Swift block is a file that these tests compile`() throws {
    let folder = "Tests/DocumentationTests/Snippets"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: folder).path
    )
    let snippets = try Set(names.map { try Self.text("\(folder)/\($0)") })
    let blocks = try Self.text("README.md").components(separatedBy: "```swift\n").dropFirst()
    let code = blocks.map { $0.components(separatedBy: "```").first ?? "" }
    #expect(code.count == 3)
    for block in code { #expect(snippets.contains(block), "no test compiles:\n\(block)") }
  }

  @Test func `it names the two commands`() throws {
    let readme = try Self.text("README.md")
    #expect(readme.contains("\nswift run MediaLibrary\nswift test\n"))
  }
}
