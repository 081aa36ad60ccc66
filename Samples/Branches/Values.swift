/// The commit, and the branch, that is checked out.
struct Head: Equatable {
  /// The commit, or `nil` in a repository without commits.
  var hash: String?
  /// The branch, or `nil` if a commit is checked out.
  var branch: String?
}

/// A local branch.
struct Branch: Identifiable, Equatable {
  static let format = [
    "%(refname)", "%(objectname)", "%(HEAD)", "%(upstream:short)", "%(upstream:remotename)",
    "%(upstream:remoteref)", "%(upstream:track,nobracket)",
  ].joined(separator: "%00")

  /// An identifier that a renamed branch keeps.
  var id: String
  let name: String
  let hash: String
  let isCurrent: Bool
  let upstream: String?
  /// The name of the remote repository, and that of the branch in it.
  let remote: (name: String, reference: String)
  /// The commits that only this branch and only its upstream has, such as `↑2 ↓1`.
  let difference: String?

  var reference: String { "refs/heads/\(name)" }

  init?(_ line: Substring) {
    let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, fields[0].hasPrefix("refs/heads/") else { return nil }
    name = String(fields[0].dropFirst(11))
    id = name
    hash = fields[1]
    isCurrent = fields[2] == "*"
    upstream = fields[3].isEmpty ? nil : fields[3]
    let hasRemote = !fields[4].isEmpty
    remote = hasRemote ? (fields[4], fields[5]) : ("origin", fields[0])
    difference =
      fields[6].isEmpty
      ? nil
      : fields[6].replacing("ahead ", with: "↑").replacing("behind ", with: "↓")
        .replacing(",", with: "")
  }

  static func == (left: Branch, right: Branch) -> Bool {
    left.id == right.id && left.name == right.name && left.hash == right.hash
      && left.isCurrent == right.isCurrent && left.upstream == right.upstream
      && left.difference == right.difference
  }
}

/// A change of a file, in the index or in the working tree.
struct Change: Identifiable, Equatable {
  let path: String
  /// The former path of a renamed file.
  var originalPath: String?
  let isStaged: Bool
  /// The letter that git uses for the change.
  let letter: Character

  var id: String { "\(isStaged ? "staged" : "changed") \(path)" }
  var paths: [String] { [path] + (originalPath.map { [$0] } ?? []) }
  var isUntracked: Bool { letter == "?" }
  var isConflict: Bool { letter == "U" }

  var summary: String {
    switch letter {
    case "A": "added"
    case "C": "copied"
    case "D": "deleted"
    case "R": "renamed"
    case "T": "other type"
    case "U": "conflict"
    case "?": "new"
    default: "modified"
    }
  }
}

/// What `git status` lists.
struct Status: Equatable {
  var head = Head()
  var changes: [Change] = []

  init(_ output: String = "") {
    var records = output.split(separator: "\0")[...]
    while let record = records.popFirst() {
      let words = record.split(separator: " ", maxSplits: 2).map(String.init)
      switch record.first {
      case "#" where words.count == 3 && words[1] == "branch.oid":
        head.hash = words[2] == "(initial)" ? nil : words[2]
      case "#" where words.count == 3 && words[1] == "branch.head":
        head.branch = words[2] == "(detached)" ? nil : words[2]
      case "1": append(record, words: 8)
      case "2": append(record, words: 9, original: records.popFirst())
      case "u":
        let path = record.split(separator: " ", maxSplits: 10).last ?? ""
        changes.append(Change(path: String(path), isStaged: false, letter: "U"))
      case "?":
        changes.append(Change(path: String(record.dropFirst(2)), isStaged: false, letter: "?"))
      default: break
      }
    }
  }

  /// Appends the changes of a file: in the index, in the working tree, or in both.
  private mutating func append(_ record: Substring, words: Int, original: Substring? = nil) {
    let fields = record.split(separator: " ", maxSplits: words)
    guard fields.count == words + 1, fields[1].count == 2 else { return }
    for (letter, isStaged) in zip(fields[1], [true, false]) where letter != "." {
      let original = isStaged ? original.map(String.init) : nil
      let path = String(fields[words])
      changes.append(
        Change(path: path, originalPath: original, isStaged: isStaged, letter: letter)
      )
    }
  }
}

/// A commit of a history.
struct Commit: Identifiable, Equatable {
  static let format = "%H%x00%D%x00%s%x00%an%x00%as"

  let id: String
  /// The names of branches and tags, as git writes them.
  let references: String
  let subject: String
  let author: String
  let date: String
}

/// Reads commits from the output of git as it arrives.
struct CommitReader {
  private var rest: [UInt8] = []

  /// Returns the commits that are complete with further bytes.
  mutating func commits(endingIn bytes: [UInt8]) -> [Commit] {
    rest += bytes
    var commits: [Commit] = []
    var fields: [String] = []
    var (start, end) = (0, 0)
    for index in rest.indices where rest[index] == 0 {
      fields.append(String(decoding: rest[start..<index], as: UTF8.self))
      start = index + 1
      guard fields.count == 5 else { continue }
      commits.append(
        Commit(
          id: fields[0],
          references: fields[1],
          subject: fields[2],
          author: fields[3],
          date: fields[4]
        )
      )
      fields.removeAll(keepingCapacity: true)
      end = start
    }
    rest.removeFirst(end)
    return commits
  }
}

/// Changes that were put aside.
struct Stash: Identifiable, Equatable {
  static let format = "%H%x00%gs%x00%as"

  let id: String
  /// The number of stashes that are newer.
  let index: Int
  let message: String
  let date: String
  var name: String { "stash@{\(index)}" }

  static func all(in output: String) -> [Stash] {
    let fields = output.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: fields.count - 2, by: 3).map {
      Stash(id: fields[$0], index: $0 / 3, message: fields[$0 + 1], date: fields[$0 + 2])
    }
  }
}
