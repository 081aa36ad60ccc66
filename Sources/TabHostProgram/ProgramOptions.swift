import TabHost
import TabHostSpelling
import TabHostTerminal
import TabHostTesting

/// The options of a program's command line.
struct ProgramOptions: Sendable {
  /// An option of the command line.
  enum Option: String, CaseIterable, Sendable {
    case frame = "--frame"
    case svg = "--svg"
    case size = "--size"
    case theme = "--theme"
    case screenReader = "--screen-reader"
    case noMouse = "--no-mouse"
    case script = "--script"
    case cases = "--cases"
    case record = "--record"
    case overwrite = "--overwrite"
    case inspect = "--inspect"
    case emitTest = "--emit-test"
    case emitCase = "--emit-case"
    case explore = "--explore"
    case seed = "--seed"
    case never = "--never"
    case json = "--json"
    case state = "--state"
    case stateDirectory = "--state-dir"
    case noPersist = "--no-persist"
    case help = "--help"
    case version = "--version"
  }

  /// Whether to print one frame.
  private(set) var printsFrame = false
  /// The file for a picture of the frame, or of all frames of the script, or `-` for standard output.
  private(set) var picture: String?
  /// The theme of the terminal, of a frame and of a picture, or `nil` for the default.
  private(set) var theme: ThemeChoice?
  /// Whether words replace symbols and lines.
  private(set) var isForScreenReaders = false
  /// Whether the terminal uses the mouse itself.
  private(set) var disablesMouse = false
  /// Whether to print the help text.
  private(set) var printsHelp = false
  /// Whether to print the version.
  private(set) var printsVersion = false
  /// The file of the script, or `-` for standard input.
  private(set) var script: String?
  /// The first file of cases to run.
  private var cases: String?
  /// The file into which to record the actions of the user as a script.
  private(set) var recording: String?
  /// Whether the recording replaces a file that exists.
  private(set) var overwrites = false
  /// Whether to show the inspector from the start.
  private(set) var showsInspector = false
  /// The name of the test to print instead of a transcript.
  private(set) var testName: String?
  /// The file to which the script is added as a case, or `-` for standard output.
  private(set) var caseFile: String?
  /// Whether to print calls as JSON.
  private(set) var usesJSON = false
  /// Whether to print the state after each step.
  private(set) var printsState = false
  /// The folder in which to store the customization. `nil` is the default folder.
  private(set) var stateDirectory: String?
  /// Whether to begin with the defaults, and store no customization.
  private(set) var disablesPersistence = false
  /// The size of a frame.
  private(set) var size = CellSize(columns: 80, rows: 24)
  /// The number of random steps to explore.
  private(set) var exploredSteps: Int?
  /// The seed of the random steps.
  private(set) var seed: UInt64?
  /// What must never happen while exploring.
  private(set) var forbiddenFacts: [HostFact] = []
  /// The operands before `--`, and those after it.
  private var words: (before: [String], after: [String]) = ([], [])
  /// The values of the options of the app, by name. The value of a flag is empty.
  private(set) var appOptions: [String: String] = [:]
  private var given: Set<Option> = []

  /// The files of cases to run, or an empty array for another kind of run.
  var caseFiles: [String] { cases.map { [$0] + words.before } ?? [] }

  /// The operands of the app. With cases, those before `--` are further files.
  var operands: [String] { cases == nil ? words.before + words.after : words.after }

