import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Counts the work of operations at two sizes, with equal results, so that additional work is
/// detected without a clock.
@MainActor struct CountedWorkTests {
  /// The work of an operation; its description omits zeros.
  private struct Work: CustomStringConvertible {
    /// View providers called.
    var made = 0
    /// Life cycle calls of content.
    var content = 0
    /// Delegate calls that do not concern a single row.
    var calls = 0
    /// Row items requested, updated, displayed and no longer displayed.
    var items = 0
    var updated = 0
    var begun = 0
    var ended = 0
    var frames = 0
    /// The parts that must be redrawn.
    var changes = PresentationChanges()

    mutating func count(_ call: DelegateCall) {
      switch call.name {
      case "itemFor": items += 1
      case "update": updated += 1
      case "willBeginDisplaying": begun += 1
      case "didEndDisplaying": ended += 1
      default: calls += 1
      }
    }

    mutating func count(_ call: ContentCall) {
      if call.event == .makeViewController { made += 1 } else { content += 1 }
    }

    private var counts: [(name: String, count: Int)] {
      [
        ("made", made), ("content", content), ("calls", calls), ("items", items),
        ("updated", updated), ("begun", begun), ("ended", ended), ("frames", frames),
      ]
    }

    var description: String {
      let some = counts.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" }
      let drawn = changes.isEmpty ? "" : " -> \(changes)"
      return some.isEmpty && drawn.isEmpty ? "nothing" : some.joined(separator: ", ") + drawn
    }
  }

  /// Returns the work of each operation, with one line per operation.
  private func table(tabs: Int) -> String {
    let log = CallLog()
    let counted = CountedHost(tabs: tabs, delegate: SilentDelegate.shared, content: log.provider())
    log.record(counted.host)
    let results = counted.results { step in
      log.clear()
      counted.frames = 0
      step.run()
      var work = Work(frames: counted.frames, changes: counted.host.takeChanges())
      for call in log.calls { work.count(call) }
      for call in log.content { work.count(call) }
      expect(log.diagnostics.isEmpty)
      return work
    }
    return results.map { "\($0.name): \($0.result)" }.joined(separator: "\n")
  }

  @Test(arguments: [100, 10_000])
  func `an operation does the same work regardless of the number of tabs`(tabs: Int) {
    expectEqual(
      table(tabs: tabs),
      """
      title in view: updated 1, frames 1 -> looks
      title out of view: frames 1 -> looks
      1,000 titles at once: updated 45, frames 1 -> looks
      select the first time: made 1, content 6, calls 1, updated 2, frames 1 -> selection, content
      select programmatically: content 5, calls 1, updated 2, frames 1 -> selection, content
      select out of view: content 5, calls 1, updated 1, frames 1 -> selection, content
      select by the user: content 5, calls 2, updated 2, frames 1 -> selection, content
      select what is selected: nothing
      hide in view: updated 1, begun 1, ended 1, frames 1 -> bar, sidebar
      show in view: updated 1, begun 1, ended 1, frames 1 -> bar, sidebar
      hide out of view: frames 1 -> bar, sidebar
      show out of view: frames 1 -> bar, sidebar
      collapse in view: updated 11, begun 10, ended 10, frames 1 -> sidebar
      expand in view: updated 11, begun 10, ended 10, frames 1 -> sidebar
      collapse out of view: frames 1 -> sidebar
      expand out of view: frames 1 -> sidebar
      move in view: frames 1 -> bar, sidebar
      move out of view: frames 1 -> bar, sidebar
      append in view: items 1, updated 1, begun 1, ended 1, frames 1 -> bar, sidebar
      remove in view: updated 1, begun 1, ended 1, frames 1 -> bar, sidebar
      append out of view: frames 1 -> bar, sidebar
      remove out of view: frames 1 -> bar, sidebar
      hide the sidebar: calls 1, ended 50, frames 1 -> bar, sidebar, layout
      show the sidebar: calls 1, items 50, updated 50, begun 50, frames 1 -> bar, sidebar, layout
      scroll by a row: updated 1, begun 1, ended 1
      look up: nothing
      read the first 50 rows: nothing
      read the last 50 rows: nothing
      """
    )
  }
}
