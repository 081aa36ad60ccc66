import TabHost
import TabHostTerminal
import TabHostTesting

extension HostProgram {
  /// The time of each frame in a picture of a script. The last one is shown for twice as long.
  private static let timeOfFrame = Duration.milliseconds(1500)

  /// Runs a script, and writes a picture that shows the screen at the beginning and after each step. A
  /// step that changes nothing on screen has no frame.
  func writePicture(
    of script: HostScript,
    on recorded: RecordedHost<some TabHostController>,
    _ options: ProgramOptions,
    _ setup: RunnerSetup
  ) async throws {
    let runner = ScriptRunner(recorded) { _ in }
    setup.prepare(runner)
    runner.refusalHandler = { refusal, place in
      StandardStreams.writeError(SafeText("\(place): refused: \(refusal)").string)
    }
    let terminal = try runner.scriptTerminal
    var frames = [terminal.user(of: runner.host).frame]
    terminal.frameHandler = { frame in
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
