/// What is wrong with a script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script, as it was given.
  public let file: String
  /// The line, counted from 1; nil if the script as a whole is wrong.
  public let line: Int?
  /// The column of the word at fault, counted in Unicode scalars from 1.
  public let column: Int?
  /// What is wrong, what is allowed, and, for a misspelled word, what was probably meant.
  public let message: String
  /// The status with which a program should leave: 2 if the script can't be read, so that nothing
  /// was done; 1 if it names something that does not exist when its line runs.
  public let exitStatus: Int32

  /// `FILE:LINE:COLUMN: what is wrong`, on one line.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)".escapingControlCharacters
  }
}
