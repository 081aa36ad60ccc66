import Foundation
import TabHostProgram

extension Git {
  /// Returns the folder of the repository that contains a path. Without one, the program ends with a
  /// message, before it opens the terminal.
  static func folder(containing path: String) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", path, "rev-parse", "--show-toplevel"]
    (process.standardOutput, process.standardError) = (output, errors)
    do { try process.run() } catch { HostProgram.fail("can't run git: \(error)") }
    let folder = text(of: output).dropLast()  // A line feed, which a folder can end with, too.
    let message = text(of: errors).split(separator: "\n").first ?? "git has failed"
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return String(folder)
    case 127: HostProgram.fail("git is not installed")
    default: HostProgram.fail("\(path): \(message.replacing("fatal: ", with: ""))")
    }
  }

  private static func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
