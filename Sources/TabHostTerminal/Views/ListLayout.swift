/// The lines of a list: the titles of its sections, and their rows, which have one or more lines.
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

    /// Returns the row at a position.
    func row(at position: Int) -> Int {
      switch self {
      case .all: position
      case .found(let rows): rows[position]
      }
    }

    /// Returns the position of a row or, if it is not listed, of the next one.
    func position(of row: Int) -> Int {
      switch self {
      case .all: row
      case .found(let rows): rows.sortedIndex { $0 >= row }
      }
    }
  }

  /// A section to lay out.
  struct Section {
    var hasTitle: Bool
    var rows: Rows
    /// The numbers of lines of all rows of the section.
    var heights = RowHeights.uniform(1)
    /// The rows with an additional line, such as for a message, in ascending order.
    var extended: [Int] = []
  }

  private struct Part: Equatable {
    let section: Int
    let hasTitle: Bool
    let rows: Rows
    let heights: RowHeights
    /// The positions of the rows with an additional line, in ascending order.
    let extended: [Int]
    /// The first line of the section.
    let start: Int

    init(_ section: Section, at index: Int, start: Int) {
      self.section = index
      self.start = start
      hasTitle = section.hasTitle
      rows = section.rows
      if case .found(let found) = rows {
        heights = section.heights.heights(of: found)
        extended = section.extended.map(rows.position).filter { position in
          found.indices.contains(position) && section.extended.contains(found[position])
        }
      } else {
        heights = section.heights
        extended = section.extended.filter { $0 < section.rows.count }
      }
    }

    var firstRow: Int { start + (hasTitle ? 1 : 0) }
    var end: Int { line(of: rows.count) }

    /// Returns the first line of the row at a position.
    func line(of position: Int) -> Int {
      firstRow + heights.start(of: position) + extended.sortedIndex { $0 >= position }
    }

    /// Returns the position of the row at a line, by binary search.
    func position(at line: Int) -> Int {
      if extended.isEmpty, case .uniform(let height) = heights { return (line - firstRow) / height }
      var (low, high) = (0, rows.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if self.line(of: middle) <= line { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The sections that are listed.
  private var parts: [Part] = []

  /// Creates the layout of sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, of which those without rows are omitted.
  ///   - listsEmptySections: Whether those with a title are listed nevertheless.
  init(_ sections: [Section], listsEmptySections: Bool = false) {
    for (index, section) in sections.enumerated()
    where section.rows.count > 0 || listsEmptySections && section.hasTitle {
      parts.append(Part(section, at: index, start: lineCount))
    }
  }

  /// The number of lines.
  var lineCount: Int { parts.last?.end ?? 0 }

  /// Returns the content of a line, or `nil` if there is no such line.
  func line(at line: Int) -> Line? {
    guard let part = part(at: line) else { return nil }
    guard line >= part.firstRow else { return .title(section: part.section) }
    return .row(ListIndex(part.rows.row(at: part.position(at: line)), section: part.section))
  }

  /// Returns all lines of the row or title at a line; empty if there is no such line.
  func lines(at line: Int) -> Range<Int> {
    guard let part = part(at: line) else { return line..<line }
    guard line >= part.firstRow else { return line..<line + 1 }
    let position = part.position(at: line)
    return part.line(of: position)..<part.line(of: position + 1)
  }

  /// Returns the lines of a row; empty if it is not listed.
  func lines(of index: ListIndex) -> Range<Int> {
    guard let line = line(nearest: index), self.index(at: line) == index else { return 0..<0 }
    return lines(at: line)
  }

  /// Returns the lines of a section with its title; empty if it is not listed.
  func lines(ofSection section: Int) -> Range<Int> {
    parts.first { $0.section == section }.map { $0.start..<$0.end } ?? 0..<0
  }

  /// Returns the section whose title is at a line, or `nil` for another line.
  func titledSection(at line: Int) -> Int? {
    if case .title(let section) = self.line(at: line) { section } else { nil }
  }

  /// Returns the section of a row's line that has a title, or `nil` for another line.
  func titledSection(ofRowAt line: Int) -> Int? {
    guard let part = part(at: line), part.hasTitle, line >= part.firstRow else { return nil }
    return part.section
  }

  /// Returns the first line of a row or, if it is not listed, of the row nearest to its position; `nil`
  /// without rows.
  func line(nearest index: ListIndex) -> Int? {
    let parts = parts.lazy.filter { $0.rows.count > 0 }
    guard let part = parts.first(where: { $0.section >= index.section }) ?? parts.last else {
      return nil
    }
    guard part.section == index.section else {
      return part.line(of: part.section > index.section ? 0 : part.rows.count - 1)
    }
    let position = part.rows.position(of: index.row)
    return part.line(of: min(max(position, 0), part.rows.count - 1))
  }

  /// Returns the first line of the row that is `step` lines away from a row, or beyond a title there;
  /// the first or last row if there are fewer lines.
  func row(_ step: Int, from line: Int) -> Int? {
    guard lineCount > 0 else { return nil }
    let lines = lines(at: line)
    // A step leads to another row even from a row with several lines.
    let wanted =
      (step < 0 ? lines.lowerBound : lines.upperBound - 1) + min(max(step, -lineCount), lineCount)
    let target = min(max(wanted, 0), lineCount - 1)
    return row(near: target, forward: step > 0) { _ in true }
  }

  /// Returns the row at a line, or `nil` at a title or without such a line.
  func index(at line: Int) -> ListIndex? {
    if case .row(let index) = self.line(at: line) { index } else { nil }
  }

  /// The maximum number of rows that are requested to find one that satisfies a condition.
  private static let maximumSearch = 1_000

  /// Returns the first line of the first row that satisfies a condition, from the row at a line on, or
  /// `nil` if there is none among a thousand rows.
  func row(
    from line: Int,
    forward isForward: Bool,
    where isIncluded: (ListIndex) -> Bool
  ) -> Int? {
    var line = line
    for _ in 0..<Self.maximumSearch where line >= 0 && line < lineCount {
      let lines = lines(at: line)
      if let index = index(at: line), isIncluded(index) { return lines.lowerBound }
      line = isForward ? lines.upperBound : lines.lowerBound - 1
    }
    return nil
  }

  /// Returns the first line of the first row that satisfies a condition, from the row at a line on or,
  /// if there is none, in the other direction.
  func row(
    near line: Int,
    forward isForward: Bool,
    where isIncluded: (ListIndex) -> Bool
  ) -> Int? {
    row(from: line, forward: isForward, where: isIncluded)
      ?? row(from: line, forward: !isForward, where: isIncluded)
  }

  /// Returns the section that contains a line, by binary search.
  private func part(at line: Int) -> Part? {
    guard line >= 0, line < lineCount else { return nil }
    return parts[parts.sortedIndex { $0.end > line }]
  }
}

/// The lines of a list and its focused row, which the questions of an event or a frame have in common.
///
/// A list discards its picture when an event or a frame begins, and when something that the lines depend on
/// changes. The numbers of rows that are requested may change at any time, so they are compared.
struct ListPicture {
  /// The row that has the focus.
  struct FocusedRow {
    /// The first line of the row.
    let line: Int
    let index: ListIndex
    let row: ListRow
  }

  /// The number of rows of each section.
  let counts: [Int]
  let layout: ListLayout
  /// The focus for which ``focusedRow`` was found, or `nil` if it was not.
  var focus: RowPlace?
  /// The enabled row nearest to the focus, or `nil` if there is none.
  var focusedRow: FocusedRow?
}
