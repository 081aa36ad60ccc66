import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import Branches

/// The sample Branches with a git in memory: what the user does, and what git and the delegate receive.
@MainActor struct BranchesTests {
  private let git: ExampleGit
  private let store = InMemoryTabCustomizationStore()
  private let app: RecordedHost<BranchesHost>
  private let messages = Messages()

  /// The messages of the app, and the handler of the last one.
  private final class Messages {
    var texts: [String] = []
    var undo: (() -> Void)?
  }

  private var host: BranchesHost { app.host }
  private var repository: Repository { host.workspace.repository }
  private var branches: [String] {
    host.updatePropertiesIfNeeded()
    return host.groups[0].displayOrder.map { "\($0.identifier): \($0.title)" }
  }

  init() {
    let git = ExampleGit()
    self.git = git
    let messages = messages
    app = RecordedHost(traits: .terminal(columns: 80, rows: 24), store: store) {
      let host = BranchesHost(
        folders: [ExampleGit.folder],
        execution: .simulated { git.answer($0) }
      )
      host.showMessage = {
        messages.texts.append($0)
        messages.undo = $1
      }
      return host
    }
  }

  /// The uppermost controller that is presented.
  private var alert: AlertController? { host.presentedControllers.last?.alert }

  private func act(_ action: BranchAction, on name: String) {
    let branch = repository.branches.first { $0.name == name }
    if let branch { host.perform(action, on: branch, in: repository) }
    host.updatePropertiesIfNeeded()
  }

  /// Drags the newest commit of a branch onto another one.
  private func drag(from source: String, to target: String) -> UserInteraction.Outcome? {
    host.user.tap(source)
    host.selectedViewController?.updatePropertiesIfNeeded()
    let stack = host.selectedViewController as? NavigationController
    guard let list = stack?.topViewController as? CommitList else { return nil }
    list.updatePropertiesIfNeeded()
    guard let row = list.draggableElements.first else { return nil }
    app.log.clear()
    let drag = host.user.drag(row, in: list).1
    drag?.enter(target)
    return drag?.drop()
  }

  // MARK: - Branches

  @Test func `the order and the visibility that the user chooses survive a renamed branch`() {
    host.user.beginEditing()
    host.user.uncheck("quiet-lid")
    host.user.endEditing()
    host.user.moveRow("whistle", .before, "main")
    host.user.endEditing()
    let arranged = branches
    git.renameBranch("whistle", to: "song")
    git.renameBranch("quiet-lid", to: "silent-lid")
    repository.refresh()

    expectEqual(arranged.first, "whistle: whistle")
    expectEqual(branches.first, "whistle: song")
    expectEqual(host.tab(forIdentifier: "quiet-lid")?.title, "silent-lid")
    expectEqual(host.tab(forIdentifier: "quiet-lid")?.isHidden, true)
    app.restart()
    expectEqual(branches.first, "whistle: song")
    expectEqual(host.tab(forIdentifier: "quiet-lid")?.isHidden, true)
  }

  @Test func `branches come and go, and the selection stays`() {
    host.user.tap("steam")
    app.log.clear()
    git.addBranch("handle")
    git.removeBranch("whistle")
    repository.refresh()

    expectEqual(branches, ["handle", "main", "quiet-lid", "steam"].map { "\($0): \($0)" })
    expectEqual(host.selectedTab?.identifier, "steam")
    expectEqual(app.log.calls, [])
  }

  @Test func `a branch with the former name of a renamed one is another branch`() {
    git.renameBranch("steam", to: "vapor")
    repository.refresh()
    git.addBranch("steam")
    repository.refresh()
    expectEqual(
      Set(branches).subtracting(["main", "quiet-lid", "whistle"].map { "\($0): \($0)" }),
      [
        "steam: vapor", "steam': steam",
      ]
    )
  }

