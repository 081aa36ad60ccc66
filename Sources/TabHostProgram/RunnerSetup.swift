import TabHost
import TabHostTerminal
import TabHostTesting

/// What the runner of a script, of a case or of a test has in a program, and in a test of the program.
@MainActor struct RunnerSetup {
  var size: CellSize
  var changes: [String: (TabHostController) -> Void] = [:]
  var configure: (TerminalApplication) -> Void = { _ in }
  /// Receives the calls of the run as lines, if they are written.
  var log: ProgramLog?
  /// Throws an error if the app does not have the arguments of a case.
  var check: (HostProgram.Run) throws(ProgramError) -> Void = { _ throws(ProgramError) in }

  /// The traits of a terminal of this size.
  var traits: TraitCollection { .terminal(columns: size.columns, rows: size.rows) }

  /// Prepares a runner.
  func prepare(_ runner: ScriptRunner) {
    runner.changes = changes
    runner.attachTerminal(columns: size.columns, rows: size.rows, configure: configure)
    log?.write(runner.log)
  }

  /// Returns a runner of cases that describe their hosts.
  func caseRunner() -> CaseRunner {
    var runner = CaseRunner(configure: prepare)
    runner.setUp = { given throws(ScriptError) in
      guard let arguments = given.arguments else { return {} }
      let (run, former) = (HostProgram.Run(arguments: arguments.words), HostProgram.run)
      do throws(ProgramError) {
        try check(run)
      } catch {
        throw ScriptError(in: given.file, line: arguments.line, error.message)
      }
      HostProgram.run = run
      return { HostProgram.run = former }
    }
    return runner
  }

  /// Returns a runner of cases on a host of an app.
  func caseRunner<Host: RecordableHost>(launching launch: @escaping () -> Host) -> CaseRunner {
    var runner = caseRunner()
    runner.addHost(traits: traits, launch: listening(launch))
    return runner
  }

  /// Returns a closure that launches an app so that its calls are listed where it has no delegate.
  func listening<Host: RecordableHost>(_ launch: @escaping () -> Host) -> () -> Host {
    {
      let host = launch()
      SilentDelegate.shared.listen(to: host)
      return host
    }
  }
}

/// The file that the variable `TABHOST_LOG` names, into which the calls of a run are written.
@MainActor final class ProgramLog {
  private let file: TextFile
  /// The writer of the current log. A run of the explorer, and each case, has a log of its own.
  private var writer: CallLogWriter?
  private weak var log: CallLog?

  /// Opens the file, or returns `nil` if there is none.
  init?() throws(ProgramError) {
    guard let path = StandardStreams.variable("TABHOST_LOG") else { return nil }
    file = try TextFile(path, replacing: true)
  }

  /// Writes the entries of a log, and those that are appended later.
  func write(_ log: CallLog) {
    guard log !== self.log else { return }
    self.log = log
    writer = CallLogWriter(log) { [file] in file.append($0) }
  }

  /// Throws the error if a line could not be written.
  func close() throws(ProgramError) { try file.close() }
}
