import TabHostTesting

/// The transcript of a script in the form of the articles.
///
/// The calls of each step are numbered. Consecutive calls to content share a number.
@MainActor struct NumberedCalls {
  private(set) var lines: [String] = []
  private var number = 0
  private var isContent = false

  /// Builds a host and runs a script on it. The calls of building the host are omitted.
  init(host: String, script: String) throws {
    var transcript: [String] = []
    let description = try HostDescription(json: host)
    let runner = ScriptRunner(description.makeHost()) { transcript.append($0) }
    try runner.run(HostScript(parsing: script))
    for line in transcript.drop(while: { !$0.hasPrefix("> ") }) { add(line) }
  }

  private mutating func add(_ line: String) {
    let text = line.drop { $0 == " " }
    if line.hasPrefix("> ") {
      lines.append(line)
      (number, isContent) = (0, false)
    } else if text.hasPrefix("refused: ") {
      lines.append(line)
    } else if isContent, Self.isContent(text) {
      lines[lines.count - 1] += ", \(text)"
    } else {
      number += 1
      lines.append("  \(number). \(text)")
      isContent = Self.isContent(text)
    }
  }

  private static func isContent(_ text: Substring) -> Bool {
    ContentCall.Event.allCases.contains { text.hasPrefix("\($0.rawValue)(") }
  }

  /// Returns the lines with continuations joined. A continuation is indented more deeply.
  static func joined(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { joined, line in
      if line.hasPrefix("     "), !joined.isEmpty {
        joined[joined.count - 1] += " " + line.drop { $0 == " " }
      } else {
        joined.append(line)
      }
    }
  }
}
