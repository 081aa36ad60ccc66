import Foundation
import TabHostTestSupport

/// The command that "Coming from UIKit" publishes, run in a temporary folder.
struct RenamingCommand {
  /// What a run of the command leaves behind.
  struct Result {
    let status: Int32
    let output: [String]
    /// The text of each file, by its name.
    let files: [String: String]
  }

  /// An error for an article without the command.
  struct Missing: Error {}

  private let script: String

  /// Whether this machine has the programs that the command calls.
  static let isAvailable = ["perl", "sh"].allSatisfy { program in
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// Reads the command, which is the first block of shell code.
  init(article: String) throws {
    let block = article.components(separatedBy: "```sh\n").dropFirst().first
    guard let script = block?.components(separatedBy: "```").first, script.hasPrefix("perl") else {
      throw Missing()
    }
    self.script = script
  }

  /// Runs the command in a folder with the given files.
  func run(on files: [String: String]) throws -> Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let process = try FinishedProcess.run(command: ["sh", "-c", script], in: folder.url)
    var changed: [String: String] = [:]
    for name in files.keys { changed[name] = try folder.text(name) }
    let lines = (process.output + process.errors).split(separator: "\n").map(String.init)
    return Result(status: process.status, output: lines, files: changed)
  }

  /// Returns a text after renaming.
  func applied(to text: String) throws -> String? {
    try run(on: ["File.swift": text]).files["File.swift"]
  }
}
