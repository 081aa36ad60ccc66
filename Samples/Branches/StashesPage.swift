import TabHost
import TabHostTerminal

/// The stashes of the repository. Enter shows one.
final class StashesPage: ListViewController {
  private enum Command: String, CaseIterable { case apply = "Apply", pop = "Pop", drop = "Drop" }

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
    contextMenuProvider = { [weak self] index in
      guard let stash: Stash = self?.item(for: index) else { return nil }
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(
          children: Command.allCases.map { command in
            Action(
              title: command.rawValue,
              attributes: command == .drop ? .destructive : []
            ) { _ in self?.perform(command, stash) }
          }
        )
      })
    }
    trailingSwipeActionsProvider = { [weak self] index in
      guard let stash: Stash = self?.item(for: index) else { return nil }
      return SwipeActionsConfiguration(
        actions: [Command.drop, .pop].map { command in
          ContextualAction(
            style: command == .drop ? .destructive : .normal,
            title: command.rawValue
          ) { _, _, done in
            done(true)
            self?.perform(command, stash)
          }
        }
      )
    }
  }

  override func updateProperties() {
    super.updateProperties()
    sections = [
      ListSection(items: repository.stashes) { ListRow($0.message, detail: $0.date) }
    ]
  }

  private func perform(_ command: Command, _ stash: Stash) {
    let name = command.rawValue.lowercased()
    // The number of a stash changes with others, its commit does not.
    guard let current = repository.stashes.first(where: { $0.id == stash.id }) else { return }
    let arguments = ["stash", name, current.name]
    guard command == .drop else {
      branchesHost?.perform("git stash \(name)", [arguments], in: repository)
      return
    }
    ask("Drop “\(stash.message)”?", action: "Drop", style: .destructive) { [weak self] _ in
      guard let self else { return }
      branchesHost?.perform(
        "git stash drop",
        [arguments],
        in: repository,
        message: "Dropped",
        undo: [["stash", "store", "--message", stash.message, stash.id]]
      )
    }
  }
}
