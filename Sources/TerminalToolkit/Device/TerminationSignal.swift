/// A signal that requests the end of the process.
public enum TerminationSignal: String, Hashable, Sendable, CaseIterable {
  /// SIGHUP: the terminal was closed or the connection was lost.
  case hangup
  /// SIGINT: the program is interrupted.
  ///
  /// In raw mode, Control-C at the keyboard is not this signal but a byte, as all keys are.
  case interrupt
  /// SIGQUIT: the program is interrupted and leaves a core file, where the system writes them.
  case quit
  /// SIGTERM: the process is terminated, for example on shutdown.
  case terminate

  /// The number of the signal, which is the same on every system that has it.
  public var number: Int32 {
    switch self {
    case .hangup: 1
    case .interrupt: 2
    case .quit: 3
    case .terminate: 15
    }
  }

  /// The exit status by which shells report a process that the signal ended.
  public var exitStatus: Int32 { 128 + number }

  /// Ends the process as the signal does by default, so that its parent process sees that signal.
  ///
  /// The terminal is restored first, but nothing else happens: buffered output is not written and
  /// objects are not released. On platforms without signals, the process exits with ``exitStatus``.
  public func endProcess() -> Never {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      TerminalGuard.endProcess(by: number)
    #else
      TerminalSystem.exit(exitStatus)
    #endif
  }
}
