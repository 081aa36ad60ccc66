import TabHostSpelling

/// Parses the text of a ``CaseFile``.
struct CaseParser {
  let path: String
  let vocabulary: ScriptVocabulary

  /// The number of the current line.
  private var number = 0
  /// The part of the file before the first case.
  private var shared = Section()
  private var section = Section()
  private var cases: [HostCase] = []
  /// The error of the last line, if its commands can't be parsed. The next line must ask for it.
  private var mistake: ScriptError?

  /// A case, or the part of the file before the first one.
  private struct Section {
    /// The name of the case, or `nil` before the first case.
    var name: String?
    var line = 0
    var lines: [CaseLine] = []
    var hosts: [String: HostCase.Description] = [:]
    var hostName: ScriptWord?
    var hostLine = 0
    var listed: Set<CaseLine.Listed> = []
    var arguments: HostCase.Arguments?
    var filters: [CaseFilter] = []
    /// Whether a line has performed a command or asked a question.
    var hasBegun = false
    /// The name of the host that the next indented lines describe.
    var describedHost: String?

    /// Whether a line has performed a command, also one that prepares the case, or asked a question.
    var usesHost: Bool { hasBegun || lines.contains(where: \.isGiven) }
  }

  init(path: String, vocabulary: ScriptVocabulary) {
    self.path = path
    self.vocabulary = vocabulary
  }

  mutating func parse(_ text: String) throws(ScriptError) -> [HostCase] {
    var blanks = 0
    for line in ScriptLine.lines(of: text) {
      number += 1
      let text = try placed { () throws(ScriptMistake) in
        String(try ScriptLine.content(of: line)).trimmingTrailingBlanks
      }
      // Blank lines between indented lines belong to them.
      if text.isEmpty {
        blanks += 1
        continue
      }
      let isIndented = text.hasPrefix(" ") || text.hasPrefix("\t")
      if isIndented {
        try add(below: text, afterBlankLines: blanks)
      } else {
        addBlankLines(blanks, before: number)
        try add(text)
      }
      blanks = 0
    }
    addBlankLines(blanks, before: number + 1)
    try endCase()
    guard !cases.isEmpty else {
      throw ScriptError(in: path, "the file has no case; a case begins with \"## \" and its name")
    }
    try checkUnusedHosts()
    return cases
  }

  // MARK: - Lines

  private mutating func addBlankLines(_ count: Int, before number: Int) {
    for number in number - count..<number {
      section.lines.append(CaseLine(kind: .text, number: number, text: ""))
    }
  }

  /// Adds an indented line, which continues a description, or which the line above it has printed, and
  /// the blank lines before it.
  private mutating func add(
    below text: String,
    afterBlankLines blanks: Int
  ) throws(ScriptError) {
    let column = text.prefix { $0 == " " || $0 == "\t" }.count + 1
    guard let last = section.lines.indices.last, section.lines[last].accepts else {
      throw error(column, "an indented line must be below a command, a question or a host")
    }
    if let name = section.describedHost { section.hosts[name]?.json += "\n" + text }
    section.lines[last].below += Array(repeating: "", count: blanks) + [text]
  }

  private mutating func add(_ text: String) throws(ScriptError) {
    if let mistake, !text.hasPrefix("= ") { throw mistake }
    if text.hasPrefix("## ") { return try beginCase(text) }
    if text.hasPrefix("##") {
      throw error(1, "a case begins with \"## \" and its name")
    }
    section.describedHost = nil
    if text.hasPrefix("#") { return add(.text, text) }
    let word = String(text.prefix { $0 != " " && $0 != "\t" && $0 != ":" })
    let column = text.unicodeScalars.prefix { $0 != " " && $0 != "\t" }.count + 1
    let rest = text.unicodeScalars.dropFirst(column - 1)
    switch word {
    case "host": try describeHost(text)
    case "on": try chooseHost(text, rest: rest, column: column)
    case "log": try list(text, rest: rest, column: column)
    case "arguments":
      try checkNotBegun(word)
      let words = try words(in: rest, column: column)
      for word in words.prefix(while: { $0.text != "--" })
      where word.text.hasPrefix("-") && !word.text.hasPrefix("--") && word.text != "-" {
        throw error(word.column, "an option has its long name here, as in --lines=50")
      }
      section.arguments = HostCase.Arguments(words: words.map(\.text), line: number)
      add(.text, text)
    case "filter": try filter(text, rest: rest, column: column)
    case "given", ">": try perform(text, rest: rest, column: column, isGiven: word == "given")
    case "=": try ask(text, rest: rest, column: column)
    case _ where vocabulary.hasCommand(named: word):
      throw error(1, "\(Spelling.quoted(word)) is a command, which follows \"given\" or \">\"")
    default:
      let known = ["given", ">", "=", "host", "on", "log", "arguments", "filter", "##"]
      let suggestion = Spelling.suggestion(for: word, among: known)
      throw error(
        1,
        "a line can't begin with \(Spelling.quoted(word)); it begins with "
          + "\(Spelling.alternatives(known))\(suggestion)"
      )
    }
  }

