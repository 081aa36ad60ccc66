import TabHostSpelling

extension HostProgram {
  /// An option of a program's command line that the app declares.
  ///
  /// An option is declared as `--help` lists it: with its names, and with the name of its value if it
  /// has one.
  ///
  /// ```swift
  /// await HostProgram.main(
  ///   "Shows logs.",
  ///   operands: "FILE...",
  ///   options: [
  ///     HostProgram.Option("-r, --reverse", "show the last line first"),
  ///     HostProgram.Option("-n, --lines N", "the lines to show; the default is 1000") {
  ///       Int($0) != nil
  ///     },
  ///   ]
  /// ) { LogViewer() }
  /// ```
  ///
  /// The user writes `--lines 50`, `--lines=50`, `-n 50`, `-n50` or, with a flag before it, `-rn50`.
  /// The app reads the value from ``Run/options``.
  public struct Option: Sendable {
    /// The names and the value, as the option was declared.
    let usage: String
    /// What the option does, for `--help`.
    let summary: String
    /// Whether a value is valid.
    let accepts: @Sendable (String) -> Bool

    /// Declares an option.
    ///
    /// - Parameters:
    ///   - usage: The names of the option, such as `-n, --lines`, and the name of its value. Without
    ///     one, the option is a flag.
    ///   - summary: What the option does, for `--help`.
    ///   - accepts: Returns whether a value is valid. The program refuses other values.
    public init(
      _ usage: String,
      _ summary: String,
      accepts: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
      self.usage = usage
      self.summary = summary
      self.accepts = accepts
    }

    private var words: [String] {
      usage.split { $0 == " " || $0 == "," }.map(String.init)
    }

    /// All names of the option.
    var names: [String] { words.filter { $0.hasPrefix("-") } }

    /// The longest name, which identifies the option.
    var name: String { names.max { $0.count < $1.count } ?? "" }

    /// The name of the value, or `nil` if the option is a flag.
    var valueName: String? { words.first { !$0.hasPrefix("-") } }

    /// Whether the names can be written in a command line, and there is at most one value.
    fileprivate var isValid: Bool {
      !names.isEmpty && words.count - names.count <= 1
        && names.allSatisfy { name in
          let text = name.drop { $0 == "-" }
          let dashes = name.count - text.count
          return !name.contains("=")
            && (dashes == 1 ? text.count == 1 : dashes == 2 && !text.isEmpty)
        }
    }
  }
}

/// The operands and options that an app declares.
struct AppUsage: Sendable {
  /// The names of the operands, such as `FILE...`.
  var operands = ""
  var options: [HostProgram.Option] = []

  /// Checks the operands of a command line.
  func check(_ given: [String], of program: String) throws(ProgramError) {
    let names = operands.split(separator: " ")
    let required = names.filter { !$0.hasPrefix("[") }
    guard given.count >= required.count else {
      let name = required[given.count]
      let isRepeated = name.hasSuffix("...")
      throw ProgramError(usage: "\(program) needs \(isRepeated ? name.dropLast(3) : name)")
    }
    guard given.count <= names.count || operands.contains("...") else {
      let extra = Spelling.shortened(given[names.count])
      throw ProgramError(
        usage: names.isEmpty
          ? "\(program) takes no operands" : "\(program) takes \(operands), and not '\(extra)'"
      )
    }
  }

  /// Checks the operands and options of a case.
  func check(_ run: HostProgram.Run, of program: String) throws(ProgramError) {
    try check(run.operands, of: program)
    for (name, value) in run.options.sorted(by: { $0.key < $1.key }) {
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        throw ProgramError(unknownOption: name, among: options.flatMap(\.names))
      }
      guard option.valueName != nil ? option.accepts(value) : value.isEmpty else {
        throw ProgramError(
          usage: option.valueName.map { "\(name) takes \($0), not '\(value)'" }
            ?? "\(name) takes no value"
        )
      }
    }
  }

  /// Checks the declarations, of which the author of the app is informed at the first run.
  func checkDeclarations() throws(ProgramError) {
    var names = Set(ProgramOptions.Option.allCases.map(\.rawValue))
    for option in options {
      guard option.isValid else {
        throw ProgramError(
          "mistake of the app: the option '\(option.usage)' is not declared as '-n, --name VALUE'"
        )
      }
      for name in option.names where !names.insert(name).inserted {
        throw ProgramError("mistake of the app: the option \(name) is already declared")
      }
    }
  }
}
