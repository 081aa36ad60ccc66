/// A mistake in a line of a script.
struct ScriptMistake: Error {
  /// The column of the word at fault, counted from 1.
  let column: Int
  let message: String

  /// Returns the error of a script with this mistake.
  func error(in file: String, line: Int, exitStatus: Int32) -> ScriptError {
    ScriptError(
      file: file,
      line: line,
      column: column,
      message: message,
      exitStatus: exitStatus
    )
  }
}
