import Foundation
public import TabHost
import TabHostTerminal
public import TabHostTesting

extension Sample {
  /// Runs an app as the options specify.
  ///
  /// Performs a script, or writes a frame or a picture of the app. Without these options, runs the
  /// app in the terminal until the user quits, or writes a frame if there is no terminal.
  ///
  /// - Parameters:
  ///   - options: The options. Operands are an error.
  ///   - source: The expression that creates the host in a test, for `--emit-test`. It can use the
  ///     variables `traits`, `store` and `log`.
  ///   - launch: A closure that creates the host, called at the start and for the `restart` command
  ///     of a script. If it is given a log, its content must record into that. The delegates that
  ///     the host has when the closure returns receive the same calls with and without a log. The
  ///     other argument is the store of the customization, or `nil` for the standard store.
  /// - Throws: A ``SampleError`` for invalid options or failed output.
  public func run(
    _ options: SampleOptions,
    source: String,
    launch: @escaping (CallLog?, (any TabCustomizationStore)?) -> TabHostController
  ) async throws {
    guard options.operands.isEmpty else { throw SampleError(usage: "\(name) takes no operands") }
    try options.checkCombinations()
    if options.exploredSteps != nil {
      let explorer = HostExplorer {
        // Each run starts with an empty store, which its restarts keep.
        let store = InMemoryTabCustomizationStore()
        return RecordedHost { launch($0, store) }
      }
      return try Self.explore(explorer, options)
    }
    let store = Self.store(options)
    let launch = { launch($0, store) }
    let log = CallLog()
    let logFile = try Self.logFile()
    let writer = logFile.map { file in CallLogWriter(log) { file.append($0) } }
    defer { withExtendedLifetime(writer) {} }
    if let script = try Self.script(options) {
      try Self.run(script, on: RecordedHost(log: log) { launch($0) }, app(source, options), options)
    } else if options.printsFrame || options.picture != nil {
      try write(launch(nil), options)
    } else {
      try await runInTerminal(options, recording: logFile == nil ? nil : log, launch)
    }
    try logFile?.close()
  }

  /// Returns the source of this app for a test.
  private func app(_ source: String, _ options: SampleOptions) -> ScriptTest.App {
    let size = "columns: \(options.size.columns), rows: \(options.size.rows)"
    let usesStore = source.contains("store: store")
    return ScriptTest.App(
      imports: ["import SampleSupport", "@testable import \(name)"],
      setup: ["let traits = TraitCollection.terminal(\(size))"]
        + (usesStore ? ["let store = InMemoryTabCustomizationStore()"] : [])
        + ["let app = RecordedHost { log in", "  \(source)", "}"]
    )
  }

  /// Returns the file for the calls of this run, which the variable `TABHOST_LOG` names.
  private static func logFile() throws(SampleError) -> TextFile? {
    guard let path = ProcessInfo.processInfo.environment["TABHOST_LOG"], !path.isEmpty else {
      return nil
    }
    return try TextFile(path)
  }

  private func write(_ app: TabHostController, _ options: SampleOptions) throws(SampleError) {
    app.appear()
    if let path = options.picture {
      try writePicture(of: app, size: options.size, to: path)
    } else {
      try Self.writeFrame(of: app, size: options.size)
    }
  }

  /// Runs the app in the terminal, or writes a frame if there is no suitable terminal.
  private func runInTerminal(
    _ options: SampleOptions,
    recording log: CallLog?,
    _ launch: @escaping (CallLog?) -> TabHostController
  ) async throws {
    let recorded = log.map { RecordedHost(log: $0, appears: false) { _ in launch(nil) } }
    let app = recorded?.host ?? launch(nil)
    defer { withExtendedLifetime(recorded) {} }
    // The file is not touched if nothing can be recorded.
    if !StandardTerminal.isPresent { try options.checkInteractive() }
    let file = try options.recording.map { path throws(SampleError) in try TextFile(path) }
    guard let status = try await status(of: app, options, recordingInto: file) else {
      try options.checkInteractive()
      return try write(app, options)
    }
    try file?.close()
    if status != 0 { throw SampleError("the terminal was closed", exitStatus: status) }
  }

  /// Runs the app in the terminal, and returns the exit status, or `nil` if there is no suitable
  /// terminal.
  private func status(
    of app: TabHostController,
    _ options: SampleOptions,
    recordingInto file: TextFile?
  ) async throws -> Int32? {
    guard StandardTerminal.isPresent else { return nil }
    var session: SessionRecorder?
    defer { session?.finish() }
    do {
      return try await TerminalApplication.run(app) { application in
        application.isInspectable = true
        application.isInspectorVisible = options.showsInspector
        guard let file else { return }
        file.append("# \(name), \(application.screen.size)\n")
        session = SessionRecorder(of: app) { file.append($0) }
      }
    } catch TerminalDeviceError.unsuitable {
      return nil
    }
  }
}

extension SampleOptions {
  /// Checks that no option requires a terminal.
  fileprivate func checkInteractive() throws(SampleError) {
    for (option, isGiven) in [(Option.record, recording != nil), (.inspect, showsInspector)]
    where isGiven {
      throw SampleError("\(option.rawValue) needs a terminal", exitStatus: 2)
    }
  }

  /// The traits of a terminal with the size of a frame.
  public var traits: TraitCollection { .terminal(columns: size.columns, rows: size.rows) }
}
