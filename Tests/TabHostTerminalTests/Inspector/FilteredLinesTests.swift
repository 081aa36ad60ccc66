import Synchronization
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Lines of the inspector that a filter selects.
struct FilteredLinesTests {
  /// A line that counts how often it is compared with a filter.
  private struct CountedLine: FilteredLine, CustomStringConvertible {
    static let comparisons = Atomic<Int>(0)
    var description: String

    var filteredText: String {
      Self.comparisons.add(1, ordering: .relaxed)
      return description
    }

    /// Returns the number of comparisons since the last call.
    static func takeComparisons() -> Int { comparisons.exchange(0, ordering: .relaxed) }
  }

  @Test func `a line is compared when it is added or changed, or when the filter selects more`() {
    var lines = FilteredLines<CountedLine>()
    for number in 0..<1000 { _ = lines.append(CountedLine(description: "line \(number)")) }
    var comparisons = [CountedLine.takeComparisons()]
    func note(_ change: (inout FilteredLines<CountedLine>) -> Void) {
      change(&lines)
      comparisons.append(CountedLine.takeComparisons())
    }
    note { $0.setFilter(LineFilter("7")) }
    note { $0.setFilter(LineFilter("77")) }
    note { $0.setFilter(LineFilter("77 line")) }
    note { lines in _ = (0..<lines.count).map { lines[$0] } }
    note { _ = $0.append(CountedLine(description: "line 1077")) }
    note { $0.update(1) { $0.description = "77 lines" } }
    note { $0.discardFirst(500) }
    expectEqual(comparisons, [0, 1000, 271, 19, 0, 1, 1, 0])
    expectEqual((0..<lines.count).map { "\(lines[$0])" }.last, "line 1077")
    note { $0.setFilter(LineFilter("7")) }
    expectEqual(comparisons.last, 501)
  }

  @Test(arguments: 0..<Soak.count(4, full: 100))
  func `the selected lines are those that contain the words, whatever changes`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var lines = FilteredLines<Substring>()
    var words: [String] = []
    func text() -> Substring {
      Substring(
        (0..<3).map { _ in ["ab", "BA", "c", "É"][Int.random(in: 0..<4, using: &random)] }.joined()
      )
    }
    for _ in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        words = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
          ["a", "ab", "bab", "é", "C"][Int.random(in: 0..<5, using: &random)]
        }
        lines.setFilter(LineFilter(words.joined(separator: " ")))
      case 1 where lines.all.count > 20: lines.discardFirst(10)
      case 2 where !lines.all.isEmpty:
        let number = lines.discarded + Int.random(in: 0..<lines.all.count, using: &random)
        lines.update(number) { $0 = text() }
      default: _ = lines.append(text())
      }
      let expected = lines.all.filter { line in
        words.allSatisfy { line.lowercased().contains($0.lowercased()) }
      }
      expectEqual((0..<lines.count).map { lines[$0] }, expected)
    }
  }
}
