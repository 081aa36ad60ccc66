import Foundation
import TabHostTestSupport

/// A built sample, run as a person or a pipe would run it.
struct Program {
  let name: String

  /// Where the program keeps its state; nil is a folder of each run's own.
  var stateHome: String?

  /// The folder in which the program runs; nil is that of the tests.
  var workingFolder: URL?

  /// The part of the environment that tells of the terminal; nil leaves it as it is.
  var environment: [String: String]?

  /// What a run has printed, and how it ended.
  struct Run: Equatable {
    var output: String
    var errors: String
    /// The exit status, or the number of the signal that ended it.
    var status: Int32
    /// Whether a signal ended it.
    var isSignal = false

    /// The lines of the output, without the last line's end.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs the program with other standard streams than files that are there for this run.
  func run(
    _ arguments: [String],
    input: Data = Data(),
    from reading: FileHandle? = nil,
    to writing: FileHandle? = nil
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "TabHostSamples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: no reader is needed to keep the program going.
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appending(path: name)
      try (name == "in" ? input : Data()).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = BuiltProducts.file(name)
    process.arguments = arguments
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    // What the person at this computer has customized is neither seen nor changed.
    let state = ["XDG_STATE_HOME": stateHome ?? folder.appending(path: "state").path]
    var inherited = ProcessInfo.processInfo.environment
    if environment != nil { Self.terminalVariables.forEach { inherited[$0] = nil } }
    process.environment = inherited.merging(state) { $1 }.merging(environment ?? [:]) { $1 }
    process.standardInput = try reading ?? FileHandle(forReadingFrom: files[0])
    process.standardOutput = try writing ?? FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal
    )
  }

  private static let terminalVariables = [
    "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "TERM", "TMUX", "WT_SESSION",
  ]
}

/// A file that is there for one test.
struct TemporaryFile: ~Copyable {
  let path: String

  init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  init(_ data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    path = file.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
