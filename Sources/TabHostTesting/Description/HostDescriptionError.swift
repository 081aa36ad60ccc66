/// What is wrong with a ``HostDescription``, and where.
public struct HostDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the JSON text, such as `tabs[2].children[0].id`; empty for the text as a whole.
  public let path: String

  /// What is wrong there, what is allowed, and, for a misspelled word, what was probably meant.
  public let message: String

  /// The status with which a program that was given the description should leave.
  public var exitStatus: Int32 { 2 }

  /// Path and message on one line.
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
