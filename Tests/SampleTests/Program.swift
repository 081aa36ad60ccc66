import Foundation
import TabHostTestSupport

/// Runs a built sample as a separate process.
struct Program {
  let name: String

  /// The folder of the program's state. `nil` is a new folder for each run.
  var stateHome: String?

  /// The working directory of the program. `nil` is that of the tests.
  var workingFolder: URL?

  /// The variables that describe the terminal. `nil` inherits those of the tests.
  var environment: [String: String]?

  /// The output and exit status of a run.
  struct Run: Equatable {
    var output: String
    var errors: String
    /// The exit status, or the number of the signal that terminated the program.
    var status: Int32
    /// Whether a signal terminated the program.
    var isSignal = false

    /// The nonempty lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs the program until it exits.
  func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs the program, optionally with other standard streams than temporary files.
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
    // Files are used instead of pipes, so that a full pipe can't block the program.
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appending(path: name)
      try (name == "in" ? input : Data()).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = BuiltProducts.file(name)
    process.arguments = arguments
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    // Neither read nor change the customization of the user who runs the tests.
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

/// A temporary file that is removed on deinitialization.
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
