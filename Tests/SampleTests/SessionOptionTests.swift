import Foundation
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

  @Test func `a session is added to a file as a case, which another process verifies`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Recorded.
      strict
      size 60x20
      row night-opera
      expect outcome: vetoed
      menu night-opera Unlock
      expect outcome: performed
      """,
      to: "opera.txt"
    )
    let (script, cases) = (folder.path("opera.txt"), folder.path("guide.cases"))
    let emitted = try guide.run("--script", script, "--emit-case", cases)
    expectEqual(emitted, .init(output: "", errors: "", status: 0))
    let text = try folder.text("guide.cases")
    expect(text.hasPrefix("## opera\ngiven strict\n> size 60x20\n> row night-opera\n"), text)
    expect(text.hasSuffix("  handler Unlock\n= outcome: performed\n"), text)
    try expectEqual(guide.run("--cases", cases).output, "1 case, all as in the files\n")
    let again = try guide.run("--script", script, "--emit-case", cases)
    let problem = "guide.cases:1:1: the case has the name \"opera\", too"
    expect(again.errors.contains(problem), again.errors)
    expectEqual(again.status, 2)
    let printed = try guide.run("--script", "-", "--emit-case", "-", input: "tap search\n")
    expect(printed.output.hasPrefix("## a session\n> tap search\n"), printed.output)
  }

  @Test func `a script on a described host, and what breaks a rule, become cases`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"tabs":["a","b"]}"#, to: "host.json")
    try folder.write("tap b\n", to: "tap.txt")
    let trace = Program(name: "DelegateTrace")
    let (host, cases) = (folder.path("host.json"), folder.path("trace.cases"))
    let run = try trace.run("--script", folder.path("tap.txt"), "--emit-case", cases, host)
    expectEqual(run.status, 0, run.errors)
    let explored = try trace.run(
      ["--explore", "500", "--never", "selected=b", "--emit-case", cases, host]
    )
    expectEqual(explored.status, 1)
    let text = try folder.text("trace.cases")
    expect(text.hasPrefix("## tap\nhost: {\"tabs\":[\"a\",\"b\"]}\n> tap b\n"), text)
    expect(text.contains("\n## never selected=b\nhost: "), text)
    try expectEqual(trace.run("--cases", cases).output, "2 cases, all as in the files\n")
  }

  @Test(arguments: [
    ["--script", "-"], ["--frame"], ["--explore", "20"], ["--cases", "-"],
  ])
  func `the calls of each run are written into the file that TABHOST_LOG names`(options: [String])
    throws
  {
    let folder = try TemporaryFolder()
    var program = guide
    program.environment = ["TABHOST_LOG": folder.path("log")]
    let input = options[0] == "--cases" ? "## a\n= selected: listen-now\n" : ""
    let run = try program.run(options, input: Data(input.utf8))
    expectEqual(run.status, 0, run.errors)
    let log = try folder.text("log")
    expect(log.hasPrefix("didSelectTab(listen-now, previous: nil) program\n"), log)
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
