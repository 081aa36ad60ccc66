import Testing

@Suite("Coming from UIKit") struct ComingFromUIKitTests {
  private func table() throws -> SymbolTable {
    let article = "Sources/TabHost/TabHost.docc/ComingFromUIKit.md"
    return SymbolTable(lines: try PackageFiles.lines(article))
  }

  @Test func `every row of the tables has a valid form`() throws {
    let table = try table()
    #expect(table.unmatched == [])
    #expect(table.rows.contains { $0.symbols.isEmpty })
    #expect(table.rows.contains { !$0.symbols.isEmpty })
  }

  @Test func `every symbol in the article is public`() throws {
    let symbols = try PublicSymbols(module: "TabHost").paths
    let missing = try table().rows.flatMap { row in
      row.symbols.filter { !symbols.contains($0) }.map { "\($0)  (\(row.original))" }
    }
    guard !missing.isEmpty else { return }
    Issue.record("not in the symbol graph:\n\(missing.joined(separator: "\n"))")
  }

  @Test func `no symbol of UIKit is listed twice`() throws {
    let originals = Dictionary(grouping: try table().rows, by: \.original)
    #expect(originals.filter { $1.count > 1 }.keys.sorted() == [])
  }
}
