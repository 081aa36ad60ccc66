import TabHostTerminal

/// A git whose repository is in memory, for runs in which nobody is at a terminal, and for tests.
///
/// It has the commands that the app uses, and simple histories: each commit has one parent.
@MainActor final class ExampleGit {
  static let folder = "/home/ada/kettle"

  private struct ExampleCommit {
    let parent: String?
    let subject: String
    var author = "Ada"
    var date = "2026-03-01"
  }

  private struct File {
    var staged: Character?
    var changed: Character?
  }

  private(set) var branches: [String: [String]] = [:]
  private(set) var current = "main"
  private var previous = "main"
  private var commits: [String: ExampleCommit] = [:]
  private var files: [String: File] = [:]
  private var stashes: [(hash: String, message: String, files: [String: File])] = []
  private var formerNames: [String: String] = [:]
  /// What commands do that a test replaces, by their names.
  var answers: [String: BackgroundProgram.Simulation] = [:]
  /// The commands that have changed the repository.
  var log: [String] = []

  init() {
    let authors = ["Ada", "Ben", "Eve"]
    var tip: String?
    for (day, subject) in Self.subjects.enumerated() {
      let date = "2026-03-\(day < 9 ? "0" : "")\(day + 1)"
      tip = add(ExampleCommit(parent: tip, subject: subject, author: authors[day % 3], date: date))
      if day == 2 { branches["quiet-lid"] = [tip ?? ""] }
    }
    branches["main"] = [tip ?? ""]
    commitToNewBranch("whistle", "Whistle in D", "Hold the note")
    commitToNewBranch("steam", "Show the steam")
    files = [
      "Kettle.swift": File(changed: "M"), "README.md": File(staged: "M"),
      "Tests/Lid.swift": File(changed: "?"),
    ]
  }

  private static let subjects = [
    "Fill the kettle", "Heat the water", "Close the lid", "Pour without drops", "Measure the heat",
    "Switch off in time", "Say when it boils",
  ]

  private func commitToNewBranch(_ name: String, _ subjects: String...) {
    var tip = branches["main"]?.last
    for subject in subjects { tip = add(ExampleCommit(parent: tip, subject: subject)) }
    branches[name] = [tip ?? ""]
  }

  private func add(_ commit: ExampleCommit) -> String {
    let number = String((commits.count + 1) * 2_654_435_761 % 0xFFFF_FFFF, radix: 16)
    let hash = String(String(repeating: number, count: 40).prefix(40))
    commits[hash] = commit
    return hash
  }

  // MARK: - Changes that another program makes

  func addBranch(_ name: String) { branches[name] = [tip(of: "main") ?? ""] }
  func removeBranch(_ name: String) { branches[name] = nil }
  func renameBranch(_ name: String, to new: String) {
    branches[new] = branches.removeValue(forKey: name)
    formerNames[new] = name
    if current == name { current = new }
  }

  // MARK: - Commands

  /// Does what git does for a command.
  func answer(_ program: ChildProgram) -> BackgroundProgram.Simulation {
    let arguments = program.arguments.dropFirst(Git.settings.count)
      .drop { $0 == "--literal-pathspecs" }
    let words = arguments.dropFirst().filter { $0 != "--" }
    let command = arguments.first ?? ""
    if !["status", "for-each-ref", "log", "show", "diff"].contains(command), words != listWords {
      log.append(arguments.joined(separator: " "))
    }
    if let answer = answers[command] { return answer }
    do {
      return .exited(0, output: try output(of: command, words))
    } catch {
      return .exited(1, errors: (error as? ExampleFailure)?.text ?? "")
    }
  }

  private let listWords = ["list", "-z", "--format=\(Stash.format)"]

  private func output(of command: String, _ words: [String]) throws -> String {
    let names = words.filter { !$0.hasPrefix("-") }
    switch command {
    case "status": return status
    case "for-each-ref": return branches.keys.sorted().map(record).joined(separator: "\n")
    case "log": return history(words, names)
    case "show": return try patch(of: names[0])
    case "diff": return difference(of: names.last ?? "")
    case "add":
      for path in words.contains("--all") ? Array(files.keys) : names {
        guard let letter = files[path]?.changed else { continue }
        files[path] = File(staged: letter == "?" ? "A" : letter)
      }
    case "reset" where words.contains("--quiet"):
      for path in names {
        if let letter = files[path]?.staged {
          files[path] = File(changed: letter == "A" ? "?" : letter)
        }
      }
    case "reset": branches[current]?.removeLast()
    case "restore", "clean": files[names[0]] = nil
    case "commit": try commit(words)
    case "switch": try switchBranch(words, names)
    case "branch": try changeBranch(words, names)
    case "merge" where !names.isEmpty: move(to: try tip(of: names[0]).orFail("no such branch"))
    case "cherry-pick" where !names.isEmpty: try pick(names[0])
    case "stash": return try stash(words, names)
    default: break
    }
    return ""
  }

  private var status: String {
    let head = ["# branch.oid \(tip(of: current) ?? "(initial)")", "# branch.head \(current)"]
    let entries = files.sorted { $0.key < $1.key }.map { path, file in
      if file.changed == "?" { return "? \(path)" }
      return "1 \(file.staged ?? ".")\(file.changed ?? ".") N... 100644 100644 100644 0 0 \(path)"
    }
    return (head + entries).map { "\($0)\0" }.joined()
  }

