import Foundation

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The terminal that the process was started in, on POSIX systems such as Linux.
  ///
  /// Standard output must be a terminal. If standard input is not one, as in `command | app`, keys
  /// are read from the controlling terminal, and standard input is left to the program.
  ///
  /// While the device is open, standard output and standard error are redirected into a ``log``,
  /// unless they are not terminals. The last lines of the log are printed when the terminal is
  /// restored, even after a fault, with the message of the fault as the last one, and a longer log is
  /// saved in a file. It is lost only after `SIGKILL` and `_exit()`.
  ///
  /// The terminal is restored however the session ends: by ``close()``, by the release of the last
  /// reference to the device, by `exit()`, by a signal, or by a fault in any part of the program.
  /// On Linux, a shell that waits in the background restores it after `SIGKILL` and `_exit()`, and
  /// after a stack overflow on a thread that has not drawn. It also does so, and prints the log, if the
  /// terminal accepts no output at the end, when the terminal accepts it again. The shell is a child
  /// process, which ends when the terminal is restored.
  ///
  /// While the device is open, it handles the signals that concern terminals, faults, and all other
  /// signals that end the process by default; closing it restores the previous signal handlers.
  /// Signals that the app ignores or handles itself remain as they are. A write to a broken pipe
  /// does not end the process meanwhile: it fails with `EPIPE`.
  @MainActor public final class POSIXTerminalDevice: TerminalDevice {
    private let session: TerminalSession

    /// The capabilities of the terminal.
    public let capabilities: TerminalCapabilities
    /// The events of the device.
    ///
    /// The stream buffers up to 64 events. Beyond that, input stays in the buffer of the terminal.
    public let events: AsyncStream<DeviceEvent>

    /// Sets up the terminal for a full screen, which is empty afterwards.
    ///
    /// - Parameters:
    ///   - capabilities: The capabilities of the terminal, or `nil` to derive them from the
    ///     environment of the process.
    ///   - terminationGrace: The time after ``DeviceEvent/terminated(_:)`` until the device ends
    ///     the process itself, in case the program does not respond. A second signal ends it at
    ///     once.
    /// - Throws: ``TerminalDeviceError``. The terminal is unchanged then.
    public init(
      capabilities: TerminalCapabilities? = nil,
      terminationGrace: Duration = .seconds(2)
    ) throws(TerminalDeviceError) {
      let environment = ProcessInfo.processInfo.environment
      let capabilities = capabilities ?? TerminalCapabilities(environment: environment)
      session = try TerminalSession(capabilities, grace: terminationGrace)
      self.capabilities = capabilities
      events = session.events
    }

    deinit { session.close() }

    /// The size that the system reports, or 80x24 if it reports none.
    public var size: CellSize { session.size }

    /// Whether the terminal has not accepted all written bytes yet.
    public var hasPendingOutput: Bool { session.hasPendingOutput }

    /// What the program has written to standard output and standard error since the device was opened.
    ///
    /// The last 64 kilobytes are kept.
    public var log: ProgramLog { session.log }

    /// Writes all of the given bytes, however many pieces the terminal accepts them in, without
    /// waiting for it.
    public func write(_ bytes: [UInt8]) { session.write(bytes) }

    /// Restores the terminal and stops the process group. If no shell could continue the group, it
    /// resumes at once.
    public func suspend() { SignalWatch.record(SignalWatch.suspension) }

    /// Restores the terminal, runs a program in it, and sets it up again when the program has ended.
    ///
    /// The program has a process group of its own in the foreground of the terminal, the terminal as
    /// standard input and output, and the default actions of all signals, of which none is blocked.
    /// The device continues to handle the signals of this process and to collect its ``log``.
    ///
    /// If the program is stopped, as by Control-Z, the process group of this process is stopped, too,
    /// and both continue together. A program that is alive when the device is closed, or when a signal
    /// requests the end of this process, receives `SIGHUP`.
    public func run(_ program: ChildProgram) throws(ChildProgramError) {
      try session.run(LocatedProgram(program))
    }

    /// Restores the terminal and the previous signal handlers.
    ///
    /// Pending output is written before, unless the terminal accepts none of it for a second. The
    /// terminal is then restored when it accepts output again, on Linux.
    public func close() { session.close() }
  }
#endif