  @Test func `the current branch is marked, and another one is checked out and back`() {
    expectEqual(host.tab(forIdentifier: "main")?.badgeValue, "↑2")
    act(.checkOut, on: "steam")
    expectEqual(repository.current?.name, "steam")
    expectEqual(host.tab(forIdentifier: "steam")?.accessibilityValue, "current")
    messages.undo?()
    expectEqual(repository.current?.name, "main")
    expectEqual(git.log, ["switch --no-guess -- steam", "switch -"])
    expectEqual(messages.texts, ["steam is checked out", "Undone"])
  }

  @Test func `a branch is deleted after a question, and Undo restores it`() {
    let before = git.branches
    act(.delete, on: "whistle")
    expectEqual(git.log, [])
    host.user.choose(alertAction: "Delete")
    expectEqual(branches.count, 3)
    messages.undo?()
    expectEqual(git.branches, before)
    expectEqual(messages.texts, ["whistle is deleted", "Undone"])
  }

  @Test func `the current branch is neither deleted nor merged`() {
    act(.delete, on: "main")
    act(.merge, on: "main")
    expectEqual(messages.texts, Array(repeating: "main is the current branch", count: 2))
    expectEqual(git.log, [])
  }

  @Test func `a question closes when git loses the branch`() {
    act(.delete, on: "whistle")
    expectEqual(alert?.title, "Delete whistle?")
    git.removeBranch("whistle")
    repository.refresh()
    host.updatePropertiesIfNeeded()

    expectEqual(host.presentedControllers.count, 0)
    expectEqual(messages.texts, ["The branch is gone"])
    expectEqual(git.log, [])
  }

  @Test func `a question is about a branch that was renamed meanwhile`() {
    act(.delete, on: "whistle")
    git.renameBranch("whistle", to: "song")
    repository.refresh()
    host.updatePropertiesIfNeeded()
    host.user.choose(alertAction: "Delete")
    expectEqual(git.log, ["branch --delete --force -- song"])
  }

  @Test func `a name that git refuses is reported in full`() {
    act(.rename, on: "steam")
    host.user.enterText("main")
    host.user.choose(alertAction: "Rename")
    let page =
      (host.presentedControllers.last?.viewController as? NavigationController)?
      .topViewController as? TextViewController
    expectEqual(page?.title, "git branch has failed")
    expectEqual(page?.text.string, "fatal: a branch named 'main' already exists\n")
    expectEqual(repository.branches.map(\.name), ["main", "quiet-lid", "steam", "whistle"])
  }

  // MARK: - Dropping commits

  @Test func `a commit is dropped on another branch, to which git copies it`() {
    let before = git.branches
    expectEqual(drag(from: "main", to: "whistle"), .performed)
    let hash = before["main"]?.last ?? ""
    expectEqual(git.log, ["switch --no-guess -- whistle", "cherry-pick \(hash)", "switch -"])
    expectEqual(git.current, "main")
    expectEqual(messages.texts, ["Copied to whistle"])
    expectEqual(
      app.log.calls.map(\.description),
      [
        "operationForAcceptingItemsFrom(whistle, types: []) -> copy",
        "acceptItemsFrom(whistle, types: [])",
      ]
    )
    messages.undo?()
    expectEqual(git.branches, before)
  }

  @Test func `a commit of another branch is copied to the current one without a switch`() {
    expectEqual(drag(from: "steam", to: "main"), .performed)
    expectEqual(git.log, ["cherry-pick \(git.branches["steam"]?.last ?? "")"])
  }

  @Test func `a commit is refused on its own branch, and on a page`() {
    for target in ["main", ":status", ":branches"] {
      expect(drag(from: "main", to: target) != .performed, target)
    }
    expectEqual(git.log, [])
    host.user.tap("main")
    let list = (host.selectedViewController as? NavigationController)?.topViewController
    let row = (list as? CommitList)?.draggableElements.first
    let drag = row.flatMap { row in (list as? CommitList).flatMap { host.user.drag(row, in: $0).1 }
    }
    drag?.enter("main")
    expectEqual(drag?.refusalReason, "main has the commit")
  }

