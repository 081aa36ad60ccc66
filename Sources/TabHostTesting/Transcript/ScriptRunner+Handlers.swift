import TabHost

extension ScriptRunner {
  /// Records the handler that the user runs, unless it records itself as those of a description do.
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
