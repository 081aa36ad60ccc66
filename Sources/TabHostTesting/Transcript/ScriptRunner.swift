public import TabHost

/// Runs scripts on a host, and writes a transcript.
///
/// The transcript lists each command, followed by the calls it causes, in order.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost()
/// let runner = ScriptRunner(described) { print($0) }
/// try runner.run(HostScript(parsing: "tap b"))
/// ```
///
/// The entries that the log has when the first script begins are written as step 0.
///
/// The command `wait until` lets the tasks of the app run until a question has an answer. Only the
/// asynchronous method waits, as in `try await runner.run(script)`.
///
/// - Complexity: The time of a command does not depend on the number of tabs, except for printing
///   and restarting.
@MainActor public final class ScriptRunner {
  /// Rebuilds a host; see ``restartHandler``.
  public typealias RestartHandler = () -> (host: TabHostController, knownTabs: KnownTabs?)

  /// The host. A `restart` replaces it, and so does another root of its window; see `TabHostWindow`.
  public private(set) var host: TabHostController
  /// The log whose entries the transcript shows.
  public let log: CallLog
  /// The tabs that a script can name. A `restart` replaces them.
  public private(set) var knownTabs: KnownTabs

  /// Whether the transcript shows the state after each step. The default is `false`.
  public var includesState = false

  /// Rebuilds the host for `restart`, as a new launch of its app does.
  ///
  /// The runner ends editing before it calls the handler. The new host must use the same store and
  /// record its calls into the same ``log``. If the handler returns no known tabs, a script can
  /// name the tabs of the new host. Tabs that the script added are created again.
  ///
  /// The default is `nil`, which refuses the command as `notAvailable`. A runner for a
  /// ``DescribedHost`` that created its own host has a handler.
  public var restartHandler: RestartHandler?

  /// The changes by the code of the app that the command `change` performs, by name.
  ///
  /// The default is empty.
  public var changes: [String: (TabHostController) -> Void] = [:]

  /// Returns the changes of an app with a class of its own as those of any host, for a runner or for a
  /// ``HostExplorer``.
  ///
  /// ```swift
  /// runner.changes = ScriptRunner.changes(Shop.changes)
  /// ```
  public static func changes<Host: RecordableHost>(
    _ changes: [String: (Host) -> Void]
  ) -> [String: (TabHostController) -> Void] {
    changes.mapValues { change in { host in (host as? Host).map(change) } }
  }

  /// The drag that a command has left open, for the command `continue-drag`.
  var openDrag: ScriptedDrag?

  /// Performs the command `content` without a ``screen``.
  let contentUser = ContentUser()

  /// Performs the steps of the actors of an exploration, by name, for the command `act`.
  var actors: [String: (UInt64) -> Void] = [:]

  /// Lets callbacks make changes in the next step, for the command `reenter`.
  var reenterHandler: ((UInt64) -> Void)?

  /// The screen on which the host is shown, for the commands that need one: `print frame`, `content`,
  /// `screen` and `wait MILLISECONDS`.
  ///
  /// With a screen, the calls about displayed rows are written only after the command `rows`, because
  /// what a screen displays brings rows on screen and removes them.
  ///
  /// The default is `nil`, with which a page that is an `InputContent` performs `content` itself, and the other
  /// commands are refused as `notAvailable`.
  public var screen: (any ScriptScreen)?

  /// Called with each refusal, after it is written to the transcript.
  ///
  /// The transcript has only the name of the reason; the refusal has an explanation, too. The place
  /// is the name of the script and the line of the command, such as `steps.txt:3`. The default is
  /// `nil`.
  public var refusalHandler: ((_ refusal: UserInteraction.Refusal, _ place: String) -> Void)?

  /// Called after each command, with its outcome; see ``ScriptTest``.
  var commandHandler: ((ScriptCommand, UserInteraction.Outcome) -> Void)?

  var user: UserInteraction { host.user }

  /// Called after the app has shown another root.
  var rootHandler: (() -> Void)?

  let output: any TranscriptOutput
  /// The window of the host.
  private var window: TabHostWindow
  /// The hosts of this launch that are recorded, other than the present one.
  private var formerHosts: [TabHostController] = []
  /// The recorded host, which the runner retains.
  private var recorded: (any AnyRecordedHost)?
  /// The titles of the tabs that the script added, by identifier.
  private var addedTitles: [Identifier: String] = [:]
  /// Whether calls about displayed rows are written although there is a screen: after the command `rows`.
  var listsDisplayedRows = false
  /// Whether the commands are those of a case, which asks questions in other words.
  var isInCase = false
  /// Whether an outcome that the script does not expect stops it; see the command `strict`.
  var isStrict = false
  /// The last command that performed something, with its outcome.
  private var last: (command: ScriptCommand, outcome: UserInteraction.Outcome)?
  /// Whether a command has compared the last outcome, or it was checked.
  private var isOutcomeAccepted = true
  /// Whether the commands of a batch are being performed.
  package private(set) var isInBatch = false
  private var step = 0
  private var written = 0

