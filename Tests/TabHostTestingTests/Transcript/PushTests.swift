import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Pushing pages while no stack is visible.
@MainActor struct PushTests {
  /// Runs a script, and returns the names of the pages on the stacks of the groups `g` and `h`.
  private func stacks(_ tabs: String, _ script: String) throws -> [String: [String]] {
    let described = try HostDescription(json: #"{"tabs":[\#(tabs)]}"#).makeHost()
    try described.run(script)
    return ["g", "h"].reduce(into: [:]) { stacks, identifier in
      let group = described.knownTabs[identifier] as? TabGroupItem
      let pages = group?.managingNavigationController?.viewControllers ?? []
      stacks[identifier] = pages.compactMap { page in
        if case .page(let name) = (page as? RecordingViewController)?.subject { name } else { nil }
      }
    }
  }

  private let pair =
    #""a",{"id":"g","managed":true,"children":["c"]},{"id":"h","managed":true,"children":["d"]}"#

  @Test func `a page is pushed onto the stack of the first managing group`() throws {
    #expect(try stacks(pair, "push p") == ["g": ["p"], "h": []])
  }

  @Test func `a managing group takes precedence over one inside it`() throws {
    let tabs = #"""
      "a",{"id":"g","managed":true,"children":[{"id":"h","managed":true,"children":["d"]}]}
      """#
    #expect(try stacks(tabs, "push p") == ["g": ["p"], "h": []])
  }

  @Test func `a managing group that is not in the host is skipped`() throws {
    #expect(try stacks(pair, "remove g\npush p") == ["g": [], "h": ["p"]])
    #expect(try stacks(pair, "remove g\nremove h\npush p") == ["g": [], "h": []])
    #expect(try stacks(pair, "remove g\nadd g at 0\npush p") == ["g": ["p"], "h": []])
  }

  @Test func `the groups of a host without a description are searched in declared order`() throws {
    let log = CallLog()
    let groups = ["g", "h"].map { identifier in
      let group = TabGroupItem(title: identifier, identifier: identifier, children: [])
      group.managingNavigationController = NavigationController()
      return group
    }
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")] + groups)
    host.appear()
    try ScriptRunner(host: host, log: log) { _ in }.run(HostScript(parsing: "push p"))
    #expect(groups.map { $0.managingNavigationController?.viewControllers.count } == [1, 0])
  }
}
