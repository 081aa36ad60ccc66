import Foundation
import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@testable import Branches

/// The sample Branches with git itself, in repositories that exist for one test.
@MainActor @Suite(.enabled(if: GitFolder.isAvailable, GitFolder.advice))
struct BranchesGitTests {
  /// A repository with the branches `main` and `lid`.
  private let folder: GitFolder
  private let user: ScreenDriver
  private let host: BranchesHost

  init() throws {
    folder = try GitFolder()
    try folder.write("1.7\n", to: "water")
    try folder.commit("Fill the kettle")
    try folder.git("switch", "--create", "lid")
    try folder.write("closed\n", to: "lid")
    try folder.commit("Close the lid")
    try folder.git("switch", "main")
    try folder.write("100\n", to: "heat")
    try folder.commit("Heat the water")
    let path = folder.path
    // git has ended when a command returns, so that the test needs no waiting.
    let execution = BackgroundProgram.Execution.simulated { GitFolder.answer($0, in: path) }
    host = BranchesHost(folders: [path], execution: execution)
    host.customizationStore = InMemoryTabCustomizationStore()
    user = ScreenDriver(host, columns: 100, rows: 30)
    user.press(.tab)
  }

  private var repository: Repository { host.workspace.repository }

  private func refresh() {
    repository.refresh()
    host.updatePropertiesIfNeeded()
  }

  private func branch(_ name: String) throws -> Branch {
    try #require(repository.branches.first { $0.name == name })
  }

  /// The changes as git lists them, with the letter of the section in which they are.
  private var changes: [String] {
    repository.status.changes.map { "\($0.isStaged ? "S" : "C")\($0.letter) \($0.path)" }
  }

  // MARK: - Files

  private nonisolated static let names = [
    "-rf", "--all", ":(top)x", "*", "sp ace", "new\nline", "tab\tbell\u{7}", "ä漢", "\"quoted\"",
    "a/b/c", "'", "$(exit)", "HEAD", "main",
  ]

  @Test(arguments: names) func `a file with any name is staged, unstaged, shown and deleted`(
    name: String
  ) throws {
    try folder.write("other\n", to: "other")
    try folder.write("kettle\n", to: name)
    refresh()
    expectEqual(changes.sorted(), ["C? \(name)", "C? other"].sorted())
    let position = name < "other" ? 0 : 1
    for _ in 0..<position { user.press(.down) }
    expect(user.shows("+kettle"))
    user.press(.character(" "))
    expectEqual(changes.sorted(), ["C? other", "SA \(name)"].sorted())
    user.press(.home, .character(" "))
    expectEqual(changes.sorted(), ["C? \(name)", "C? other"].sorted())
    for _ in 0..<position { user.press(.down) }
    user.type("d")
    host.user.choose(alertAction: "Delete")
    expectEqual(changes, ["C? other"])
  }

  @Test func `modified, deleted and renamed files are committed, and the commit is taken back`()
    throws
  {
    try folder.write("1.8\n", to: "water")
    try folder.git("mv", "heat", "warmth")
    refresh()
    expectEqual(changes, ["SR warmth", "CM water"])
    user.type("a")
    expectEqual(changes, ["SR warmth", "SM water"])
    var undo: (() -> Void)?
    host.showMessage = { undo = $1 }
    user.type("c-m --all \"quoted\"")
    user.press(.enter)
    user.type("$(exit)")
    user.press(.character("s"), modifiers: .control)
    expectEqual(changes, [])
    try expectEqual(folder.git("log", "-1", "--format=%B"), "-m --all \"quoted\"\n$(exit)\n\n")
    undo?()
    expectEqual(changes, ["SR warmth", "SM water"])
  }

  @Test func `the first commit of a repository`() throws {
    let folder = try GitFolder()
    try folder.write("1.7\n", to: "water")
    let path = folder.path
    let host = BranchesHost(
      folders: [path],
      execution: .simulated { GitFolder.answer($0, in: path) }
    )
    host.customizationStore = InMemoryTabCustomizationStore()
    let user = ScreenDriver(host, columns: 80, rows: 24)
    user.press(.tab, .character(" "), .home, .character(" "), .home, .character(" "))
    user.type("cFill the kettle")
    user.press(.character("s"), modifiers: .control)
    try expectEqual(folder.git("log", "--format=%s"), "Fill the kettle\n")
    expectEqual(host.workspace.repository.branches.map(\.name), ["main"])
  }

  @Test func `changes are put aside, dropped and restored`() throws {
    try folder.write("1.8\n", to: "water")
    try folder.write("new\n", to: "new")
    refresh()
    var undo: (() -> Void)?
    host.showMessage = { undo = $1 }
    user.type("s")
    expectEqual(changes, [])
    host.user.tap(":stashes")
    user.press(.character(">"), .enter)
    host.user.choose(alertAction: "Drop")
    expectEqual(repository.stashes, [])
    undo?()
    expectEqual(repository.stashes.count, 1)
    try user.click("WIP on main", .right)
    try user.click("Pop")
    expectEqual(changes, ["CM water", "C? new"])
  }

  // MARK: - Branches

