public import TabHost
import TabHostTerminal
public import TabHostTesting

extension Sample {
  /// Does with an app what the options say: performs a script, or writes a frame or a picture of
  /// it; without options, in a terminal, runs it until the person leaves.
  ///
  /// - Parameters:
  ///   - options: What was asked for. An app takes no file.
  ///   - launch: Makes the app, as each launch does: at the start, and for the `restart` of a
  ///     script. Given a log, its content records into that. Delegates are set when it returns, and
  ///     hear all that they would hear without a log.
  public func run(
    _ options: SampleOptions,
    launch: @escaping (CallLog?) -> TabHostController
  ) async throws {
    guard options.operands.isEmpty else { throw SampleError(usage: "\(name) takes no file") }
    if let script = try Self.script(options) {
      guard !options.wantsFrame else { throw SampleError(usage: "--frame goes without --script") }
      guard options.picture == nil else { throw SampleError(usage: "--svg goes without --script") }
      try RecordedApp(launch).run(script, options)
    } else {
      guard !options.wantsJSON, !options.wantsState else {
        throw SampleError(usage: "--json and --state go with --script")
      }
      guard options.picture == nil || !options.wantsFrame else {
        throw SampleError(usage: "--svg goes without --frame")
      }
      let app = launch(nil)
      let prints = options.wantsFrame || options.picture != nil
      if !prints, try await runInTerminal(app) { return }
      app.appear()
      if let path = options.picture {
        try writePicture(of: app, size: options.size, to: path)
      } else {
        try Self.writeFrame(of: app, size: options.size)
      }
    }
  }

  /// Runs an app in the terminal. False where there is none that can show it.
  private func runInTerminal(_ app: TabHostController) async throws -> Bool {
    guard StandardStreams.areTerminals else { return false }
    do {
      let status = try await TerminalApplication.run(app)
      if status != 0 { throw SampleError("the terminal is gone", exitStatus: status) }
      return true
    } catch TerminalDeviceError.unsuitable {
      return false
    }
  }
}

extension SampleOptions {
  /// The traits of a terminal of the size that was asked for.
  public var traits: TraitCollection { .terminal(columns: size.columns, rows: size.rows) }
}

/// An app whose calls are recorded, for scripts.
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

  /// Starts the app. The recorder is to be kept: a host holds its delegates weakly.
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
