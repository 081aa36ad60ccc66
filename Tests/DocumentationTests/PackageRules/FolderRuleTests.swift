import TabHostTestSupport
import Testing

/// Package rules: folders.
@Suite(.ownThread) struct FolderRuleTests {
  @Test func `the root folder contains only the files of the package`() throws {
    let expected: Set = [
      "CHANGELOG.md", "LICENSE", "Package.swift", "README.md", "Samples", "Sources", "Tests",
    ]
    // Programs built for code coverage write profiles into their working directory; git ignores
    // them.
    let names = try Set(
      PackageFiles.names(in: "").filter { !$0.hasPrefix(".") && !$0.hasSuffix(".profraw") }
    )
    #expect(names == expected)
  }

  @Test(arguments: PackageFiles.documented)
  func `the landing page lists each article once`(library: String) throws {
    let catalog = "Sources/\(library)/\(library).docc"
    let articles = try PackageFiles.names(in: catalog)
      .filter { $0.hasSuffix(".md") && $0 != "\(library).md" }.map { $0.dropLast(3) }
    let listed = try PackageFiles.lines("\(catalog)/\(library).md")
      .compactMap { $0.wholeMatch(of: /- <doc:(.+)>/)?.1 }
    #expect(listed.sorted() == articles.sorted())
  }
}
