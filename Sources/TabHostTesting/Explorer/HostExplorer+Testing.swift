import TabHost

extension HostExplorer {
  /// Performs a script on a new host, and returns the first violation, or `nil` if all rules hold.
  ///
  /// For a test that a violation does not occur again. The steps are not shortened.
  ///
  /// ```swift
  /// #expect(try explorer.violation(running: HostScript(parsing: "tap cart")) == nil)
  /// ```
  ///
  /// - Parameter script: The script. A batch is one step.
  /// - Throws: A ``ScriptError`` if a command names something that does not exist.
  public func violation(running script: HostScript) throws(ScriptError) -> HostViolation? {
    let run = ExplorerRun(self, ExplorationCache())
    var steps: [String] = []
    var before: Snapshot?
    for commands in script.steps where run.failure == nil {
      before = snapshot(of: run.host)
      try run.perform(commands, of: script)
      steps.append(commands.map(\.text).joined(separator: "\n"))
    }
    guard let failure = run.failure else { return nil }
    return HostViolation(
      name: failure.name,
      reason: failure.reason,
      steps: steps,
      notes: run.notes,
      hostDescription: json,
      before: before,
      after: snapshot(of: run.host)
    )
  }

  /// Returns the source of a Swift Testing test that performs the steps of a violation, and compares
  /// all calls with those that the app makes now; see ``ScriptTest``.
  ///
  /// - Parameters:
  ///   - violation: A violation that this explorer has found.
  ///   - name: The name of the test.
  ///   - app: The source of the app, which declares ``changes``, too, if there are any. The default,
  ///     `nil`, is the host of the description that the explorer was created with.
  /// - Returns: The source, or `nil` if no function can have the name, or if there is no app.
  /// - Throws: A ``ScriptError`` if the app is not deterministic, so that a step names something that
  ///   does not exist.
  public func test(
    of violation: HostViolation,
    named name: String,
    app: ScriptTest.App? = nil
  ) throws(ScriptError) -> String? {
    let json = violation.hostDescription
    guard let app = app ?? json.map(ScriptTest.App.init(describedBy:)),
      let test = ScriptTest(named: name, of: app)
    else { return nil }
    let explorer = json.flatMap { try? describing($0) } ?? self
    return try test.source(
      running: HostScript(parsing: violation.script, name: violation.name),
      on: explorer.launch(ExplorerRandom(seed: seed)),
      ScriptRunner.changes(changes)
    )
  }
}

extension ExplorerRun {
  /// Performs a command, or the commands of a batch.
  fileprivate func perform(
    _ commands: [ScriptCommand],
    of script: HostScript
  ) throws(ScriptError) {
    if commands[0].batchRule == .outsideBatches { return _ = perform("restart") }
    var error: ScriptError?
    _ = perform { () throws(ScriptMistake) in
      var outcome = UserInteraction.Outcome.performed
      runner.commandHandler = { outcome = $1 }
      do throws(ScriptError) {
        try runner.run(HostScript(script, commands))
      } catch let failure {
        error = failure
      }
      return (commands[0].text, outcome)
    }
    if let error { throw error }
  }
}