  /// Creates a runner for a host whose calls are recorded into a log.
  ///
  /// The runner records all calls of the host. It writes nothing before the first script.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - log: The log whose entries the transcript shows.
  ///   - knownTabs: The tabs that a script can name. The default is the tabs of the host.
  ///   - format: The format of the transcript.
  ///   - write: A closure that receives each line of the transcript, without a line terminator.
  public convenience init(
    host: TabHostController,
    log: CallLog,
    knownTabs: KnownTabs? = nil,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    let output = TranscriptWriter(format: format, write: write)
    self.init(host: host, log: log, knownTabs: knownTabs, output: output)
  }

  private init(
    host: TabHostController,
    log: CallLog,
    knownTabs: KnownTabs?,
    output: any TranscriptOutput
  ) {
    self.host = host
    self.log = log
    self.knownTabs = knownTabs ?? KnownTabs(in: host)
    self.output = output
    window = TabHostWindow.window(of: host)
    log.record(host)
    window.add(self)
  }

  /// Creates a runner for a recorded host.
  ///
  /// The `restart` command restarts the recorded host, or is refused if that is not possible. The
  /// runner retains the recorded host.
  public convenience init(
    _ recorded: RecordedHost<some TabHostController>,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    self.init(of: recorded, format: format, write: write)
  }

  convenience init(
    of recorded: any AnyRecordedHost,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    self.init(of: recorded, output: TranscriptWriter(format: format, write: write))
  }

  convenience init(of recorded: any AnyRecordedHost, output: any TranscriptOutput) {
    self.init(
      host: recorded.anyHost,
      log: recorded.log,
      knownTabs: recorded.knownTabs,
      output: output
    )
    self.recorded = recorded
    guard recorded.allowsRestart else { return }
    restartHandler = {
      recorded.restart()
      return (recorded.anyHost, recorded.knownTabs)
    }
  }

  /// Creates a runner for a host that was built from its description.
  ///
  /// The runner retains the host. The `restart` command is refused if the host was
  /// passed to ``HostDescription/makeHost(_:store:log:)`` rather than created by it.
  public convenience init(
    _ described: DescribedHost,
    format: TranscriptFormat = .text,
    write: @escaping (String) -> Void
  ) {
    self.init(RecordedHost(described), format: format, write: write)
  }

  /// Runs a script without waiting.
  ///
  /// The numbers of steps continue from one script to the next. The command `wait until` is performed
  /// only if the question has its answer already, because no task of the app can run meanwhile.
  ///
  /// - Throws: A ``ScriptError`` with exit status 1 at the first command that names something that
  ///   does not exist, whose expectation is not fulfilled, or that would have to wait. The
  ///   commands before it took effect, and the transcript shows them.
  public func run(_ script: HostScript) throws(ScriptError) {
    try ScriptRun(script, on: self).perform()
  }

  /// Runs a script, and waits where it says so.
  ///
  /// The method suspends only for the command `wait until` whose question does not have its answer yet.
  /// The tasks of the app run meanwhile, and their calls are listed below that command.
  ///
  /// - Throws: A ``ScriptError`` as the synchronous method, and at a command that has waited for its
  ///   limit. If the task of the caller is canceled, the limit has passed.
  public func run(_ script: HostScript) async throws(ScriptError) {
    try await ScriptRun(script, on: self).perform()
  }

  /// Writes the calls before the first script.
  func beginLog() {
    guard step == 0 else { return }
    begin("")
    finish()
  }

  /// Runs a step of a script: a command, or all commands of a batch.
  ///
  /// - Parameter hasWaited: Whether a command that waits has done so.
  func run(
    _ commands: [ScriptCommand],
    of script: HostScript,
    hasWaited: Bool = false
  ) throws(ScriptError) {
    if commands[0].batchRule == .opensBatch {
      begin(commands[0].text)
      finish()
      try runBatch(commands.dropFirst(), of: script)
    } else {
      try run(commands[0], of: script, hasWaited: hasWaited)
    }
    contentUser.follow()
    screen?.update()
    screen?.didPerformStep()
  }

  /// Runs a command. A refusal is written after the calls.
  private func run(
    _ command: ScriptCommand,
    of script: HostScript,
    hasWaited: Bool = false
  ) throws(ScriptError) {
    try checkOutcome(before: command, of: script)
    begin(command.text)
    do throws(ScriptMistake) {
      let outcome = try perform(command.step, hasWaited: hasWaited)
      if !command.isExpectation, command.wait == nil {
        last = (command, outcome)
        isOutcomeAccepted = false
      }
      commandHandler?(command, outcome)
      writeEntries()
      if case .refused(let refusal) = outcome {
        output.refusal(refusal.rawValue)
        refusalHandler?(refusal, "\(script.name):\(command.line)")
      }
      finish()
    } catch {
      writeEntries()
      throw Self.error(error, in: command, of: script)
    }
  }