  private mutating func add(_ kind: CaseLine.Kind, _ text: String) {
    section.lines.append(CaseLine(kind: kind, number: number, text: text))
  }

  // MARK: - Cases

  private mutating func beginCase(_ text: String) throws(ScriptError) {
    try endCase()
    let name = String(text.dropFirst(3)).trimmingTrailingBlanks
    if let other = cases.first(where: { $0.name == name }) {
      throw error(4, "the case in line \(other.line) has the same name")
    }
    section = Section()
    section.name = name
    section.line = number
    section.listed = shared.listed
    section.filters = shared.filters
    section.arguments = shared.arguments
  }

  private mutating func endCase() throws(ScriptError) {
    if let mistake { throw mistake }
    guard let name = section.name else {
      shared = section
      return
    }
    guard section.hasBegun else {
      throw error(
        1,
        "this case asserts nothing; it must have a command after \">\" or a question after \"=\"",
        line: section.line
      )
    }
    cases.append(
      HostCase(
        file: path,
        line: section.line,
        name: name,
        lines: section.lines,
        hosts: shared.hosts.merging(section.hosts) { $1 },
        hostName: section.hostName,
        hostLine: section.hostLine,
        listed: section.listed,
        arguments: section.arguments,
        filters: section.filters
      )
    )
  }

  /// Throws an error if the host of the case was created by a line above.
  private func checkNotBegun(_ word: String) throws(ScriptError) {
    guard section.usesHost else { return }
    throw error(1, "\"\(word)\" must be above the commands and the questions of the case")
  }

  // MARK: - Hosts

  /// Throws an error if the description of a host that no case launches is not valid.
  private func checkUnusedHosts() throws(ScriptError) {
    let used = Set(cases.map { $0.hostName?.text ?? "" })
    for (name, host) in shared.hosts.sorted(by: { $0.value.line < $1.value.line })
    where !used.contains(name) {
      do throws(HostDescriptionError) {
        _ = try HostDescription(json: host.json)
      } catch {
        throw self.error(host.column, error.description, line: host.line)
      }
    }
  }

  private mutating func describeHost(_ text: String) throws(ScriptError) {
    try checkNotBegun("host")
    guard let colon = text.firstIndex(of: ":") else {
      throw error(1, "a colon and a description must follow, as in host: {\"tabs\":[\"a\"]}")
    }
    let name = text[..<colon].dropFirst(4).drop { $0 == " " || $0 == "\t" }
    guard !name.contains(" "), !name.contains("\"") else {
      throw error(6, "the name of a host must be one word")
    }
    var json = String(text[text.index(after: colon)...])
    let place = text.unicodeScalars.distance(from: text.startIndex, to: colon) + 2
    if json.drop(while: { $0 == " " }).hasPrefix("+") { json = try extend(json, at: place) }
    guard section.hostName == nil || !name.isEmpty else {
      throw error(1, "a case that has chosen a host can't describe another one")
    }
    guard section.hosts[String(name)] == nil else {
      throw error(1, "the host \(Spelling.quoted(String(name))) is described above")
    }
    section.hosts[String(name)] = .init(json: json, line: number, column: place)
    section.describedHost = String(name)
    add(.text, text)
  }

  /// Returns the description without a name, without its closing brace, followed by the keys of a
  /// description that begins with `+ {`.
  private func extend(_ text: String, at column: Int) throws(ScriptError) -> String {
    guard let base = section.hosts[""] ?? shared.hosts[""], let end = base.json.lastIndex(of: "}"),
      let start = text.firstIndex(of: "{")
    else {
      throw error(column, "\"+ {…}\" adds keys to a description without a name, which is above it")
    }
    let first = base.json[..<end]
    return first + (first.contains("\"") ? "," : "") + text[text.index(after: start)...]
  }

