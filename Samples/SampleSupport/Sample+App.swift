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
  ///   - launch: A closure that creates the host, called at the start and for the `restart` command
  ///     of a script. If it is given a log, its content must record into that. The delegates that
  ///     the host has when the closure returns receive the same calls with and without a log.
  /// - Throws: A ``SampleError`` for invalid options or failed output.
  public func run(
    _ options: SampleOptions,
    launch: @escaping (CallLog?) -> TabHostController
  ) async throws {
    guard options.operands.isEmpty else { throw SampleError(usage: "\(name) takes no operands") }
    if let script = try Self.script(options) {
      guard !options.printsFrame else { throw SampleError(conflict: .frame, .script) }
      guard options.picture == nil else { throw SampleError(conflict: .svg, .script) }
      try RecordedApp(launch).run(script, options)
    } else {
      guard !options.usesJSON, !options.printsState else {
        throw SampleError(usage: "--json and --state require --script")
      }
      guard options.picture == nil || !options.printsFrame else {
        throw SampleError(conflict: .svg, .frame)
      }
      let app = launch(nil)
      let prints = options.printsFrame || options.picture != nil
      if !prints, try await runInTerminal(app) { return }
      app.appear()
      if let path = options.picture {
        try writePicture(of: app, size: options.size, to: path)
      } else {
        try Self.writeFrame(of: app, size: options.size)
      }
    }
  }

  /// Runs the app in the terminal, or returns `false` if there is no suitable terminal.
  private func runInTerminal(_ app: TabHostController) async throws -> Bool {
    guard StandardStreams.areTerminals else { return false }
    do {
      let status = try await TerminalApplication.run(app)
      if status != 0 { throw SampleError("the terminal was closed", exitStatus: status) }
      return true
    } catch TerminalDeviceError.unsuitable {
      return false
    }
  }
}

extension SampleOptions {
  /// The traits of a terminal with the size of a frame.
  public var traits: TraitCollection { .terminal(columns: size.columns, rows: size.rows) }
}

/// An app that is run by a script, with its calls recorded.
@MainActor private struct RecordedApp {
  private let launch: (CallLog?) -> TabHostController
  private let log = CallLog()

  init(_ launch: @escaping (CallLog?) -> TabHostController) {
    self.launch = launch
  }

  func run(_ script: HostScript, _ options: SampleOptions) throws {
    var running = start()
    let transcript = Sample.Transcript(of: running.app, log: log, options: options)
    transcript.runner.restartHandler = {
      running = start()
      return (running.app, nil)
    }
    try Sample.run(script, with: transcript)
  }

  /// Starts the app. The caller must retain the recorder, because a host holds its delegates
  /// weakly.
  private func start() -> (app: TabHostController, recorder: DelegateRecorder) {
    let app = launch(log)
    let recorder = DelegateRecorder(
      log: log,
      forwardingTo: app.delegate,
      sidebar: app.sidebar.delegate
    )
    app.delegate = recorder
    app.sidebar.delegate = recorder
    log.recordDiagnostics(of: app)
    app.appear()
    return (app, recorder)
  }
}
