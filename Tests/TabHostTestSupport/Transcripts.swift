public import TabHostTesting
import Testing

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

/// Runs the script in a transcript on a described host, and records an issue if the transcript
/// differs.
///
/// The steps of the script are the lines that begin with `>`.
///
/// - Parameters:
///   - json: The description of the host.
///   - setup: Commands that run first, whose transcript is not compared.
///   - format: The format of the transcript. In JSON, the steps are those of `script`.
///   - script: The commands, if they differ from the steps in the transcript.
///   - expected: The expected transcript, without step 0.
@MainActor public func expectTranscript(
  of json: String,
  after setup: String = "",
  format: TranscriptFormat = .text,
  script: String? = nil,
  _ expected: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws {
  let steps = expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
  var lines: [String] = []
  let described = try HostDescription(json: json).makeHost()
  let runner = ScriptRunner(described, format: format) { lines.append($0) }
  try runner.run(HostScript(parsing: setup, name: "s"))
  lines = []
  try runner.run(HostScript(parsing: script ?? steps.joined(separator: "\n"), name: "s"))
  let transcript = lines.withoutContent.joined(separator: "\n")
  guard transcript != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record("the transcript is\n\(transcript)", sourceLocation: place)
}

extension [String] {
  /// The lines of a transcript without the life cycle of content.
  public var withoutContent: [String] {
    filter { !$0.hasPrefix("  view") && !$0.hasPrefix("  make") }
  }
}
