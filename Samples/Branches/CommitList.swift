import Observation
import TabHost
import TabHostTerminal

/// A history that is read in the background.
@MainActor @Observable final class History {
  /// What is read: the arguments of `git log`, and the commit of the branch, after whose change the
  /// history is read again.
  struct Query: Equatable {
    let folder: String
    let tip: String?
    let arguments: [String]
  }

  private(set) var commits: [Commit] = []
  private(set) var isReading = false
  @ObservationIgnored private var query: Query?
  @ObservationIgnored private var program: BackgroundProgram?

  /// Reads commits, which arrive while git runs.
  func read(_ query: Query, from git: Git) {
    guard query != self.query else { return }
    program?.cancel()
    // Commits stay until others replace them, if they belong to the same history.
    let isSame = query.folder == self.query?.folder && query.arguments == self.query?.arguments
    self.query = query
    if !isSame { commits = [] }
    isReading = query.tip != nil
    guard isReading else { return commits = [] }
    var reader = CommitReader()
    var found: [Commit]? = isSame && !commits.isEmpty ? [] : nil
    let program = git.run(
      ["log", "-z", "--format=\(Commit.format)", "--decorate=short"] + query.arguments
    ) { [weak self] bytes, source in
      guard source == .standardOutput, let self, self.query == query else { return }
      let new = reader.commits(endingIn: bytes)
      if found == nil { commits += new } else { found? += new }
    } completion: { [weak self] _ in
      guard let self, self.query == query else { return }
      if let found { commits = found }
      isReading = false
    }
    self.program = program
  }

  /// Ends reading, and reads again when the page is shown again.
  func cancel() {
    guard isReading else { return }
    program?.cancel()
    (query, isReading) = (nil, false)
  }
}

/// A commit that is dragged, from the history of a branch.
struct DraggedCommit {
  let commit: Commit
  let repository: Repository
  /// The branch, or `nil` for a history of several branches.
  let branch: Branch.ID?
}

/// A table of commits. Enter shows one, and a drag takes it to a branch.
class CommitList: ListViewController {
  let workspace: Workspace
  let history = History()

  init(_ workspace: Workspace, title: String) {
    self.workspace = workspace
    super.init(title: title)
  }

  /// The repository of the commits.
  var repository: Repository { workspace.repository }
  /// The branch that has the commits, or `nil` for a history of several branches.
  var branch: Branch? { repository.current }
  /// What is shown.
  var query: History.Query? {
    History.Query(folder: repository.folder, tip: repository.head.hash, arguments: ["HEAD", "--"])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    columns = [
      ListColumn("Subject", width: .flexible(minimum: 20)),
      ListColumn("Author", width: .fixed(10), priority: -1),
      ListColumn("Date", width: .fixed(10), priority: -2),
    ]
    sections = [
      ListSection(items: { [history] in history.commits }, row: { [unowned self] in row($0) })
    ]
    activationHandler = { [weak self] index in
      if let commit: Commit = self?.item(for: index) { self?.show(commit) }
    }
  }

  override func updateProperties() {
    super.updateProperties()
    if let query { history.read(query, from: repository.git) }
    emptyText = history.isReading ? "Reading…" : "No commits"
    navigationItem.title = history.isReading ? "\(title ?? ""): \(history.commits.count)…" : title
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    history.cancel()
  }

  private func row(_ commit: Commit) -> ListRow {
    var subject = StyledText()
    // The row of the branch that is checked out says so.
    let references = commit.references.replacing("HEAD -> ", with: "")
    if !references.isEmpty { subject.append("\(references) ", role: .tint) }
    subject.append(commit.subject)
    var row = ListRow(columns: [subject, StyledText(commit.author), StyledText(commit.date)])
    row.dragItems = { [weak self] _ in
      guard let self else { return [] }
      let dragged = DraggedCommit(commit: commit, repository: repository, branch: branch?.id)
      return [DragItem(localObject: dragged)]
    }
    return row
  }

  private func show(_ commit: Commit) {
    let page = TextPage(title: commit.subject)
    page.show(["show", "--stat", "--patch", commit.id, "--"], of: repository.git)
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The history of a branch, with commands for the branch.
final class BranchPage: CommitList {
  private let ownRepository: Repository
  private let id: Branch.ID

  init(_ id: Branch.ID, of repository: Repository, _ workspace: Workspace) {
    (self.id, ownRepository) = (id, repository)
    super.init(workspace, title: id)
  }

  override var repository: Repository { ownRepository }
  override var branch: Branch? { repository.branch(id) }
  override var query: History.Query? {
    guard let branch else { return nil }
    // The newest ones, because the history of each branch that was shown stays in memory.
    let arguments = ["--max-count=1000", branch.reference, "--"]
    return History.Query(folder: repository.folder, tip: branch.hash, arguments: arguments)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in BranchAction.allCases {
      addCommand(action.title, key: action.key) { [weak self] in
        guard let self, let branch else { return }
        branchesHost?.perform(action, on: branch, in: repository)
      }
    }
  }

  override func updateProperties() {
    title = branch?.name ?? title
    super.updateProperties()
  }
}

/// The commits of all branches with the text of the search field.
final class SearchPage: CommitList, SearchResultsUpdating {
  private static let scopes = [("Message", "--grep="), ("Author", "--author="), ("Change", "-S")]

  private let search = SearchController()

  override var branch: Branch? { nil }
  override var query: History.Query? {
    let text = search.searchBar.text ?? ""
    let option = Self.scopes[search.searchBar.selectedScopeButtonIndex].1 + text
    let isEmpty = text.isEmpty || repository.head.hash == nil
    return History.Query(
      folder: repository.folder,
      tip: isEmpty ? nil : repository.branches.map(\.hash).joined(),
      arguments: [
        "--branches", "--remotes", "--regexp-ignore-case", "--fixed-strings", option, "--",
      ]
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchBar.scopeButtonTitles = Self.scopes.map(\.0)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    allowsFinding = false
  }

  /// Called when the text or the scope changes. The page reads them, which are not observed.
  func updateSearchResults(for searchController: SearchController) { setNeedsUpdateProperties() }
}
