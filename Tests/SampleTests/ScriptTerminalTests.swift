import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// The screen of a script.
@MainActor struct ScriptTerminalTests {
  /// Configures rows, as apps do.
  private final class Badges: TabHostController.Sidebar.Delegate {
    func tabHostController(
      _ host: TabHostController,
      sidebar: TabHostController.Sidebar,
      update item: TabSidebarItem
    ) {
      var content = item.defaultContentConfiguration()
      content.secondaryText = "locked"
      item.contentConfiguration = content
    }
  }

  private let badges = Badges()

  /// Runs a script on a host with three tabs whose rows the delegate configures.
  private func run(_ script: String, traits: TraitCollection) throws -> (
    lines: [String], host: TabHostController
  ) {
    let app = RecordedHost(traits: traits, store: InMemoryTabCustomizationStore()) { [badges] in
      let tabs = ["a", "b", "c"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
      let host = TabHostController(tabs: tabs)
      host.mode = .tabSidebar
      host.sidebar.delegate = badges
      return host
    }
    var lines: [String] = []
    let runner = ScriptRunner(app) { lines.append($0) }
    runner.attachTerminal(columns: 60, rows: 6)
    try runner.run(HostScript(parsing: script, vocabulary: .terminal))
    return (lines, app.host)
  }

  @Test(arguments: [TraitCollection.pad, .terminal(columns: 60, rows: 6)])
  func `a printed frame has the rows as the delegate configures them`(traits: TraitCollection)
    throws
  {
    let (lines, _) = try run("print frame", traits: traits)
    expectEqual(lines.count { $0.contains("locked") }, 3, lines.joined(separator: "\n"))
  }

  @Test func `a picture of a host that is not for terminals changes nothing`() throws {
    let script = "rows 0 1\nset a title A\nrows 0 2"
    let (plain, host) = try run(script, traits: .pad)
    let pictured = "print frame\nrows 0 1\nprint frame\nset a title A\nrows 0 2\nprint frame"
    let (lines, other) = try run(pictured, traits: .pad)
    let calls = lines.filter { !$0.contains("print frame") && !$0.contains(/[│├]/) }
    let parts = calls.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    expectEqual(parts, plain.map { $0.trimmingCharacters(in: .whitespaces) })
    expectEqual(other.traitCollection, host.traitCollection)
    expectEqual(other.bounds, host.bounds)
    expectEqual(other.sidebar.displayedRows, 0..<2)
  }

  @Test func `the calls about rows that a screen displays are not part of a transcript`() throws {
    let terminal = TraitCollection.terminal(columns: 60, rows: 6)
    let (lines, host) = try run("keys down\nset b title B", traits: terminal)
    expectEqual(lines.suffix(2), ["> keys down", "> set b title B"])
    expectEqual(host.sidebar.displayedRows, 0..<5)
    let (all, _) = try run("rows 0 1\nkeys down", traits: terminal)
    func begun(_ row: String) -> [String] {
      ["  itemFor(\(row))", "  update(\(row))", "  willBeginDisplaying(\(row))"]
    }
    expectEqual(
      Array(all.drop { $0 != "> rows 0 1" }),
      ["> rows 0 1"] + begun("a") + ["> keys down"] + begun("b") + begun("c")
    )
  }

  @Test func `a printed frame shows what keys have opened`() throws {
    let terminal = TraitCollection.terminal(columns: 60, rows: 12)
    let (lines, _) = try run("keys ?\nprint frame", traits: terminal)
    expect(lines.contains { $0.contains("Keys") }, lines.joined(separator: "\n"))
  }
}
