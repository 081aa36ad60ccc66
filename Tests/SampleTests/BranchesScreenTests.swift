import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@testable import Branches

/// The sample Branches, with keys and clicks.
@MainActor struct BranchesScreenTests {
  private let git = ExampleGit()
  private let store = InMemoryTabCustomizationStore()
  private let user: ScreenDriver
  private var host: BranchesHost? { user.screen.host as? BranchesHost }

  init() {
    user = Self.launched(git, store)
    user.press(.tab)
  }

  private static func launched(
    _ git: ExampleGit,
    _ store: InMemoryTabCustomizationStore
  ) -> ScreenDriver {
    let host = BranchesHost(folders: [ExampleGit.folder], execution: .simulated { git.answer($0) })
    host.customizationStore = store
    return ScreenDriver(host, columns: 80, rows: 24)
  }

  /// The lines of the page, from a title to an empty line.
  private func lines(from title: String) -> [String] {
    let page = user.lines.map { line -> String in
      let words = line.drop(while: { $0 != "│" }).dropFirst(2).split(separator: " ")
      return words.joined(separator: " ")
    }
    return Array(page.drop(while: { $0 != title }).prefix(while: { !$0.isEmpty }))
  }

  private func commit(_ text: String) {
    user.type("c")
    user.type(text)
    user.press(.character("s"), modifiers: .control)
  }

  // MARK: - Status

  @Test func `Space moves a file to the other section, and the difference is that of the focus`() {
    user.press(.down)
    expect(user.shows("diff --git a/Kettle.swift"))
    user.press(.character(" "))
    expectEqual(
      lines(from: "Staged"),
      [
        "Staged", "Kettle.swift modified", "README.md modified", "Changed", "Tests/Lid.swift new",
      ]
    )
    user.press(.home, .character(" "))
    expectEqual(git.log, ["add -- Kettle.swift", "reset --quiet -- Kettle.swift"])
  }

  @Test func `a click on a file moves it, and the menu discards its changes after a question`()
    throws
  {
    try user.click("Tests/Lid")
    try user.click("Tests/Lid")
    expectEqual(git.log, ["add -- Tests/Lid.swift"])
    try user.click("Kettle.swift", .right)
    try user.click("Discard…")
    expectEqual(
      host?.presentedControllers.last?.alert?.title,
      "Discard the Changes of “Kettle.swift”?"
    )
    expectEqual(git.log.count, 1)
    host?.user.choose(alertAction: "Discard")
    expectEqual(git.log, ["add -- Tests/Lid.swift", "restore -- Kettle.swift"])
  }

  @Test func `a file is dragged to the other section, by mouse and by keys`() throws {
    try user.drag("Kettle.swift", to: "Staged")
    expectEqual(git.log, ["add -- Kettle.swift"])
    try user.drag("README.md", to: "Staged")
    expectEqual(git.log.count, 1)
    user.press(.home, .character("v"), .down)
    user.press(.enter)
    expectEqual(git.log, ["add -- Kettle.swift", "reset --quiet -- Kettle.swift"])
  }

  @Test func `what is staged is committed, and Undo takes the commit back`() {
    var undo: (() -> Void)?
    host?.showMessage = { undo = $1 }
    commit("Read this first")
    expectEqual(git.log, ["commit --message=Read this first"])
    expectEqual(
      lines(from: "Changed"),
      ["Changed", "Kettle.swift modified", "Tests/Lid.swift new"]
    )
    undo?()
    expectEqual(git.log.last, "reset --soft HEAD@{1}")
    // The message is a draft again.
    expect(user.shows("Read this first"))
    user.press(.escape)
    user.type("ac")
    expect(user.shows("Read this first"))
  }

  @Test func `without a change, nothing is put aside`() {
    user.type("s")
    user.type("s")
    expectEqual(git.log, ["stash push --include-untracked"])
  }

  @Test func `without a staged file, the user can stage all before the commit`() {
    user.press(.character(" "))
    user.type("c")
    expectEqual(host?.presentedControllers.last?.alert?.title, "Nothing Is Staged")
    host?.user.choose(alertAction: "Stage All")
    user.type("Read this first")
    user.press(.character("s"), modifiers: .control)
    expectEqual(
      git.log,
      ["reset --quiet -- README.md", "add --all", "commit --message=Read this first"]
    )
  }

  @Test func `a message that git refuses stays a draft, also in the next launch`() {
    git.answers["commit"] = .exited(1, errors: "The hook wants a number.\n")
    commit("Read this first")
    expect(user.shows("The hook wants a number."))
    user.press(.escape)
    user.wait(.seconds(3))

    let next = Self.launched(git, store)
    git.answers = [:]
    next.press(.tab)
    next.type("c")
    expect(next.shows("Read this first"))
    next.press(.character("s"), modifiers: .control)
    next.press(.tab)
    expectEqual(git.log.last, "commit --message=Read this first")

    next.press(.home, .character(" "))
    next.type("c")
    expect(!next.shows("Read this first"))
  }

  @Test func `the last commit is amended, beginning with its message`() {
    user.type("A")
    expect(user.shows("Say when it boils"))
    user.press(.end, .character("!"))
    user.press(.character("s"), modifiers: .control)
    expectEqual(git.log, ["commit --message=Say when it boils! --amend"])
  }

  // MARK: - Log, stashes and search

  @Test func `Enter shows a commit`() {
    host?.user.tap(":log")
    user.press(.down, .enter)
    expect(user.shows("Author: Eve <eve@example.org>"))
    expect(user.shows("Switch off in time"))
  }

  @Test func `changes are put aside, and come back`() throws {
    user.type("s")
    expect(user.shows("Nothing has changed"))
    host?.user.tap(":stashes")
    try user.click("WIP on main", .right)
    try user.click("Pop")
    expect(user.shows("Nothing is put aside"))
    host?.user.tap(":status")
    expect(user.shows("README.md"))
    expectEqual(git.log, ["stash push --include-untracked", "stash pop stash@{0}"])
  }

  @Test func `a search finds commits of all branches, by message and by author`() throws {
    host?.user.tap(":search")
    user.type("/")
    user.type("whistle")
    expect(user.shows("Whistle in D"))
    expect(!user.shows("Fill the kettle"))
    try user.click("Author")
    expect(user.shows("No commits"))
  }

  // MARK: - By mouse

  @Test func `a commit is dragged onto a branch by mouse`() throws {
    host?.user.tap(":log")
    try user.drag("Say when it boils", to: "whistle")
    expectEqual(git.log.map { $0.prefix(11) }, ["switch --no", "cherry-pick", "switch -"])
  }

  // MARK: - Documentation

  @Test func `the picture of README and article is a frame of the program`() throws {
    user.screen.options.showsStatusLine = true
    user.press(.down)
    let catalog = "Sources/TabHostTerminal/TabHostTerminal.docc"
    try PackageFiles.expect(
      user.frame.svg(title: "The sample Branches", theme: .dark),
      in: "\(catalog)/Resources/branches.svg",
      of: .pictures
    )
  }
}
