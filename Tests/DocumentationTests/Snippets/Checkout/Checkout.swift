import Observation
import TabHostTerminal

/// The branches of a repository, and what git does for the user.
@MainActor @Observable final class Checkout {
  private(set) var branches: [String] = []
  private(set) var current: String?
  /// The last line of the command in progress, or `nil` if there is none.
  private(set) var progress: String?
  /// Everything that the last command has written, if it has failed.
  private(set) var problem: String?
  @ObservationIgnored private var work: BackgroundProgram?
  @ObservationIgnored private let execution: BackgroundProgram.Execution

  /// - Parameter execution: Where git runs. A test passes a fake.
  init(execution: BackgroundProgram.Execution = BackgroundProgram.execution) {
    self.execution = execution
  }

  /// Reads the branches, without keeping commands of the user from the index.
  func refresh() {
    var lines: [String] = []
    let format = "--format=%(HEAD) %(refname)"
    run(["--no-optional-locks", "for-each-ref", format, "refs/heads"]) {
      lines.append($0)
    } completion: { [self] _ in
      branches = lines.map { String($0.dropFirst("* refs/heads/".count)) }
      current = lines.firstIndex { $0.hasPrefix("*") }.map { branches[$0] }
    }
  }

  /// Performs a command, unless another one is in progress.
  func perform(_ arguments: [String]) {
    guard progress == nil else { return }
    var output: [String] = []
    (progress, problem) = ("", nil)
    work = run(arguments) { [self] line in
      output.append(line)
      progress = line
    } completion: { [self] state in
      progress = nil
      if !state.isSuccess, state != .cancelled { problem = output.joined(separator: "\n") }
      refresh()
    }
  }

  func cancel() { work?.cancel() }

  @discardableResult
  private func run(
    _ arguments: [String],
    line: @escaping (String) -> Void,
    completion: @escaping (BackgroundProgram.State) -> Void
  ) -> BackgroundProgram {
    BackgroundProgram(
      ChildProgram("git", arguments, environment: ["GIT_TERMINAL_PROMPT": "0"]),
      execution: execution,
      output: .lines { text, _ in line(text) },
      completion: completion
    )
  }
}
