import Foundation
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
/// An action that no command can express is written as a comment, such as a drag of items of different
/// types. Before the host comes on screen for the first time, nothing is recorded.
///
/// Keys, clicks and pasted text that content has handled are recorded as `content`, several of them in
/// one command. With expectations, a replay that diverges stops: after a command that was not
/// performed, or that has led to another state, the recorder writes what the command `expect` compares.
/// If the state, the open menu, the action of a message, the rows or a badge has changed between two
/// actions, the user may have waited for that, and the recorder writes `wait until` with the new answer.
/// Only an asynchronous run of the script waits.
///
/// The data of dropped items is recorded if the app loads it before the next action, and if it is text
/// of at most 65,536 bytes for a drop. A replay stops at other data that the app loads, which is written
/// as `unrecorded`. The recorder loads nothing itself.
@MainActor public final class SessionRecorder {
  private let output: (String) -> Void
  /// The text after the data of dragged items, which is written when the data is known.
  private var held: (items: RecordedItems, text: String)?
  private weak var host: TabHostController?
  private let includesExpectations: Bool
  private var depth = 0
  private var traits: TraitCollection
  /// The change of the environment in progress, with the bounds before it.
  private var change: (traits: TraitCollection, bounds: CGRect)?
  /// Whether the renderer showed a message with a key after the last action.
  private var hasMessage = false
  private var isRecording: Bool
  /// The gesture whose line is not complete yet.
  private var gesture: RecordedGesture?
  /// The gestures that go on after a line for something else: a drag, and an overflow menu.
  private var suspendedGestures: [RecordedGesture] = []
  /// The input to content whose line is not complete yet.
  private var input: RecordedInput?
  /// The text of the line that is not complete yet.
  private var line = ""
  /// The input that content is handling.
  private var handledInput: RecordedInput?
  /// Whether the action in progress is a part of the script.
  private var isWritten = false
  /// Whether that is a comment.
  private var isComment = false
  /// The outcome and the state after the last actions, which are not written yet. The outcome is `nil`
  /// if a replay may have another one.
  private var result: (outcome: UserInteraction.Outcome?, state: String)?
  /// The state that a replay has without another expectation.
  private var expectedState = ""
  /// The answers after the last action, or before the first one.
  private var answers: AwaitedAnswers?

  /// Records the actions on a host.
  ///
  /// Retain the recorder for as long as it is used, because the host references it weakly.
  ///
  /// - Parameters:
  ///   - host: The host, on screen or not.
  ///   - includesExpectations: Whether a replay stops where it diverges from the session.
  ///   - write: Receives the text of the script as it grows. A line of a menu, of swipe actions, of a
  ///     drag or of content is written in several parts. What follows the data of dropped items is
  ///     written with the next action.
  public init(
    of host: TabHostController,
    includesExpectations: Bool = false,
    write: @escaping (String) -> Void
  ) {
    output = write
    self.host = host
    self.includesExpectations = includesExpectations
    traits = host.traitCollection
    isRecording = host.isDisplayed
    if includesExpectations {
      write("strict\n")
      answers = AwaitedAnswers(of: host)
    }
    host.addObserver(self, of: [.action])
    host.window?.add(self)
  }

  /// Completes the line of a gesture that is in progress, at the end of a session.
  public func finish() {
    endGesture()
    writeHeldText()
  }
}

