public import TabHost
public import TabHostTerminal
public import TabHostTesting

/// A command line program that shows a host in the terminal, and that runs scripts on it.
///
/// The whole `main.swift` of a program:
///
/// ```swift
/// import TabHostProgram
///
/// await HostProgram.main { Shop() }
/// ```
///
/// In a terminal, the program is interactive. Its options print a frame, draw a picture, run and
/// record scripts, turn a script into a test, and explore the app; `--help` lists them. See
/// <doc:RunningAHostAsAProgram>.
@MainActor public struct HostProgram {
  /// The name of the program, which is that of its file.
  let name: String
  let summary: String
  let version: String?
  let supportedOptions: Set<ProgramOptions.Option>
  /// The operands and options of the app.
  let app: AppUsage

  init(
    summary: String,
    version: String?,
    options: Set<ProgramOptions.Option> = Set(ProgramOptions.Option.allCases),
    app: AppUsage
  ) {
    name = StandardStreams.programName
    self.summary = summary
    self.version = version
    self.app = app
    supportedOptions =
      options.union([.help]).subtracting(version == nil ? [.version] : [])
  }

  /// Runs a program, and exits with its status.
  ///
  /// The status is 0 for success, 2 for an invalid command line, unreadable input or an invalid
  /// script, and 1 for other errors, a violation or a script that fails while it runs.
  ///
  /// - Parameters:
  ///   - summary: What the program is, for `--help`.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - operands: The names of the operands, as `--help` shows them: `FILE` is required, `[FILE]` is
  ///     optional, `FILE...` is one or more, and `[FILE...]` any number of them; several are separated
  ///     by spaces, as in `SOURCE [TARGET]`. The app reads them from ``run``. The default is none, so
  ///     that the program refuses operands.
  ///   - options: The options of the app, in addition to those of every program.
  ///   - changes: The changes that the code of the app makes, by name, which scripts perform with
  ///     `change NAME` and which `--explore` performs, too. For `--emit-test`, they are the static
  ///     property `changes` of the host's class.
  ///   - configure: Called before an interactive run begins, a frame is written or a script runs, for
  ///     example to set key bindings or the theme. The user can choose another theme. For
  ///     `--emit-test`, it is the static method `configure(_:)` of the host's class.
  ///   - launch: A closure that creates the host, called at the start, and for each restart by a
  ///     script. Afterward, the program sets its traits to those of the terminal, and its
  ///     customization store, if an option requires one or no user is at a terminal. A host without a
  ///     `customizationIdentifier` gets the name of the program. For `--emit-test`, the class of the host is
  ///     one of the app, and the closure returns what its `init()` creates.
  public static func main<Host: RecordableHost>(
    _ summary: String = "",
    version: String? = nil,
    operands: String = "",
    options: [Option] = [],
    changes: [String: (Host) -> Void] = [:],
    configure: ((TerminalApplication) -> Void)? = nil,
    launch: @escaping () -> Host
  ) async -> Never {
    let program = HostProgram(
      summary: summary,
      version: version,
      app: AppUsage(operands: operands, options: options)
    )
    let app = ProgramApp(
      program: program,
      changes: changes,
      configuration: configure,
      launch: launch
    )
    await program.perform { options in try await app.run(options) }
  }

  /// Runs a program whose root can be any controller, such as a page to sign in, and exits with its
  /// status.
  ///
  /// The page shows another root by assigning the `rootViewController` of its `window`. Interactive runs,
  /// scripts, cases, recordings and explorations go on with the new host.
  ///
  /// The option `--emit-test` needs a host of the app; see the other method for the parameters.
  @_disfavoredOverload
  public static func main(
    _ summary: String = "",
    version: String? = nil,
    operands: String = "",
    options: [Option] = [],
    changes: [String: (TabHostController) -> Void] = [:],
    configure: ((TerminalApplication) -> Void)? = nil,
    launchingRoot launch: @escaping () -> ViewController
  ) async -> Never {
    await main(
      summary,
      version: version,
      operands: operands,
      options: options,
      changes: changes,
      configure: configure
    ) { TabHostController.host(showing: launch()) }
  }

  /// Runs a program whose host is described by a file, and exits with its status.
  ///
  /// The first argument is the file of a `HostDescription`. The program has the options for scripts
  /// and exploring.
  ///
  /// - Parameters:
  ///   - help: The whole text that `--help` prints.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  public static func mainOfDescription(
    help: String,
    version: String? = nil
  ) async -> Never {
    let program = HostProgram(
      summary: help,
      version: version,
      options: [
        .script, .cases, .emitTest, .emitCase, .explore, .seed, .never, .json, .state, .size,
        .version,
      ],
      app: AppUsage(operands: "HOST.json")
    )
    await program.perform(help: help) { options in try await program.trace(options) }
  }

  /// Ends the program with a line on standard error, for example because the app can't use an operand.
  ///
  /// The line has the name of the program before the message. Call this method when the program
  /// launches the host, at the latest: the terminal is not open yet.
  ///
  /// ```swift
  /// guard let file = try? FileHandle(forReadingFrom: url) else {
  ///   HostProgram.fail("\(url.path): can't be read")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The reason. Any string is valid; it is sanitized like a `SafeText`.
  ///   - status: The exit status.
  public static func fail(_ message: String, status: Int32 = 2) -> Never {
    StandardStreams.writeError("\(StandardStreams.programName): \(SafeText(message).string)")
    StandardStreams.exit(status)
  }

  /// Performs the options, and exits.
  private func perform(
    help: String? = nil,
    _ body: (ProgramOptions) async throws -> Void
  ) async -> Never {
    do {
      try app.checkDeclarations()
      let options = try ProgramOptions(
        StandardStreams.arguments,
        allowing: supportedOptions.map(\.declaration) + app.options
      )
      if options.printsHelp {
        try StandardStreams.write((help ?? self.help) + "\n")
      } else if options.printsVersion {
        try StandardStreams.write("\(name) \(version ?? "")\n")
      } else {
        // Cases can have operands of their own.
        if options.caseFiles.isEmpty || !options.operands.isEmpty {
          try app.check(options.operands, of: name)
        }
        try await body(options)
      }
      StandardStreams.exit(0)
    } catch let error as ProgramError {
      Self.fail(error.message, status: error.exitStatus)
    } catch let error as ScriptError {
      Self.fail(error.description, status: error.exitStatus)
    } catch {
      Self.fail("\(error)", status: 1)
    }
  }
}
