import Testing

@Suite("README") struct ReadmeTests {
  @Test func `each Swift block is a file that these tests compile`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests/DocumentationTests/Snippets")
    let snippets = try Set(files.map(PackageFiles.text))
    let blocks = try PackageFiles.text("README.md").split(separator: "```swift\n").dropFirst()
    let code = blocks.map { String($0.split(separator: "```").first ?? "") }
    #expect(code.count == 3)
    for block in code { #expect(snippets.contains(block), "no test compiles:\n\(block)") }
  }

  @Test func `it names the two commands`() throws {
    let readme = try PackageFiles.text("README.md")
    #expect(readme.contains("\nswift run MediaLibrary\nswift test\n"))
  }
}
