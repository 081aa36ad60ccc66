/// Parses the text of a script.
struct ScriptParser {
  let file: String
  let vocabulary: ScriptVocabulary

  private var line = 0
  /// The command that opened the current batch.
  private var openBatch: ScriptCommand?

  init(file: String, vocabulary: ScriptVocabulary) {
    self.file = file
    self.vocabulary = vocabulary
  }

  mutating func parse(_ text: String) throws(ScriptError) -> [ScriptCommand] {
    var commands: [ScriptCommand] = []
    for content in ScriptLine.lines(of: text) {
      line += 1
      guard let command = try command(in: content) else { continue }
      try checkBatch(command)
      commands.append(command)
    }
    try checkEnd()
    return commands
  }

  /// Parses the commands in a line of a case file, which are separated by semicolons.
  ///
  /// - Parameters:
  ///   - content: The commands.
  ///   - line: The line number, counted from 1.
  ///   - column: The column of the first scalar, counted from 1.
  mutating func parse(
    _ content: Substring.UnicodeScalarView,
    line: Int,
    column: Int
  ) throws(ScriptError) -> [ScriptCommand] {
    self.line = line
    openBatch = nil
    var commands: [ScriptCommand] = []
    do throws(ScriptMistake) {
      for line in try ScriptLine.commands(in: content, column: column) {
        guard let command = try command(line) else {
          throw ScriptMistake(column: column, message: "a command must precede the semicolon")
        }
        commands.append(command)
      }
    } catch {
      throw error.error(in: file, line: line, exitStatus: 2)
    }
    for command in commands { try checkBatch(command) }
    try checkEnd()
    return commands
  }

  private func checkEnd() throws(ScriptError) {
    guard let openBatch else { return }
    throw error(openBatch.column, "this batch has no \"end\"", line: openBatch.line)
  }

  private func command(
    in content: Substring.UnicodeScalarView
  ) throws(ScriptError) -> ScriptCommand? {
    do throws(ScriptMistake) {
      return try command(ScriptLine(ScriptLine.content(of: content)))
    } catch {
      throw error.error(in: file, line: line, exitStatus: 2)
    }
  }

  /// Returns the command of a line, or `nil` if the line has no words.
  private func command(_ split: ScriptLine) throws(ScriptMistake) -> ScriptCommand? {
    guard let name = split.words.first else { return nil }
    let form = try vocabulary.command(named: name)
    var arguments = ScriptArguments(split.words, usage: form.usage, in: vocabulary, of: file)
    let step = try form.read(&arguments)
    try arguments.finish()
    return ScriptCommand(
      text: split.text,
      line: line,
      column: name.column,
      batchRule: form.batchRule,
      isExpectation: CommandForm.replay.contains { $0.name == form.name },
      words: split.words.dropFirst().map(\.text),
      readsFile: arguments.namesFile,
      swift: form.swift,
      step: step
    )
  }

  private mutating func checkBatch(_ command: ScriptCommand) throws(ScriptError) {
    if command.wait != nil { try checkOutsideBatch(command, "a batch can't wait") }
    switch command.batchRule {
    case .anywhere: break
    case .opensBatch:
      try checkOutsideBatch(command, "a batch can't contain another batch")
      openBatch = command
    case .closesBatch:
      guard openBatch != nil else { throw error(command.column, "\"end\" without a batch") }
      openBatch = nil
    case .outsideBatches:
      try checkOutsideBatch(command, "a batch can't contain a restart")
    }
  }

  private func checkOutsideBatch(
    _ command: ScriptCommand,
    _ problem: String
  ) throws(ScriptError) {
    guard let openBatch else { return }
    throw error(command.column, "\(problem); the one in line \(openBatch.line) is still open")
  }

  private func error(_ column: Int, _ message: String, line: Int? = nil) -> ScriptError {
    ScriptMistake(column: column, message: message)
      .error(in: file, line: line ?? self.line, exitStatus: 2)
  }
}
