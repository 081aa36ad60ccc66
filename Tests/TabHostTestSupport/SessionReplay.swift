public import TabHost
public import TabHostTesting
import Testing

/// A recorded session, and a run of the recorded script on a new host.
public struct SessionReplay {
  /// The recorded script.
  public let script: String
  /// The difference between the calls of the session and those of the script.
  public let difference: CallDifference
  /// The state of the host at the end of the session.
  public let originalState: HostState
  /// The state of the other host at the end of the script.
  public let replayedState: HostState
}

extension HostDescription {
  /// Records a session on a host, and runs the recorded script on another host.
  ///
  /// - Parameters:
  ///   - prepare: Prepares each of the two hosts, before the session and the script.
  ///   - play: Performs the actions of the session.
  /// - Throws: An error of the recorded script.
  @MainActor public func replay(
    preparing prepare: (TabHostController) -> Void = { _ in },
    _ play: (DescribedHost) -> Void
  ) throws -> SessionReplay {
    let original = makeHost()
    prepare(original.host)
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    play(original)
    recorder.finish()
    let replayed = makeHost()
    prepare(replayed.host)
    do {
      // What concerns a screen itself, such as the width of its sidebar, needs one.
      let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
      let runnable = lines.filter { !$0.hasPrefix("screen ") }.joined(separator: "\n")
      try ScriptRunner(replayed) { _ in }.run(HostScript(parsing: runnable))
    } catch {
      Issue.record("\(error)\n\(script)")
      throw error
    }
    return SessionReplay(
      script: script,
      difference: CallDifference(expected: original.log.entries, actual: replayed.log.entries),
      originalState: HostState(of: original.host),
      replayedState: HostState(of: replayed.host)
    )
  }
}
