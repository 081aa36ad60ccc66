import Foundation
import TabHostTestSupport
import Testing

/// Runs a built sample as a separate process.
struct Program {
  /// The names of all samples: those of the folders in `Samples`.
  static let samples = (try? PackageFiles.names(in: "Samples")) ?? []
  /// The samples with an app of their own: all except the one that reads the description of a host.
  static let apps = samples.filter { $0 != "DelegateTrace" }

  let name: String

  /// The folder of the program's state. `nil` is a new folder for each run.
  var stateHome: String?

  /// The working directory of the program. `nil` is that of the tests.
  var workingFolder: URL?

  /// The variables that describe the terminal and what is recorded. `nil` inherits those of the tests.
  var environment: [String: String]?

  /// Runs the program until it exits.
  func run(_ arguments: String..., input: String = "") throws -> FinishedProcess {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs the program, optionally with other standard streams than temporary files.
  func run(
    _ arguments: [String],
    input: Data = Data(),
    from reading: FileHandle? = nil,
    to writing: FileHandle? = nil
  ) throws -> FinishedProcess {
    // Neither read nor change the customization of the user who runs the tests.
    let folder = try TemporaryFolder()
    let state = ["XDG_STATE_HOME": stateHome ?? folder.path("state")]
    var inherited = ProcessInfo.processInfo.environment
    if environment != nil { Self.variables.forEach { inherited[$0] = nil } }
    return try .run(
      BuiltProducts.file(name),
      arguments,
      environment: inherited.merging(state) { $1 }.merging(environment ?? [:]) { $1 },
      folder: workingFolder,
      input: input,
      from: reading,
      to: writing
    )
  }

  private static let variables = [
    "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "TABHOST_RECORD", "TERM", "TMUX",
    "WT_SESSION",
  ]

  // MARK: - Scripts

  /// Runs a script, and expects that it succeeds.
  func transcript(_ script: String, _ arguments: String...) throws -> [String] {
    let run = try run(["--script", "-"] + arguments, input: Data(script.utf8))
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors, "")
    return run.lines
  }
}
