import Foundation
import TabHostTestSupport

/// A run of the program that uses a store in another process.
final class StoreWriterProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts the program with a folder, a command and its numbers.
  init(_ folder: String, _ command: String, _ numbers: Int...) throws {
    process.executableURL = BuiltProducts.file("StoreWriter")
    process.arguments = [folder, command] + numbers.map(String.init)
    // A killed program leaves an invalid coverage profile, which makes the package manager fail.
    // The program writes none unless this variable says where.
    let inherited = ProcessInfo.processInfo.environment
    let profile = inherited["PROGRAM_PROFILE_FILE"] ?? "/dev/null"
    process.environment = inherited.merging(["LLVM_PROFILE_FILE": profile]) { $1 }
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the first line of output, or of the program, and returns the line.
  func readFirstLine() -> String {
    var line = ""
    while let next = try? output.fileHandleForReading.read(upToCount: 1), !next.isEmpty {
      if next == Data("\n".utf8) { break }
      line += String(decoding: next, as: UTF8.self)
    }
    return line
  }

  /// Kills the program.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the program to exit and returns the lines that it has printed since.
  func finish() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
