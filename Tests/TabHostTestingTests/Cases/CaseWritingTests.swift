import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts that become cases.
@MainActor struct CaseWritingTests {
  private let runner: CaseRunner

  init() {
    var runner = CaseRunner()
    runner.addHost {
      let tabs = ["a", "b", "c"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
      let host = TabHostController(tabs: tabs)
      SilentDelegate.shared.listen(to: host)
      return host
    }
    self.runner = runner
  }

  private func text(_ script: String, addedTo text: String = "") async throws -> String {
    try await runner.text(
      of: HostScript(parsing: script, name: "session"),
      named: "a session",
      addedTo: text,
      path: "f"
    )
  }

  /// Expects that the cases of a text hold.
  private func verify(_ text: String) throws {
    for given in try CaseFile(parsing: text, path: "f").cases { try runner.verify(given) }
  }

  @Test func `a script becomes a case with its calls, and with its expectations as questions`()
    async throws
  {
    let written = try await text(
      """
      # A comment.
      strict
      tap b          # the second tab
      expect summary: selected: b; bar
      back
      expect outcome: noNavigationController
      wait until selected: b
      batch
        remove a
        set b title x;
      end
      expect title b: x;
      """
    )
    expectEqual(
      written,
      """
      ## a session
      given strict
      > tap b
        shouldSelectTab(b) -> true
        didSelectTab(b, previous: a) user
      = summary: selected: b; bar
      > back
        refused: noNavigationController
      = outcome: noNavigationController
      > wait until selected: b
      > batch; remove a; set b title "x;"; end
      = title b: x;

      """
    )
    try verify(written)
  }

  @Test func `a case is added to those of a file, whose filters and hosts it has`() async throws {
    let file = """
      filter TAB \\b[bc]\\b
      host: {"tabs":["b","c"]}

      ## first
      = tabs: TAB TAB

      """
    let written = try await text("tap c\nexpect selected: c", addedTo: file)
    expectEqual(
      written,
      file + """

        ## a session
        > tap c
          shouldSelectTab(TAB) -> true
          didSelectTab(TAB, previous: TAB) user
        = selected: TAB

        """
    )
    try verify(written)
    let error = await #expect(throws: ScriptError.self) {
      _ = try await text("tap c", addedTo: written)
    }
    expectEqual(
      error?.description,
      #"f:7:1: the case has the name "a session", too; remove it, or name the script differently"#
    )
  }

  @Test(arguments: [
    ("expect selected: b", #"session:1:18: selected: "b" expected, not "a""#),
    ("tap x", #"session:1:5: no tab has the identifier "x""#),
    (
      "strict\nback\ntap b",
      "session:2:1: noNavigationController, not performed; a strict script stops here unless "
        + #""expect outcome: noNavigationController" follows"#
    ),
  ])
  func `a script that does not hold is no case`(script: String, problem: String) async throws {
    let error = await #expect(throws: ScriptError.self) { _ = try await text(script) }
    expectEqual(error?.description, problem)
  }

  @Test func `a case has the description of its host, and the arguments of the program`()
    async throws
  {
    let written = try await runner.text(
      of: HostScript(parsing: "select y"),
      named: "described",
      host: "{\"tabs\":[\n\"x\",\n\"y\"]}",
      arguments: ["--lines=5", "a b"]
    )
    expectEqual(
      written,
      """
      ## described
      host: {"tabs":[
        "x",
        "y"]}
      arguments --lines=5 "a b"
      > select y
        didSelectTab(y, previous: x) program

      """
    )
    try verify(written)
  }
}
