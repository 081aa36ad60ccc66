import TabHost
import TabHostTestSupport
import Testing

/// Counts the objects that operations allocate at two sizes, with delegates that do nothing.
///
/// Each test counts in a separate process; see `AllocationCounter`.
@Suite(.enabled(if: AllocationCounter.isPossible, "the runtime's allocator is out of reach"))
struct CountedAllocationTests {
  private final class Quiet: CountedHost.Delegate {}

  /// Returns the number of objects that each operation allocates, with one line per operation.
  @MainActor private static func table(tabs: Int) -> String {
    let counted = CountedHost(tabs: tabs, delegate: Quiet()) { _ in ViewController() }
    let results = counted.results { step in
      let objects = AllocationCounter.objects(in: step.run)
      _ = counted.host.takeChanges()
      return objects ?? 0
    }
    return results.map { "\($0.name): \($0.result)" }.joined(separator: "\n")
  }

  @Test func `an operation allocates as many objects in a large host as in a small one`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let few = CountedAllocationTests.table(tabs: 100)
      let many = CountedAllocationTests.table(tabs: 10_000)
      // Only the comment of a failure in another process is printed.
      expectEqual(few, many, "\(few)\n---\n\(many)")
    }
  }
}
