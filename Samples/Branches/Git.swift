import Observation
import TabHostTerminal

/// Why git has not done what was requested.
struct GitError: Error, Equatable {
  /// The command, such as `git merge`.
  let command: String
  /// All that git has written.
  let text: String
  var isCancelled = false
}

/// Runs git in the folder of a repository, in the background.
@MainActor @Observable final class Git {
  /// Commands that the user has started.
  struct Work: Equatable {
    let title: String
    /// The last line that git has written.
    var progress = ""
  }

  /// The settings with which the output is as the app reads it.
  static let settings = [
    "--no-pager", "-c", "color.ui=false", "-c", "color.diff=false", "-c", "log.showSignature=false",
  ]

  let folder: String
  /// What git does for the user, one thing at a time.
  private(set) var work: Work?
  @ObservationIgnored private var program: BackgroundProgram?
  @ObservationIgnored private let execution: BackgroundProgram.Execution

  /// - Parameter execution: Where git runs.
  init(folder: String, execution: BackgroundProgram.Execution) {
    (self.folder, self.execution) = (folder, execution)
  }

  // MARK: - Reading

  /// Runs git, which passes its output on while it runs.
  ///
  /// Arguments are passed to git as they are, and no shell reads them.
  ///
  /// - Parameter locks: Whether git may lock the index to update it. What only reads must not keep the
  ///   commands of the user, also those in a shell, from the index.
  @discardableResult
  func run(
    _ arguments: [String],
    locks: Bool = false,
    output: @escaping (_ bytes: [UInt8], _ source: BackgroundProgram.Source) -> Void,
    completion: @escaping (GitError?) -> Void
  ) -> BackgroundProgram {
    var text: [UInt8] = []
    let git = ChildProgram(
      "git",
      Self.settings + arguments,
      environment: [
        "GIT_EDITOR": ":", "GIT_OPTIONAL_LOCKS": locks ? "1" : "0", "GIT_TERMINAL_PROMPT": "0",
      ],
      workingDirectory: folder
    )
    return BackgroundProgram(
      git,
      execution: execution,
      output: .bytes { bytes, source in
        // The output of a failed command is shown to the user, and the history is long.
        if source == .standardError || text.count < 100_000 { text += bytes }
        output(bytes, source)
      },
      completion: { state in
        let command = "git \(arguments.first { !$0.hasPrefix("-") } ?? "")"
        let text = String(decoding: text, as: UTF8.self)
        switch state {
        case .finished(.exited(0)): completion(nil)
        case .cancelled: completion(GitError(command: command, text: text, isCancelled: true))
        case .failed(let error): completion(GitError(command: command, text: "\(error)"))
        case .finished, .running: completion(GitError(command: command, text: text))
        }
      }
    )
  }

  /// Reads the whole output of a command.
  @discardableResult
  func read(
    _ arguments: [String],
    completion: @escaping (Result<String, GitError>) -> Void
  ) -> BackgroundProgram {
    var output: [UInt8] = []
    return run(arguments) { bytes, source in
      if source == .standardOutput { output += bytes }
    } completion: { error in
      completion(error.map(Result.failure) ?? .success(String(decoding: output, as: UTF8.self)))
    }
  }

  // MARK: - Work for the user

  /// Performs commands one after the other, up to the first one that fails.
  func perform(
    _ title: String,
    _ commands: [[String]],
    completion: @escaping (GitError?) -> Void
  ) {
    if let work {
      let text = "“\(work.title)” is in progress. Ctrl-G cancels it."
      return completion(GitError(command: title, text: text))
    }
    work = Work(title: title)
    performNext(commands[...], completion)
  }

  private func performNext(
    _ commands: ArraySlice<[String]>,
    _ completion: @escaping (GitError?) -> Void
  ) {
    guard let command = commands.first else {
      work = nil
      return completion(nil)
    }
    let started = run(command, locks: true) { [weak self] bytes, _ in
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      if let line = lines.last { self?.work?.progress = String(line) }
    } completion: { [weak self] error in
      guard let error else { self?.performNext(commands.dropFirst(), completion); return }
      self?.work = nil
      completion(error)
    }
    // A program that is simulated may have ended, and another one may have started.
    if started.isRunning { program = started }
  }

  /// Cancels what git does for the user.
  func cancel() { program?.cancel() }
}
