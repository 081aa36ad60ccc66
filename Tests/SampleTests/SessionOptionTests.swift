import TabHostTestSupport
import Testing

@Suite(.ownThread) struct SessionOptionTests {
  private let guide = Program(name: "StationGuide")

  @Test func `a script becomes a test that launches the app and performs each step`() throws {
    let run = try guide.run(
      "--script",
      "-",
      "--emit-test",
      "lockedStation",
      input: "row night-opera\nmenu night-opera Unlock\n"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        import TabHost
        import TabHostTesting
        import Testing

        @testable import StationGuide

        @MainActor @Test func lockedStation() throws {
          let app = RecordedHost(
            traits: .terminal(columns: 80, rows: 24),
            store: InMemoryTabCustomizationStore()
          ) {
            StationGuideHost()
          }

        """
      )
    )
    #expect(
      run.output.hasSuffix(
        """
          // row night-opera
          #expect(host.user.tapRow("night-opera") == .vetoed)
          expect([.shouldSelect("night-opera", answer: false)])

          // menu night-opera Unlock
          try runner.run(HostScript(parsing: "menu night-opera Unlock"))
          expect([.contextMenu("night-opera"), .handler("Unlock")])
        }

        """
      )
    )
  }

  @Test func `a recording that is impossible does not touch the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("tap a\n", to: "script")
    let run = try guide.run("--record", folder.path("script"))
    let message = "StationGuide: --record needs a terminal\n"
    #expect(run == .init(output: "", errors: message, status: 2))
    #expect(try folder.text("script") == "tap a\n")
  }

  @Test func `a log of the run is written into the file that TABHOST_LOG names`() throws {
    let folder = try TemporaryFolder()
    var program = guide
    program.environment = ["TABHOST_LOG": folder.path("log")]
    let run = try program.run("--script", "-", input: "row night-opera\nmenu night-opera Unlock\n")
    let log = try folder.text("log")
    let shown = run.lines.filter { !$0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    #expect(log == shown.joined())
    #expect(log.hasSuffix("contextMenuConfigurationFor(night-opera)\nhandler Unlock\n"))
  }
}
