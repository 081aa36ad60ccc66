/// What a program has written to standard output and standard error while it is full-screen.
public struct ProgramLog: Hashable, Sendable {
  /// The last part of the output. It begins with a whole line if earlier output was dropped.
  public let text: String

  /// The number of bytes before ``text`` that were dropped to limit the use of memory.
  public let droppedBytes: Int

  /// Creates a log.
  public init(text: String = "", droppedBytes: Int = 0) {
    self.text = text
    self.droppedBytes = droppedBytes
  }

  /// The lines of the text. If output was dropped, the first line says how much.
  public var lines: [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The end of the last line does not begin another one.
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard droppedBytes > 0 else { return lines }
    return ["(\(droppedBytes) earlier bytes were dropped)"] + lines
  }
}
