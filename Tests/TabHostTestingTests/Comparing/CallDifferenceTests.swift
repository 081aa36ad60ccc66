import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

struct CallDifferenceTests {
  private let calls: [DelegateCall] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    .map { .shouldSelect($0) }

  @Test func `equal calls have no difference`() {
    let difference = CallDifference(expected: calls, actual: calls)
    expect(difference.isEmpty && difference.description == "no difference")
    expect(CallDifference(expected: [DelegateCall](), actual: []).isEmpty)
  }

  @Test func `missing calls are marked with a minus and unexpected calls with a plus`() {
    let difference = CallDifference(
      expected: [.shouldSelect("b"), .didSelect("b", previous: "a"), .willBeginEditing],
      actual: [
        .shouldSelect("b"), .didSelect("b", previous: "a", origin: .program), .willBeginEditing,
        DelegateCall.didEndEditing,
      ]
    )
    expect(!difference.isEmpty)
    expectEqual(
      difference.description,
      """
        shouldSelectTab(b) -> true
      - didSelectTab(b, previous: a) user
      + didSelectTab(b, previous: a) program
        willBeginEditing
      + didEndEditing
      """
    )
  }

  @Test func `unchanged calls are shortened to three before and after a difference`() {
    var actual = calls
    actual.insert(.willBeginEditing, at: 5)
    expectEqual(
      CallDifference(expected: calls, actual: actual).description,
      """
        … 2 unchanged lines
        shouldSelectTab(c) -> true
        shouldSelectTab(d) -> true
        shouldSelectTab(e) -> true
      + willBeginEditing
        shouldSelectTab(f) -> true
        shouldSelectTab(g) -> true
        shouldSelectTab(h) -> true
        … 2 unchanged lines
      """
    )
    expect(
      CallDifference(expected: calls, actual: calls.dropLast() + [.didEndEditing]).description
        .hasPrefix("  … 6 unchanged lines\n")
    )
  }

  @Test func `a single unchanged call is not left out`() {
    let actual = calls.prefix(4) + [.willBeginEditing]
    let lines = CallDifference(expected: Array(calls.prefix(4)), actual: Array(actual)).description
    expect(lines.hasPrefix("  shouldSelectTab(a)"))
  }

  @Test func `swapped calls are shown at both positions`() {
    let difference = CallDifference(
      expected: [.shouldSelect("a"), .shouldSelect("b")],
      actual: [DelegateCall.shouldSelect("b"), .shouldSelect("a")]
    )
    let lines = difference.description.split(separator: "\n").map { $0.prefix(1) }
    expectEqual(lines.sorted(), [" ", "+", "-"])
  }

  @Test func `a missing and an additional repetition are differences`() {
    let one: [DelegateCall] = [.willBeginEditing]
    expectEqual(
      CallDifference(expected: one + one, actual: one).description
        .split(separator: "\n").filter { $0.hasPrefix("- ") },
      ["- willBeginEditing"]
    )
    expect(!CallDifference(expected: one, actual: one + one).isEmpty)
  }

  @Test func `long logs without anything in common are compared in linear time and memory`() {
    let names = (0..<Soak.count(10_000, full: 100_000)).map(String.init)
    let difference = CallDifference(
      expected: names.map { DelegateCall.shouldSelect($0) },
      actual: names.map { .shouldSelect("x\($0)") }
    )
    expect(!difference.isEmpty)
  }
}
