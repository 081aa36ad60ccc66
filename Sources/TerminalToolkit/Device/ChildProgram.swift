import Foundation

/// A program that the app starts: one that uses the terminal in its place until it ends, such as an
/// editor, or a ``BackgroundProgram``.
public struct ChildProgram: Hashable, Sendable {
  /// How a program has ended.
  public enum Ending: Hashable, Sendable {
    /// The program has exited with a status.
    case exited(Int32)
    /// A signal has ended the program.
    case signaled(Int32)

    /// Whether the program has exited with the status 0.
    public var isSuccess: Bool { self == .exited(0) }
  }

  /// The program: a name that is searched in `PATH`, or a path with a slash.
  ///
  /// A relative path is relative to the working directory of the program.
  public var executable: String
  /// The arguments, without the name of the program.
  public var arguments: [String]
  /// Variables that the program has in addition to those of the app, or in place of them.
  public var environment: [String: String]
  /// The path of the folder in which the program runs, or `nil` for that of the app.
  public var workingDirectory: String?
  /// The name in messages and transcripts. The default is the executable without its folder.
  public var name: String
  /// Whether the terminal stays as the program has left it if the program has failed, until the user
  /// presses Enter, so that its output can be read.
  ///
  /// A program has failed if its ending is not a success. The default is `false`, and `true` for an
  /// ``editor(_:)`` and a ``pager(_:)``.
  public var pausesAfterFailure = false
  /// The text that asks the user to press Enter, or `nil` for one in English.
  package var pauseText: String?
  /// The variables that name the program, if the user chooses it.
  private var choice: Choice?

  /// Creates a description of a program.
  public init(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    workingDirectory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    name = executable.split(separator: "/").last.map(String.init) ?? executable
  }

  /// Returns the user's editor with a file: the command in the variable `VISUAL` or `EDITOR`, or else
  /// `vi`.
  ///
  /// The shell reads the command, as it does for git, so it may contain arguments, quotation marks and
  /// variables. If there is no such program, running it is an error that names the variable.
  public static func editor(_ path: String) -> ChildProgram {
    preferred(Choice(variables: ["VISUAL", "EDITOR"], standard: "vi"), "editor", path)
  }

  /// Returns the user's pager with a file: the command in the variable `PAGER`, or else `less`.
  ///
  /// The shell reads the command as that of an ``editor(_:)``.
  public static func pager(_ path: String) -> ChildProgram {
    preferred(Choice(variables: ["PAGER"], standard: "less"), "pager", path)
  }

  /// Returns a program that the user chooses.
  private static func preferred(_ choice: Choice, _ name: String, _ path: String) -> ChildProgram {
    // A program would read a dash as the beginning of an option.
    let path = path.hasPrefix("-") ? "./\(path)" : path
    var program = ChildProgram("sh", ["-c", choice.script, "sh", path])
    program.name = name
    program.pausesAfterFailure = true
    program.choice = choice
    return program
  }
}

extension ChildProgram {
  /// The variables of the environment with which the user chooses a program.
  private struct Choice: Hashable, Sendable {
    /// The names, of which the first one with a value applies.
    let variables: [String]
    /// The command if none has a value.
    let standard: String

