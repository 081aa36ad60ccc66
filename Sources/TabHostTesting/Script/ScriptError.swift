/// An error in a script, with its position.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script.
  public let file: String
  /// The line, counted from 1, or `nil` if the error concerns the script as a whole.
  public let line: Int?
  /// The column of the word at fault, counted in Unicode scalars from 1.
  public let column: Int?
  /// The description of the error, with a suggestion for a misspelled word.
  public let message: String
  /// The exit status for a program: 2 if the script can't be parsed, and 1 if a command names
  /// something that does not exist when it runs.
  public let exitStatus: Int32

  /// `FILE:LINE:COLUMN: what is wrong`, on one line.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)".escapingControlCharacters
  }
}
