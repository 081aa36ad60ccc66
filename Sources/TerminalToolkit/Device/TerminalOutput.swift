#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The output of a device that the terminal has not accepted yet.
  struct TerminalOutput {
    /// The result of sending bytes to the terminal.
    enum Progress {
      /// The terminal has accepted all bytes.
      case complete
      /// The terminal accepts the rest later.
      case delayed
      /// The terminal is unavailable.
      case refused
    }

    /// The descriptor that bytes are written to.
    ///
    /// It is opened separately, because making standard output itself non-blocking would affect all
    /// programs that share it. If the system does not permit that, standard output is used, and
    /// writing waits for the terminal.
    let descriptor: Int32

    private let isSeparate: Bool
    private var bytes: [UInt8] = []
    /// The number of bytes that the terminal has accepted.
    private var accepted = 0

    init() {
      let separate = TerminalSystem.openSeparately(TerminalGuard.output)
      descriptor = separate ?? TerminalGuard.output
      isSeparate = separate != nil
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Appends bytes to those that the terminal has not accepted yet.
    mutating func append(_ more: [UInt8]) {
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }

    /// Writes as many bytes as the terminal accepts now.
    mutating func send() -> Progress {
      while accepted < bytes.count {
        let rest = bytes[accepted...]
        let count = TerminalSystem.write(descriptor, rest.span)
        if count >= 0 {
          accepted += count
        } else if TerminalSystem.isFull {
          return .delayed
        } else if !TerminalSystem.isInterrupted {
          discard()
          return .refused
        }
      }
      discard()
      return .complete
    }

    /// Writes all bytes, or discards them if the terminal accepts none for a second.
    mutating func finish() {
      while send() == .delayed {
        guard TerminalSystem.waitToWrite(descriptor, milliseconds: 1000) else { return discard() }
      }
    }

    /// Discards the bytes that the terminal has not accepted.
    mutating func discard() {
      bytes = []
      accepted = 0
    }

    /// Closes the descriptor. Nothing can be sent afterwards.
    func close() {
      if isSeparate { TerminalSystem.close(descriptor) }
    }
  }
#endif
