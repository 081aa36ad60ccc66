/// The format of a transcript.
public enum TranscriptFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text, with a line `> COMMAND` for each command, followed by one indented line for each
  /// entry. Control characters are escaped.
  case text
  /// One JSON object per line, with sorted keys.
  case json
}
