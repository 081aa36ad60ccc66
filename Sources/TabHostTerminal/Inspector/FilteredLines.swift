/// The words that select lines: those that contain each of them, in any case.
struct LineFilter: Hashable, Sendable {
  /// The words in lowercase.
  private let words: [String]

  init(_ text: String) { words = text.lowercased().split(separator: " ").map(String.init) }

  /// Whether all lines are selected.
  var isEmpty: Bool { words.isEmpty }

  /// Returns whether each line that this filter selects is also selected by another one.
  func narrows(_ other: LineFilter) -> Bool {
    other.words.allSatisfy { word in words.contains { $0.contains(word) } }
  }

  /// Returns whether a line is selected.
  func selects(_ text: String) -> Bool {
    if isEmpty { return true }
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

/// A line that a ``LineFilter`` can select.
protocol FilteredLine: Hashable, Sendable {
  /// The text that the filter is compared with.
  var filteredText: String { get }
}

extension Substring: FilteredLine {
  var filteredText: String { String(self) }
}

/// The lines of a page, and which of them a filter selects.
///
/// A line is compared with the filter when it is added or changed, and all of them are only when the
/// filter changes. So the cost of a frame does not depend on the number of lines.
struct FilteredLines<Line: FilteredLine>: Hashable, Sendable {
  private(set) var all: [Line]
  /// The number of lines that were discarded.
  private(set) var discarded = 0
  private var filter: LineFilter
  /// The numbers of the selected lines in ascending order. Empty if the filter is, because all lines
  /// are selected then.
  private var selected: [Int] = []

  init(_ lines: [Line] = [], filter: LineFilter = LineFilter("")) {
    all = lines
    self.filter = filter
    if !filter.isEmpty { selected = all.indices.filter { filter.selects(all[$0].filteredText) } }
  }

  // MARK: - Selected lines

  /// The number of selected lines.
  var count: Int { filter.isEmpty ? all.count : selected.count }

  /// Returns the selected line at an index below ``count``.
  subscript(index: Int) -> Line { all[filter.isEmpty ? index : selected[index] - discarded] }

  mutating func setFilter(_ filter: LineFilter) {
    guard filter != self.filter else { return }
    let candidates =
      !self.filter.isEmpty && filter.narrows(self.filter)
      ? selected : Array(discarded..<(discarded + all.count))
    self.filter = filter
    selected =
      filter.isEmpty ? [] : candidates.filter { filter.selects(all[$0 - discarded].filteredText) }
  }

  // MARK: - Changing lines

  /// Appends a line and returns its number, which it keeps. The first line has the number 0.
  mutating func append(_ line: Line) -> Int {
    all.append(line)
    let number = discarded + all.count - 1
    if !filter.isEmpty, filter.selects(line.filteredText) { selected.append(number) }
    return number
  }

  /// Changes the line with a number, unless it was discarded.
  mutating func update(_ number: Int, _ change: (inout Line) -> Void) {
    let index = number - discarded
    guard all.indices.contains(index) else { return }
    change(&all[index])
    guard !filter.isEmpty else { return }
    let place = selected.sortedIndex { $0 >= number }
    let wasSelected = place < selected.count && selected[place] == number
    switch (wasSelected, filter.selects(all[index].filteredText)) {
    case (true, false): selected.remove(at: place)
    case (false, true): selected.insert(number, at: place)
    default: break
    }
  }

  /// Discards the first lines.
  mutating func discardFirst(_ count: Int) {
    all.removeFirst(count)
    discarded += count
    selected.removeFirst(selected.sortedIndex { $0 >= discarded })
  }
}
