import TabHost
import TabHostTerminal
import TabHostTesting

extension HostProgram {
  /// Reads the script in the options, or returns `nil` if there is none.
  static func script(_ options: ProgramOptions) throws -> HostScript? {
    try options.script.map { path throws(ScriptError) in
      try HostScript(path: path, vocabulary: .terminal)
    }
  }

  /// Runs a script and writes its transcript, which is also written if the script fails, or writes
  /// a test that performs the same steps.
  func perform(
    _ script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    _ options: ProgramOptions,
    changes: [String: (TabHostController) -> Void] = [:],
    configure: @escaping (TerminalApplication) -> Void = { _ in },
    source: () throws -> ScriptTest.App
  ) async throws {
    let (columns, rows) = (options.size.columns, options.size.rows)
    if let name = options.testName {
      guard let test = try ScriptTest(named: name, of: source()) else {
        throw ProgramError(usage: "--emit-test takes the name of a function, not '\(name)'")
      }
      let text = try await test.source(running: script, on: recorded, changes: changes) { runner in
        runner.attachTerminal(columns: columns, rows: rows, configure: configure)
      }
      return try StandardStreams.write(text)
    }
    let output = LineBuffer()
    let runner = ScriptRunner(recorded, format: options.usesJSON ? .json : .text) {
      output.append($0)
    }
    runner.changes = changes
    runner.includesState = options.printsState
    runner.attachTerminal(columns: columns, rows: rows, configure: configure)
    runner.refusalHandler = { refusal, place in
      // The transcript names the reason, but not why there is no sidebar.
      guard refusal.sidebarUnavailability != nil else { return }
      StandardStreams.writeError(SafeText("\(place): refused: \(refusal)").string)
    }
    var failure: ScriptError?
    do throws(ScriptError) {
      try await runner.run(script)
    } catch {
      failure = error
    }
    try output.flush()
    if let failure { throw failure }
  }
}

/// A buffer of lines for standard output.
@MainActor private final class LineBuffer {
  private var text = ""
  private var failure: ProgramError?

  func append(_ line: String) {
    guard failure == nil else { return }
    text += line
    text += "\n"
    guard text.utf8.count > 65_536 else { return }
    do { try flush() } catch { failure = error }
  }

  func flush() throws(ProgramError) {
    if let failure { throw failure }
    let waiting = text
    text = ""
    try StandardStreams.write(waiting)
  }
}

// MARK: - Described hosts

extension HostProgram {
  /// Runs a script on the host that the operand describes, or explores it.
  func trace(_ options: ProgramOptions) async throws {
    try options.checkConflicts()
    if options.cases != nil { return try await verifyCases(options) }
    let path = options.operands[0]
    guard path != "-" || options.script != "-" else {
      throw ProgramError(usage: "the description and the script can't both be standard input")
    }
    guard options.testName == nil || options.script != nil else {
      throw ProgramError(usage: "--emit-test requires --script")
    }
    let (description, json) = try Self.description(path)
    if options.exploredSteps != nil {
      // The script has to work on the described host, so the host is not shortened.
      var explorer = HostExplorer { RecordedHost(description.makeHost()) }
      explorer.weights[.programming] = 8
      explorer.droppedTypes = ["public.text"]
      return try Self.explore(explorer, options)
    }
    let script = try Self.script(options) ?? HostScript(parsing: "")
    // The customization is stored in memory, so no file is written.
    try await perform(script, on: RecordedHost(description.makeHost()), options) {
      ScriptTest.App(describedBy: json)
    }
  }

  /// Reads the description of a host and returns it with its JSON. Errors include the name of the
  /// file.
  private static func description(
    _ path: String
  ) throws(ScriptError) -> (description: HostDescription, json: String) {
    let file = NamedFile(path)
    let json = try file.text()
    do throws(HostDescriptionError) {
      return (try HostDescription(json: json), json)
    } catch {
      throw ScriptError(in: file.name, error.description)
    }
  }
}
