/// Writes the entries of a ``CallLog`` as lines of text as they happen, for example into a file.
///
/// ```swift
/// let file = try FileHandle(forWritingTo: url)
/// let writer = CallLogWriter(log) { try? file.write(contentsOf: Data($0.utf8)) }
/// ```
///
/// A call to which a delegate returns a value is written with that value, when the delegate has
/// returned; the entries that it causes follow it.
@MainActor public final class CallLogWriter {
  private let write: (String) -> Void
  private var position: Int

  /// Writes the entries that the log has, and those that are appended later.
  ///
  /// Retain the writer for as long as it is used, because the log references it weakly.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - write: Receives one or more complete lines, each with its line terminator. Control
  ///     characters in the lines are escaped.
  public init(_ log: CallLog, write: @escaping (String) -> Void) {
    self.write = write
    position = log.firstPosition
    log.addObserver(self)
    callLogDidChange(log)
  }
}

extension CallLogWriter: CallLogObserver {
  /// Writes the entries that are complete.
  public func callLogDidChange(_ log: CallLog) {
    let count = log.completePosition - position
    guard count > 0 else { return }
    let lines = log.entries(since: position).prefix(count)
    position = log.completePosition
    write(lines.map { "\($0.description.escapingControlCharacters)\n" }.joined())
  }
}
