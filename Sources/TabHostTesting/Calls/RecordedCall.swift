import TabHost

/// An entry of a ``CallLog``.
///
/// The coded form is that of the wrapped value, which is one line of a transcript.
public enum RecordedCall: Hashable, Sendable {
  /// A call to one of the delegates.
  case delegate(DelegateCall)
  /// An event of a tab's content.
  case content(ContentCall)
  /// An execution of the handler of the action with this title.
  case handler(String)
  /// A diagnostic that the host reported.
  case diagnostic(RecordedDiagnostic)
}

// MARK: - Text

extension RecordedCall: CustomStringConvertible {
  /// The entry on one line, as in a transcript.
  public var description: String {
    switch self {
    case .delegate(let call): call.description
    case .content(let call): call.description
    case .handler(let title): "handler \(title)"
    case .diagnostic(let diagnostic): diagnostic.description
    }
  }
}

extension RecordedCall: Codable {
  private enum CodingKeys: String, CodingKey {
    case call, content, handler, diagnostic
  }

  /// Decodes a line of a transcript.
  ///
  /// - Throws: A `DecodingError` if the line is not an entry of a log.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.content) {
      self = .content(try ContentCall(from: decoder))
    } else if values.contains(.handler) {
      self = .handler(try values.decode(String.self, forKey: .handler))
    } else if values.contains(.diagnostic) {
      self = .diagnostic(try RecordedDiagnostic(from: decoder))
    } else {
      self = .delegate(try DelegateCall(from: decoder))
    }
  }

  /// Encodes the entry as a line of a transcript.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .delegate(let call): try call.encode(to: encoder)
    case .content(let call): try call.encode(to: encoder)
    case .handler(let title):
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(title, forKey: .handler)
    case .diagnostic(let diagnostic): try diagnostic.encode(to: encoder)
    }
  }
}
