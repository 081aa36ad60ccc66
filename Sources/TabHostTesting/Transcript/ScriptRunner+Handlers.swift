import TabHost

extension ScriptRunner {
  /// Records the handler of an action that the user performs.
  ///
  /// Handlers of described actions record themselves; for these, no second entry is added. The
  /// entry is inserted before those that the handler caused.
  func recordingHandler(
    _ title: String,
    _ perform: () -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    let position = log.position
    let outcome = perform()
    let entry = RecordedCall.handler(title)
    if outcome == .performed, !log.entries(since: position).contains(entry) {
      log.insert(entry, at: position)
    }
    return outcome
  }
}
