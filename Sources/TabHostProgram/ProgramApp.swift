import TabHost
import TabHostTerminal
import TabHostTesting

/// The app of a ``HostProgram``.
@MainActor struct ProgramApp<Host: RecordableHost> {
  let program: HostProgram
  let changes: [String: (Host) -> Void]
  /// Configures the application, or `nil` if the program does not.
  let configuration: ((TerminalApplication) -> Void)?
  let launch: () -> Host

  /// Performs a script, explores, or writes a frame or a picture. Without these options, runs the
  /// app in the terminal until the user quits, or writes a frame if there is no terminal.
  func run(_ options: ProgramOptions) async throws {
    try options.checkCombinations()
    HostProgram.run = HostProgram.Run(
      mode: options.mode,
      operands: options.operands,
      options: options.appOptions
    )
    let log = try ProgramLog()
    let setup = RunnerSetup(
      size: options.size,
      changes: ScriptRunner.changes(changes),
      configure: { application in
        configure(application)
        options.apply(to: application)
      },
      log: log,
      check: { run throws(ProgramError) in try program.app.check(run, of: program.name) }
    )
    if options.exploredSteps != nil {
      try await explore(options, setup)
    } else if !options.caseFiles.isEmpty {
      try await program.verifyCases(options.caseFiles, with: setup.caseRunner(launching: launch))
    } else if let script = try HostProgram.script(options) {
      try await perform(script, options, setup)
    } else if options.printsFrame || options.picture != nil {
      let launcher = launcher(options)
      let recorded = record(setup.log == nil ? launcher : setup.listening(launcher), setup)
      try program.writeFrame(of: recorded.host, options, configure: configure)
    } else {
      try await runInTerminal(options, setup)
    }
    try log?.close()
  }

  private func perform(
    _ script: HostScript,
    _ options: ProgramOptions,
    _ setup: RunnerSetup
  ) async throws {
    if let file = options.caseFile {
      let name = HostProgram.caseName(options)
      let runner = setup.caseRunner(launching: launch)
      return try await program.writeCase(of: script, named: name, to: file, with: runner)
    }
    // A test that is printed makes the host of the app as it is.
    let launcher = launcher(options)
    let launch = options.testName == nil ? setup.listening(launcher) : launcher
    let recorded = record(launch, setup, appears: true)
    try await program.perform(script, on: recorded, options, setup) { try source(options) }
  }

  /// Launches an app, and records its calls from the launch on.
  private func record(
    _ launch: @escaping () -> Host,
    _ setup: RunnerSetup,
    appears: Bool = false
  ) -> RecordedHost<Host> {
    let log = CallLog()
    setup.log?.write(log)
    return RecordedHost(log: log, appears: appears, launch: launch)
  }

  /// Returns a closure that launches the app in the environment and with the store of the options.
  ///
  /// - Parameter isInteractive: Whether a user arranges tabs, in the store of the app if the options
  ///   have none. Other runs keep it in memory, for their restarts.
  private func launcher(_ options: ProgramOptions, isInteractive: Bool = false) -> () -> Host {
    let store = options.store ?? (isInteractive ? nil : InMemoryTabCustomizationStore())
    return {
      let host = launch()
      host.traitCollection = options.traits
      if let store { host.customizationStore = store }
      host.keepCustomization(as: program.name)
      return host
    }
  }

  private var configure: (TerminalApplication) -> Void { configuration ?? { _ in } }

  // MARK: - Exploring

  private func explore(_ options: ProgramOptions, _ setup: RunnerSetup) async throws {
    StandardStreams.writeError(
      "\(program.name): the steps have the real effects of the app, such as on files and servers"
    )
    var explorer = HostExplorer {
      // Each run starts with an empty store, which its restarts keep.
      let log = CallLog()
      setup.log?.write(log)
      return RecordedHost(
        log: log,
        traits: setup.traits,
        store: InMemoryTabCustomizationStore(),
        launch: setup.listening(launch)
      )
    }
    explorer.changes = changes
    try await HostProgram.explore(explorer, options) { script, name in
      try await program.writeCase(
        of: script,
        named: name,
        to: options.caseFile ?? "-",
        with: setup.caseRunner(launching: launch)
      )
    }
  }

  // MARK: - Tests