extension SessionRecorder: TabHostObserver {
  /// Records an action that is not part of another one.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard let action = event.action, !isReplaced(tabHostController) else { return }
    depth += 1
    guard depth == 1 else { return }
    isWritten = false
    guard isRecording else { return begin(action, tabHostController) }
    if let held, !([gesture] + suspendedGestures).contains(where: { $0?.items === held.items }) {
      writeHeldText()
    }
    writeWaits(of: tabHostController)
    endReleasedGestures(on: tabHostController)
    if hasMessage, gesture == nil, tabHostController.rendererKeyCommand == nil {
      // The message has disappeared between two actions.
      endGesture()
      writeLine("close-message")
    }
    if case .changeTraits(let traits) = action {
      // What to write depends on whether the bounds change, too.
      endGesture()
      change = (traits, tabHostController.bounds)
      return
    }
    if case .inputContent(let words, let content) = action {
      // Whether it is recorded depends on whether the content handles it.
      handledInput = RecordedInput(words, to: content, in: tabHostController)
      return
    }
    if let typed = RecordedInput(typing: action, in: tabHostController) { return record(typed) }
    if continueGesture(action, tabHostController) { return }
    endGesture()
    isWritten = false
    if let begun = RecordedGesture(beginning: action, in: tabHostController) {
      gesture = begun
      append(begun.text)
    } else {
      writeLine(ActionText(host: tabHostController).line(for: action))
    }
  }

  /// Records input that content has handled, and notes the result of an action.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard !isReplaced(tabHostController) else { return }
    depth -= 1
    guard depth == 0, isRecording, let action = event.action,
      case .outcome(let outcome) = result
    else { return }
    // The action may have shown another root.
    let current = host ?? tabHostController
    if includesExpectations {
      // A replay draws after each action, which updates content.
      if current.appearanceState == .appeared { current.updatePropertiesIfNeeded() }
      answers = AwaitedAnswers(of: current)
    }
    hasMessage = current.rendererKeyCommand != nil
    if let change {
      self.change = nil
      let size = change.bounds == tabHostController.bounds ? nil : tabHostController.bounds.size
      writeLine(ActionText.lines(from: traits, to: change.traits, terminal: size))
      traits = change.traits
    } else if let handled = handledInput {
      handledInput = nil
      guard outcome == .performed else { return }
      record(handled)
    }
    let isOver = gesture?.didEnd(action, outcome, on: tabHostController) == true
    suspendedGestures.removeAll { !$0.isOpen(on: tabHostController) }
    if includesExpectations, isWritten || gesture?.isOneCommand == true {
      note(outcome, HostState.summary(of: current))
    }
    isWritten = false
    if isOver { endGesture() }
    // Input that has changed the state is complete, so that a replay compares the state here.
    if input != nil, let result = self.result, result.state != expectedState { endGesture() }
    if line.isEmpty, gesture?.isOneCommand != true { writeExpectation() }
  }

  /// Whether the action is that of a host that leaves the window, or of one that takes its place.
  private func isReplaced(_ host: TabHostController) -> Bool { host.window?.isReplacing == true }

  /// Begins to record when the host comes on screen.
  private func begin(_ action: UserAction, _ host: TabHostController) {
    if case .changeTraits(let new) = action { traits = new }
    if case .appear = action { isRecording = true }
  }

  // MARK: - Expectations

  /// Notes the result of an action. That of a gesture of several actions may be different in a replay,
  /// where it is one command, unless all of them were performed.
  private func note(_ outcome: UserInteraction.Outcome, _ state: String) {
    let isOnly = result == nil && !isComment && gesture?.hasOutcomeOfAction != false
    isComment = false
    let former = result.map(\.outcome) ?? .performed
    let combined = outcome == .performed && former == .performed ? outcome : nil
    result = (isOnly ? outcome : combined, state)
  }

  private func writeExpectation() {
    guard let (outcome, state) = result else { return }
    result = nil
    if outcome != .performed { write("expect outcome: \(outcome?.text ?? "any")\n") }
    guard state != expectedState else { return }
    write("expect summary: \(state)\n")
    expectedState = state
  }

  /// Writes what a replay waits for: the answers that have changed since the last action.
  private func writeWaits(of host: TabHostController) {
    guard let last = answers else { return }
    let waits = AwaitedAnswers(of: host).waits(since: last)
    guard !waits.isEmpty else { return }
    endGesture()
    for wait in waits { write(wait + "\n") }
    expectedState = HostState.summary(of: host)
  }

  // MARK: - Input

  /// Records input, if possible as a continuation of the line for the previous input.
  private func record(_ next: RecordedInput) {
    if let words = input?.words(continuing: next), line.count < 100 {
      append(words)
    } else {
      endGesture()
      append(next.line)
    }
    input = line.isEmpty ? nil : next
  }

  // MARK: - Gestures

  private func continueGesture(_ action: UserAction, _ host: TabHostController) -> Bool {
    if var continued = gesture, let step = continued.add(action, in: host) {
      gesture = continued
      write(step)
      return true
    }
    for (index, var continued) in suspendedGestures.enumerated() {
      guard let step = continued.add(action, in: host) else { continue }
      suspendedGestures.remove(at: index)
      endGesture()
      gesture = continued
      write(step)
      return true
    }
    return false
  }

  private func write(_ step: RecordedGesture.Step) {
    switch step {
    case .continues(let words): append(words)
    case .line(let text): writeLine(text)
    }
  }

  /// Completes the line of the gesture and of the input.
  private func endGesture() {
    input = nil
    if var ended = gesture.take(), let host {
      append(ended.end(on: host))
      // A drag that stays where it was needs no line.
      if line.isEmpty, ended.isOneCommand { result = nil }
      if ended.continuesAfterLine, ended.isOpen(on: host) { suspendedGestures.append(ended) }
    }
    endLine()
    writeExpectation()
  }

  /// Ends suspended gestures whose drag was released, or whose menu was closed, since the last action.
  private func endReleasedGestures(on host: TabHostController) {
    let released = suspendedGestures.filter { !$0.isOpen(on: host) }
    suspendedGestures.removeAll { !$0.isOpen(on: host) }
    for released in released {
      endGesture()
      gesture = released
      endGesture()
    }
  }

  // MARK: - Writing

  private func write(_ text: String) {
    if held == nil { output(text) } else { held?.text += text }
  }

  /// Writes the data of dragged items as far as the app has loaded it, and the text after it.
  private func writeHeldText() {
    guard let (items, text) = held.take() else { return }
    output(items.words + text)
  }

  /// Adds words to the line of the gesture.
  private func append(_ words: RecordedWords) {
    append(words.text)
    guard let items = words.items else { return }
    held = (items, "")
    append(words.rest)
    if items.isKnown { writeHeldText() }
  }

  private func append(_ words: String) {
    guard !words.isEmpty else { return }
    line += words
    isWritten = true
    write(words)
  }

  private func endLine() {
    guard !line.isEmpty else { return }
    line = ""
    write("\n")
  }

  private func writeLine(_ line: String) {
    guard !line.isEmpty else { return }
    isWritten = true
    isComment = line.hasPrefix("#")
    write(line + "\n")
  }
}

extension SessionRecorder: WindowObserver {
  package func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {
    host = window.host
    window.host.addObserver(self, of: [.action])
  }
}
