public import TabHost

/// A diagnostic of a host, as a value for comparisons and transcripts.
public struct RecordedDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The name of the violated rule.
  public let name: String
  /// The identifiers of the tabs that the diagnostic concerns.
  public let identifiers: [String]
  /// The description of the problem and of how the host handled it.
  public let message: String

  /// Creates a diagnostic.
  public init(name: String, identifiers: [String], message: String) {
    self.name = name
    self.identifiers = identifiers
    self.message = message
  }

  /// Creates a copy of a diagnostic that a host reported.
  public init(_ diagnostic: TabHostController.Diagnostic) {
    name = diagnostic.rule.rawValue
    identifiers = diagnostic.identifiers
    message = diagnostic.message
  }

  /// The diagnostic on one line, such as `diagnostic duplicateIdentifier [a]: …`.
  public var description: String {
    Call.text(ofDiagnostic: name, identifiers, message)
  }
}

extension RecordedDiagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case name = "diagnostic"
    case identifiers, message
  }
}
