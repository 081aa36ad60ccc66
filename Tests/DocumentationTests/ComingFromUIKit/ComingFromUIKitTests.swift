import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct ComingFromUIKitTests {
  private func table() throws -> SymbolTable {
    SymbolTable(lines: try PackageFiles.symbolArticle().components(separatedBy: "\n"))
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

  @Test func `the article lists exactly the members that a subclass can override`() throws {
    let section = try PackageFiles.symbolArticle().components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Members to override\n") }
    let classes = try #require(section).matches(of: /\n- ``(\w+)``:(.*(?:\n  .+)*)/)
    let listed = classes.flatMap { item in
      item.2.matches(of: /`([^`]+)`/).map { "\(item.1).\($0.1)" }
    }
    #expect(try Set(listed) == PublicSymbols(module: "TabHost").overridable)
  }
}