  private mutating func chooseHost(
    _ text: String,
    rest: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptError) {
    try checkNotBegun("on")
    let words = try words(in: rest, column: column)
    guard section.name != nil, section.hostName == nil, words.count == 1 else {
      throw error(1, "a case has one line \"on HOST\", with the name of its host")
    }
    guard section.hosts[""] == nil else {
      throw error(1, "a case with a host of its own can't choose another one")
    }
    section.hostName = words[0]
    section.hostLine = number
    add(.text, text)
  }

  private mutating func list(
    _ text: String,
    rest: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptError) {
    try checkNotBegun("log")
    let words = try words(in: rest, column: column)
    guard !words.isEmpty else { throw error(1, "missing words; the form is log content|rows…") }
    for word in words {
      guard let listed = CaseLine.Listed(rawValue: word.text) else {
        let mistake = word.mistake(notAmong: CaseLine.Listed.allCases.map(\.rawValue))
        throw mistake.error(in: path, line: number, exitStatus: 2)
      }
      section.listed.insert(listed)
    }
    add(.text, text)
  }

  private mutating func filter(
    _ text: String,
    rest: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptError) {
    try checkNotBegun("filter")
    let parts = Substring(rest).split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    guard parts.count == 2 else {
      throw error(
        1,
        "missing words; the form is filter TEXT REGEX, as in filter DATE \\d{4}-\\d\\d"
      )
    }
    guard let filter = CaseFilter(String(parts[1]), replacement: String(parts[0])) else {
      let start = text.unicodeScalars.count - parts[1].unicodeScalars.count + 1
      throw error(start, "\(Spelling.quoted(String(parts[1]))) is not a regular expression")
    }
    section.filters.append(filter)
    add(.text, text)
  }

  // MARK: - Commands and questions

  private mutating func perform(
    _ text: String,
    rest: Substring.UnicodeScalarView,
    column: Int,
    isGiven: Bool
  ) throws(ScriptError) {
    guard section.name != nil else {
      throw error(1, "a command must be in a case, which begins with \"## \" and its name")
    }
    let words = (try? self.words(in: rest, column: column)) ?? []
    let isFirst = !section.usesHost
    if !isGiven { section.hasBegun = true }
    if words.count == 1, words[0].isKeyword("launch") {
      guard isFirst, !isGiven else {
        throw error(words[0].column, "\"launch\" must be the first command, after \">\"")
      }
      return add(.launch, text)
    }
    var parser = ScriptParser(file: path, vocabulary: vocabulary)
    do throws(ScriptError) {
      let commands = try parser.parse(rest, line: number, column: column)
      guard !commands.isEmpty else { throw error(1, "a command must follow") }
      if let other = commands.first(where: \.asksQuestion) {
        throw error(other.column, "a case asks a question in a line such as \"= selected: a\"")
      }
      add(isGiven ? .given(commands) : .commands(commands), text)
    } catch {
      // The next line may ask for the error.
      if isGiven { throw error }
      mistake = error
      add(.mistake(error), text)
    }
  }

  private mutating func ask(
    _ text: String,
    rest: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptError) {
    guard section.name != nil else {
      throw error(1, "a question must be in a case, which begins with \"## \" and its name")
    }
    let (question, answer) = try placed { () throws(ScriptMistake) in
      let words = try ScriptLine.question(in: rest, column: column)
      return (Array(words.dropLast()), words[words.count - 1])
    }
    let value = try placed { () throws(ScriptMistake) in try vocabulary.question(question) }
    let name = question[0].text
    section.hasBegun = true
    add(.question(value, name: name, column: answer.column), text)
    if name == "error" { mistake = nil }
    if let mistake { throw mistake }
  }

  private func words(
    in text: Substring.UnicodeScalarView,
    column: Int
  ) throws(ScriptError) -> [ScriptWord] {
    try placed { () throws(ScriptMistake) in
      try ScriptLine.commands(in: text, column: column).flatMap(\.words)
    }
  }

  /// Reports a mistake in the current line as an error.
  private func placed<Value>(
    _ body: () throws(ScriptMistake) -> Value
  ) throws(ScriptError) -> Value {
    do throws(ScriptMistake) {
      return try body()
    } catch {
      throw error.error(in: path, line: number, exitStatus: 2)
    }
  }

  private func error(_ column: Int, _ message: String, line: Int? = nil) -> ScriptError {
    ScriptMistake(column: column, message: message)
      .error(in: path, line: line ?? number, exitStatus: 2)
  }
}

extension CaseLine {
  /// Whether the line prepares the case.
  var isGiven: Bool {
    if case .given = kind { true } else { false }
  }

  /// Whether indented lines can be below the line.
  fileprivate var accepts: Bool {
    if case .text = kind { text.hasPrefix("host") } else { true }
  }
}
