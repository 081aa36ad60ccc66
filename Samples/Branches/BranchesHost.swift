import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal

/// The host of the app: pages about a repository, and groups with its branches.
final class BranchesHost: TabHostController {
  static func configure(_ application: TerminalApplication) {
    let host = application.screen.host as? BranchesHost
    host?.showMessage = { [weak application] message, undo in
      if let undo {
        application?.show(
          message: message,
          for: .seconds(10),
          action: "Undo",
          key: "u",
          handler: undo
        )
      } else {
        application?.show(message: message)
      }
    }
  }

  /// What other programs do with the example, which scripts and the explorer perform.
  static let changes: [String: (BranchesHost) -> Void] = [
    "a branch comes": { $0.change { $0.addBranch("handle") } },
    "a branch goes": { $0.change { $0.removeBranch("whistle") } },
    "a branch is renamed": { $0.change { $0.renameBranch("steam", to: "vapor") } },
  ]

  /// The git of an example, where nobody is at a terminal.
  private(set) var example: ExampleGit?
  private let gits: [Git]
  private(set) lazy var workspace = Workspace(
    gits.map { Repository(git: $0, store: customizationStore) }
  )
  private(set) lazy var groups = workspace.repositories.map { makeGroup($0) }
  /// Shows a message, with Undo if there is a handler for it.
  var showMessage = { (_: String, _ undo: (() -> Void)?) in }
  var question: Question?
  private lazy var workPage = WorkPage(workspace)
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - folders: The folders of the repositories.
  ///   - execution: Where git runs.
  init(
    folders: [String],
    execution: BackgroundProgram.Execution = BackgroundProgram.execution
  ) {
    gits = folders.map { Git(folder: $0, execution: execution) }
    super.init()
    delegate = self
    sidebar.delegate = self
  }

  /// Creates a host for the repositories that the user has named or, where nobody is at a terminal,
  /// for an example.
  override convenience init() {
    let operands = HostProgram.run.operands
    let isAtTerminal = HostProgram.run.mode == .terminal
    let paths = operands.isEmpty && isAtTerminal ? ["."] : operands
    let folders = paths.map(Git.folder(containing:))
    if isAtTerminal {
      self.init(folders: folders)
    } else {
      let example = ExampleGit()
      self.init(folders: [ExampleGit.folder], execution: .simulated { example.answer($0) })
      self.example = example
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = workspace.repository.title
    customizationIdentifier = "branches of \(gits[0].folder)"
    allowsReordering = true
    sidebar.preferredWidth = 24
    tabs =
      [
        makeTab("Status", "doc.text") { [workspace] _ in StatusPage(workspace) },
        makeTab("Log", "clock") { [workspace] in CommitList(workspace, title: $0.title) },
        makeTab("Stashes", "tray") { [workspace] _ in StashesPage(workspace) },
        makeSearchTab(),
      ] + groups
    for repository in workspace.repositories { repository.refresh() }
    updatePropertiesIfNeeded()
  }

  /// Shows the branches that git has. Called after each change of what it reads.
  override func updateProperties() {
    super.updateProperties()
    for (group, repository) in zip(groups, workspace.repositories) {
      group.children = repository.branches.map { branch in
        let identifier = tabIdentifier(branch.id, repository)
        let tab = group.tab(forIdentifier: identifier) ?? makeBranch(branch, identifier, repository)
        show(branch, in: tab)
        return tab
      }
    }
    let count = workspace.repository.status.changes.count
    tabs.first?.badgeValue = count == 0 ? nil : "\(count)"
    closeLostQuestion()
    let isWorking = workspace.repositories.contains { $0.git.work != nil }
    if isWorking != (bottomAccessory != nil) {
      bottomAccessory = isWorking ? TabAccessory(contentView: workPage) : nil
    }
  }

  override var keyCommands: [KeyCommand]? {
    let cancel = KeyCommand(title: "Cancel git", input: "g", modifierFlags: .control) {
      [weak self] _ in self?.cancel()
    }
    let refresh = KeyCommand(title: "Refresh", input: "r", modifierFlags: .control) {
      [weak self] _ in self?.workspace.repositories.forEach { $0.refresh() }
    }
    let add = KeyCommand(title: "New Branch", input: "n", modifierFlags: .command) {
      [weak self] _ in
      if let self { addBranch(in: workspace.repository) }
    }
    let isCovered = !presentedControllers.isEmpty
    return (bottomAccessory == nil ? [] : [cancel]) + (isCovered ? [] : [refresh, add])
  }

  func cancel() {
    for repository in workspace.repositories { repository.git.cancel() }
  }

  private func change(_ change: (ExampleGit) -> Void) {
    example.map(change)
    workspace.repository.refresh()
  }

  // MARK: - Watching

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Elsewhere, such as in a test, only the app changes the repositories.
    guard HostProgram.run.mode == .terminal else { return }
    watching = Task { [workspace] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(3))
        for repository in workspace.repositories {
          await withCheckedContinuation { done in repository.refresh { done.resume() } }
        }
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
  }

  // MARK: - Performing commands

  /// Performs commands of git, and shows the outcome.
  ///
  /// - Parameters:
  ///   - message: What has been done, or `nil` if the page shows it.
  ///   - undo: The commands that undo it, or none.
  ///   - undone: Called when it is undone.
  ///   - abort: The commands that end what has failed half-way, which the user can choose.
  func perform(
    _ title: String,
    _ commands: [[String]],
    in repository: Repository,
    message: String? = nil,
    undo: [[String]] = [],
    undone: @escaping () -> Void = {},
    abort: [[String]] = [],
    completion: @escaping () -> Void = {}
  ) {
    repository.git.perform(title, commands) { [weak self] error in
      repository.refresh()
      guard let self else { return }
      if let error { return show(error, in: repository, abort: abort) }
      completion()
      guard let message else { return }
      let handler = { [weak self] in
        self?.perform("Undo", undo, in: repository, message: "Undone", completion: undone) ?? ()
      }
      showMessage(message, undo.isEmpty ? nil : handler)
    }
  }

  /// Shows everything that git has written about a failure.
  private func show(_ error: GitError, in repository: Repository, abort: [[String]]) {
    let title = "\(error.command) \(error.isCancelled ? "is canceled" : "has failed")"
    if error.isCancelled, abort.isEmpty { return showMessage(title, nil) }
    let page = TextViewController(StyledText(error.text), title: title)
    page.navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .close,
      primaryAction: Action { [weak page] _ in page?.dismiss(animated: true) }
    )
    if !abort.isEmpty {
      page.addCommand("Abort", key: "a") { [weak self, weak page] in
        page?.dismiss(animated: true)
        self?.perform("Abort", abort, in: repository, message: "Aborted")
      }
    }
    // Above what the user does meanwhile.
    let top = presentedControllers.last?.viewController ?? self
    top.present(NavigationController(rootViewController: page), animated: true)
  }
}
