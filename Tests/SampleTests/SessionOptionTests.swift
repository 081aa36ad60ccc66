import TabHostTestSupport
import Testing

@Suite(.ownThread) struct SessionOptionTests {
  private let guide = Program(name: "StationGuide")

  @Test func `a recording that is impossible does not touch the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("tap a\n", to: "script")
    let run = try guide.run("--record", folder.path("script"))
    let message = "StationGuide: --record needs a terminal\n"
    expectEqual(run, .init(output: "", errors: message, status: 2))
    try expectEqual(folder.text("script"), "tap a\n")
  }

  @Test func `a log of the run is written into the file that TABHOST_LOG names`() throws {
    let folder = try TemporaryFolder()
    var program = guide
    program.environment = ["TABHOST_LOG": folder.path("log")]
    let run = try program.run("--script", "-", input: "row night-opera\nmenu night-opera Unlock\n")
    let log = try folder.text("log")
    let shown = run.lines.filter { !$0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    expectEqual(log, shown.joined())
    expect(log.hasSuffix("contextMenuConfigurationFor(night-opera)\nhandler Unlock\n"))
  }
}
