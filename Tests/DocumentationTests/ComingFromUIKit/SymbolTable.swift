import Foundation

/// The tables of an article that name symbols: what a symbol is called there, and what here.
struct SymbolTable {
  /// A line of a table.
  struct Row {
    let original: String
    /// The paths of the symbols; none in a table of what was left out.
    let symbols: [String]
    /// The note, or what to use instead.
    let note: String
  }

  var rows: [Row] = []
  /// The lines that begin with a bar and have another form, with their numbers.
  var misfits: [String] = []

  /// Reads the tables whose heads are `| UIKit | Here | Note |` and `| UIKit | Instead |`.
  init(lines: [String]) {
    var columns = 0
    for (index, line) in lines.enumerated() {
      let cells = line.components(separatedBy: "|").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if !line.hasPrefix("|") {
        columns = 0
      } else if cells == ["UIKit", "Here", "Note"] || cells == ["UIKit", "Instead"] {
        columns = cells.count
      } else if cells.count == columns, cells.allSatisfy({ $0 == "---" }) {
        continue
      } else if cells.count == columns, let row = Row(cells: cells) {
        rows.append(row)
      } else {
        misfits.append("line \(index + 1): \(line)")
      }
    }
  }
}

extension SymbolTable.Row {
  /// A line of two or three cells; nil if it is not in form.
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

  /// What is in code voice in a cell that has nothing else, with commas between.
  private static func codes(_ cell: String) -> [String]? {
    let codes = cell.components(separatedBy: ", ")
    guard codes.allSatisfy({ $0.count > 2 && $0.hasPrefix("`") && $0.hasSuffix("`") }) else {
      return nil
    }
    return codes.map { String($0.dropFirst().dropLast()) }
  }
}
