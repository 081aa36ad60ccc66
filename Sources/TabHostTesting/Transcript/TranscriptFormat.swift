/// How a transcript is written.
public enum TranscriptFormat: String, Hashable, Sendable, CaseIterable {
  /// Each command after `> `, then one indented line for everything that it calls. Control
  /// characters are escaped.
  case text
  /// One JSON object a line, with sorted keys.
  case json
}
