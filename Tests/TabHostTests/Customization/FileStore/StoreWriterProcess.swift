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
    // A program that is killed leaves a broken profile, at which the package manager fails. So it
    // writes none where this variable does not say where to.
    let inherited = ProcessInfo.processInfo.environment
    let profile = inherited["PROGRAM_PROFILE_FILE"] ?? "/dev/null"
    process.environment = inherited.merging(["LLVM_PROFILE_FILE": profile]) { $1 }
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the first line of output, or of the program.
  func readFirstLine() -> String {
    var line = ""
    while let next = try? output.fileHandleForReading.read(upToCount: 1), !next.isEmpty {
      if next == Data("\n".utf8) { break }
      line += String(decoding: next, as: UTF8.self)
    }
    return line
  }

  /// Ends the program at once.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the program, and returns the lines that it has printed since.
  func finish() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
