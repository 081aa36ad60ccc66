import TabHostTestSupport
import Testing

@testable import TabHostProgram

/// Operands and options of an app.
@MainActor @Suite struct OperandTests {
  private static let options = [
    HostProgram.Option("-f, --follow", "start at the end"),
    HostProgram.Option("-n, --lines N", "the lines to show;\nthe default is 1000") {
      Int($0) != nil
    },
    HostProgram.Option("--sort cpu|memory", "the order") { ["cpu", "memory"].contains($0) },
  ]

  private func parse(
    _ arguments: [String],
    operands: String = "[FILE...]"
  ) throws(ProgramError) -> ProgramOptions {
    let app = AppUsage(operands: operands, options: Self.options)
    let framework = ProgramOptions.Option.allCases.map(\.declaration)
    let options = try ProgramOptions(arguments, allowing: framework + app.options)
    try app.check(options.operands, of: "monitor")
    return options
  }

  // MARK: - Options

  @Test(arguments: [
    (["--lines", "5"], ["--lines": "5"]), (["--lines=5"], ["--lines": "5"]),
    (["-n", "5"], ["--lines": "5"]), (["-n5"], ["--lines": "5"]), (["-f"], ["--follow": ""]),
    (["-fn5"], ["--follow": "", "--lines": "5"]),
    (["-fn", "5"], ["--follow": "", "--lines": "5"]),
    (["-n", "-5", "--follow"], ["--follow": "", "--lines": "-5"]),
    (["--sort", "cpu", "--size=9x9"], ["--sort": "cpu"]), (["--", "-f"], [:]), (["-"], [:]),
  ])
  func `options have their values under their long names`(
    arguments: [String],
    values: [String: String]
  ) throws {
    try expectEqual(parse(arguments).appOptions, values)
  }

  @Test(arguments: [
    (["-f", "--follow"], "--follow is given more than once; see --help"),
    (["-n1", "--lines=1"], "--lines is given more than once; see --help"),
    (["-n"], "--lines needs a value; see --help"),
    (["--lines", "x"], "--lines takes N, not 'x'; see --help"),
    (["-n=5"], "--lines takes N, not '=5'; see --help"),
    (["-nf"], "--lines takes N, not 'f'; see --help"),
    (["--lines="], "--lines takes N, not ''; see --help"),
    (["--sort", "name"], "--sort takes cpu|memory, not 'name'; see --help"),
    (["--follow=yes"], "--follow takes no value; see --help"),
    (["-f=yes"], "--follow takes no value; see --help"),
    (["-x"], "unknown option -x; see --help"), (["-fx"], "unknown option -fx; see --help"),
    (["-frame"], "unknown option -frame; did you mean --frame?"),
    (["--follwo"], "unknown option --follwo; did you mean --follow?"),
  ])
  func `invalid options are refused with status 2`(arguments: [String], message: String) {
    let error = #expect(throws: ProgramError.self) { try parse(arguments) }
    expectEqual(error, ProgramError(message, exitStatus: 2))
  }

  // MARK: - Operands

  @Test(arguments: [
    ("", []), ("FILE", ["a"]), ("[FILE]", []), ("[FILE]", ["a"]), ("FILE...", ["a", "b", "c"]),
    ("[FILE...]", []), ("[FILE]...", ["a", "b"]), ("SOURCE [TARGET]", ["a"]),
    ("SOURCE [TARGET]", ["a", "b"]), ("FILE... FOLDER", ["a", "b", "c"]), ("FILE", ["-"]),
    ("[SOURCE [TARGET]]", []),
  ])
  func `operands are accepted in the declared number`(names: String, given: [String]) throws {
    try expectEqual(parse(["-f"] + given + ["-n5"], operands: names).operands, given)
  }

