import Foundation
import TabHostTestSupport
import Testing

/// The list in `Tests/Fixtures/symbols.txt` against the articles about porting.
@Suite(.ownThread) struct RequiredSymbolTests {
  private static let folder = "Sources/TabHost/TabHost.docc"

  /// The lines of the list, without comments and blank lines.
  private func required() throws -> [String] {
    try PackageFiles.lines("Tests/Fixtures/symbols.txt").filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
  }

  /// The symbols of UIKit in the tables, with a counterpart or left out, and those of SwiftUI.
  private func originals() throws -> Set<String> {
    let rows = SymbolTable(lines: try PackageFiles.symbolArticle().components(separatedBy: "\n"))
      .rows
    let cells = try PackageFiles.lines("\(Self.folder)/ComingFromSwiftUI.md")
      .compactMap { $0.prefixMatch(of: /\| \d+ \| ([^|]*) \|/).map { String($0.1) } }
    let symbols = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    return Set(rows.map(\.original) + symbols)
  }

  @Test func `every symbol of UIKit and SwiftUI has a row or is listed as left out`() throws {
    let originals = try originals()
    let symbols = try required().filter { !$0.hasPrefix("=") }
    #expect(symbols.count > 150)
    #expect(symbols.filter { !originals.contains($0) } == [])
  }

  @Test func `every symbol without an original is public, and an article names it`() throws {
    let text = try ["ComingFromUIKit", "UIKitSymbols", "ComingFromSwiftUI"]
      .map { try PackageFiles.text("\(Self.folder)/\($0).md") }.joined()
    let paths = try PublicSymbols(module: "TabHost").paths
    let symbols = try required().filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }
    #expect(symbols.count > 10)
    for symbol in symbols {
      #expect(text.contains("``\(symbol)``"), "no article names \(symbol)")
      #expect(paths.contains(symbol.replacing("/", with: ".")), "\(symbol) is not public")
    }
  }

  @Test func `the list names each symbol once`() throws {
    let counts = Dictionary(grouping: try required()) { $0 }.mapValues(\.count)
    #expect(counts.filter { $1 > 1 }.keys.sorted() == [])
  }
}
