import Observation

/// What the monitor shows.
@MainActor @Observable final class Machine {
  private(set) var processes: [MachineProcess] = []
  private(set) var lines: [String] = []
  /// Why the processes or the log can't be read.
  private(set) var problem: String?

  /// Reads the processes and the new lines of a log once a second, until the task is canceled.
  func watch(_ log: String?) async {
    do {
      let file = try log.map(LogFile.init)
      while !Task.isCancelled {
        processes = try await MachineProcess.all()
        append(try await file?.newLines() ?? [])
        try await Task.sleep(for: .seconds(1))
      }
    } catch is CancellationError {
    } catch {
      problem = "\(error)"
    }
  }

  func show(_ processes: [MachineProcess]) { self.processes = processes }

  func append(_ lines: [String]) { if !lines.isEmpty { self.lines += lines } }
}