  @Test(arguments: [
    ("", ["a"], "monitor takes no operands; see --help"),
    ("FILE", [], "monitor needs FILE; see --help"),
    ("FILE", ["a", "b"], "monitor takes FILE, and not 'b'; see --help"),
    ("[FILE]", ["a", "b"], "monitor takes [FILE], and not 'b'; see --help"),
    ("FILE...", [], "monitor needs FILE; see --help"),
    ("SOURCE TARGET", ["a"], "monitor needs TARGET; see --help"),
    ("FILE... FOLDER", ["a"], "monitor needs FOLDER; see --help"),
    ("FILE", ["a", "--", "--lines"], "monitor takes FILE, and not '--lines'; see --help"),
  ])
  func `missing and further operands are refused with status 2`(
    names: String,
    given: [String],
    message: String
  ) {
    let error = #expect(throws: ProgramError.self) { try parse(given, operands: names) }
    expectEqual(error, ProgramError(message, exitStatus: 2))
  }

  @Test func `arguments after two dashes are operands`() throws {
    let options = try parse(["a", "--", "-f", "--size", "--", "-"])
    expectEqual(options.operands, ["a", "-f", "--size", "--", "-"])
    expectEqual(options.appOptions, [:])
  }

  // MARK: - Declarations

  @Test(arguments: [
    (["--size N"], "the option --size is already declared"),
    (["-f, --help"], "the option --help is already declared"),
    (["-f, --follow", "-f, --fast"], "the option -f is already declared"),
    (["follow"], "the option 'follow' is not declared as '-n, --name VALUE'"),
    (["-follow"], "the option '-follow' is not declared as '-n, --name VALUE'"),
    (["--lines N M"], "the option '--lines N M' is not declared as '-n, --name VALUE'"),
    (["--lines=N"], "the option '--lines=N' is not declared as '-n, --name VALUE'"),
    (["--"], "the option '--' is not declared as '-n, --name VALUE'"),
    (["-"], "the option '-' is not declared as '-n, --name VALUE'"),
    (["---"], "the option '---' is not declared as '-n, --name VALUE'"),
    ([""], "the option '' is not declared as '-n, --name VALUE'"),
  ])
  func `an option that conflicts or is malformed is a mistake of the app`(
    usages: [String],
    message: String
  ) {
    let app = AppUsage(options: usages.map { HostProgram.Option($0, "") })
    let error = #expect(throws: ProgramError.self) { try app.checkDeclarations() }
    expectEqual(error, ProgramError("mistake of the app: \(message)", exitStatus: 1))
  }

  @Test func `the help lists operands and options`() throws {
    let app = AppUsage(operands: "FILE...", options: Self.options)
    try app.checkDeclarations()
    let program = HostProgram(summary: "Shows logs.", version: nil, app: app)
    let help = program.help
    expect(help.hasPrefix("Usage: \(program.name) [--frame|--svg FILE] [--size COLUMNSxROWS]"))
    expect(help.split(separator: " ").joined(separator: " ").contains("[OPTION]... FILE...\n"))
    expect(
      help.contains(
        """


        Shows logs.

          -f, --follow     start at the end
          -n, --lines N    the lines to show;
                           the default is 1000
          --sort cpu|memory
                           the order

        In a terminal, the program is interactive
        """
      )
    )
  }

  // MARK: - The built program

  private let guide = Program(name: "StationGuide")

  @Test func `the app has its operands in a frame, a script and an exploration`() throws {
    let frame = try guide.run("night-opera", "--frame", "-u", "--size", "90x12")
    expect(frame.output.contains("Night Opera") && !frame.output.contains("locked"))
    let script = try guide.run("--script", "-", "--state", "--", "deep-focus")
    expect(script.output.contains("selected: stations > deep-focus"), "\(script.output)")
    let exploration = try guide.run(
      "deep-focus",
      "--explore",
      "1",
      "--never",
      "selected=deep-focus"
    )
    expectEqual(exploration.status, 1, "\(exploration.output)")
  }
}
