import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Counts the work of operations in a terminal application with few and with many tabs. Equal
/// counts show, without measuring time, that the cost does not depend on the number of tabs.
@MainActor struct CountedWorkTests {
  /// The work of an operation.
  struct Work: Equatable, CustomStringConvertible {
    /// The number of frames drawn, measured by the calls of the content's `draw` method.
    var frames = 0
    /// The number of cells that have changed.
    var cells = 0
    var bytes = 0
    /// The number of rows whose items were requested or updated.
    var rows = 0

    var description: String { "frames \(frames), cells \(cells), bytes \(bytes), rows \(rows)" }
  }

  private final class Page: ViewController, TerminalContent {
    private let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      super.init()
    }

    func draw(on canvas: inout Canvas) { counter.count += 1 }
  }

  /// An application with the given number of tabs: 40 in the bar, the others in groups of ten.
  @MainActor private final class Program {
    let host: TabHostController
    let application: TerminalApplication
    private let device: HeadlessTerminalDevice
    private let clock = ManualClock()
    private let log = CallLog()
    private let counter = Counter()

    init(tabs count: Int, showsSidebar: Bool) throws {
      let counter = counter
      func tab(_ number: Int) -> TabItem {
        TabItem(title: "Tab \(number % 10)", identifier: "t\(number)") { _ in Page(counter) }
      }
      let groups = stride(from: 40, to: count, by: 10).map { first in
        TabGroupItem(
          title: "Group",
          identifier: "g\(first)",
          children: (first..<min(first + 10, count)).map(tab)
        )
      }
      device = try HeadlessTerminalDevice()
      host = TabHostController(tabs: (0..<40).map(tab) + groups)
      SilentDelegate.shared.listen(to: host)
      log.record(host, of: [.delegate])
      application = TerminalApplication(host: host, device: device, clock: clock.clock)
      application.reducesMotion = true
      host.sidebar.isHidden = !showsSidebar
      application.begin()
    }

    /// Returns the work of a change, including the pending tasks that it causes.
    func work(_ change: () -> Void) async -> Work {
      let before = application.screen.frame()
      log.clear()
      _ = device.takeWritten()
      counter.count = 0
      clock.time += .seconds(1)
      change()
      await runPendingTasks()
      var work = Work(frames: counter.count, bytes: device.takeWritten().count)
      work.rows = log.calls.count {
        switch $0.name {
        case "itemFor", "update": true
        default: false
        }
      }
      let after = application.screen.frame()
      for row in 0..<after.size.rows {
        work.cells += zip(before.cells.row(row), after.cells.row(row)).count { $0 != $1 }
      }
      return work
    }

    func press(_ keys: String) { application.type(keys) }
  }

  /// Returns the work of each operation when it is performed for the second time.
  private func works(tabs: Int, showsSidebar: Bool) async throws -> [String: Work] {
    let program = try Program(tabs: tabs, showsSidebar: showsSidebar)
    let host = program.host
    let down = "\u{1B}[B"
    // So that the row above the focused one is a row, too.
    if showsSidebar { program.press(down + "\r") }
    let operations: [(name: String, forth: () -> Void, back: () -> Void)] = [
      (
        "select", { program.press(showsSidebar ? down + "\r" : "2") },
        { program.press(showsSidebar ? "\u{1B}[A\r" : "1") }
      ),
      ("title", { host.tabs[2].title = "Tap 2" }, { host.tabs[2].title = "Tab 2" }),
      ("badge", { host.tabs[2].badgeValue = "7" }, { host.tabs[2].badgeValue = "8" }),
      ("tab out of sight", { host.tabs[39].title = "Tap 9" }, { host.tabs[39].title = "Tab 9" }),
      ("nothing", { program.press("x") }, { program.press("x") }),
      ("toggle", { program.press("\u{2}") }, { program.press("\u{2}") }),
    ]
    var works: [String: Work] = [:]
    for operation in operations {
      for _ in 0..<2 {
        _ = await program.work(operation.back)
        works[operation.name] = await program.work(operation.forth)
      }
      _ = await program.work(operation.back)
    }
    if showsSidebar, host.sidebar.isHidden { program.press("\u{2}") }
    // Move to the last visible row, so that the next press scrolls by one row.
    let rows = program.application.screen.layout().sidebar?.visibleRows.count ?? 0
    _ = await program.work { program.press(String(repeating: down, count: rows)) }
    if showsSidebar { works["scroll"] = await program.work { program.press(down) } }
    return works
  }

  /// Returns the work as text, one operation per line.
  private func table(tabs: Int, showsSidebar: Bool) async throws -> String {
    let works = try await works(tabs: tabs, showsSidebar: showsSidebar)
    return works.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      .joined(separator: "\n")
  }

  @Test(arguments: [100, 10_000])
  func `with a bar, the work of an operation does not depend on the number of tabs`(
    tabs: Int
  ) async throws {
    let table = try await table(tabs: tabs, showsSidebar: false)
    expectEqual(
      table,
      """
      badge: frames 1, cells 1, bytes 11, rows 0
      nothing: frames 1, cells 0, bytes 0, rows 0
      select: frames 1, cells 15, bytes 35, rows 0
      tab out of sight: frames 1, cells 0, bytes 0, rows 0
      title: frames 1, cells 1, bytes 11, rows 0
      toggle: frames 1, cells 232, bytes 651, rows 0
      """
    )
  }

  // The thumb of the scrollbar, whose style differs from that of the line, is longer with fewer tabs.
  @Test(arguments: [(100, 769), (10_000, 790)])
  func `with a sidebar, the work of an operation does not depend on the number of tabs`(
    tabs: Int,
    toggledBytes: Int
  ) async throws {
    let table = try await table(tabs: tabs, showsSidebar: true)
    expectEqual(
      table,
      """
      badge: frames 1, cells 1, bytes 12, rows 1
      nothing: frames 1, cells 0, bytes 0, rows 0
      scroll: frames 1, cells 22, bytes 168, rows 2
      select: frames 1, cells 47, bytes 87, rows 2
      tab out of sight: frames 1, cells 0, bytes 0, rows 0
      title: frames 1, cells 1, bytes 11, rows 1
      toggle: frames 1, cells 232, bytes \(toggledBytes), rows 44
      """
    )
  }
}
