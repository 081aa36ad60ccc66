import Foundation
import TabHostTerminal

/// Functions that read and write whole files and standard streams.
enum StandardStreams {
  /// The arguments of the program, without its name.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The name of the file of the program.
  static var programName: String { ProcessInfo.processInfo.processName }

  /// Returns the value of an environment variable, or `nil` if it is empty or not set.
  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  static func exit(_ status: Int32) -> Never { Foundation.exit(status) }

  /// Reads a file, or standard input for `-`. The exit status of a failure is 2.
  static func read(_ path: String) throws(ProgramError) -> Data {
    guard !path.isEmpty else {
      throw ProgramError("can't read a file with an empty path", exitStatus: 2)
    }
    do {
      let input = try path == "-" ? .standardInput : FileHandle(forReadingFrom: location(of: path))
      return try input.readToEnd() ?? Data()
    } catch {
      let name = path == "-" ? "standard input" : path
      throw ProgramError("can't read \(name): \(reason(for: error))", exitStatus: 2)
    }
  }

  /// Returns whether there is a file at a path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: location(of: path).path(percentEncoded: false))
  }

  /// Writes text to standard output. The exit status of a failure is 1.
  static func write(_ text: String) throws(ProgramError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw ProgramError("can't write the output: \(reason(for: error))")
    }
  }

  /// Writes text to a file atomically, or to standard output for `-`. The exit status of a failure
  /// is 1.
  static func write(_ text: String, to path: String) throws(ProgramError) {
    guard path != "-" else { return try write(text) }
    guard !path.isEmpty else { throw ProgramError("can't write a file with an empty path") }
    do {
      if isReplaceable(path) {
        let file = location(of: path).resolvingSymlinksInPath()
        try Data(text.utf8).write(to: file, options: .atomic)
      } else {
        let output = try FileHandle(forWritingTo: location(of: path))
        try output.write(contentsOf: Data(text.utf8))
      }
    } catch {
      throw ProgramError("can't write \(path): \(reason(for: error))")
    }
  }

  /// Writes a line to standard error. Failures are ignored, because they can't be reported
  /// anywhere.
  static func writeError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isTerminal(.standardOutput) }

  /// The capabilities of standard output: those in the environment for a terminal, or else plain
  /// text.
  static var output: TerminalCapabilities {
    guard outputIsTerminal else { return .file }
    return TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
  }

  private static func isTerminal(_ stream: FileHandle) -> Bool {
    isatty(stream.fileDescriptor) == 1
  }

  // MARK: - Files

  /// Returns the URL of a path. The shell has already expanded a tilde, so any other is a plain
  /// character.
  static func location(of path: String) -> URL {
    URL(filePath: path.hasPrefix("~") ? "./\(path)" : path)
  }

  /// Returns whether a new file can replace the one at a path.
  ///
  /// A device or a pipe is written to directly, because replacing it would remove it.
  private static func isReplaceable(_ path: String) -> Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return true }
    let file = location(of: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let type = try? manager.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeDirectory
  }

  /// Throws an error if there is a file with contents to lose. The exit status is 2.
  ///
  /// A device or a pipe has none.
  static func checkAbsence(of path: String) throws(ProgramError) {
    guard FileManager.default.fileExists(atPath: path), isReplaceable(path) else { return }
    throw ProgramError(
      "\(path) exists; write another file, or add --overwrite to replace it",
      exitStatus: 2
    )
  }

  /// Returns the system's description of an error.
  static func reason(for error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    return (cause as NSError).localizedFailureReason ?? cause.localizedDescription
  }
}