  @Test func `a branch that git has renamed keeps its identifier`() throws {
    try folder.git("branch", "--move", "lid", "top")
    try folder.git("commit", "--quiet", "--allow-empty", "--message=Whistle")
    refresh()
    try folder.git("branch", "lid")
    refresh()
    expectEqual(repository.branches.map(\.name), ["lid", "main", "top"])
    expectEqual(repository.branches.map(\.id), ["lid'", "main", "lid"])
  }

  @Test(arguments: ["-d", "--force", "@{-1}x", "a.b", "ä漢"])
  func `a branch with any name is checked out, renamed, merged and deleted`(name: String) throws {
    // Commands of git refuse some of these names, and its files permit them.
    guard (try? folder.git("update-ref", "refs/heads/\(name)", "lid")) != nil else { return }
    refresh()
    host.perform(.merge, on: try branch(name), in: repository)
    try expect(folder.git("log", "-1", "--format=%s").hasPrefix("Merge branch"))
    host.perform(.checkOut, on: try branch(name), in: repository)
    if repository.current?.name == name {
      host.perform(.checkOut, on: try branch("main"), in: repository)
    }
    expectEqual(repository.current?.name, "main")
    host.dismiss(animated: true)
    host.perform(.delete, on: try branch(name), in: repository)
    host.user.choose(alertAction: "Delete")
    expectEqual(repository.branches.map(\.name), ["lid", "main"])
  }

  @Test func `a commit is copied to another branch, and taken back`() throws {
    let before = try branch("lid")
    var undo: (() -> Void)?
    host.showMessage = { undo = $1 }
    host.user.tap(":log")
    try user.drag("Heat the water", to: "lid")
    try expectEqual(
      folder.git("log", "--format=%s", "lid"),
      "Heat the water\nClose the lid\nFill the kettle\n"
    )
    expectEqual(repository.current?.name, "main")
    undo?()
    try expectEqual(branch("lid"), before)
  }

  @Test func `a copy with a conflict is aborted`() throws {
    try folder.git("switch", "lid")
    try folder.write("80\n", to: "heat")
    try folder.commit("Heat less")
    try folder.git("switch", "main")
    refresh()
    host.user.tap(":log")
    try user.drag("Heat the water", to: "lid")
    expect(user.shows("CONFLICT"))
    expectEqual(changes, ["CU heat"])
    user.type("a")
    expectEqual(changes, [])
    expectEqual(repository.current?.name, "main")

    try user.drag("Heat the water", to: "lid")
    user.press(.escape)
    host.user.tap(":status")
    user.type("X")
    host.user.choose(alertAction: "Abort")
    expectEqual(changes, [])
    expectEqual(repository.current?.name, "lid")
  }

  @Test func `a merge with a conflict is aborted later`() throws {
    try folder.git("switch", "lid")
    try folder.write("80\n", to: "heat")
    try folder.commit("Heat less")
    try folder.git("switch", "main")
    refresh()
    host.perform(.merge, on: try branch("lid"), in: repository)
    user.press(.escape)
    user.type("X")
    expectEqual(host.presentedControllers.last?.alert?.title, "Abort git merge?")
    host.user.choose(alertAction: "Abort")
    expectEqual(changes, [])
    try expectEqual(folder.git("log", "-1", "--format=%s"), "Heat the water\n")
  }

  @Test func `a branch is ahead of and behind its upstream, and is pushed`() throws {
    let remote = try TemporaryFolder()
    try folder.git("init", "--quiet", "--bare", remote.path)
    try folder.git("remote", "add", "origin", remote.path)
    refresh()
    host.perform(.push, on: try branch("main"), in: repository)
    try expectEqual(branch("main").upstream, "origin/main")
    try folder.write("1.8\n", to: "water")
    try folder.commit("Fill more")
    refresh()
    expectEqual(host.tab(forIdentifier: "main")?.badgeValue, "↑1")
    host.perform(.push, on: try branch("main"), in: repository)
    host.updatePropertiesIfNeeded()
    expectEqual(host.tab(forIdentifier: "main")?.badgeValue, nil)
  }

  @Test func `a commit that is checked out is no branch`() throws {
    try folder.git("switch", "--detach", "lid")
    refresh()
    expectEqual(repository.head.branch, nil)
    expect(repository.current == nil)
    host.user.tap(":log")
    expect(user.shows("Close the lid"))
  }

  // MARK: - Log

  @Test func `a search finds the text of a message, an author and a change`() throws {
    host.user.tap(":search")
    user.type("/")
    user.type("LID")
    expect(user.shows("Close the lid"))
    expect(!user.shows("Heat the water"))
    try user.click("Author")
    expect(user.shows("No commits"))
    try user.click("Change")
    user.press(.backspace, .backspace, .backspace)
    user.type("closed")
    expect(user.shows("Close the lid"))
  }
}

extension GitFolder {
  /// Runs git for the app, until it ends.
  fileprivate static func answer(
    _ program: ChildProgram,
    in folder: String
  ) -> BackgroundProgram.Simulation {
    do {
      let run = try run(program.arguments, environment: program.environment, in: folder)
      return .exited(run.status, output: run.output, errors: run.errors)
    } catch {
      return .exited(127, errors: "\(error)")
    }
  }
}
