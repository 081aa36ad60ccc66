import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: the sample Branches with git in a repository.
@Suite(
  .ownThread,
  .enabled(if: Equipment.isAvailable, Equipment.advice),
  .enabled(if: GitFolder.isAvailable, GitFolder.advice)
)
struct GitTests {
  private let repository: GitFolder

  init() throws {
    repository = try GitFolder()
    try repository.write("1.7\n", to: "water")
    try repository.commit("Fill the kettle")
    try repository.write("1.8\n", to: "water")
  }

  private func launched(_ folder: String) throws -> EmulatedProgram {
    let program = try EmulatedProgram(
      BuiltProducts.path("Branches"),
      ["--state-dir", folder, repository.path],
      environment: GitFolder.environment
    )
    try program.wait(forText: "modified")
    return program
  }

  /// Waits until the file is in the first section.
  private func waitUntilStaged(_ program: EmulatedProgram) throws {
    _ = try program.wait("the staged file") { screen in
      let heading = screen.place(of: "Changed")?.row ?? 0
      let file = screen.place(of: "modified")?.row ?? .max
      return file < heading ? [] : ["not staged"]
    }
  }

  @Test func `a file is staged and committed, and the commit is in the log`() throws {
    let folder = try TemporaryFolder()
    let program = try launched(folder.path)
    try program.type("\t ")
    try waitUntilStaged(program)
    try program.type("c")
    try program.wait(forText: "Describe the change")
    try program.type("Fill more")
    try program.wait(forText: "Fill more")
    try program.type("\u{13}")
    try program.wait(forText: "Nothing has changed")
    try expectEqual(repository.git("log", "--format=%s"), "Fill more\nFill the kettle\n")
    // A branch that git gains appears by itself.
    try repository.git("branch", "steam")
    try program.wait(forText: "steam")
    try program.type("q")
    try expectEqual(program.terminal.end(), .exit(0))
    try program.terminal.waitForProcesses()
  }

  @Test func `after the program was killed, the message is there and the repository is intact`()
    throws
  {
    let folder = try TemporaryFolder()
    let program = try launched(folder.path)
    try program.type("\ta")
    try waitUntilStaged(program)
    try program.type("c")
    try program.wait(forText: "Describe the change")
    try program.type("Fill more")
    try program.terminal.waitByPolling("the draft") {
      let data = folder.path("drafts/1/data")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []
      // A file that is being written has another name.
      let name = names.first { $0.hasPrefix("message") && $0.hasSuffix(".json") }
      let draft = name.flatMap { try? folder.text("drafts/1/data/\($0)") }
      return draft?.contains("Fill more") == true
    }
    program.terminal.send(SIGKILL)
    try expectEqual(program.terminal.end(), .signal(SIGKILL))
    try program.terminal.waitForProcesses()

    try repository.git("fsck", "--strict")
    try expect(!repository.gitNames().contains("index.lock"))
    try expectEqual(repository.git("diff", "--cached", "--name-only"), "water\n")
    let next = try launched(folder.path)
    try next.type("\tc")
    try next.wait(forText: "Draft restored")
    try next.wait(forText: "Fill more")
    next.terminal.send(SIGTERM)
    try expectEqual(next.terminal.end(), .signal(SIGTERM))
    try expectEqual(folder.names, ["data", "drafts"])
  }
}
