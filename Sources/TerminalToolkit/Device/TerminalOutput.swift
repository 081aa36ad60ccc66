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

    private var bytes: [UInt8] = []
    /// The number of bytes that the terminal has accepted.
    private var accepted = 0

    var isEmpty: Bool { bytes.isEmpty }

    /// Appends bytes to those that the terminal has not accepted yet.
    mutating func append(_ more: [UInt8]) {
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }

    /// Writes as many bytes as the terminal accepts now.
    mutating func send() -> Progress {
      while accepted < bytes.count {
        let rest = bytes[accepted...]
        let count = TerminalSystem.write(TerminalGuard.writer, rest.span)
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
        guard TerminalSystem.waitToWrite(TerminalGuard.writer, milliseconds: 1000) else {
          return discard()
        }
      }
    }

    /// Discards the bytes that the terminal has not accepted.
    mutating func discard() {
      bytes = []
      accepted = 0
    }
  }
#endif