  private func record(of branch: String) -> String {
    let isTracked = branch == "main"
    return [
      "refs/heads/\(branch)", tip(of: branch) ?? "", branch == current ? "*" : " ",
      isTracked ? "origin/\(branch)" : "", isTracked ? "origin" : "",
      isTracked ? "refs/heads/\(branch)" : "", isTracked ? "ahead 2" : "",
    ].joined(separator: "\0")
  }

  private func history(_ words: [String], _ names: [String]) -> String {
    if words.contains("--walk-reflogs") {
      let new = names[0].dropFirst(11)
      return formerNames[String(new)].map {
        "Branch: renamed refs/heads/\($0) to refs/heads/\(new)\n"
      }
        ?? ""
    }
    if words.contains("--format=%B") {
      return tip(of: current).flatMap { commits[$0]?.subject } ?? ""
    }
    var seen: Set<String> = []
    var found: [String] = []
    for name in words.contains("--branches") ? branches.keys.sorted() : names {
      var next = tip(of: name)
      while let hash = next, seen.insert(hash).inserted {
        found.append(hash)
        next = commits[hash]?.parent
      }
    }
    return found.compactMap { hash in
      guard let commit = commits[hash] else { return nil }
      for word in words {
        let text = word.drop { $0 != "=" }.dropFirst().lowercased()
        if word.hasPrefix("--grep="), !commit.subject.lowercased().contains(text) { return nil }
        if word.hasPrefix("--author="), !commit.author.lowercased().contains(text) { return nil }
      }
      let names = branches.keys.sorted().filter { tip(of: $0) == hash }
      let references = names.map { $0 == current ? "HEAD -> \($0)" : $0 }.joined(separator: ", ")
      let fields = [hash, references, commit.subject, commit.author, commit.date]
      return fields.joined(separator: "\0") + "\0"
    }.joined()
  }

  private func patch(of hash: String) throws -> String {
    let commit = try commits[hash].orFail("bad object \(hash)")
    return """
      commit \(hash)
      Author: \(commit.author) <\(commit.author.lowercased())@example.org>

          \(commit.subject)

      \(difference(of: "Kettle.swift"))
      """
  }

  private func difference(of path: String) -> String {
    """
    diff --git a/\(path) b/\(path)
    @@ -1,2 +1,2 @@
     let water = 1.7
    -let heat = 90
    +let heat = 100

    """
  }

  private func tip(of name: String) -> String? {
    if name == "HEAD" { return tip(of: current) }
    return branches[name.replacing("refs/heads/", with: "")]?.last
  }

  private func move(to hash: String) { branches[current]?.append(hash) }

  private func commit(_ words: [String]) throws {
    let message = words[0].dropFirst("--message=".count)
    guard let subject = message.split(whereSeparator: \.isNewline).first else {
      throw ExampleFailure(text: "Aborting commit due to empty commit message.\n")
    }
    let parent = tip(of: current)
    let isAmended = words.contains("--amend")
    move(
      to: add(
        ExampleCommit(
          parent: isAmended ? parent.flatMap { commits[$0]?.parent } : parent,
          subject: String(subject)
        )
      )
    )
    files = files.compactMapValues { $0.changed == nil ? nil : File(changed: $0.changed) }
  }

  private func switchBranch(_ words: [String], _ names: [String]) throws {
    let name = words.contains("-") ? previous : names[0]
    if words.contains("--create") {
      guard branches[name] == nil, !name.contains(" ") else {
        throw ExampleFailure(text: "fatal: '\(name)' is not a valid branch name\n")
      }
      branches[name] = [tip(of: current) ?? ""]
    }
    guard branches[name] != nil else {
      throw ExampleFailure(text: "fatal: invalid reference: \(name)\n")
    }
    (previous, current) = (current, name)
  }

  private func changeBranch(_ words: [String], _ names: [String]) throws {
    switch words[0] {
    case "--move":
      guard branches[names[1]] == nil, !names[1].contains(" ") else {
        throw ExampleFailure(text: "fatal: a branch named '\(names[1])' already exists\n")
      }
      renameBranch(names[0], to: names[1])
    case "--delete":
      _ = try branches.removeValue(forKey: names[0]).orFail("error: branch not found")
    case "--force": branches[names[0]]?.removeLast()
    case names.first: branches[names[0]] = [names[1]]
    default: break
    }
  }

  private func pick(_ hash: String) throws {
    let subject = try commits[hash].orFail("bad object \(hash)").subject
    move(to: add(ExampleCommit(parent: tip(of: current), subject: subject)))
  }

  private func stash(_ words: [String], _ names: [String]) throws -> String {
    if words == listWords {
      return stashes.map { "\($0.hash)\0\($0.message)\0002026-03-09\0" }.joined()
    }
    if names[0] == "show" { return difference(of: "Kettle.swift") }
    if names[0] == "push" {
      guard !files.isEmpty else { throw ExampleFailure(text: "No local changes to save\n") }
      let hash = add(ExampleCommit(parent: nil, subject: "stash"))
      stashes.insert((hash, "WIP on \(current)", files), at: 0)
      files = [:]
      return ""
    }
    if names[0] == "store" {
      stashes.insert((names[2], names[1], [:]), at: 0)
      return ""
    }
    let index = names.dropFirst().first.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    guard stashes.indices.contains(index) else {
      throw ExampleFailure(text: "No stash entries found.\n")
    }
    if names[0] != "drop" { files.merge(stashes[index].files) { $1 } }
    if names[0] != "apply" { stashes.remove(at: index) }
    return ""
  }
}

private struct ExampleFailure: Error { let text: String }

extension Optional {
  fileprivate func orFail(_ text: String) throws -> Wrapped {
    guard let self else { throw ExampleFailure(text: "\(text)\n") }
    return self
  }
}
