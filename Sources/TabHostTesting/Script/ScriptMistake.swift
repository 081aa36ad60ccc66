/// A mistake in a line of a script.
struct ScriptMistake: Error {
  /// The column of the word at fault, counted from 1.
  let column: Int
  let message: String
}
