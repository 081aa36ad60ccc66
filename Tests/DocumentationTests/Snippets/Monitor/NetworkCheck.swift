import Observation
import TabHost
import TabHostTerminal

/// A check whether another machine answers, which the program `ping` performs.
@MainActor @Observable final class NetworkCheck {
  private static let count = 20
  private var replies = 0
  private var ping: BackgroundProgram?

  /// The check as a row.
  var row: ListRow {
    switch ping?.state {
    case nil: ListRow("Network", detail: "not checked")
    case .running:
      ListRow("Network", accessory: .progress(.bar(Double(replies) / Double(Self.count))))
    case .finished(let ending):
      ListRow("Network", detail: ending.isSuccess ? "\(replies) replies" : "no reply")
    case .cancelled: ListRow("Network", detail: "canceled after \(replies) replies")
    case .failed(let error): ListRow("Network", detail: "\(error)")
    }
  }

  func start() {
    guard ping?.isRunning != true else { return }
    replies = 0
    ping = BackgroundProgram(
      ChildProgram("ping", ["-c", "\(Self.count)", "swift.org"]),
      output: .lines { [weak self] line, _ in
        if line.contains("bytes from") { self?.replies += 1 }
      }
    )
  }

  func cancel() { ping?.cancel() }
}

/// A page with the row of the check.
final class NetworkPage: ListViewController {
  private let check: NetworkCheck

  init(_ check: NetworkCheck) {
    self.check = check
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    sections = [ListSection(rows: [check.row])]
  }
}
