import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts: alerts, sheets and text.
@MainActor struct PresentingCommandTests {
  /// Runs a script on a host whose tab `ask` presents an alert when it is selected, and `sheet` a
  /// page. Returns the transcript without step 0.
  private func run(_ script: String, state: Bool = false) throws -> [String] {
    final class Delegate: TabHostControllerDelegate {
      func tabHostController(
        _ host: TabHostController,
        didSelectTab tab: TabItem,
        previousTab: TabItem?
      ) {
        switch tab.identifier {
        case "ask": host.present(Self.alert, animated: false)
        case "sheet":
          let page = ViewController()
          page.title = "Sheet"
          host.present(page, animated: false)
        default: break
        }
      }

      private static var alert: AlertController {
        let alert = AlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "No", style: .cancel) { _ in })
        let save = AlertAction(title: "Save", style: .default) { _ in }
        save.isEnabled = false
        alert.addTextField { $0.editingChangedHandler = { save.isEnabled = $0.text != "" } }
        alert.addAction(save)
        alert.addAction(AlertAction(title: "Delete", style: .destructive))
        return alert
      }
    }
    let host = TabHostController(tabs: ["a", "ask", "sheet"].map { .shown($0) })
    let delegate = Delegate()
    host.delegate = delegate
    host.appear()
    var lines: [String] = []
    let log = CallLog()
    log.record(host, of: [.handler, .diagnostic])
    let runner = ScriptRunner(host: host, log: log, format: state ? .json : .text) {
      lines.append($0)
    }
    runner.includesState = state
    try runner.run(HostScript(parsing: script))
    return Array(lines.drop { !$0.hasPrefix("> ") && !$0.contains(#""step":1"#) })
  }

  @Test func `an alert is answered by its title, Return or dismissal`() throws {
    let lines = try run(
      """
      alert Save
      tap ask
      alert Save
      alert Other
      submit
      tap a
      type name
      alert Save
      select a
      select ask
      type name
      submit
      dismiss
      select a
      select ask
      dismiss
      """
    )
    expectEqual(
      lines,
      [
        "> alert Save", "  refused: notAvailable", "> tap ask",
        "> alert Save", "  refused: disabled", "> alert Other", "  refused: notAvailable",
        "> submit", "  refused: disabled", "> tap a", "  refused: covered",
        "> type name", "  handler editingChangedHandler", "> alert Save", "  handler Save",
        "> select a", "> select ask",
        "> type name", "  handler editingChangedHandler", "> submit", "  handler Save", "> dismiss",
        "  refused: notAvailable",
        "> select a", "> select ask", "> dismiss", "  handler No",
      ]
    )
  }

  @Test func `the state contains the name of the presented controller`() throws {
    let states = try run("select sheet\ndismiss\nselect ask", state: true)
      .filter { $0.contains(#""state""#) }
    let names = states.map { state in
      [#""presented":"Sheet""#, #""presented":null"#, #""presented":"Really?""#].first {
        state.contains($0)
      }
    }
    expectEqual(names, [#""presented":"Sheet""#, #""presented":null"#, #""presented":"Really?""#])
    expect(states.allSatisfy { $0.contains(#""search":{"active":false,"text":""}"#) })
  }

  @Test func `a printed state contains the name of the presented controller`() throws {
    try expect(run("select sheet\nprint state").contains("  presented: Sheet"))
  }
}
