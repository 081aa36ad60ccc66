/// The log of a compiler that has built ported code, with what to write instead under the errors.
struct ExplainedLog {
  /// The lines of the log, and the notes under them.
  private(set) var lines: [String] = []
  /// How many errors are about each name that is not found.
  private var missing: [String: Int] = [:]
  private(set) var hasErrors = false

  init(_ log: String) {
    var printed: Set<Substring> = []
    var notes: Set<String> = []
    var isRepeated = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      let diagnostic = line.wholeMatch(of: /(\S.*?:\d+:\d+: )(error|warning|note): (.*)/)
      // A build can print an error for the module, and again for the file.
      if diagnostic != nil {
        isRepeated = !printed.insert(line).inserted
      } else if line.first == "[" || line.first?.isLetter == true {
        isRepeated = false
      }
      if isRepeated { continue }
      lines.append(String(line))
      guard let error = diagnostic?.output, error.2 == "error" else { continue }
      hasErrors = true
      let message = CompilerError(error.3)
      if message.isMissing { missing[message.name, default: 0] += 1 }
      guard let note = message.advice, notes.insert(note).inserted else { continue }
      lines.append("\(error.1)note: \(note)")
    }
    if missing.count > 1 { lines += summary }
  }

  /// The missing names, those with the most errors first.
  private var summary: [String] {
    let names = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["", "Missing names, with the number of their errors:"]
      + names.map { "  \($0.key) \($0.value)" }
  }
}
