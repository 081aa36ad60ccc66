import TabHost

/// What the user does with a branch: in the menu and the swipe actions of its row, and on its page.
enum BranchAction: CaseIterable {
  case checkOut, merge, rename, push, delete

  var title: String { words.title }
  var key: String { words.key }

  private var words: (title: String, key: String) {
    switch self {
    case .checkOut: ("Check Out", "o")
    case .merge: ("Merge", "M")
    case .rename: ("Rename", "R")
    case .push: ("Push", "P")
    case .delete: ("Delete", "D")
    }
  }

  /// Returns why the action is not possible, or `nil` if it is.
  func refusal(for branch: Branch) -> String? {
    switch self {
    case .checkOut, .merge, .delete: branch.isCurrent ? "\(branch.name) is the current branch" : nil
    case .rename, .push: nil
    }
  }
}

extension BranchesHost {
  func perform(_ action: BranchAction, on branch: Branch, in repository: Repository) {
    if let refusal = action.refusal(for: branch) { return showMessage(refusal, nil) }
    let name = branch.name
    switch action {
    case .checkOut:
      perform(
        "git switch",
        [["switch", "--no-guess", "--", name]],
        in: repository,
        message: "\(name) is checked out",
        undo: repository.head.branch == nil ? [] : [["switch", "-"]]
      )
    case .merge:
      perform(
        "git merge",
        [["merge", "--no-edit", branch.reference]],
        in: repository,
        message: "\(name) is merged",
        undo: [["reset", "--keep", "HEAD@{1}"]],
        abort: [["merge", "--abort"]]
      )
    case .rename:
      ask("Rename \(name)", action: "Rename", text: name, about: branch, in: repository) {
        [weak self] branch, new in
        guard new != branch.name else { return }
        self?.perform(
          "git branch",
          [["branch", "--move", "--", branch.name, new]],
          in: repository,
          message: "Renamed to \(new)",
          undo: [["branch", "--move", "--", new, branch.name]]
        )
      }
    case .push:
      let (remote, reference) = branch.remote
      let push = ["push", "--progress", "--set-upstream"]
      perform(
        "git push",
        [push + ["--", remote, "\(branch.reference):\(reference)"]],
        in: repository,
        message: "\(name) is pushed"
      )
    case .delete:
      ask(
        "Delete \(name)?",
        "Commits that no other branch has are lost, unless you undo it.",
        action: "Delete",
        style: .destructive,
        about: branch,
        in: repository
      ) { [weak self] branch, _ in
        let restore = ["branch", "--", branch.name, branch.hash]
        let track = branch.upstream.map { ["branch", "--set-upstream-to=\($0)", branch.name] }
        self?.perform(
          "git branch",
          [["branch", "--delete", "--force", "--", branch.name]],
          in: repository,
          message: "\(branch.name) is deleted",
          undo: [restore] + (track.map { [$0] } ?? [])
        )
      }
    }
  }

  func addBranch(in repository: Repository) {
    ask("New Branch", action: "Create", text: "") { [weak self] name in
      self?.perform(
        "git switch",
        [["switch", "--create", name]],
        in: repository,
        message: "\(name) is created",
        undo: [["switch", "-"], ["branch", "--delete", "--force", "--", name]]
      )
    }
  }

  /// Asks about a branch. The question closes when git loses the branch.
  private func ask(
    _ title: String,
    _ message: String? = nil,
    action: String,
    style: AlertAction.Style = .default,
    text: String? = nil,
    about branch: Branch,
    in repository: Repository,
    handler: @escaping (Branch, String) -> Void
  ) {
    let alert = ask(title, message, action: action, style: style, text: text) { text in
      // The branch may have been renamed, or have other commits, meanwhile.
      if let branch = repository.branch(branch.id) { handler(branch, text) }
    }
    question = Question(alert: alert, branch: branch.id, repository: repository)
  }

  /// A question to the user about a branch.
  struct Question {
    weak var alert: AlertController?
    let branch: Branch.ID
    let repository: Repository
  }

  /// Closes a question about a branch that git has lost.
  func closeLostQuestion() {
    guard let question, question.repository.branch(question.branch) == nil else { return }
    self.question = nil
    guard let alert = question.alert, alert.presentingViewController != nil else { return }
    alert.dismiss(animated: true)
    showMessage("The branch is gone", nil)
  }

  // MARK: - Picking commits

  /// Returns why a commit can't be picked to a branch, or `nil` if it can.
  func refusal(of dragged: DraggedCommit, on branch: Branch, in repository: Repository) -> String? {
    if dragged.repository !== repository { return "The commit is in another repository" }
    return dragged.branch == branch.id ? "\(branch.name) has the commit" : nil
  }

  /// Copies a commit to a branch, and returns to the branch that was checked out.
  func pick(_ commit: Commit, to branch: Branch, in repository: Repository) {
    let pick = ["cherry-pick", commit.id]
    let goAndReturn = [["switch", "--no-guess", "--", branch.name], pick, ["switch", "-"]]
    perform(
      "git cherry-pick",
      branch.isCurrent ? [pick] : goAndReturn,
      in: repository,
      message: "Copied to \(branch.name)",
      undo: branch.isCurrent
        ? [["reset", "--keep", "HEAD@{1}"]]
        : [["branch", "--force", "--", branch.name, "\(branch.reference)@{1}"]],
      abort: [["cherry-pick", "--abort"]] + (branch.isCurrent ? [] : [["switch", "-"]])
    )
  }
}
