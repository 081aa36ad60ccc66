import TabHost
import TabHostTerminal
import TabHostTesting

extension HostProgram {
  /// The time of each frame in a picture of a script. The last one is shown for twice as long.
  private static let timeOfFrame = Duration.milliseconds(1500)

  /// Runs a script, and writes a picture that shows a frame at the beginning and after each step. A
  /// step that changes nothing on screen has no frame.
  func writePicture(
    of script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    _ options: ProgramOptions,
    changes: [String: (TabHostController) -> Void],
    configure: @escaping (TerminalApplication) -> Void
  ) async throws {
    let runner = ScriptRunner(recorded) { _ in }
    runner.changes = changes
    runner.attachTerminal(
      columns: options.size.columns,
      rows: options.size.rows,
      configure: configure
    )
    runner.refusalHandler = { refusal, place in
      StandardStreams.writeError(SafeText("\(place): refused: \(refusal)").string)
    }
    var frameOptions = try Self.frameOptions(of: runner.host, options, configure)
    frameOptions.showsStatusLine = true
    var screen = HostScreen(host: runner.host, size: options.size, options: frameOptions)
    var frames = [screen.frame()]
    runner.stepHandlers.append { [weak runner] in
      guard let runner else { return }
      if screen.host !== runner.host {
        screen = HostScreen(host: runner.host, size: options.size, options: frameOptions)
      }
      screen.size = CellSize(columns: runner.frameSize.columns, rows: runner.frameSize.rows)
      let frame = screen.frame()
      if frame != frames.last { frames.append(frame) }
    }
    try await runner.run(script)
    var picture = MovingPicture()
    for frame in frames { picture.append(frame, for: Self.timeOfFrame) }
    if let last = frames.last { picture.append(last, for: Self.timeOfFrame) }
    let document = picture.svg(title: name, theme: options.themeOfPicture)
    try StandardStreams.write(document, to: options.picture ?? "-")
  }
}
