import Foundation
import TabHostProgram
import TabHostTestSupport
import TabHostTesting
import Testing

/// Coming from SwiftUI.
@Suite(.ownThread) struct SwiftUIParityTests {
  /// A row of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    let symbols: [String]
    let tests: [String]
    /// The reason for a missing counterpart, or `nil` if there is one.
    let reason: String?

    var testDescription: String { "row \(number)" }
  }

  static let rows: [Row] = {
    let text = (try? PackageFiles.text("Sources/TabHost/TabHost.docc/ComingFromSwiftUI.md")) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let number = Int(cells[1]) else { return nil }
      let phrase = "not applicable here: "
      return Row(
        number: number,
        symbols: codes(in: cells[3]),
        tests: names[number] ?? [],
        reason: cells[3].hasPrefix(phrase) ? String(cells[3].dropFirst(phrase.count)) : nil
      )
    }
  }()

  /// Returns the texts between backticks, single or double.
  private static func codes(in cell: String) -> [String] {
    let parts = cell.replacingOccurrences(of: "``", with: "`").components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The names of all tests of the package, as the test program lists them, and of the cases.
  private static let testNames = Result {
    let cases = try CaseFile.cases(in: "../Cases", vocabulary: .terminal)
    let list = try FinishedProcess.run(
      command: [CommandLine.arguments[0], "--testing-library", "swift-testing", "--list-tests"]
    )
    let tests = list.output.components(separatedBy: "\n").compactMap { line in
      line.firstMatch(of: /`(.+)`/).map { String($0.1) }
    }
    return tests + cases.map(\.name)
  }

  @Test func `the rows of the table are numbered without a gap`() {
    #expect(Self.rows.map(\.number) == Array(1...74))
  }

  @Test(arguments: rows) func `a row has symbols and tests, or a reason`(row: Row) {
    if let reason = row.reason {
      #expect(reason.count > 10 && row.tests.isEmpty)
    } else {
      #expect(!row.symbols.isEmpty && !row.tests.isEmpty)
    }
  }

  @Test func `the symbols and tests in the table exist`() throws {
    let paths = try PublicSymbols(module: "TabHost").paths
    let known = paths.union(paths.map { String($0.prefix { $0 != "(" }) })
    let testNames = try Self.testNames.get()
    for row in Self.rows where row.reason == nil {
      for symbol in row.symbols {
        let path = symbol.replacing("/", with: ".").replacing(/-(\w+|\(.*\))$/, with: "")
        #expect(known.contains(path), "row \(row.number): \(symbol) is no public symbol")
      }
      for test in row.tests {
        #expect(
          testNames.contains { $0.hasPrefix(test) },
          "row \(row.number): no test begins with: \(test)"
        )
      }
    }
  }
}
