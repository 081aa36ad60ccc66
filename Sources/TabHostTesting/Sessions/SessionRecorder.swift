public import TabHost

/// Turns the actions of the user on a host into a script, wherever they come from.
///
/// ```swift
/// var script = ""
/// let recorder = SessionRecorder(of: host) { script += $0 }
/// host.user.tap("sent")    // script == "tap sent\n"
/// recorder.finish()
/// try runner.run(HostScript(parsing: script))
/// ```
///
/// A script that runs on a new host of the same app makes the same calls in the same order, as far
/// as they are caused by the user and the environment: changes that the app makes for other reasons,
/// such as a timer, are not recorded. Actions inside another action come from the app and are not
/// recorded, because the app performs them again.
///
/// An action that no command can express, such as a drag of a row onto another tab, is written as a
/// comment. So is a choice in a menu or row that was open during a change of the environment or a
/// refused action, because a command closes the menu or row that it opens. A gesture with a name that
/// no script can contain ends in a comment. Before the host comes on screen for the first time,
/// nothing is recorded.
@MainActor public final class SessionRecorder {
  private let write: (String) -> Void
  private var depth = 0
  private var traits: TraitCollection
  private var isRecording: Bool
  /// The gesture whose line is not complete yet.
  private var gesture: RecordedGesture?
  /// The text of the line that is not complete yet.
  private var line = ""

  /// Records the actions on a host.
  ///
  /// Retain the recorder for as long as it is used, because the host references it weakly.
  ///
  /// - Parameters:
  ///   - host: The host, on screen or not.
  ///   - write: Receives the text of the script as it grows. A line of a menu or of swipe actions is
  ///     written in several parts.
  public init(of host: TabHostController, write: @escaping (String) -> Void) {
    self.write = write
    traits = host.traitCollection
    isRecording = host.isDisplayed
    host.addObserver(self, of: [.action])
  }

  /// Completes the line of a gesture that is in progress, at the end of a session.
  public func finish() { endGesture() }
}

extension SessionRecorder: TabHostObserver {
  /// Records an action that is not part of another one.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard case .action(let action) = event else { return }
    depth += 1
    guard depth == 1 else { return }
    guard isRecording else { return begin(action, tabHostController) }
    if continueGesture(action, tabHostController) { return }
    endGesture()
    if let begun = RecordedGesture(beginning: action) {
      gesture = begun
      append(begun.text)
    } else {
      writeLine(text(of: action, tabHostController))
    }
  }

  /// Notes the end of an action.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    depth -= 1
  }

  /// Begins to record when the host comes on screen.
  private func begin(_ action: UserAction, _ host: TabHostController) {
    if case .changeTraits(let new) = action { traits = new }
    if case .appear = action { isRecording = true }
  }

  private func continueGesture(_ action: UserAction, _ host: TabHostController) -> Bool {
    guard var continued = gesture else { return false }
    switch continued.add(action, in: host) {
    case .other: return false
    case .continues(let words):
      gesture = continued
      append(words)
    case .ends(let words):
      gesture = nil
      append(words)
      endLine()
    case .line(let text):
      gesture = continued
      writeLine(text)
    case .lastLine(let text):
      gesture = nil
      endLine()
      writeLine(text)
    }
    return true
  }

  private func endGesture() {
    guard let gesture else { return }
    self.gesture = nil
    append(gesture.end)
    endLine()
    writeLine(gesture.lastLine)
  }

  /// Adds words to the line of the gesture. Words that no script can contain end the gesture, so that
  /// what is written is always a script.
  private func append(_ words: String) {
    guard !words.isEmpty else { return }
    let longer = line + words
    if HostScript.isCommand(longer) {
      line = longer
      write(words)
    } else {
      endLine()
      writeLine(ActionText.comment(longer))
      gesture = nil
    }
  }

  private func endLine() {
    guard !line.isEmpty else { return }
    line = ""
    write("\n")
  }

  private func text(of action: UserAction, _ host: TabHostController) -> String {
    guard case .changeTraits(let new) = action else {
      return ActionText(host: host).line(for: action)
    }
    defer { traits = new }
    return ActionText.lines(from: traits, to: new)
  }

  private func writeLine(_ line: String) {
    if !line.isEmpty { write(line + "\n") }
  }
}
