import Foundation
public import Testing

/// A repository of git that exists for one test.
public final class GitFolder {
  /// Whether git is installed. In CI it always is, so that CI does not pass without it.
  public static let isAvailable =
    ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } == true
    || (try? FinishedProcess.run(command: ["git", "--version"]))?.status == 0

  /// The reason to skip a test that needs git.
  public static let advice: Comment = "git not found; .ci/tools installs it"

  /// The settings with which git ignores those of the user who runs the tests.
  public static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada",
    "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.org", "LC_ALL": "C.UTF-8",
  ]

  /// A command of git that has failed.
  public struct Failure: Error {
    /// What git has written.
    public let text: String
  }

  private let folder: TemporaryFolder

  /// The path of the folder.
  public var path: String { folder.path }

  /// Creates a repository without commits.
  public init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Writes a file in the folder.
  public func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// The names in the folder of git.
  public func gitNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(".git")).sorted()
  }

  /// Commits all files.
  public func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message=\(message)")
  }

  /// Runs git in the folder, and returns its output.
  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    let run = try Self.run(arguments, in: path)
    guard run.status == 0 else { throw Failure(text: run.errors) }
    return run.output
  }

  /// Runs git in a folder until it ends.
  public static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: String
  ) throws -> FinishedProcess {
    try .run(
      URL(filePath: "/usr/bin/env"),
      ["git"] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
        .merging(environment) { $1 },
      folder: URL(filePath: folder)
    )
  }
}
