/// The lines of a list: the titles of its sections, and their rows.
struct ListLayout: Equatable {
  /// The content of a line.
  enum Line: Equatable {
    case title(section: Int)
    case row(ListIndex)
  }

  /// The rows of a section that are listed: all of them, or those that the user has found.
  enum Rows: Equatable {
    case all(Int)
    case found([Int])

    var count: Int {
      switch self {
      case .all(let count): count
      case .found(let rows): rows.count
      }
    }
  }

  private struct Part: Equatable {
    let section: Int
    let hasTitle: Bool
    let rows: Rows
    /// The first line of the section.
    let start: Int

    var firstRow: Int { start + (hasTitle ? 1 : 0) }
    var end: Int { firstRow + rows.count }
  }

  /// The sections that have rows.
  private var parts: [Part] = []

  /// Creates the layout of sections, of which those without rows are omitted.
  init(_ sections: [(hasTitle: Bool, rows: Rows)]) {
    for (index, section) in sections.enumerated() where section.rows.count > 0 {
      parts.append(
        Part(
          section: index,
          hasTitle: section.hasTitle,
          rows: section.rows,
          start: lineCount
        )
      )
    }
  }

  /// The number of lines.
  var lineCount: Int { parts.last?.end ?? 0 }

  /// Returns the content of a line, or `nil` if there is no such line.
  func line(at line: Int) -> Line? {
    guard let part = part(at: line) else { return nil }
    guard line >= part.firstRow else { return .title(section: part.section) }
    let row = line - part.firstRow
    switch part.rows {
    case .all: return .row(ListIndex(row, section: part.section))
    case .found(let rows): return .row(ListIndex(rows[row], section: part.section))
    }
  }

  /// Returns the section of a row's line that has a title, or `nil` for another line.
  func titledSection(ofRowAt line: Int) -> Int? {
    guard let part = part(at: line), part.hasTitle, line >= part.firstRow else { return nil }
    return part.section
  }

  /// Returns the line of a row or, if it is not listed, of the row nearest to its position; `nil`
  /// without rows.
  func line(nearest index: ListIndex) -> Int? {
    guard let part = parts.first(where: { $0.section >= index.section }) ?? parts.last else {
      return nil
    }
    guard part.section == index.section else {
      return part.section > index.section ? part.firstRow : part.end - 1
    }
    let row =
      switch part.rows {
      case .all: index.row
      case .found(let rows): rows.sortedIndex { $0 >= index.row }
      }
    return part.firstRow + min(max(row, 0), part.rows.count - 1)
  }

  /// Returns the line of the row that is `step` lines away from a row, or beyond a title there; the
  /// first or last row if there are fewer lines.
  func row(_ step: Int, from line: Int) -> Int? {
    guard lineCount > 0 else { return nil }
    let wanted = line + min(max(step, -lineCount), lineCount)
    let target = min(max(wanted, 0), lineCount - 1)
    guard case .title = self.line(at: target) else { return target }
    // A section with a title has a row below it.
    return step < 0 && target > 0 ? target - 1 : target + 1
  }

  /// Returns the section that contains a line, by binary search.
  private func part(at line: Int) -> Part? {
    guard line >= 0, line < lineCount else { return nil }
    return parts[parts.sortedIndex { $0.end > line }]
  }
}
