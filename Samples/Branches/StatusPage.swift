import TabHost
import TabHostTerminal

/// The changed files in two sections, and the difference of the focused one.
final class StatusPage: PartsController {
  private let workspace: Workspace
  private let list = ListViewController()
  private let difference = TextPage()
  private var abortButton: BarButtonItem?
  private var repository: Repository { workspace.repository }

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init()
    title = "Status"
    parts = [Part(list, priority: 1), Part(difference, minimumHeight: 3)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.activationHandler = { [weak self] index in
      if let change: Change = self?.list.item(for: index) { self?.toggle([change]) }
    }
    list.dropHandlerProvider = { [weak self] place in
      guard case .section(let section) = place else { return nil }
      return self?.dropHandler(isStaged: section == 0)
    }
    list.focusHandler = { [weak self] _ in self?.showDifference() }
    list.contextMenuProvider = { [weak self] index in
      guard let change: Change = self?.list.item(for: index) else { return nil }
      return ContextMenuConfiguration([
        RowCommand(title: change.isStaged ? "Unstage" : "Stage") { self?.toggle([change]) },
        RowCommand(title: "Discard…", isDestructive: true, isPossible: !change.isStaged) {
          self?.discard(change)
        },
      ])
    }
    addCommand("Commit", key: "c") { [weak self] in self?.commit() }
    addCommand("Stage All", key: "a") { [weak self] in
      self?.perform("git add", [["add", "--all"]])
    }
    addCommand("Discard", key: "d") { [weak self] in
      if let change = self?.focusedChange { self?.discard(change) }
    }
    addCommand("Stash", key: "s") { [weak self] in self?.stash() }
    addCommand("Amend", key: "A") { [weak self] in self?.amend() }
    abortButton = addCommand("Abort", key: "X") { [weak self] in self?.abort() }
  }

  override func updateProperties() {
    super.updateProperties()
    let (staged, changed) = (changes(isStaged: true), changes(isStaged: false))
    let sections = [("Staged", staged), ("Changed", changed)]
    list.sections =
      repository.status.changes.isEmpty
      ? [] : sections.map { ListSection($0, items: $1, row: makeRow) }
    list.emptyText = repository.problem?.text ?? "Nothing has changed"
    abortButton?.isHidden = !repository.status.changes.contains(where: \.isConflict)
    _ = repository.readCount
    showDifference()
  }

  private func changes(isStaged: Bool) -> [Change] {
    repository.status.changes.filter { $0.isStaged == isStaged }
  }

  private func makeRow(_ change: Change) -> ListRow {
    var row = ListRow(change.path, detail: change.summary)
    row.dragItems = { _ in [DragItem(localObject: change)] }
    return row
  }

  /// Accepts files from the other section.
  private func dropHandler(isStaged: Bool) -> DropHandler {
    DropHandler { session in
      let changes = session.changes
      if changes.contains(where: { $0.isStaged != isStaged }) { return .move }
      if changes.isEmpty { return .cancel }
      session.refusalReason = isStaged ? "it is staged" : "it is not staged"
      return .cancel
    } perform: { [weak self] session in
      self?.toggle(session.changes.filter { $0.isStaged != isStaged })
    }
  }

  private var focusedChange: Change? {
    list.focusedIndex.flatMap { list.item(for: $0) }
  }

  private func showDifference() {
    guard let change = focusedChange else { return difference.show(nil, of: repository.git) }
    let arguments =
      change.isUntracked
      ? ["diff", "--no-index", "--", "/dev/null", change.path]
      : ["--literal-pathspecs", "diff"] + (change.isStaged ? ["--cached"] : []) + ["--"]
        + change.paths
    difference.show(arguments, of: repository.git)
  }

  // MARK: - Commands

  /// Moves changes to the other section.
  private func toggle(_ changes: [Change]) {
    let paths = changes.flatMap(\.paths)
    let command = changes.first?.isStaged == true ? ["reset", "--quiet"] : ["add"]
    perform("git \(command[0])", [["--literal-pathspecs"] + command + ["--"] + paths])
  }

  private func perform(_ title: String, _ commands: [[String]]) {
    branchesHost?.perform(title, commands, in: repository)
  }

  private func discard(_ change: Change) {
    guard !change.isStaged else { return }
    let command = change.isUntracked ? ["clean", "--force"] : ["restore"]
    ask(
      change.isUntracked ? "Delete “\(change.path)”?" : "Discard the Changes of “\(change.path)”?",
      "git has no copy of them.",
      action: change.isUntracked ? "Delete" : "Discard",
      style: .destructive
    ) { [weak self] _ in
      let arguments = ["--literal-pathspecs"] + command + ["--", change.path]
      self?.perform("git \(command[0])", [arguments])
    }
  }

  private func stash() {
    // git would succeed, and to undo that would restore an older stash.
    guard !repository.status.changes.isEmpty else { return }
    branchesHost?.perform(
      "git stash",
      [["stash", "push", "--include-untracked"]],
      in: repository,
      message: "Put aside",
      undo: [["stash", "pop", "--index"]]
    )
  }

  /// Ends a merge, or the copy of a commit, that has stopped at a conflict.
  private func abort() {
    repository.git.read(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"]) { [weak self] result in
      let command = (try? result.get()) == nil ? "cherry-pick" : "merge"
      self?.ask(
        "Abort git \(command)?",
        "What you have changed since then is lost.",
        action: "Abort",
        style: .destructive
      ) { _ in self?.perform("git \(command)", [[command, "--abort"]]) }
    }
  }

  private func commit() {
    let write = { [weak self] in
      guard let self else { return }
      branchesHost?.writeMessage(in: repository)
    }
    guard changes(isStaged: true).isEmpty else { return write() }
    ask("Nothing Is Staged", action: "Stage All") { [weak self] _ in
      guard let self else { return }
      branchesHost?.perform("git add", [["add", "--all"]], in: repository, completion: write)
    }
  }

  private func amend() {
    repository.git.read(["log", "-1", "--format=%B"]) { [weak self] result in
      guard let self, let text = try? result.get(), let hash = repository.head.hash else { return }
      branchesHost?.writeMessage(amending: hash, text, in: repository)
    }
  }
}

extension DropSession {
  fileprivate var changes: [Change] { items.compactMap { $0.localObject as? Change } }
}
