import TabHostTestSupport
import Testing

/// Documentation of symbols.
@Suite(.ownThread) struct DocumentedSymbolsTests {
  @Test(arguments: PackageFiles.documented)
  func `every public symbol has a documentation comment`(library: String) throws {
    let symbols = try PublicSymbols(module: library)
    #expect(!symbols.paths.isEmpty)
    #expect(symbols.undocumented == [])
  }

  @Test(arguments: PackageFiles.documented)
  func `the landing page lists every top-level type of its library once`(library: String) throws {
    let types = try PublicSymbols(module: library).topLevel
    let listed = try PackageFiles.lines("Sources/\(library)/\(library).docc/\(library).md")
      .compactMap { $0.wholeMatch(of: /- ``(.+)``/).map { String($0.1) } }
    #expect(listed.sorted() == types.sorted())
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
