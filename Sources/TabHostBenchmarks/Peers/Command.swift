import Foundation

/// Runs commands of the system.
enum Command {
  /// A command that is not installed or failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a command until it exits, and returns its standard output. Standard error is discarded.
  ///
  /// - Parameters:
  ///   - name: The name of a command in `PATH`, or a path.
  ///   - arguments: The arguments of the command.
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
    // `env` exits with this status if it can't find the command.
    case 127: throw Failure(description: "\(name) is not installed")
    default: throw Failure(description: "\(([name] + arguments).joined(separator: " ")) failed")
    }
  }
}
