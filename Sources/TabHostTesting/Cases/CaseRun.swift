import TabHost
import TabHostSpelling

/// A run of a case, which writes its lines with what they print.
@MainActor final class CaseRun: StepSequence {
  private let given: HostCase
  private let filters: [(String) -> String]
  private let isScript: Bool
  private let makeRunner: @MainActor (any TranscriptOutput) throws(ScriptError) -> ScriptRunner
  private var runner: ScriptRunner?
  private let output: CaseOutput
  /// The index of the current line.
  private var index = 0
  /// The commands of the current line, while they are performed.
  private var commands: ScriptRun?
  /// The error of the last commands.
  private var lastError: ScriptError?

  /// The lines so far.
  private(set) var lines: [String] = []

  /// Creates a run of a case, which has performed nothing yet.
  ///
  /// - Parameters:
  ///   - given: The case.
  ///   - isScript: Whether the case is a script that becomes one, and that errors are about.
  ///   - makeRunner: Creates the host.
  init(
    _ given: HostCase,
    isScript: Bool = false,
    makeRunner: @escaping @MainActor (any TranscriptOutput) throws(ScriptError) -> ScriptRunner
  ) {
    self.given = given
    filters = given.filters.map { $0.compiled() }
    self.isScript = isScript
    self.makeRunner = makeRunner
    output = CaseOutput(listing: given.listed)
  }

  var wait: (condition: ScriptWait, runner: ScriptRunner)? { commands?.wait }

  /// Writes the next line, or performs a step of its commands.
  ///
  /// - Throws: An error that the case does not ask for.
  func performStep(hasWaited: Bool) throws(ScriptError) -> Bool {
    guard index < given.lines.count else {
      try runner?.checkOutcome(before: nil, of: script([]))
      return false
    }
    if commands == nil { try begin(index) }
    do throws(ScriptError) {
      if let commands {
        if try commands.performStep(hasWaited: hasWaited) { return true }
      } else if let commands = given.lines[index].commands {
        self.commands = ScriptRun(script(commands), on: try launch(), isWhole: false)
        return true
      }
    } catch {
      try keep(error, of: index)
    }
    if commands != nil { finish(index) }
    commands = nil
    index += 1
    return true
  }

  private func script(_ commands: [ScriptCommand]) -> HostScript {
    HostScript(name: given.file, commands: commands)
  }

  // MARK: - Lines

  /// Writes a line, and performs it, except for its commands.
  private func begin(_ index: Int) throws(ScriptError) {
    let line = given.lines[index]
    if !line.isText, !line.asksForError { lastError = nil }
    lines.append(line.text)
    switch line.kind {
    case .text: lines += line.below
    case .launch:
      do throws(ScriptError) {
        _ = try launch(isCompared: true)
      } catch {
        try keep(error, of: index)
      }
      write(output.take())
    case .given, .commands: break
    case .mistake(let error): lastError = error
    case .question(let value, let name, let column):
      lines[lines.count - 1] =
        String(line.text.unicodeScalars.prefix(column - 1)).trimmingTrailingBlanks
      write(answer: try answer(value, name, line))
    }
  }

  /// Writes what the commands of a line have printed.
  private func finish(_ index: Int) {
    let printed = output.take()
    // What prepares a case must be possible.
    let isGiven = given.lines[index].isGiven
    write(isGiven ? printed.filter { $0.hasPrefix("refused") } : printed)
    // The file says that the command is refused.
    if let last = printed.last, last.hasPrefix("refused: "),
      given.lines[index].below.last == "  \(last)"
    {
      runner?.acceptOutcome()
    }
  }

  /// Keeps the error of a line for the next line, or throws it if that does not ask for an error.
  private func keep(_ error: ScriptError, of index: Int) throws(ScriptError) {
    let next = given.lines[(index + 1)...].first { !$0.isText }
    guard !given.lines[index].isGiven, next?.asksForError == true else { throw error }
    lastError = error
  }

  /// Creates the host, if there is none.
  private func launch(isCompared: Bool = false) throws(ScriptError) -> ScriptRunner {
    if let runner { return runner }
    let runner = try makeRunner(output)
    runner.isInCase = !isScript
    try runner.run(script([]))
    if !isCompared { _ = output.take() }
    self.runner = runner
    return runner
  }

  private func write(_ output: [String]) {
    let end = output.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    lines += output[..<end].map { "  \(filtered($0))".trimmingTrailingBlanks }
  }

  /// Returns a line without what is different in each run.
  private func filtered(_ line: String) -> String {
    filters.reduce(line) { $1($0) }
  }