  /// Performs a command, without writing to the transcript.
  func perform(
    _ step: ScriptStep,
    hasWaited: Bool = false
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    switch step {
    case .perform(let perform): return try perform(self)
    case .wait(let wait):
      try wait.check(in: self, hasWaited: hasWaited)
      return .performed
    }
  }

  private static func error(
    _ mistake: ScriptMistake,
    in command: ScriptCommand,
    of script: HostScript
  ) -> ScriptError {
    mistake.error(in: script.name, line: command.line, exitStatus: 1)
  }

  // MARK: - Expectations

  /// Returns whether the script is strict and the last command was not performed, although the next one
  /// does not expect that.
  func hasUnexpectedOutcome(before next: ScriptCommand?) -> Bool {
    isStrict && !isOutcomeAccepted && next?.expectsOutcome != true && lastOutcome != .performed
  }

  /// Throws an error if the last command has an outcome that the script does not expect.
  func checkOutcome(
    before next: ScriptCommand?,
    of script: HostScript
  ) throws(ScriptError) {
    guard hasUnexpectedOutcome(before: next), let (command, outcome) = last else { return }
    isOutcomeAccepted = true
    let kind = isInCase ? "case" : "script"
    let mistake = ScriptMistake(
      column: command.column,
      message: "\(outcome.text), not performed; a strict \(kind) stops here unless "
        + "\"\(isInCase ? "=" : "expect") outcome: \(outcome.text)\" follows"
    )
    throw Self.error(mistake, in: command, of: script)
  }

  /// The outcome of the last command that performed something.
  var lastOutcome: UserInteraction.Outcome { last?.outcome ?? .performed }

  /// Notes that the last outcome was compared.
  func acceptOutcome() { isOutcomeAccepted = true }

  /// Runs the commands before `end` in a batch of the host.
  private func runBatch(
    _ commands: ArraySlice<ScriptCommand>,
    of script: HostScript
  ) throws(ScriptError) {
    let lines = commands.prefix { $0.batchRule != .closesBatch }
    var failure: ScriptError?
    isInBatch = true
    defer { isInBatch = false }
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
    if let end = commands.dropFirst(lines.count).first {
      begin(end.text)
      finish()
    }
  }

  /// Writes text to the transcript, below the command that is being performed.
  ///
  /// - Parameters:
  ///   - text: The text, of any number of lines.
  ///   - kind: What the text is, for a transcript in JSON: `{"print":KIND,"text":TEXT}`.
  public func print(_ text: String, as kind: String) { output.printed(kind, text) }

  private func begin(_ command: String) {
    output.step(step, command)
    step += 1
  }

  private func finish() {
    writeEntries()
    if includesState { output.state(HostState(of: host)) }
  }

  /// Leaves out the entries of the log that are not written yet.
  package func discardEntries() { written = log.position }

  private func writeEntries() {
    for entry in log.entries(since: written) where isWritten(entry) { output.entry(entry) }
    written = log.position
  }

  /// Returns whether an entry is part of the transcript. A screen displays rows whenever it draws.
  private func isWritten(_ entry: RecordedCall) -> Bool {
    guard screen != nil, !listsDisplayedRows, case .delegate(let call) = entry else { return true }
    return !call.isAboutDisplayedRow
  }
}

// MARK: - Adding tabs and restarting

extension ScriptRunner {
  /// Creates a tab that the script adds.
  func makeTab(_ identifier: String, title: String) -> TabItem {
    let tab = TabItem(title: title, identifier: identifier, viewProvider: log.provider())
    tab.provideDragItems(recorded?.answers.dragItemTypes[identifier])
    addedTitles[Identifier(identifier)] = title
    knownTabs.add(tab)
    return tab
  }

  /// Rebuilds the host and continues with the new one. Ends editing first.
  func restart() -> UserInteraction.Outcome {
    guard let restartHandler else { return .refused(.notAvailable) }
    if host.isEditing { user.endEditing() }
    // The drag retains its host.
    openDrag = nil
    let (host, knownTabs) = restartHandler()
    for former in formerHosts + [self.host] { log.stopRecording(former) }
    formerHosts = []
    log.record(host)
    self.host = host
    window = TabHostWindow.window(of: host)
    window.add(self)
    self.knownTabs = knownTabs ?? KnownTabs(in: host)
    for (identifier, title) in addedTitles where self.knownTabs[identifier.text] == nil {
      _ = makeTab(identifier.text, title: title)
    }
    return .performed
  }
}

// MARK: - Another root

extension ScriptRunner: WindowObserver {
  package func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {
    openDrag = nil
    if former.delegate === SilentDelegate.shared { SilentDelegate.shared.listen(to: window.host) }
    formerHosts.append(former)
    log.record(window.host)
    host = window.host
  }

  package func windowDidShowHost(_ window: TabHostWindow) {
    knownTabs = KnownTabs(in: host)
    rootHandler?()
  }
}
