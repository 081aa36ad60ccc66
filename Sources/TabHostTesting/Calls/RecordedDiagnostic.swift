public import TabHost

/// A mistake that a host reported, as a value to compare and to write into a transcript.
public struct RecordedDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The name of the rule that was broken.
  public let name: String
  /// The identifiers of the tabs that it is about.
  public let identifiers: [String]
  /// What is wrong and what was done.
  public let message: String

  /// Makes a diagnostic.
  public init(name: String, identifiers: [String], message: String) {
    self.name = name
    self.identifiers = identifiers
    self.message = message
  }

  /// Takes over what a host reported.
  public init(_ diagnostic: TabHostController.Diagnostic) {
    name = diagnostic.rule.rawValue
    identifiers = diagnostic.identifiers
    message = diagnostic.message
  }

  /// The diagnostic on one line, such as `diagnostic duplicateIdentifier [a]: …`.
  public var description: String {
    "diagnostic \(name) [\(identifiers.joined(separator: ", "))]: \(message)"
  }
}

extension RecordedDiagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case name = "diagnostic"
    case identifiers, message
  }
}
