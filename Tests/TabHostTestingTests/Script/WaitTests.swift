import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The command `wait until`. The work that it waits for is completed by the tests.
@MainActor struct WaitTests {
  /// An app that shows a badge when a request is answered.
  private final class Mail: TabHostController {
    private var requests: [CheckedContinuation<String, Never>] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tabs = ["inbox", "sent"].map { TabItem(title: $0, identifier: $0) { _ in ViewController() } }
    }

    /// Shows the answer of the server, which is that of the test.
    func receive() {
      Task {
        let badge = await withCheckedContinuation { requests.append($0) }
        let tab = TabItem(title: "New", identifier: "new") { _ in ViewController() }
        tab.badgeValue = badge
        tabs.append(tab)
      }
    }

    /// Answers the request when it was made.
    func answer(_ badge: String) {
      Task {
        while requests.isEmpty { await Task.yield() }
        requests.removeFirst().resume(returning: badge)
      }
    }
  }

  private static let changes: [String: (Mail) -> Void] = [
    "receive": { $0.receive() }, "answer": { $0.answer("3") },
  ]

  private let mail = RecordedHost { Mail() }

  /// Returns a runner whose transcript is passed to a closure.
  private func runner(_ write: @escaping (String) -> Void = { _ in }) -> ScriptRunner {
    let runner = ScriptRunner(mail, write: write)
    runner.changes = ScriptRunner.changes(Self.changes)
    mail.log.clear()
    return runner
  }

  @Test func `a script waits for a task of the app, whose calls are listed there`() async throws {
    var lines: [String] = []
    let runner = runner { lines.append($0) }
    SilentDelegate.shared.listen(to: mail.host)
    // The tab does not exist when the wait begins.
    let script = "change receive\nchange answer\nwait until badge new: 3\ntap new"
    try await runner.run(HostScript(parsing: script))
    expectEqual(
      lines.filter { !$0.contains("view") && !$0.contains("View") },
      [
        "> change receive", "> change answer", "> wait until badge new: 3", "> tap new",
        "  shouldSelectTab(new) -> true", "  didSelectTab(new, previous: inbox) user",
      ]
    )
  }

  @Test func `no task runs where a script does not wait`() async throws {
    let runner = runner()
    mail.host.receive()
    mail.host.answer("3")
    try await runner.run(
      HostScript(parsing: "tap sent\nwait until selected: sent\nexpect tabs: inbox sent")
    )
    try await runner.run(HostScript(parsing: "wait until tabs: inbox sent new"))
  }

  @Test func `a wait that is in vain is an error with the answer, and lists the calls before`()
    async throws
  {
    var lines: [String] = []
    let runner = runner { lines.append($0) }
    mail.host.receive()
    mail.host.answer("4")
    let script = try HostScript(parsing: "tap sent\nwait 0 until badge new: 3", name: "s")
    let error = await #expect(throws: ScriptError.self) { try await runner.run(script) }
    expectEqual(error?.description, #"s:2:25: badge new: "3" expected within 0 s, not "4""#)
    expectEqual(error?.exitStatus, 1)
    expectEqual(lines.last, "> wait 0 until badge new: 3")
    let missing = try HostScript(parsing: "wait 0 until badge nwe: 3", name: "s")
    let other = await #expect(throws: ScriptError.self) { try await runner.run(missing) }
    expectEqual(other?.description, #"s:1:20: no tab has the identifier "nwe""#)
  }

  @Test func `a run that can't wait accepts only an answer that is there already`() throws {
    func run(_ script: String) throws {
      try runner().run(HostScript(parsing: script, name: "s"))
    }
    try run("tap sent\nwait until selected: sent")
    let error = #expect(throws: ScriptError.self) { try run("wait until selected: sent2") }
    expectEqual(
      error?.description,
      #"s:1:22: selected: "sent2" expected, not "sent"; only an asynchronous run waits, such as "#
        + #""try await runner.run(script)""#
    )
  }

  @Test func `a canceled task does not wait`() async throws {
    let runner = runner()
    let script = try HostScript(parsing: "wait 1000000000 until selected: sent", name: "s")
    let task = Task { try await runner.run(script) }
    task.cancel()
    let result = await task.result
    #expect(throws: ScriptError.self) { try result.get() }
  }

  @Test func `a wait does not replace the outcome of the command before it`() async throws {
    let script = "strict\nback\nwait until selected: inbox\nexpect outcome: noNavigationController"
    let error = await #expect(throws: ScriptError.self) {
      try await runner().run(HostScript(parsing: script, name: "s"))
    }
    expectEqual(
      error?.description,
      "s:2:1: noNavigationController, not performed; a strict script stops here unless "
        + "\"expect outcome: noNavigationController\" follows"
    )
    let accepted =
      "strict\nback\nexpect outcome: any\nwait until selected: inbox\nexpect outcome: any"
    try await runner().run(HostScript(parsing: accepted))
  }

  @Test(arguments: [
    ("wait", #"s:1:1: missing words; the form is \#(form)"#),
    ("wait soon", #"s:1:6: "soon" is not "until" or a number of milliseconds"#),
    ("wait \"5\"", #"s:1:6: "5" is not "until" or a number of milliseconds"#),
    ("wait 5 untill selected: a", #"s:1:8: "untill" is not "until"; did you mean "until"?"#),
    (
      "wait until selected",
      #"s:1:12: a question is followed by a colon and its answer, as in "selected: inbox""#
    ),
    ("wait until slected: a", #"s:1:12: unknown question "slected"; did you mean "selected"?"#),
    (
      "batch\nwait until selected: a\nend",
      "s:2:1: a batch can't wait; the one in line 1 is still open"
    ),
  ])
  func `a wait that is not valid is an error with its position`(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try HostScript(parsing: text, name: "s") }
    expectEqual(error?.description, message)
  }

  private nonisolated static let form = "wait MILLISECONDS|[MILLISECONDS] until QUESTION: ANSWER"

  @Test func `without a screen, time can't pass`() throws {
    var lines: [String] = []
    try runner { lines.append($0) }.run(HostScript(parsing: "wait 5"))
    expectEqual(lines, ["> wait 5", "  refused: notAvailable"])
  }

  // MARK: - Cases and tests

  @Test func `a case waits, and a run that can't wait reports it`() async throws {
    let text = """
      ## new mail has a badge
      given change receive; change answer
      > wait until badge new: 3
      = tabs: inbox sent new
      """
    let given = try CaseFile(parsing: text, path: "f").cases[0]
    var runner = CaseRunner { $0.changes = ScriptRunner.changes(Self.changes) }
    runner.addHost { Mail() }
    try await runner.verify(given)
    let error = #expect(throws: ScriptError.self) { try verify(given, runner) }
    expectEqual(error?.description.hasPrefix("f:3:20: no tab has the identifier"), true)
  }

  private func verify(_ given: HostCase, _ runner: CaseRunner) throws { try runner.verify(given) }

  @Test func `a test of a script that waits is asynchronous`() async throws {
    let test = try #require(ScriptTest(named: "newMail", of: .init(setup: [])))
    let script = "change receive\nchange answer\nwait until badge new: 3\ntap new"
    let source = try await test.source(
      running: HostScript(parsing: script),
      on: mail,
      changes: ScriptRunner.changes(Self.changes)
    )
    expect(source.contains("@Test func newMail() async throws {\n"), "\(source)")
    expect(
      source.contains(
        """
          // wait until badge new: 3
          try await runner.run(HostScript(parsing: "wait until badge new: 3"))
          expect([])

          // tap new
          #expect(host.user.tap("new") == .performed)

        """
      ),
      "\(source)"
    )
  }
}
