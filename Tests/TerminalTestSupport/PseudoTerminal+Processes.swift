import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PseudoTerminal {
  /// Waits until no process of the program's session exists any more, and reads their output
  /// meanwhile. Only on Linux.
  public func waitForProcesses() throws {
    try waitByPolling("the processes of the session to end") { processesLeft.isEmpty }
  }

  /// Waits until a process group is in the foreground of the terminal.
  public func waitForForeground(of group: String) throws {
    try waitByPolling("the group \(group) to be in the foreground") {
      "\(tcgetpgrp(master))" == group
    }
  }

  /// The identifiers of the processes in the program's session that still exist. Only on Linux.
  public var processesLeft: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { entry in
      guard let id = pid_t(entry), id != process || hasEnded else { return false }
      return getsid(id) == process
    }
  }
}
