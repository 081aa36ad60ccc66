/// The alignment of two sequences of lines.
struct LineDifference {
  /// A line of the alignment.
  enum Line: Equatable {
    /// A line of both sequences.
    case unchanged(String)
    /// A line of the expected sequence only.
    case expected(String)
    /// A line of the actual sequence only.
    case actual(String)
    /// Unchanged lines that are left out.
    case omitted(count: Int)
    /// Marks below an actual line.
    case marks(String)
  }

  /// The lines in order. Between two unchanged lines, the expected ones come first.
  private(set) var lines: [Line] = []

  /// Whether the sequences are equal.
  var isEmpty: Bool {
    lines.allSatisfy { if case .unchanged = $0 { true } else { false } }
  }

  /// The maximum number of lines to align. Finding the shortest difference takes memory that grows
  /// with the square of their number.
  private static let maximumCount = 4000

  /// The number of unchanged lines that are kept before and after a difference.
  private static let contextCount = 3

  /// Aligns two sequences with the shortest difference.
  ///
  /// Longer sequences than ``maximumCount`` are aligned only at their beginning and end.
  init<Element: Equatable>(
    expected: [Element],
    actual: [Element],
    text: (Element) -> String
  ) {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - start
    let end = zip(expected.suffix(rest).reversed(), actual.suffix(rest).reversed())
      .prefix { $0 == $1 }.count
    let expectedPart = Array(expected[start..<(expected.count - end)])
    let actualPart = Array(actual[start..<(actual.count - end)])
    lines = expected.prefix(start).map { .unchanged(text($0)) }
    if expectedPart.count + actualPart.count > Self.maximumCount {
      lines += expectedPart.map { .expected(text($0)) } + actualPart.map { .actual(text($0)) }
    } else {
      align(expectedPart, actualPart, text)
    }
    lines += expected.suffix(end).map { .unchanged(text($0)) }
  }

  private mutating func align<Element: Equatable>(
    _ expected: [Element],
    _ actual: [Element],
    _ text: (Element) -> String
  ) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var next = (expected: 0, actual: 0)
    while next.expected < expected.count || next.actual < actual.count {
      if removed.contains(next.expected) {
        lines.append(.expected(text(expected[next.expected])))
        next.expected += 1
      } else if inserted.contains(next.actual) {
        lines.append(.actual(text(actual[next.actual])))
        next.actual += 1
      } else {
        lines.append(.unchanged(text(actual[next.actual])))
        next.expected += 1
        next.actual += 1
      }
    }
  }

  // MARK: - Describing

  /// Pairs the expected and actual lines of each difference, and marks below each pair the columns
  /// that differ.
  mutating func markColumns() {
    var marked: [Line] = []
    var rest = lines[...]
    while let line = rest.first {
      let expected = rest.prefix { if case .expected = $0 { true } else { false } }
      let actual = rest.dropFirst(expected.count)
        .prefix { if case .actual = $0 { true } else { false } }
      guard !expected.isEmpty || !actual.isEmpty else {
        marked.append(line)
        rest = rest.dropFirst()
        continue
      }
      let paired = min(expected.count, actual.count)
      for (left, right) in zip(expected, actual) {
        marked += [left, right]
        if case .expected(let left) = left, case .actual(let right) = right {
          marked.append(.marks(Self.marks(left, right)))
        }
      }
      marked += expected.dropFirst(paired) + actual.dropFirst(paired)
      rest = rest.dropFirst(expected.count + actual.count)
    }
    lines = marked
  }

  /// Returns `^` at each column at which the lines differ, and blanks elsewhere.
  private static func marks(_ left: String, _ right: String) -> String {
    let (left, right) = (Array(left), Array(right))
    let columns = 0..<max(left.count, right.count)
    let marks = columns.map { column in
      let isSame =
        left.indices.contains(column) && right.indices.contains(column)
        && left[column] == right[column]
      return isSame ? " " : "^"
    }
    let end = marks.lastIndex(of: "^").map { $0 + 1 } ?? 0
    return marks.prefix(end).joined()
  }

  /// The lines, each with a mark: `-` for expected, `+` for actual ones.
  ///
  /// Unchanged lines are left out, except for a few around each difference.
  var description: String {
    withoutDistantLines().map { line in
      switch line {
      case .unchanged(let text): "  \(text)"
      case .expected(let text): "- \(text)"
      case .actual(let text): "+ \(text)"
      case .marks(let marks): "  \(marks)"
      case .omitted(let count): "  … \(count) unchanged lines"
      }
    }
    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    .joined(separator: "\n")
  }

  private func withoutDistantLines() -> [Line] {
    var shortened: [Line] = []
    var rest = lines[...]
    while let line = rest.first {
      let unchanged = rest.prefix { if case .unchanged = $0 { true } else { false } }
      guard !unchanged.isEmpty else {
        shortened.append(line)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(unchanged.count)
      let before = shortened.isEmpty ? 0 : Self.contextCount
      let after = rest.isEmpty ? 0 : Self.contextCount
      let omitted = unchanged.count - before - after
      // A single line takes no more space than the note that it is left out.
      if omitted > 1 {
        shortened += unchanged.prefix(before) + [.omitted(count: omitted)]
        shortened += unchanged.suffix(after)
      } else {
        shortened += unchanged
      }
    }
    return shortened
  }
}