  // MARK: - Questions

  private func answer(
    _ value: ScriptValue<String>,
    _ name: String,
    _ line: CaseLine
  ) throws(ScriptError) -> String {
    if line.asksForError {
      // Creating the host may fail.
      if lastError == nil, runner == nil {
        do throws(ScriptError) { _ = try launch() } catch { lastError = error }
      }
      return ScriptAnswer.written(lastError?.message.escapingControlCharacters)
    }
    let runner = try launch()
    if name == "outcome" { runner.acceptOutcome() }
    do throws(ScriptMistake) {
      let answer = try value(runner)
      // Drawing a frame brings rows on screen.
      runner.discardEntries()
      return answer
    } catch {
      throw error.error(in: given.file, line: line.number, exitStatus: 1)
    }
  }

  private func write(answer text: String) {
    let answers = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { filtered(String($0)) }
    if answers.count > 1 {
      lines += answers.map { "  \($0)".trimmingTrailingBlanks }
    } else if !text.isEmpty {
      lines[lines.count - 1] += " \(answers[0])"
    }
  }
}

extension CaseLine {
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }

  /// The commands of the line, or `nil` if it has none.
  fileprivate var commands: [ScriptCommand]? {
    switch kind {
    case .given(let commands), .commands(let commands): commands
    case .text, .launch, .mistake, .question: nil
    }
  }

  /// Whether the line asks for the error of the line before it.
  fileprivate var asksForError: Bool {
    if case .question(_, "error", _) = kind { true } else { false }
  }
}

// MARK: - Output

/// The calls and the texts that the commands of a case print.
@MainActor private final class CaseOutput: TranscriptOutput {
  private enum Line {
    case entry(RecordedCall)
    case text(String)

    var text: String {
      switch self {
      case .entry(let entry): entry.description
      case .text(let text): text
      }
    }

    var content: ContentCall? {
      if case .entry(.content(let call)) = self { call } else { nil }
    }
  }

  private let listed: Set<CaseLine.Listed>
  private var lines: [Line] = []

  init(listing listed: Set<CaseLine.Listed>) {
    self.listed = listed
  }

  func step(_ number: Int, _ command: String) {}
  func entry(_ entry: RecordedCall) { lines.append(.entry(entry)) }
  func refusal(_ reason: String) { lines.append(.text("refused: \(reason)")) }
  func state(_ state: HostState) { printed("state", state.description) }
  func customization(_ customization: TabCustomization) {
    lines.append(.text(customization.compactText))
  }

  func printed(_ kind: String, _ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
  }

  /// Returns the lines, without the calls that are not listed, and removes them.
  func take() -> [String] {
    defer { lines = [] }
    var rest = lines.filter(isListed)[...]
    var written: [String] = []
    while let line = rest.first {
      let exchange = Exchange(at: rest)
      written.append(exchange?.text ?? line.text)
      rest = rest.dropFirst(exchange?.count ?? 1)
    }
    return written.map { $0.escapingControlCharacters.trimmingTrailingBlanks }
  }

  private func isListed(_ line: Line) -> Bool {
    switch line {
    case .entry(.content): listed.contains(.content)
    case .entry(.delegate(let call)): !call.isAboutDisplayedRow || listed.contains(.rows)
    case .entry, .text: true
    }
  }

  /// The calls when one page replaces another, which are written as one line: `content a -> b`, or
  /// `content a -> new b` if the page is created for it.
  private struct Exchange {
    let count: Int
    let text: String

    init?(at lines: ArraySlice<Line>) {
      let calls = lines.prefix(7).map(\.content)
      let isNew = calls.first??.event == .makeViewController
      let start = isNew ? 2 : 0
      guard calls.count >= start + 5, let old = calls[start]?.subject,
        let new = calls[start + 1]?.subject
      else { return nil }
      var exchange: [ContentCall] = [
        .init(.viewWillDisappear, old), .init(.viewWillAppear, new), .init(.viewIsAppearing, new),
        .init(.viewDidDisappear, old), .init(.viewDidAppear, new),
      ]
      if isNew {
        exchange = [.init(.makeViewController, new), .init(.viewDidLoad, new)] + exchange
      }
      count = exchange.count
      guard Array(calls.prefix(count)) == exchange else { return nil }
      text = "content \(Self.name(old)) -> \(isNew ? "new " : "")\(Self.name(new))"
    }

    private static func name(_ subject: ContentCall.Subject) -> String {
      let call = ContentCall(.viewDidLoad, subject).description
      return String(call.drop { $0 != "(" }.dropFirst().dropLast())
    }
  }
}
