import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The button that is displayed in place of content, in scripts.
@MainActor struct ContentButtonTests {
  private let log = CallLog()
  private let page = ViewController()
  private let host: TabHostController

  init() {
    host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
  }

  private func configure(_ change: (inout ContentUnavailableConfiguration) -> Void = { _ in }) {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.button.title = "Try Again"
    configuration.buttonProperties.primaryAction = log.action("Try Again")
    change(&configuration)
    page.contentUnavailableConfiguration = configuration
  }

  private func run(_ script: String) throws -> String? {
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: CallLog()) { lines.append($0) }
    try runner.run(HostScript(parsing: script, name: "s"))
    return lines.last
  }

  @Test func `a command taps the button, which performs its action`() throws {
    configure()
    _ = try run("content-button")
    expectEqual(log.handlers, ["Try Again"])
    expectEqual(host.user.tapContentButton(of: page), .performed)
  }

  @Test func `a button that is not there, disabled or covered is refused`() throws {
    let user = host.user
    try expectEqual(run("content-button"), "  refused: notAvailable")
    configure { $0.button.title = nil }
    expectEqual(user.tapContentButton(of: page), .refused(.notAvailable))
    configure { $0.buttonProperties.isEnabled = false }
    expectEqual(user.tapContentButton(of: page), .refused(.disabled))
    configure { $0.buttonProperties.primaryAction = nil }
    try expectEqual(run("content-button"), "  refused: disabled")
    configure { $0.buttonProperties.primaryAction = log.action("Off", .disabled) }
    expectEqual(user.tapContentButton(of: page), .refused(.disabled))
    configure()
    expectEqual(user.tapContentButton(of: ViewController()), .refused(.notOnScreen))
    host.present(ViewController(), animated: false)
    expectEqual(user.tapContentButton(of: page), .refused(.covered))
    host.disappear()
    expectEqual(user.tapContentButton(of: page), .refused(.notOnScreen))
    expectEqual(log.handlers, [])
  }

  @Test func `a tap is recorded as a command`() throws {
    configure()
    var script = ""
    let recorder = SessionRecorder(of: host) { script += $0 }
    host.user.tapContentButton(of: page)
    recorder.finish()
    expectEqual(script.split(separator: "\n").last, "content-button")
  }
}
