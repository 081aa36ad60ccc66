/// Something that a terminal device tells.
public enum DeviceEvent: Hashable, Sendable {
  /// Bytes have come in, at least one, cut anywhere. What they mean is for a decoder to say.
  case bytes([UInt8])

  /// The terminal has another size now.
  case resized(CellSize)

  /// The terminal was left, and the process is about to stop, or has been stopped meanwhile.
  ///
  /// What is written until ``resumed`` is lost.
  case suspended

  /// The process goes on and the terminal is set up again, empty: draw everything.
  ///
  /// A ``resized(_:)`` follows if the size is another one.
  case resumed

  /// Nothing comes in any more and nothing can be shown: the terminal is gone, or input has ended.
  ///
  /// Told once. Signals may still follow.
  case closed

  /// The process was asked to end: close the device, then call ``TerminationSignal/endProcess()``.
  case terminated(TerminationSignal)
}
