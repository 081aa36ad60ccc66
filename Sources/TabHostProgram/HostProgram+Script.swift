import Foundation
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
  /// a moving picture, or a test that performs the same steps.
  func perform(
    _ script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    _ options: ProgramOptions,
    _ setup: RunnerSetup,
    source: () throws -> ScriptTest.App
  ) async throws {
    if options.picture != nil {
      return try await writePicture(of: script, on: recorded, options, setup)
    }
    if let name = options.testName {
      guard let test = try ScriptTest(named: name, of: source()) else {
        throw ProgramError(usage: "--emit-test takes the name of a function, not '\(name)'")
      }
      let text = try await test.source(
        running: script,
        on: recorded,
        changes: setup.changes,
        prepare: setup.prepare
      )
      return try StandardStreams.write(text)
    }
    let output = LineBuffer()
    let runner = ScriptRunner(recorded, format: options.usesJSON ? .json : .text) {
      output.append($0)
    }
    setup.prepare(runner)
    runner.includesState = options.printsState
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

  /// The name of the case for the script in the options: that of its file.
  static func caseName(_ options: ProgramOptions) -> String {
    guard let path = options.script, path != "-" else { return "a session" }
    return URL(filePath: path).deletingPathExtension().lastPathComponent
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
    try options.checkEmitting()
    let log = try ProgramLog()
    let setup = RunnerSetup(size: options.size, log: log)
    if !options.caseFiles.isEmpty {
      try await verifyCases(options.caseFiles, with: setup.caseRunner())
    } else {
      try await traceHost(options, setup)
    }
    try log?.close()
  }

  private func traceHost(_ options: ProgramOptions, _ setup: RunnerSetup) async throws {
    let path = options.operands[0]
    guard path != "-" || options.script != "-" else {
      throw ProgramError(usage: "the description and the script can't both be standard input")
    }
    let (description, json) = try Self.description(path)
    // The customization is stored in memory, so no file is written.
    func launch() -> RecordedHost<TabHostController> {
      let recorded = RecordedHost(description.makeHost())
      setup.log?.write(recorded.log)
      return recorded
    }
    func write(_ script: HostScript, named name: String) async throws {
      let file = options.caseFile ?? "-"
      try await writeCase(
        of: script,
        named: name,
        to: file,
        with: setup.caseRunner(),
        json: json
      )
    }
    if options.exploredSteps != nil {
      // The script has to work on the described host, so the host is not shortened.
      var explorer = HostExplorer { launch() }
      explorer.weights[.programming] = 8
      explorer.droppedTypes = ["public.text"]
      return try await Self.explore(explorer, options, writingCase: write)
    }
    let script = try Self.script(options) ?? HostScript(parsing: "")
    if options.caseFile != nil { return try await write(script, named: Self.caseName(options)) }
    try await perform(script, on: launch(), options, setup) { ScriptTest.App(describedBy: json) }
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
