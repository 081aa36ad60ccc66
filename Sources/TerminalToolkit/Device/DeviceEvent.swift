/// An event of a terminal device.
public enum DeviceEvent: Hashable, Sendable {
  /// Input bytes arrived: at least one, split at arbitrary positions. Use a decoder to interpret
  /// them; see ``InputDecoder``.
  case bytes([UInt8])

  /// The terminal was resized, or requests its contents with its current size, as terminal
  /// multiplexers do when they show it in another window: redraw everything.
  case resized(CellSize)

  /// The terminal has accepted all bytes, after ``TerminalDevice/hasPendingOutput`` was `true`.
  case outputAccepted

  /// The program has written to standard output or standard error; see ``TerminalDevice/log``.
  ///
  /// Sent once until the log is read.
  case logChanged

  /// The terminal was restored because the process is about to stop, or was stopped in the
  /// meantime.
  ///
  /// Output is lost until ``resumed``.
  case suspended

  /// The process continues and the terminal is set up again, with an empty screen: redraw
  /// everything.
  ///
  /// A ``resized(_:)`` event follows if the size changed.
  case resumed

  /// The program that ``TerminalDevice/run(_:)`` was called with has ended, or could not be started.
  ///
  /// Follows ``resumed``, if the terminal is still available.
  case childEnded(Result<ChildProgram.Ending, ChildProgramError>)

  /// The terminal is closed or its input has ended: no input follows and nothing can be shown.
  ///
  /// Sent once. A ``terminated(_:)`` event may still follow.
  case closed

  /// A signal requested the end of the process. Close the device, then call
  /// ``TerminationSignal/endProcess()``.
  case terminated(TerminationSignal)
}
