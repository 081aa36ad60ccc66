import Foundation

/// The tables of an article that list a symbol of UIKit and its counterpart in TabHost.
struct SymbolTable {
  /// A row of a table.
  struct Row {
    let original: String
    /// The paths of the symbols. Empty in the table of symbols without a counterpart.
    let symbols: [String]
    /// The note, or the replacement for a symbol without a counterpart.
    let note: String
  }

  var rows: [Row] = []
  /// The rows that have an unexpected form, with their line numbers.
  var unmatched: [String] = []

  /// Reads the tables whose heads are `| UIKit | TabHost | Note |` and `| UIKit | Instead |`.
  init(lines: [String]) {
    var columns = 0
    for (index, line) in lines.enumerated() {
      let cells = line.components(separatedBy: "|").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if !line.hasPrefix("|") {
        columns = 0
      } else if cells == ["UIKit", "TabHost", "Note"] || cells == ["UIKit", "Instead"] {
        columns = cells.count
      } else if cells.count == columns, cells.allSatisfy({ $0 == "---" }) {
        continue
      } else if cells.count == columns, let row = Row(cells: cells) {
        rows.append(row)
      } else {
        unmatched.append("line \(index + 1): \(line)")
      }
    }
  }
}

extension SymbolTable.Row {
  /// Parses a row of two or three cells, or returns `nil` if it has an unexpected form.
  fileprivate init?(cells: [String]) {
    guard let original = Self.codes(cells[0]), original.count == 1, let note = cells.last else {
      return nil
    }
    if cells.count == 2 {
      guard !note.isEmpty else { return nil }
      self.init(original: original[0], symbols: [], note: note)
    } else {
      guard let symbols = Self.codes(cells[1]) else { return nil }
      self.init(original: original[0], symbols: symbols, note: note)
    }
  }

  /// Returns the code spans of a cell that contains nothing but code spans, separated by commas.
  private static func codes(_ cell: String) -> [String]? {
    let codes = cell.components(separatedBy: ", ")
    guard codes.allSatisfy({ $0.count > 2 && $0.hasPrefix("`") && $0.hasSuffix("`") }) else {
      return nil
    }
    return codes.map { String($0.dropFirst().dropLast()) }
  }
}
