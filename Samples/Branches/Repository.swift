import Observation
import TabHost

/// What the app shows of a repository. git has the data, and pages observe this copy.
@MainActor @Observable final class Repository {
  let git: Git
  private(set) var status = Status()
  private(set) var branches: [Branch] = []
  private(set) var stashes: [Stash] = []
  /// Why the repository can't be read.
  private(set) var problem: GitError?
  /// The number of times that the repository was read: files may differ even if their status doesn't.
  private(set) var readCount = 0
  @ObservationIgnored private var isReading = false
  @ObservationIgnored private var needsReading = false
  @ObservationIgnored private var completions: [() -> Void] = []
  /// The identifiers of branches by their names.
  @ObservationIgnored private lazy var identifiers = (try? names.load()) ?? [:]
  @ObservationIgnored private let names: AppDataStore<[String: String]>

  /// - Parameter store: The store that keeps the identifiers of renamed branches.
  init(git: Git, store: any TabCustomizationStore) {
    self.git = git
    names = AppDataStore("branches of \(git.folder)", beside: store)
  }

  var folder: String { git.folder }
  var title: String { folder.split(separator: "/").last.map(String.init) ?? folder }
  var head: Head { status.head }
  var current: Branch? { branches.first(where: \.isCurrent) }

  func branch(_ id: Branch.ID) -> Branch? { branches.first { $0.id == id } }

  // MARK: - Reading

  /// Reads the repository, again if it is being read.
  func refresh(completion: @escaping () -> Void = {}) {
    completions.append(completion)
    needsReading = true
    if !isReading { read() }
  }

  private func read() {
    (isReading, needsReading) = (true, false)
    let status = ["status", "--porcelain=v2", "--branch", "--untracked-files=all", "-z"]
    git.read(status) { [self] status in
      git.read(["for-each-ref", "--format=\(Branch.format)", "refs/heads"]) { [self] branches in
        git.read(["stash", "list", "-z", "--format=\(Stash.format)"]) { [self] stashes in
          do throws(GitError) {
            let found = try branches.get().split(separator: "\n").compactMap(Branch.init)
            let (status, stashes) = try (Status(status.get()), Stash.all(in: stashes.get()))
            identify(found) { [self] in finish(status, $0, stashes) }
          } catch {
            problem = error
            finish(self.status, self.branches, self.stashes)
          }
        }
      }
    }
  }

  private func finish(_ status: Status, _ branches: [Branch], _ stashes: [Stash]) {
    if self.status != status { self.status = status }
    if self.branches != branches { self.branches = branches }
    if self.stashes != stashes { self.stashes = stashes }
    readCount += 1
    isReading = false
    guard !needsReading else { return read() }
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  // MARK: - Identifying branches

  /// Gives branches the identifiers that they had under other names.
  ///
  /// The log of a branch says how it was called, whichever program has renamed it.
  private func identify(_ branches: [Branch], completion: @escaping ([Branch]) -> Void) {
    let lost = Set(identifiers.keys).subtracting(branches.map(\.name))
    let new = branches.filter { identifiers[$0.name] == nil }
    findFormerNames(of: lost.isEmpty ? [] : new.prefix(20)) { [self] formerNames in
      var known = identifiers.filter { !lost.contains($0.key) }
      var taken = Set(known.values)
      for branch in new {
        let former = formerNames[branch.name].flatMap { lost.contains($0) ? identifiers[$0] : nil }
        var id = former ?? branch.name
        while !taken.insert(id).inserted { id += "'" }
        known[branch.name] = id
      }
      if known != identifiers {
        identifiers = known
        // Without it, a renamed branch is a new one in the next run.
        _ = try? names.save(known) { _, mine, _ in mine }
      }
      completion(
        branches.map { branch in
          var branch = branch
          branch.id = known[branch.name] ?? branch.name
          return branch
        }
      )
    }
  }

  private func findFormerNames(
    of branches: ArraySlice<Branch>,
    found: [String: String] = [:],
    completion: @escaping ([String: String]) -> Void
  ) {
    guard let branch = branches.first else { return completion(found) }
    let log = ["log", "--walk-reflogs", "-1", "--grep-reflog=^Branch: renamed", "--format=%gs"]
    git.read(log + [branch.reference, "--"]) { [self] result in
      var found = found
      let words = (try? result.get())?.split(whereSeparator: \.isWhitespace)
      if let words, words.count == 5, words[2].hasPrefix("refs/heads/") {
        found[branch.name] = String(words[2].dropFirst(11))
      }
      findFormerNames(of: branches.dropFirst(), found: found, completion: completion)
    }
  }
}

/// The repositories of a run.
@MainActor @Observable final class Workspace {
  let repositories: [Repository]
  /// The repository that Status, Log, Stashes and Search show.
  var repository: Repository

  init(_ repositories: [Repository]) {
    self.repositories = repositories
    repository = repositories[0]
  }
}
