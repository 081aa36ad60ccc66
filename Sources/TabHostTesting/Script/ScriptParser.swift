/// Turns the text of a script into commands.
struct ScriptParser {
  let file: String

  private var line = 0
  /// Where the open batch began.
  private var openBatch: ScriptCommand?

  init(file: String) {
    self.file = file
  }

  mutating func parse(_ text: String) throws(ScriptError) -> [ScriptCommand] {
    var commands: [ScriptCommand] = []
    let mark: Unicode.Scalar = "\u{FEFF}"
    let scalars = text.unicodeScalars
    let content = scalars.first == mark ? scalars.dropFirst() : scalars[...]
    for content in content.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      guard let command = try command(in: content) else { continue }
      try checkBatch(command)
      commands.append(command)
    }
    if let openBatch {
      throw error(openBatch.column, "this batch has no end", line: openBatch.line)
    }
    return commands
  }

  private func command(
    in content: Substring.UnicodeScalarView
  ) throws(ScriptError) -> ScriptCommand? {
    let content = content.last == "\r" ? content.dropLast() : content
    if let index = content.firstIndex(where: { $0 == "\0" || $0 == "\r" }) {
      let column = content.distance(from: content.startIndex, to: index) + 1
      let name = content[index] == "\0" ? "a NUL" : "a carriage return"
      throw error(column, "\(name) can't stand inside a line")
    }
    do throws(ScriptLine.Mistake) {
      let cut = try ScriptLine(content)
      guard let first = cut.words.first else { return nil }
      var arguments = ScriptArguments(cut.words)
      let step = try arguments.step()
      return ScriptCommand(text: cut.text, line: line, column: first.column, step: step)
    } catch {
      throw self.error(error.column, error.message)
    }
  }

  private mutating func checkBatch(_ command: ScriptCommand) throws(ScriptError) {
    switch command.step {
    case .batch:
      if let openBatch {
        throw error(
          command.column,
          "a batch can't stand inside another; the one of line \(openBatch.line) has no end yet"
        )
      }
      openBatch = command
    case .end:
      guard openBatch != nil else { throw error(command.column, "an end without a batch") }
      openBatch = nil
    case .restart:
      if let openBatch {
        throw error(
          command.column,
          "a restart can't stand inside a batch; the one of line \(openBatch.line) has no end yet"
        )
      }
    default: break
    }
  }

  private func error(_ column: Int, _ message: String, line: Int? = nil) -> ScriptError {
    ScriptError(
      file: file,
      line: line ?? self.line,
      column: column,
      message: message,
      exitStatus: 2
    )
  }
}
