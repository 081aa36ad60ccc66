import Foundation

/// A program that uses the terminal in place of the app until it ends, such as an editor.
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
  public static func editor(_ path: String) -> ChildProgram {
    preferred("${VISUAL:-${EDITOR:-vi}}", "editor", path)
  }

  /// Returns the user's pager with a file: the command in the variable `PAGER`, or else `less`.
  public static func pager(_ path: String) -> ChildProgram {
    preferred("${PAGER:-less}", "pager", path)
  }

  /// Returns a program that a variable of the environment names.
  private static func preferred(_ command: String, _ name: String, _ path: String) -> ChildProgram {
    // The variables may contain arguments. A program would read a dash as the beginning of an option.
    let path = path.hasPrefix("-") ? "./\(path)" : path
    var program = ChildProgram("sh", ["-c", "exec \(command) \"$@\"", "sh", path])
    program.name = name
    return program
  }
}

/// An error that indicates why a program could not be run in the terminal.
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
    let name: String
    let path: String
    let words: [String]
    let environment: [String: String]

    init(_ program: ChildProgram) throws(ChildProgramError) {
      func failure(_ reason: String) -> ChildProgramError {
        ChildProgramError(name: program.name, reason: reason)
      }
      name = program.name
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

    private static func path(_ path: String, in folder: String) -> String {
      path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    }
  }
#endif
