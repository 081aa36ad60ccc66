import Foundation

/// A command of the system that is run to its end.
enum Command {
  /// A command that is not installed, or that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a command and returns what it writes to standard output. Standard error is discarded.
  ///
  /// - Parameter name: The name of a command in `PATH`, or a path.
  static func output(of name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return String(decoding: output, as: UTF8.self)
    // By this status `env` reports that it does not find the command.
    case 127: throw Failure(description: "\(name) is not installed")
    default: throw Failure(description: "\(([name] + arguments).joined(separator: " ")) failed")
    }
  }
}
