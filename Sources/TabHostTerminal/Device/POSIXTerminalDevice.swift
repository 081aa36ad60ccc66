#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The terminal that the process was started in, on Linux and its relatives.
  ///
  /// Standard input and standard output have to be terminals; one that is redirected is taken as
  /// meant that way. Whatever ends the process, the terminal is left as it was: ``close()``, the
  /// last reference to the device, `exit()`, a signal, a fault in any part of the program; only
  /// `SIGKILL` leaves no time.
  ///
  /// While there is a device it handles the signals for terminals and for faults; afterwards what
  /// was set before holds again. A signal that was ignored before stays so. Writing to a broken
  /// pipe does not end the process meanwhile: the write fails with `EPIPE`.
  @MainActor public final class POSIXTerminalDevice: TerminalDevice {
    private let session: TerminalSession

    /// What the device was made with.
    public let capabilities: TerminalCapabilities
    /// What the device tells. So many reads wait for the program, then the terminal keeps the rest.
    public let events: AsyncStream<DeviceEvent>

    /// Sets up the terminal, from the environment of the process. Draw everything then.
    ///
    /// - Parameters:
    ///   - capabilities: What the terminal can do; nil asks the environment.
    ///   - terminationGrace: How long the process may live after ``DeviceEvent/terminated(_:)``, so
    ///     that a program which does not listen ends, too. Asked to end again, it ends at once.
    /// - Throws: ``TerminalDeviceError``. The terminal is as it was then.
    public init(
      capabilities: TerminalCapabilities? = nil,
      terminationGrace: Duration = .seconds(2)
    ) throws(TerminalDeviceError) {
      let capabilities = capabilities ?? TerminalCapabilities(environment: Self.environment)
      session = try TerminalSession(capabilities, grace: terminationGrace)
      self.capabilities = capabilities
      events = session.events
    }

    deinit { session.close() }

    /// The size that the system tells; 80x24 where it tells none.
    public var size: CellSize { session.size }

    /// Writes all of some bytes, however many pieces the terminal takes them in.
    public func write(_ bytes: [UInt8]) { session.write(bytes) }

    /// Leaves the terminal and stops the process and its group; where no shell could let them go
    /// on, they do at once.
    public func suspend() { SignalWatch.notice(SignalWatch.suspension) }

    /// Leaves the terminal as it was, and handles no signals any more.
    public func close() { session.close() }

    /// The part of the environment that tells what a terminal can do.
    private static var environment: [String: String] {
      let values = TerminalCapabilities.variables.compactMap { name in
        TerminalSystem.environment(name).map { (name, $0) }
      }
      return Dictionary(uniqueKeysWithValues: values)
    }
  }
#endif
