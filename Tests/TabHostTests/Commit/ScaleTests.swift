import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A host with many groups of 99 tabs each: 100,000 tabs including the groups in a full run.
@MainActor @Suite(.serialized) struct ScaleTests {
  private static let groups = Soak.count(200, full: 1_000)
  /// The identifier of the last tab.
  private static let last = "g\(groups - 1)-c98"

  private let log = CallLog()
  private let host = TabHostController()

  init() {
    SilentDelegate.shared.listen(to: host)
    log.record(host)
    host.tabs = (0..<Self.groups).map { group in
      let children = (0..<99).map { TabItem.page("g\(group)-c\($0)", log) }
      return TabGroupItem.of(children, "g\(group)")
    }
  }

  private func group(_ index: Int) throws -> TabGroupItem {
    try #require(host.tabs[index] as? TabGroupItem)
  }

  @Test func `rows are correct at both ends and in the middle`() throws {
    let rows = host.sidebar.rows
    let count = 100 * Self.groups
    expectEqual(rows.count, count)
    expectEqual(
      [0, 1, 10_000, 10_001, count - 1].map { rows[$0].identifier },
      [
        "g0", "g0-c0", "g100", "g100-c0", Self.last,
      ]
    )
    let last = try #require(host.tab(forIdentifier: Self.last))
    expectEqual(rows.firstIndex(of: last), count - 1)
  }

  @Test func `collapsing, hiding and removing distant rows shifts the rows below them`() throws {
    let count = 100 * Self.groups
    expectEqual(host.sidebar.rows.count, count)
    try group(10).isExpanded = false
    try group(20).isHidden = true
    try group(30).children.removeLast()
    host.tabs.remove(at: 40)
    expectEqual(host.sidebar.rows.count, count - 99 - 100 - 1 - 100)
    let last = try #require(host.tab(forIdentifier: Self.last))
    expectEqual(host.sidebar.rows.firstIndex(of: last), count - 301)
    expectEqual(host.sidebar.rows[count - 301].identifier, Self.last)
    expect(host.tab(forIdentifier: "g40-c0") == nil)
    log.expect([.didSelect("g0-c0", previous: nil, origin: .program)])
  }
}

/// Hosts that are the content of another host.
@MainActor struct NestedHostScaleTests {
  /// Counts the steps of the transactions of hosts.
  private final class Steps: TabHostObserver {
    var count = 0

    func tabHostController(
      _ tabHostController: TabHostController,
      willBegin event: TabHostEvent
    ) { count += 1 }
  }

  /// Returns the number of steps in which nested hosts appear.
  private func steps(depth: Int) -> Int {
    let steps = Steps()
    var content = ViewController()
    var hosts: [TabHostController] = []
    for _ in 0..<depth {
      let host = TabHostController(tabs: [.showing(content, "a")])
      host.addObserver(steps, of: [.step])
      hosts.append(host)
      content = host
    }
    hosts.last?.appear()
    return steps.count
  }

  @Test func `each of nested hosts appears in the same number of steps`() {
    expect(steps(depth: 32) <= 10 * steps(depth: 4))
  }
}
