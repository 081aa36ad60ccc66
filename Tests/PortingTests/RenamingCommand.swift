import Foundation

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
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "TabHostRenaming-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sh", "-c", script]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let changed = try Dictionary(
      uniqueKeysWithValues: files.keys.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      }
    )
    return Result(status: process.terminationStatus, output: lines, files: changed)
  }

  /// Returns a text after renaming.
  func applied(to text: String) throws -> String? {
    try run(on: ["File.swift": text]).files["File.swift"]
  }
}
