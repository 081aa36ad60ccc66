/// An error in a ``HostDescription``, with its place.
public struct HostDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the JSON text, such as `tabs[2].children[0].id`, or an empty string for an error
  /// that concerns the text as a whole.
  public let path: String

  /// The description of the error, with the allowed values and, for a misspelled word, a
  /// suggestion.
  public let message: String

  /// The exit status for a program that was given the description.
  public var exitStatus: Int32 { 2 }

  /// The path and the message on one line. Control characters are escaped.
  public var description: String {
    (path.isEmpty ? message : "\(path): \(message)").escapingControlCharacters
  }

  init(path: JSONPath, _ message: String) {
    self.path = path.description
    self.message = message
  }
}
