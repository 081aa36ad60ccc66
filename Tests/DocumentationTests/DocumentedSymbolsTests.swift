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

  @Test func `an article lists every kind of diagnostic`() throws {
    let rules = try PublicSymbols(module: "TabHost").cases
      .filter { $0.hasPrefix("TabHostController.Diagnostic.Rule.") }
      .map { $0.replacing(".", with: "/") }
    let listed = try PackageFiles.lines("Sources/TabHost/TabHost.docc/Diagnostics.md")
      .compactMap { $0.prefixMatch(of: /\| ``([^`]+)`` \|/).map { String($0.1) } }
    #expect(listed.sorted() == rules.sorted())
  }

  @Test func `every public name is used, is one of UIKit, or is explained by an article`() throws {
    let symbols = try PublicSymbols(module: "TabHost")
    let libraries = try PackageFiles.swiftFiles(in: "Sources").filter {
      !$0.hasPrefix("Sources/TabHost/")
    }
    let apps = try ["Samples", "Tests/PortedApps"].flatMap(PackageFiles.swiftFiles)
    let articles = try PackageFiles.articles().filter { !$0.hasSuffix("/TabHost.md") }
    var known: Set<Substring> = []
    for path in libraries + apps + articles {
      known.formUnion(try PackageFiles.text(path).split { !($0.isLetter || $0.isNumber) })
    }
    // The enumerations that UIKit has, whose cases it has, too.
    let cases = Set(symbols.cases)
    let counterparts = try PackageFiles.symbolArticle()
    let unexplained = symbols.paths.filter { path in
      let parts = path.prefix { $0 != "(" }.split(separator: ".")
      guard let name = parts.last, !known.contains(name) else { return false }
      let owner = parts.dropLast().joined(separator: ".")
      let isCaseOfUIKit = cases.contains(path) && counterparts.contains("| `\(owner)` |")
      return !Self.explainedTogether.contains(owner) && !isCaseOfUIKit
        && name.contains(where: \.isLetter)
    }
    #expect(unexplained.sorted() == [])
  }

  /// Types whose members are explained together: a text for each system item, and the requirements of
  /// a sequence.
  private static let explainedTogether: Set = [
    "TabHostController.Strings.Text", "TabHostController.Changes",
  ]
}
