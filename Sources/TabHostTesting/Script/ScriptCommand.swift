/// One command of a ``HostScript``.
public struct ScriptCommand: Sendable {
  /// The command as it was written, without surrounding blanks and comment.
  public let text: String
  /// The line, counted from 1.
  public let line: Int
  /// The column of its first word, counted from 1.
  public let column: Int

  let step: ScriptStep
}
