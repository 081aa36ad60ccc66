import TabHost

extension CaseRunner {
  /// Runs a script, such as a recorded session, and returns the text of a file that has it as a further
  /// case.
  ///
  /// Each command of the script is a command of the case, and each `expect` a question. What they print
  /// is part of the text, so that the case holds if the app does the same again. What is different in each
  /// run, such as a date, needs a line `filter` in the file, above its first case; see <doc:CaseFiles>.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - name: The name of the case.
  ///   - text: The text of the file, or an empty one for a new file.
  ///   - path: The path of the file.
  ///   - json: The description of the host, or `nil` for the host of the runner or of the file.
  ///   - arguments: The arguments of the program, which are operands and options.
  ///   - vocabulary: The commands and questions of the script and the file.
  /// - Throws: A ``ScriptError`` if the file has a mistake or a case with this name, if a command names
  ///   something that does not exist, or if an expectation of the script is not fulfilled.
  public func text(
    of script: HostScript,
    named name: String,
    addedTo text: String = "",
    path: String = "script",
    host json: String? = nil,
    arguments: [String] = [],
    vocabulary: ScriptVocabulary = .standard
  ) async throws(ScriptError) -> String {
    let written = try WrittenCase(script, name, text, path, json, arguments, vocabulary)
    let tearDown = try setUp?(written.given)
    defer { tearDown?() }
    let run = run(of: written.given, isScript: true)
    do throws(ScriptError) { try await run.perform() } catch { throw written.error(error) }
    return try written.text(of: run)
  }

  /// Returns the text of a file with a further case, without waiting; otherwise as the asynchronous
  /// method.
  public func text(
    of script: HostScript,
    named name: String,
    addedTo text: String = "",
    path: String = "script",
    host json: String? = nil,
    arguments: [String] = [],
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) -> String {
    let written = try WrittenCase(script, name, text, path, json, arguments, vocabulary)
    let tearDown = try setUp?(written.given)
    defer { tearDown?() }
    let run = run(of: written.given, isScript: true)
    do throws(ScriptError) { try run.perform() } catch { throw written.error(error) }
    return try written.text(of: run)
  }
}

/// A script as a case, whose calls are not known yet.
@MainActor private struct WrittenCase {
  private let script: HostScript
  /// The text of the file before the case.
  private let start: String
  let given: HostCase

  init(
    _ script: HostScript,
    _ name: String,
    _ text: String,
    _ path: String,
    _ json: String?,
    _ arguments: [String],
    _ vocabulary: ScriptVocabulary
  ) throws(ScriptError) {
    self.script = script
    var start = text
    while !start.isEmpty, !start.hasSuffix("\n\n") { start += "\n" }
    let former =
      text.isEmpty ? nil : try CaseFile(parsing: text, path: path, vocabulary: vocabulary)
    if let other = former?.cases.first(where: { $0.name == name }) {
      throw ScriptError(
        in: path,
        line: other.line,
        "the case has the name \"\(name)\", too; remove it, or name the script differently"
      )
    }
    var lines = ["## \(name)"]
    if let json { lines.append("host: " + json.split(separator: "\n").joined(separator: "\n  ")) }
    if !arguments.isEmpty {
      lines.append("arguments " + arguments.map(ScriptWord.written).joined(separator: " "))
    }
    lines += script.steps.map(\.lineOfCase)
    let file = try CaseFile(
      parsing: start + lines.joined(separator: "\n") + "\n",
      path: path,
      vocabulary: vocabulary
    )
    given = file.cases[file.cases.count - 1]
    self.start = start
  }

  /// Returns an error in a command of the case as one in the script.
  func error(_ error: ScriptError) -> ScriptError {
    let first = given.lines.first { $0.isPerformed }?.number ?? 0
    guard error.file == given.file, let line = error.line, let column = error.column,
      script.steps.indices.contains(line - first)
    else { return error }
    let command = script.steps[line - first][0]
    // The line of the case begins with ">" and a blank.
    return ScriptError(
      file: script.name,
      line: command.line,
      column: max(command.column, command.column + column - 3),
      message: error.message,
      exitStatus: error.exitStatus
    )
  }

  /// Returns the text of the file after a run of the case.
  ///
  /// - Throws: An error if an expectation of the script is not fulfilled.
  func text(of run: CaseRun) throws(ScriptError) -> String {
    let questions = given.lines.map(\.text).filter { $0.hasPrefix("= ") }
    let answers = run.lines.filter { $0.hasPrefix("= ") }
    let expectations = script.commands.filter(\.asksQuestion)
    for (command, (question, answer)) in zip(expectations, zip(questions, answers))
    where given.filters.isEmpty && !question.isIdentical(to: answer) && !command.expectsAnyOutcome {
      let expected = command.words.last ?? ""
      let start = question.dropLast(expected.count)
      throw ScriptError(
        file: script.name,
        line: command.line,
        column: command.column + command.text.unicodeScalars.count - expected.unicodeScalars.count,
        message: "\(start.dropFirst(2))\"\(expected)\" expected, not "
          + "\"\(answer.dropFirst(start.count))\"",
        exitStatus: 1
      )
    }
    let end = run.lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return start + (["## \(given.name)"] + run.lines[..<end]).joined(separator: "\n") + "\n"
  }
}

extension [ScriptCommand] {
  /// The line of a case that performs a step of a script.
  fileprivate var lineOfCase: String {
    let text = map(\.textInCase).joined(separator: "; ")
    if self[0].asksQuestion { return "= " + text.drop { $0 != " " }.drop { $0 == " " } }
    return "\(self[0].text == "strict" ? "given" : ">") \(text)"
  }
}

extension ScriptCommand {
  /// Whether the command accepts each outcome.
  fileprivate var expectsAnyOutcome: Bool { expectsOutcome && words.last == "any" }

  /// The text of the command in a line of several ones, which are separated by semicolons.
  fileprivate var textInCase: String {
    guard !asksQuestion, wait == nil, let line = try? ScriptLine(Substring(text).unicodeScalars)
    else { return text }
    var scalars = Array(text.unicodeScalars)
    for word in line.words.reversed() where !word.isQuoted && word.text.hasSuffix(";") {
      let start = word.column - 1
      let end = start + word.text.unicodeScalars.count
      scalars.replaceSubrange(start..<end, with: ScriptWord.quoted(word.text).unicodeScalars)
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}

extension CaseLine {
  /// Whether the line performs commands or asks a question.
  fileprivate var isPerformed: Bool {
    switch kind {
    case .given, .commands, .mistake, .question: true
    case .text, .launch: false
    }
  }
}