  @Test func `a commit that can't be copied is reported, and the user can abort`() {
    git.answers["cherry-pick"] = .exited(1, errors: "CONFLICT (content)\n")
    _ = drag(from: "main", to: "whistle")
    git.answers = [:]
    git.log = []
    expectEqual(host.presentedControllers.count, 1)
    host.user.press("a")
    expectEqual(git.log, ["cherry-pick --abort", "switch -"])
    expectEqual(git.current, "main")
  }

  @Test func `a copy that is canceled half-way can be aborted`() {
    git.answers["cherry-pick"] = .running()
    _ = drag(from: "main", to: "whistle")
    host.updatePropertiesIfNeeded()
    host.user.press("g", modifiers: .control)
    git.answers = [:]
    git.log = []
    host.user.press("a")
    expectEqual(git.log, ["cherry-pick --abort", "switch -"])
    expectEqual(git.current, "main")
  }

  // MARK: - Work

  @Test func `what git does is shown with its progress until a key cancels it`() {
    git.answers["push"] = .running(errors: "Counting objects\rWriting objects: 10%\r")
    act(.push, on: "main")
    let page = host.bottomAccessory?.contentView as? ListViewController
    page?.updatePropertiesIfNeeded()
    expectEqual(page?.row(at: ListIndex(0))?.content.text, "git push Writing objects: 10%")

    act(.checkOut, on: "steam")
    expectEqual(git.current, "main")
    host.user.dismissPresented()
    host.user.press("g", modifiers: .control)
    host.updatePropertiesIfNeeded()

    expect(host.bottomAccessory == nil)
    expectEqual(messages.texts, ["git push is canceled"])
    expectEqual(
      git.log,
      ["push --progress --set-upstream -- origin refs/heads/main:refs/heads/main"]
    )
  }

  // MARK: - Several repositories

  @Test func `each repository has a group, and the pages show that of the selected branch`() {
    let gits = ["/work/kettle": ExampleGit(), "/work/lid": ExampleGit()]
    gits["/work/lid"]?.removeBranch("whistle")
    let host = BranchesHost(
      folders: gits.keys.sorted(),
      execution: .simulated { gits[$0.workingDirectory ?? ""]?.answer($0) ?? .exited(1) }
    )
    host.customizationStore = InMemoryTabCustomizationStore()
    host.appear()
    expectEqual(host.groups.map(\.title), ["Branches", "lid"])
    expectEqual(
      host.groups[1].children.map(\.identifier),
      ["/work/lid:main", "/work/lid:quiet-lid", "/work/lid:steam"]
    )
    host.user.tap("/work/lid:steam")
    expectEqual(host.workspace.repository.folder, "/work/lid")
    host.user.tap("main")
    expectEqual(host.workspace.repository.folder, "/work/kettle")
  }

  // MARK: - Exploring

  @Test func `no sequence of actions shows other branches or files than git has`() {
    var explorer = HostExplorer {
      RecordedHost(
        traits: .terminal(columns: 80, rows: 24),
        store: InMemoryTabCustomizationStore()
      ) { BranchesHost() }
    }
    explorer.changes = BranchesHost.changes
    explorer.require("the tabs are the branches of git") { host in
      host.updatePropertiesIfNeeded()
      return host.groups[0].children.map(\.title) == host.example?.branches.keys.sorted()
    }
    explorer.require("one branch is marked as the current one") { host in
      host.updatePropertiesIfNeeded()
      let marked = host.groups[0].children.filter { $0.accessibilityValue == "current" }
      let isLost = host.example?.branches[host.example?.current ?? ""] == nil
      return marked.map(\.title) == (isLost ? [] : [host.example?.current])
    }
    explorer.never("a question about a branch that is lost") { host in
      host.updatePropertiesIfNeeded()
      guard let question = host.question, question.alert?.presentingViewController != nil else {
        return false
      }
      return question.repository.branch(question.branch) == nil
    }
    let exploration = explorer.explore(steps: Soak.count(600, full: 6_000))
    expect(exploration.violation == nil, "\(exploration)")
    expectEqual(exploration.untouched.tabs, [], "\(exploration)")
  }
}
