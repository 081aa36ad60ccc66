import Foundation

/// The article that lists the keys of descriptions, the commands of scripts and the lines of
/// transcripts.
struct ScriptReference {
  /// A line of a table: what stands in backticks, by cell.
  typealias Row = [[String]]

  let text: String

  /// The lines of each table, without its heading.
  private(set) var tables: [[Row]] = []

  /// Reads the article.
  init() throws {
    text = try PackageFiles.text(
      "Sources/TabHostTesting/TabHostTesting.docc/ScriptsAndDescriptions.md"
    )
    var rows: [Row] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("| ") {
        rows.append(Self.cells(of: line))
      } else if !rows.isEmpty {
        // The heading, and the line below it.
        tables.append(Array(rows.dropFirst(2)))
        rows = []
      }
    }
  }

  /// The lines of the table whose first line begins with a word.
  func table(of first: String) -> [Row] {
    tables.first { $0.first?.first?.first == first } ?? []
  }

  /// The lines of all tables of commands.
  var commands: [Row] { ["tap ID", "select ID|none", "appear"].flatMap(table) }

  /// How each command is written.
  var usages: [String] { commands.compactMap(\.first).flatMap(\.self) }

  /// The blocks of code in a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// Whether something stands in backticks, or, as a key, in quotes.
  func names(_ word: String) -> Bool {
    text.contains("`\(word)`") || text.contains("\"\(word)\":")
  }

  /// A bar behind a backslash is text, any other one ends a cell.
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