  /// Returns the source that launches the app in a test.
  private func source(_ options: ProgramOptions) throws(ProgramError) -> ScriptTest.App {
    let names = String(reflecting: Host.self).split(separator: ".").map(String.init)
    guard Host.self != TabHostController.self, names.count > 1 else {
      throw ProgramError(
        "--emit-test can't create the host of \(program.name): its class has to be one of the app"
      )
    }
    let host = names.dropFirst().joined(separator: ".")
    let size = "columns: \(options.size.columns), rows: \(options.size.rows)"
    let arguments = configuration == nil ? size : "\(size), configure: \(host).configure"
    return ScriptTest.App(
      imports: ["@testable import \(names[0])"],
      setup: Self.setup(HostProgram.run) + [
        "let app = RecordedHost(", "  traits: .terminal(\(size)),",
        "  store: InMemoryTabCustomizationStore()", ") {", "  \(host)()", "}",
      ] + (changes.isEmpty ? [] : ["let changes = ScriptRunner.changes(\(host).changes)"]),
      terminal: ScriptTest.Terminal(
        imports: ["import TabHostProgram"],
        setup: ["runner.attachTerminal(\(arguments))"]
      )
    )
  }

  /// Returns the statements that give an app the operands and options of a run.
  private static func setup(_ run: HostProgram.Run) -> [String] {
    guard run != HostProgram.Run() else { return [] }
    let options = run.options.sorted { $0.key < $1.key }.map {
      "\($0.debugDescription): \($1.debugDescription)"
    }
    let values = options.isEmpty ? ":" : options.joined(separator: ", ")
    return [
      "HostProgram.run = HostProgram.Run(", "  operands: \(run.operands),",
      "  options: [\(values)]",
      ")", "defer { HostProgram.run = HostProgram.Run() }",
    ]
  }

  // MARK: - The terminal

  /// Runs the app in the terminal, or writes a frame if there is no suitable terminal.
  private func runInTerminal(
    _ options: ProgramOptions,
    _ setup: RunnerSetup
  ) async throws {
    // The file is not touched if nothing can be recorded.
    if !StandardTerminal.isPresent { try options.checkInteractive() }
    let file = try options.recording.map { path throws(ProgramError) in
      try TextFile(path, replacing: options.overwrites)
    }
    // The app may start programs before the terminal is open.
    BackgroundProgram.expectsTerminal = StandardTerminal.isPresent
    let launch = launcher(options, isInteractive: StandardTerminal.isPresent)
    let recorded = setup.log == nil ? nil : record(setup.listening(launch), setup)
    let host = recorded?.host ?? launch()
    defer { withExtendedLifetime(recorded) {} }
    guard let status = try await status(of: host, options, recordingInto: file) else {
      file?.deleteIfNew()
      try options.checkInteractive()
      HostProgram.run.mode = .frame
      BackgroundProgram.expectsTerminal = false
      return try program.writeFrame(of: host, options, configure: configure)
    }
    try file?.close()
    if status != 0 { throw ProgramError("the terminal was closed", exitStatus: status) }
  }

  /// Runs the app in the terminal, and returns the exit status, or `nil` if there is no suitable
  /// terminal.
  private func status(
    of host: Host,
    _ options: ProgramOptions,
    recordingInto file: TextFile?
  ) async throws -> Int32? {
    guard StandardTerminal.isPresent else { return nil }
    var session: SessionRecorder?
    defer { session?.finish() }
    do {
      return try await TerminalApplication.run(host) { application in
        application.isInspectable = true
        application.isInspectorVisible = options.showsInspector
        configure(application)
        options.apply(to: application)
        guard let file else { return }
        file.append("# \(program.name)\nsize \(application.screen.size)\n")
        session = SessionRecorder(of: host, includesExpectations: true) { file.append($0) }
      }
    } catch TerminalDeviceError.unsuitable {
      return nil
    }
  }
}

extension ProgramOptions {
  /// The mode in which the app runs.
  fileprivate var mode: HostProgram.Run.Mode {
    if exploredSteps != nil { return .explorer }
    if script != nil || !caseFiles.isEmpty { return .script }
    return printsFrame || picture != nil || !StandardTerminal.isPresent ? .frame : .terminal
  }

  /// Checks that no option requires a terminal.
  fileprivate func checkInteractive() throws(ProgramError) {
    for (option, isGiven) in [(Option.record, recording != nil), (.inspect, showsInspector)]
    where isGiven {
      throw ProgramError("\(option.rawValue) needs a terminal", exitStatus: 2)
    }
  }

  /// The traits of a terminal with the size of a frame.
  fileprivate var traits: TraitCollection { .terminal(columns: size.columns, rows: size.rows) }

  /// The store of the customization: the given folder, or memory. `nil` is for none that is given.
  @MainActor fileprivate var store: (any TabCustomizationStore)? {
    // A test that is printed starts with the defaults, too.
    if disablesPersistence || testName != nil { return InMemoryTabCustomizationStore() }
    return stateDirectory.map { FileTabCustomizationStore(directory: $0) }
  }
}
