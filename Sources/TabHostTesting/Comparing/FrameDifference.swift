/// The difference between the expected and the actual frame of a test, as text.
///
/// ```swift
/// let difference = FrameDifference(expected: picture, actual: screen.frame().plainText)
/// #expect(difference.isEmpty, "\(difference)")
/// ```
///
/// The description marks expected lines with `-`, actual lines with `+`, and below each pair the
/// columns that differ with `^`:
///
/// ```text
/// -  Inbox  Sent
/// +  Inbox  Send
///              ^
/// ```
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
  /// Whether the frames are equal.
  public let isEmpty: Bool

  /// The lines with marks, and a few unchanged lines around each difference.
  ///
  /// Control characters are escaped. If the frames are equal, the description is `no difference`.
  public let description: String

  /// Compares two frames as plain text.
  ///
  /// Blanks at the end of a line and empty lines at the end of a frame are ignored, because a string
  /// literal usually has none. Columns are counted in characters, so marks are shifted to the left
  /// after wide characters.
  ///
  /// - Parameters:
  ///   - expected: The expected frame, with a line for each row.
  ///   - actual: The actual frame, such as the `plainText` of a frame of `TabHostTerminal`.
  /// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* the number of lines that
  ///   differ. More than 4000 lines between the first and the last difference are not aligned.
  public init(expected: String, actual: String) {
    var lines = LineDifference(
      expected: Self.lines(of: expected),
      actual: Self.lines(of: actual),
      text: \.escapingControlCharacters
    )
    isEmpty = lines.isEmpty
    lines.markColumns()
    description = isEmpty ? "no difference" : lines.description
  }

  private static func lines(of frame: String) -> [String] {
    var lines = frame.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
