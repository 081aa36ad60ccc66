import Foundation
import Testing

@Suite("Coming from SwiftUI") struct SwiftUIParityTests {
  /// A line of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    let symbols: [String]
    let tests: [String]
    /// Why there is nothing of the kind here; nil where there is.
    let reason: String?

    var testDescription: String { "row \(number)" }
  }

  static let rows: [Row] = {
    let text = (try? ReadmeTests.text("Sources/TabHost/TabHost.docc/ComingFromSwiftUI.md")) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, let number = Int(cells[1]) else { return nil }
      let phrase = "not applicable here: "
      return Row(
        number: number,
        symbols: codes(in: cells[3]),
        tests: codes(in: cells[4]),
        reason: cells[3].hasPrefix(phrase) ? String(cells[3].dropFirst(phrase.count)) : nil
      )
    }
  }()

  /// What stands between backticks, single or double.
  private static func codes(in cell: String) -> [String] {
    let parts = cell.replacingOccurrences(of: "``", with: "`").components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The text of all Swift files in a folder.
  private static func swift(in folder: String) -> String {
    let root = ReadmeTests.package.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }
      .compactMap { try? ReadmeTests.text("\(folder)/\($0)") }
      .joined(separator: "\n")
  }

  private static let sources = swift(in: "Sources/TabHost")
  private static let testNames = swift(in: "Tests").components(separatedBy: "func `").dropFirst()
    .compactMap { $0.components(separatedBy: "`").first }

  /// Whether a symbol is declared: each part of its path, by its name without arguments.
  private static func isDeclared(_ symbol: String) -> Bool {
    let path = symbol.components(separatedBy: "(")[0]
    return path.components(separatedBy: CharacterSet(charactersIn: "/.")).allSatisfy { part in
      let name = part.components(separatedBy: "-")[0]
      let pattern =
        name == "init" || name == "subscript"
        ? "public (override )?\(name)\\("
        : "\\b(class|struct|enum|protocol|func|var|let|case)( .*)? \(name)\\b"
      return sources.range(of: pattern, options: .regularExpression) != nil
    }
  }

  @Test func `each symbol of SwiftUI has one line`() {
    #expect(Self.rows.map(\.number) == Array(1...60))
  }

  @Test(arguments: rows) func `a line names what is here and its tests, or a reason`(row: Row) {
    if let reason = row.reason {
      #expect(reason.count > 10 && row.tests.isEmpty)
    } else {
      #expect(!row.symbols.isEmpty && !row.tests.isEmpty)
    }
  }

  /// Lines about what is being built beside this table.
  private static let awaited: Set = [20, 21, 22, 23, 24, 25]

  @Test(arguments: rows.filter { $0.reason == nil })
  func `what a line names exists`(row: Row) {
    func check() {
      for symbol in row.symbols {
        #expect(Self.isDeclared(symbol), "\(symbol) is declared nowhere")
      }
      for test in row.tests {
        #expect(Self.testNames.contains { $0.hasPrefix(test) }, "no test begins with: \(test)")
      }
    }
    if Self.awaited.contains(row.number) {
      withKnownIssue("not built yet", isIntermittent: true) { check() }
    } else {
      check()
    }
  }
}
