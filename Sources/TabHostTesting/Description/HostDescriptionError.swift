import TabHostSpelling

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

  init(path: [any CodingKey], _ message: String) {
    self.path = Self.text(of: path)
    self.message = message
  }

  private static func text(of path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else if key.stringValue.isPlainName {
        text += (text.isEmpty ? "" : ".") + Spelling.shortened(key.stringValue)
      } else {
        text += "[\(Spelling.quoted(key.stringValue))]"
      }
    }
    return text
  }
}

extension String {
  fileprivate var isPlainName: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
      }
  }
}
