import Foundation
import TabHostTerminal
import TabHostTesting

/// Functions that write whole files and standard streams.
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

  /// Returns whether there is a file at a path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: NamedFile(path).url.path(percentEncoded: false))
  }

  /// Writes text to standard output. The exit status of a failure is 1.
  static func write(_ text: String) throws(ProgramError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw ProgramError("can't write the output: \(NamedFile.reason(for: error))")
    }
  }

  /// Writes text to a file atomically, or to standard output for `-`. The exit status of a failure
  /// is 1.
  static func write(_ text: String, to path: String) throws(ProgramError) {
    guard path != "-" else { return try write(text) }
    guard !path.isEmpty else { throw ProgramError("can't write a file with an empty path") }
    do {
      if isReplaceable(path) {
        let file = NamedFile(path).url.resolvingSymlinksInPath()
        try Data(text.utf8).write(to: file, options: .atomic)
      } else {
        let output = try FileHandle(forWritingTo: NamedFile(path).url)
        try output.write(contentsOf: Data(text.utf8))
      }
    } catch {
      throw ProgramError("can't write \(path): \(NamedFile.reason(for: error))")
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

  /// Returns whether a new file can replace the one at a path.
  ///
  /// A device or a pipe is written to directly, because replacing it would remove it.
  private static func isReplaceable(_ path: String) -> Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return true }
    let file = NamedFile(path).url.resolvingSymlinksInPath().path(percentEncoded: false)
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
}
