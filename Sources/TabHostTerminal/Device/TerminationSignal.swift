/// A signal that asks the process to end.
public enum TerminationSignal: String, Hashable, Sendable, CaseIterable {
  /// The terminal was closed or the connection was lost: SIGHUP.
  case hangup
  /// Someone wants the program to stop what it does: SIGINT.
  ///
  /// Control-C at the keyboard is no signal but a byte, as all keys are.
  case interrupt
  /// As ``interrupt``, with a core file where the system writes them: SIGQUIT.
  case quit
  /// The process is to end, on shutdown for example: SIGTERM.
  case terminate

  /// The signal's number, which is the same on every system that has it.
  public var number: Int32 {
    switch self {
    case .hangup: 1
    case .interrupt: 2
    case .quit: 3
    case .terminate: 15
    }
  }

  /// The exit status by which shells report a process that such a signal has ended.
  public var exitStatus: Int32 { 128 + number }

  /// Ends the process the way the signal does by default, so that its parent sees that signal.
  ///
  /// A terminal that is set up is restored first. Nothing else is: what is buffered is not written,
  /// no object is released. Where the platform has no signals the process exits with
  /// ``exitStatus``.
  public func endProcess() -> Never {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      TerminalGuard.endProcess(by: number)
    #else
      TerminalSystem.exit(exitStatus)
    #endif
  }
}
