/// An error in a script, in a case, or in another file that a user has named, with its position.
///
/// A file that can't be read is such an error, too, without a position.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script or the path of the file. Standard input is `standard input`.
  public let file: String
  /// The line, counted from 1, or `nil` if the error concerns the script as a whole.
  public let line: Int?
  /// The column of the word at fault, counted in Unicode scalars from 1, or `nil` if ``line`` is
  /// `nil`.
  public let column: Int?
  /// The description of the error, with a suggestion if a word is misspelled.
  public let message: String
  /// The exit status for a program that runs the script.
  ///
  /// The status is 2 if the script can't be parsed, and 1 if a command refers to something that
  /// does not exist when it runs.
  public let exitStatus: Int32

  /// The error on one line, as `FILE:LINE:COLUMN: MESSAGE`. Control characters are escaped.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)".escapingControlCharacters
  }
}