  /// Parses arguments, without the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - declared: The options that the program has.
  /// - Throws: A ``ProgramError`` for an option that is unknown, given twice, or has an invalid
  ///   value.
  init(
    _ arguments: [String],
    allowing declared: [HostProgram.Option]
  ) throws(ProgramError) {
    var waiting = arguments[...]
    while let argument = waiting.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.before.append(argument)
        continue
      }
      guard argument != "--" else {
        words.after = Array(waiting)
        return
      }
      for (option, value) in try Self.options(in: argument, among: declared) {
        try read(option, value: value, from: &waiting)
      }
    }
  }

  /// Returns the options that an argument consists of, with the values in it: one such as `--size=8x4`,
  /// or short ones such as `-f`, `-n5` and `-fn5`.
  private static func options(
    in argument: String,
    among declared: [HostProgram.Option]
  ) throws(ProgramError) -> [(option: HostProgram.Option, value: String?)] {
    var letters = argument.dropFirst()
    var options: [(HostProgram.Option, String?)] = []
    while !argument.hasPrefix("--"), let letter = letters.popFirst(),
      let option = declared.first(where: { $0.names.contains("-\(letter)") })
    {
      let isLast = option.valueName != nil || letters.isEmpty
      options.append((option, letters.isEmpty || !isLast ? nil : String(letters)))
      if isLast { return options }
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = declared.first(where: { $0.names.contains(name) }) else {
      throw ProgramError(unknownOption: name, among: declared.flatMap(\.names))
    }
    return [(option, parts.count > 1 ? String(parts[1]) : nil)]
  }

  /// The options that cannot be combined.
  private static let conflicts: [(Option, Option)] = [
    (.stateDirectory, .noPersist),
    (.explore, .script), (.explore, .frame), (.explore, .svg), (.explore, .record),
    (.explore, .inspect), (.explore, .stateDirectory),
    (.frame, .script), (.record, .script), (.inspect, .script), (.theme, .explore),
    (.screenReader, .explore),
    (.svg, .frame), (.record, .frame), (.inspect, .frame), (.record, .svg), (.inspect, .svg),
    (.cases, .script), (.cases, .frame), (.cases, .svg), (.cases, .record), (.cases, .inspect),
    (.cases, .explore), (.cases, .stateDirectory), (.cases, .noMouse), (.cases, .theme),
    (.cases, .screenReader), (.cases, .json), (.cases, .state), (.cases, .emitTest),
    (.cases, .emitCase), (.emitCase, .emitTest), (.emitCase, .svg), (.emitCase, .json),
    (.emitCase, .state), (.emitCase, .stateDirectory),
    (.noMouse, .script), (.noMouse, .explore), (.noMouse, .frame), (.noMouse, .svg),
  ]

  /// Checks that the options of an app can be combined.
  func checkCombinations() throws(ProgramError) {
    try checkConflicts()
    guard recording != nil || !overwrites else {
      throw ProgramError(usage: "--overwrite requires --record")
    }
    guard script == nil else { return try checkScript() }
    guard !usesJSON, !printsState else {
      throw ProgramError(usage: "--json and --state require --script")
    }
    try checkEmitting()
  }

  /// Checks that there is something from which a test or a case can be made.
  func checkEmitting() throws(ProgramError) {
    guard testName == nil || script != nil else {
      throw ProgramError(usage: "--emit-test requires --script")
    }
    guard caseFile == nil || script != nil || exploredSteps != nil else {
      throw ProgramError(usage: "--emit-case requires --script or --explore")
    }
  }

  /// Checks that the options for a script can be combined: those for a transcript or for a picture.
  private func checkScript() throws(ProgramError) {
    if picture == nil {
      if let option = [Option.theme, .screenReader].first(where: given.contains) {
        throw ProgramError(conflict: option, .script)
      }
    } else if let option = [Option.emitTest, .json, .state].first(where: given.contains) {
      throw ProgramError(conflict: option, .svg)
    }
  }

  /// Checks that no option conflicts with another one, and that those for exploring are only used
  /// to explore.
  func checkConflicts() throws(ProgramError) {
    if let conflict = Self.conflicts.first(where: { given.isSuperset(of: [$0.0, $0.1]) }) {
      throw ProgramError(conflict: conflict.0, conflict.1)
    }
    guard given.contains(.explore) || given.isDisjoint(with: [.seed, .never]) else {
      throw ProgramError(usage: "--seed and --never require --explore")
    }
  }

  private mutating func read(
    _ declared: HostProgram.Option,
    value: String?,
    from waiting: inout ArraySlice<String>
  ) throws(ProgramError) {
    let name = declared.name
    let option = Option(rawValue: name)
    let isNew = option.map { given.insert($0).inserted } ?? (appOptions[name] == nil)
    guard isNew || option == .never else {
      throw ProgramError(usage: "\(name) is given more than once")
    }
    guard let valueName = declared.valueName else {
      guard value == nil else { throw ProgramError(usage: "\(name) takes no value") }
      if let option { set(option) } else { appOptions[name] = "" }
      return
    }
    guard let value = value ?? waiting.popFirst() else {
      throw ProgramError(usage: "\(name) needs a value")
    }
    if let option { return try set(option, value) }
    guard declared.accepts(value) else {
      throw ProgramError(usage: "\(name) takes \(valueName), not '\(Spelling.shortened(value))'")
    }
    appOptions[name] = value
  }

  private mutating func set(_ option: Option, _ value: String) throws(ProgramError) {
    switch option {
    case .size: size = try Self.size(value)
    case .theme: theme = try Self.theme(value)
    case .script: script = value
    case .cases: cases = value
    case .svg: picture = value
    case .record: recording = value
    case .emitTest: testName = value
    case .emitCase: caseFile = value
    case .explore: exploredSteps = try Self.number(value, of: .explore, from: 1)
    case .seed: seed = try Self.number(value, of: .seed, from: 0)
    case .never: forbiddenFacts.append(try HostFact(value))
    case .stateDirectory:
      guard !value.isEmpty else { throw ProgramError(usage: "--state-dir needs a folder") }
      stateDirectory = value
    default: break
    }
  }

  private mutating func set(_ flag: Option) {
    switch flag {
    case .frame: printsFrame = true
    case .json: usesJSON = true
    case .state: printsState = true
    case .overwrite: overwrites = true
    case .inspect: showsInspector = true
    case .screenReader: isForScreenReaders = true
    case .noMouse: disablesMouse = true
    case .help: printsHelp = true
    case .version: printsVersion = true
    case .noPersist: disablesPersistence = true
    default: break
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ text: String,
    of option: Option,
    from least: Number
  ) throws(ProgramError) -> Number {
    guard let number: Number = number(text), number >= least else {
      throw ProgramError(usage: "\(option.rawValue) takes a number, not '\(text)'")
    }
    return number
  }

  /// Returns the number that a text of digits means, or `nil` for another text.
  private static func number<Number: FixedWidthInteger>(_ text: some StringProtocol) -> Number? {
    // The initializer of a number also accepts a sign.
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Number(text) : nil
  }

  private static func theme(_ name: String) throws(ProgramError) -> ThemeChoice {
    if let choice = ThemeChoice(named: name) { return choice }
    let names = ThemeChoice.named.map(\.key).joined(separator: ", ")
    throw ProgramError(usage: "--theme takes one of \(names), not '\(name)'")
  }

  private static func size(_ text: String) throws(ProgramError) -> CellSize {
    guard let size = ScriptRunner.size(text) else {
      throw ProgramError(usage: "--size takes COLUMNSxROWS, each from 1 to 1000, not '\(text)'")
    }
    return CellSize(columns: size.columns, rows: size.rows)
  }
}

/// An error that ends the program, with a line for standard error and the exit status.
struct ProgramError: Error, Equatable {
  /// The description of the error, on one line.
  let message: String
  /// The exit status of the program.
  let exitStatus: Int32

  /// Creates an error.
  init(_ message: String, exitStatus: Int32 = 1) {
    self.message = message
    self.exitStatus = exitStatus
  }

  /// Creates an error for an unknown option, with a suggestion if a known one is similar.
  init(unknownOption name: String, among known: [String]) {
    let message = "unknown option \(Spelling.shortened(name))"
    // All names of one letter are equally similar.
    let names = known.filter { $0.hasPrefix("--") }.sorted()
    if let suggestion = Spelling.nearest(to: name, among: names) {
      self.init("\(message); did you mean \(suggestion)?", exitStatus: 2)
    } else {
      self.init(usage: message)
    }
  }

  /// Creates an error for two options that exclude each other.
  init(conflict first: ProgramOptions.Option, _ second: ProgramOptions.Option) {
    self.init(usage: "\(first.rawValue) can't be combined with \(second.rawValue)")
  }

  /// Creates an error for an invalid command line. The exit status is 2.
  init(usage message: String) {
    self.init(message + "; see --help", exitStatus: 2)
  }
}
