import Foundation
import TabHostTestSupport

/// An article that lists the commands of scripts, or the keys of descriptions and the lines of
/// transcripts.
struct ScriptReference {
  /// A row of a table: the code spans of each cell.
  typealias Row = [[String]]

  let text: String

  /// The rows of each table, without the header.
  private(set) var tables: [[Row]] = []

  /// Parses an article.
  init(_ article: String = "TabHostTesting/TabHostTesting.docc/WritingScripts.md") throws {
    text = try PackageFiles.text("Sources/\(article)")
    var rows: [Row] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("| ") {
        rows.append(Self.cells(of: line))
      } else if !rows.isEmpty {
        // Drops the header and the delimiter row.
        tables.append(Array(rows.dropFirst(2)))
        rows = []
      }
    }
  }

  /// Returns the table whose first row begins with the given code span.
  func table(of first: String) -> [Row] {
    tables.first { $0.first?.first?.first == first } ?? []
  }

  /// The rows of all tables of commands.
  var commands: [Row] { ["tap ID", "select ID|none", "appear"].flatMap(table) }

  /// The syntax of each command.
  var usages: [String] { commands.compactMap(\.first).flatMap(\.self) }

  /// Returns the code blocks in the given language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// Returns whether a word occurs in a code span, or in quotes as a key.
  func names(_ word: String) -> Bool {
    text.contains("`\(word)`") || text.contains("\"\(word)\":")
  }

  /// Returns the code spans of each cell. A bar after a backslash does not end a cell.
  private static func cells(of line: String) -> Row {
    let bar = "\u{0}"
    return line.replacingOccurrences(of: "\\|", with: bar).components(separatedBy: "|")
      .dropFirst().dropLast()
      .map { cell in
        let parts = cell.replacingOccurrences(of: bar, with: "|").components(separatedBy: "`")
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      }
  }
}