    /// The script that runs the command with the arguments of the script.
    ///
    /// The program replaces the shell, unless the command contains an operator or sets a variable. A
    /// shell that waits for the program is not ended by the keys that interrupt the program.
    var script: String {
      let command = variables.reversed().reduce(standard) { "${\($1):-\($0)}" }
      return #"""
        command=\#(command)
        case $command in
        *[\&\;\|\<\>\(\)=]*) trap : INT QUIT; eval "$command \"\$@\"" ;;
        *) eval "exec $command \"\$@\"" ;;
        esac
        """#
    }

    /// Returns the reason why the shell could not run the command, or `nil` if it could.
    func refusal(_ ending: Ending, _ environment: [String: String]) -> String? {
      let reason: String
      switch ending {
      case .exited(126): reason = "can't be executed"
      case .exited(127): reason = "is not found"
      default: return nil
      }
      let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
      guard let variable = variables.first(where: { value($0) != nil }),
        let command = value(variable)
      else {
        let names = variables.joined(separator: " or ")
        return "\(standard) \(reason), and \(names) does not name another program"
      }
      return "the program in \(variable) \(reason): \(command)"
    }
  }

  /// Returns the result of running the program.
  ///
  /// - Parameters:
  ///   - ending: How the program has ended, or `nil` if that is unknown.
  ///   - environment: The environment of the program.
  func result(
    _ ending: Ending?,
    _ environment: [String: String]
  ) -> Result<Ending, ChildProgramError> {
    guard let ending else {
      let reason = "its exit status is not available"
      return .failure(ChildProgramError(name: name, reason: reason))
    }
    guard let refusal = choice?.refusal(ending, environment) else { return .success(ending) }
    return .failure(ChildProgramError(name: name, reason: refusal))
  }
}

/// An error that indicates why a program could not be run.
public struct ChildProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the program.
  public let name: String
  /// The reason, as a clause.
  public let reason: String

  /// Creates an error.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason as a single line.
  public var description: String { "can't run \(name): \(reason)" }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// A program whose file was found.
  struct LocatedProgram: Sendable {
    let program: ChildProgram
    let path: String
    let words: [String]
    let environment: [String: String]

    init(_ program: ChildProgram) throws(ChildProgramError) {
      func failure(_ reason: String) -> ChildProgramError {
        ChildProgramError(name: program.name, reason: reason)
      }
      self.program = program
      environment = ProcessInfo.processInfo.environment
        .merging(program.environment) { $1 }
      let words = [program.executable] + program.arguments
      let texts = words + environment.flatMap { [$0, $1] } + [program.workingDirectory ?? ""]
      guard !texts.contains(where: { $0.contains("\0") }) else {
        throw failure("an argument contains a null character")
      }
      let current = FileManager.default.currentDirectoryPath
      let base = Self.path(program.workingDirectory ?? "", in: current)
      guard TerminalSystem.isFolder(base) else { throw failure("there is no folder \(base)") }
      let isPath = program.executable.contains("/")
      let folders = (environment["PATH"] ?? "/usr/bin:/bin")
        .split(separator: ":", omittingEmptySubsequences: false)
      let paths = isPath ? [program.executable] : folders.map { "\($0)/\(program.executable)" }
      let files = paths.map { Self.path($0, in: base) }.filter(TerminalSystem.isFile)
      guard !program.executable.isEmpty, let file = files.first else {
        throw failure(isPath ? "there is no such file" : "there is no such program in PATH")
      }
      guard let path = files.first(where: TerminalSystem.isExecutable) else {
        throw failure("\(file) is not executable")
      }
      guard program.workingDirectory != nil else {
        (self.path, self.words) = (path, words)
        return
      }
      // A shell sets the folder, because not every system can set it for a program that it launches.
      self.path = "/bin/sh"
      let script = #"cd "$1" && shift && exec "$@""#
      self.words = ["sh", "-c", script, "sh", base, path] + program.arguments
    }

    var name: String { program.name }

    /// Starts the program, with the default actions of all signals, of which none is blocked.
    ///
    /// - Parameters:
    ///   - files: The descriptors of the standard streams, or `nil` for `/dev/null`.
    ///   - group: The process group of the program.
    /// - Returns: The process.
    /// - Throws: The error of the system.
    func start(files: [Int32?], in group: ProgramGroup) throws(ChildProgramError) -> Int32 {
      let process = TerminalSystem.launch(
        path,
        words,
        environment: environment,
        files: files,
        group: group
      )
      guard process > 0 else {
        throw ChildProgramError(name: name, reason: TerminalSystem.refusal)
      }
      return process
    }

    /// Returns the result of running the program; see `ChildProgram.result(_:_:)`.
    func result(_ ending: ChildProgram.Ending?) -> Result<ChildProgram.Ending, ChildProgramError> {
      program.result(ending, environment)
    }

    /// Returns the text that asks the user to press Enter after the program has failed, or `nil` if the
    /// screen is set up again at once.
    func pauseText(after result: Result<ChildProgram.Ending, ChildProgramError>) -> String? {
      guard program.pausesAfterFailure, case .success(let ending) = result, !ending.isSuccess else {
        return nil
      }
      return program.pauseText ?? "\(name) has failed; press Enter to continue"
    }

    private static func path(_ path: String, in folder: String) -> String {
      path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    }
  }
#endif
