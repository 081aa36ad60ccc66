public import TabHostTesting

extension DescribedHost {
  /// Runs a script on the host, and returns its transcript.
  ///
  /// - Parameters:
  ///   - script: The text of the script.
  ///   - format: The format of the transcript.
  ///   - state: Whether the transcript has the state after each step.
  /// - Throws: An error of the script, which is named `s` in the message.
  @discardableResult
  public func run(
    _ script: String,
    format: TranscriptFormat = .text,
    state: Bool = false
  ) throws(ScriptError) -> [String] {
    var lines: [String] = []
    let runner = ScriptRunner(self, format: format) { lines.append($0) }
    runner.includesState = state
    try runner.run(HostScript(parsing: script, name: "s"))
    return lines
  }
}

/// Returns the transcript of a script on a described host.
@MainActor public func transcript(
  _ json: String,
  _ script: String,
  format: TranscriptFormat = .text,
  state: Bool = false
) throws -> [String] {
  try HostDescription(json: json).makeHost().run(script, format: format, state: state)
}

/// Returns the delegate calls, printouts and refusals of a script on a described host.
@MainActor public func calls(_ json: String, _ script: String) throws -> [String] {
  try transcript(json, script).withoutContent
}

/// Returns the lines of a row that is displayed for the first time.
public func firstDisplay(of tab: String) -> [String] {
  ["  itemFor(\(tab))", "  update(\(tab))", "  willBeginDisplaying(\(tab))"]
}

extension [String] {
  /// The lines of a transcript without the life cycle of content.
  public var withoutContent: [String] {
    filter { !$0.hasPrefix("  view") && !$0.hasPrefix("  make") }
  }

  /// The lines of a transcript without those of step 0, in which the host is built and shown.
  public var afterLaunch: [String] { Array(drop { !$0.hasPrefix("> ") }) }
}
