import Foundation
import Testing

@Suite("Options for sessions") struct SessionOptionTests {
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
        import SampleSupport
        import TabHost
        import TabHostTesting
        import Testing

        @testable import StationGuide

        @MainActor @Test func lockedStation() throws {
          let traits = TraitCollection.terminal(columns: 80, rows: 24)
          let app = RecordedHost { log in
            StationGuideHost(traits: traits, content: SampleContent(log: log))
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

  @Test(arguments: [
    (["--emit-test", "a"], "--emit-test requires --script; see --help"),
    (["--emit-test", "a`b", "--script", "-"], "--emit-test takes the name of a function"),
    (["--record", "x", "--script", "-"], "--record can't be combined with --script"),
    (["--record", "x", "--frame"], "--record can't be combined with --frame"),
    (["--record", "x"], "--record needs a terminal"),
  ])
  func `an option that can't apply is refused`(arguments: [String], message: String) throws {
    let run = try guide.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }

  @Test func `a recording that is impossible does not touch the file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("tap a\n".utf8).write(to: file)
    _ = try guide.run("--record", file.path)
    #expect(try Data(contentsOf: file) == Data("tap a\n".utf8))
  }

  @Test func `a log of the run is written into the file that TABHOST_LOG names`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var program = guide
    program.environment = ["TABHOST_LOG": file.path]
    let run = try program.run("--script", "-", input: "row night-opera\nmenu night-opera Unlock\n")
    let log = try String(contentsOf: file, encoding: .utf8)
    let shown = run.lines.filter { !$0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    #expect(log == shown.joined())
    #expect(log.hasSuffix("contextMenuConfigurationFor(night-opera)\nhandler Unlock\n"))
  }
}
