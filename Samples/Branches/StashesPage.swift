import TabHost
import TabHostTerminal

/// The stashes of the repository. Enter shows one.
final class StashesPage: ListViewController {
  private let workspace: Workspace
  private var repository: Repository { workspace.repository }

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(title: "Stashes")
    emptyText = "Nothing is put aside"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    activationHandler = { [weak self] index in
      guard let self, let stash: Stash = item(for: index) else { return }
      let page = TextPage(title: stash.message)
      page.show(["stash", "show", "--patch", "--include-untracked", stash.id], of: repository.git)
      navigationController?.pushViewController(page, animated: true)
    }
    contextMenuProvider = { [weak self] in
      self?.commands(at: $0).map(ContextMenuConfiguration.init)
    }
    trailingSwipeActionsProvider = { [weak self] in
      self?.commands(at: $0).map { SwipeActionsConfiguration($0.reversed()) }
    }
  }

  override func updateProperties() {
    super.updateProperties()
    sections = [
      ListSection(items: repository.stashes) { ListRow($0.message, detail: $0.date) }
    ]
  }

  private func commands(at index: ListIndex) -> [RowCommand]? {
    guard let stash: Stash = item(for: index) else { return nil }
    return ["Apply", "Pop", "Drop"].map { title in
      RowCommand(title: title, isDestructive: title == "Drop") { [weak self] in
        guard title == "Drop" else { self?.perform(title.lowercased(), stash); return }
        self?.ask("Drop “\(stash.message)”?", action: title, style: .destructive) { _ in
          let undo = [["stash", "store", "--message", stash.message, stash.id]]
          self?.perform("drop", stash, message: "Dropped", undo: undo)
        }
      }
    }
  }

  private func perform(
    _ command: String,
    _ stash: Stash,
    message: String? = nil,
    undo: [[String]] = []
  ) {
    // The number of a stash changes with others, its commit does not.
    guard let current = repository.stashes.first(where: { $0.id == stash.id }) else { return }
    branchesHost?.perform(
      "git stash \(command)",
      [["stash", command, current.name]],
      in: repository,
      message: message,
      undo: undo
    )
  }
}
