public import TabHost

/// Runs scripts on a host and writes the transcript: each command, then what it calls, in order.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost()
/// let runner = ScriptRunner(described) { print($0) }
/// try runner.run(HostScript(parsing: "tap b"))
/// ```
///
/// What the log holds when the first script begins is written as step 0. The time of a command does
/// not depend on how many tabs the host has, but for what it prints and for a restart.
@MainActor public final class ScriptRunner {
  /// Draws a host as text, with the given numbers of columns and rows.
  public typealias FramePrinter = (TabHostController, _ columns: Int, _ rows: Int) -> String?

  /// Builds a host again; see ``restartHandler``.
  public typealias RestartHandler = () -> (host: TabHostController, knownTabs: KnownTabs?)

  /// The host. A `restart` puts another one in its place.
  public private(set) var host: TabHostController
  /// What the transcript is written from.
  public let log: CallLog
  /// The tabs that a script can name. Others after a `restart`.
  public private(set) var knownTabs: KnownTabs

  /// Whether the state follows every step. Default false.
  public var includesState = false

  /// Builds the host again for `restart`, as a new launch of its app would: with the same store,
  /// its calls recorded into the same ``log``. Nil refuses the command as `notAvailable`; default
  /// nil, but for a host that was built from its description.
  ///
  /// Called when editing has ended. Without known tabs, those in the new host are known. Tabs that
  /// the script has added stay known: they are made anew, as all others are.
  public var restartHandler: RestartHandler?

  /// Draws the host for `print frame`. Default nil: the command is refused as `notAvailable`.
  public var framePrinter: FramePrinter?

  /// How many columns and rows `print frame` has. Default 80 and 24.
  public var frameSize = (columns: 80, rows: 24)

  let writer: TranscriptWriter
  /// Keeps the recorder, which the host holds weakly.
  private var described: DescribedHost?
  /// The titles of the tabs that the script has added, by identifier.
  private var addedTitles: [String: String] = [:]
  private var step = 0
  private var written = 0

  /// Makes a runner for any host whose calls arrive in a log.
  ///
  /// From now on the log records the diagnostics of the host, too. Nothing is written yet.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - log: What the transcript is written from.
  ///   - knownTabs: The tabs that a script can name; nil takes those that are in the host now.
  ///   - format: How the transcript is written.
  ///   - write: Takes the transcript line by line, without line ends.
  public init(
    host: TabHostController,
    log: CallLog,
    knownTabs: KnownTabs? = nil,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    self.host = host
    self.log = log
    self.knownTabs = knownTabs ?? KnownTabs(in: host)
    writer = TranscriptWriter(format: format, write: write)
    log.recordDiagnostics(of: host)
  }

  /// Makes a runner for a host that was built from its description. It is kept, with all that
  /// watches it.
  ///
  /// A host that was made before it was described can't be restarted.
  public convenience init(
    _ described: DescribedHost,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    self.init(
      host: described.host,
      log: described.log,
      knownTabs: described.knownTabs,
      format: format,
      write: write
    )
    self.described = described
    guard let rebuild = described.rebuild else { return }
    restartHandler = { [weak self] in
      let described = rebuild()
      self?.described = described
      return (described.host, described.knownTabs)
    }
  }

  /// Runs a script to its end.
  ///
  /// Steps are counted on from one script to the next. Throws a ``ScriptError`` with exit status 1
  /// at the first command that names something that does not exist; what was done until then stays
  /// done and is written.
  public func run(_ script: HostScript) throws(ScriptError) {
    if step == 0 {
      begin("")
      finish()
    }
    var commands = script.commands[...]
    while let command = commands.popFirst() {
      if case .batch = command.step {
        begin(command.text)
        finish()
        try runBatch(&commands, of: script)
      } else {
        try run(command, of: script)
      }
    }
  }

  /// The refusal of a command, if it is refused, is written after what was called.
  private func run(_ command: ScriptCommand, of script: HostScript) throws(ScriptError) {
    begin(command.text)
    do throws(ScriptMistake) {
      let outcome = try perform(command.step)
      writeEntries()
      if case .refused(let reason) = outcome { writer.refusal(reason) }
      finish()
    } catch {
      writeEntries()
      throw ScriptError(
        file: script.name,
        line: command.line,
        column: error.word?.column ?? command.column,
        message: error.message,
        exitStatus: 1
      )
    }
  }

  /// Runs the lines up to `end` in one batch of the host.
  private func runBatch(
    _ commands: inout ArraySlice<ScriptCommand>,
    of script: HostScript
  ) throws(ScriptError) {
    let lines = commands.prefix { if case .end = $0.step { false } else { true } }
    let end = commands.dropFirst(lines.count).first
    commands = commands.dropFirst(lines.count + 1)
    var failure: ScriptError?
    host.performBatchUpdates {
      do throws(ScriptError) {
        for line in lines { try run(line, of: script) }
      } catch {
        failure = error
      }
    }
    if let failure {
      writeEntries()
      throw failure
    }
    if let end {
      begin(end.text)
      finish()
    }
  }

  private func begin(_ command: String) {
    writer.step(step, command)
    step += 1
  }

  private func finish() {
    writeEntries()
    if includesState { writer.state(HostState(of: host)) }
  }

  private func writeEntries() {
    for entry in log.entries(since: written) { writer.entry(entry) }
    written = log.position
  }
}

// MARK: - Tabs that come and go

extension ScriptRunner {
  /// Makes a tab that the script adds.
  func makeTab(_ identifier: String, title: String) -> TabItem {
    let tab = TabItem(title: title, identifier: identifier, viewProvider: log.provider())
    tab.carry(described?.recorder.dragItemTypes[identifier])
    addedTitles[identifier] = title
    knownTabs.add(tab)
    return tab
  }

  /// Goes on with another host. What the script has added is made again, as all else is.
  func replaceHost(with host: TabHostController, knownTabs: KnownTabs?) {
    self.host = host
    self.knownTabs = knownTabs ?? KnownTabs(in: host)
    log.recordDiagnostics(of: host)
    for (identifier, title) in addedTitles where self.knownTabs[identifier] == nil {
      _ = makeTab(identifier, title: title)
    }
  }
}
