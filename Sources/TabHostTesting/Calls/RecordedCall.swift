import TabHost

/// One entry of a ``CallLog``: whatever a host does that others can see, in one sequence.
///
/// The coded form is that of the call it wraps, one line of a transcript.
public enum RecordedCall: Hashable, Sendable {
  /// A call to one of the delegates.
  case delegate(DelegateCall)
  /// Something happened to the content of a tab.
  case content(ContentCall)
  /// The handler of an action ran; the title of the action.
  case handler(String)
  /// The host reported a mistake.
  case diagnostic(RecordedDiagnostic)
}

// MARK: - Short makers for tests

extension RecordedCall {
  /// See ``DelegateCall/should(_:_:)``.
  public static func should(_ tab: String, _ answer: Bool = true) -> RecordedCall {
    .delegate(.should(tab, answer))
  }

  /// See ``DelegateCall/did(_:_:_:)``: the origin is that of a person unless told otherwise.
  public static func did(
    _ tab: String,
    _ previous: String? = nil,
    _ origin: SelectionOrigin? = .user
  ) -> RecordedCall {
    .delegate(.did(tab, previous, origin))
  }

  /// See ``DelegateCall/shown(_:_:answer:)``.
  public static func shown(
    _ tab: String,
    _ proposed: [String] = [],
    answer: [String]? = nil
  ) -> RecordedCall {
    .delegate(.shown(tab, proposed, answer: answer))
  }

  /// See ``DelegateCall/willEdit``.
  public static var willEdit: RecordedCall { .delegate(.willEdit) }

  /// See ``DelegateCall/didEdit``.
  public static var didEdit: RecordedCall { .delegate(.didEdit) }

  /// See ``DelegateCall/vis(_:)``.
  public static func vis(_ tabs: [String]) -> RecordedCall { .delegate(.vis(tabs)) }

  /// See ``DelegateCall/order(_:)``.
  public static func order(_ group: String) -> RecordedCall { .delegate(.order(group)) }

  /// See ``DelegateCall/sidebarWill(hidden:)``.
  public static func sidebarWill(hidden: Bool) -> RecordedCall {
    .delegate(.sidebarWill(hidden: hidden))
  }

  /// See ``DelegateCall/available(_:)``.
  public static func available(_ available: Bool) -> RecordedCall {
    .delegate(.available(available))
  }

  /// See ``ContentCall/make(_:)``.
  public static func make(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.make(subject))
  }

  /// See ``ContentCall/didLoad(_:)``.
  public static func didLoad(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didLoad(subject))
  }

  /// See ``ContentCall/willAppear(_:)``.
  public static func willAppear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.willAppear(subject))
  }

  /// See ``ContentCall/isAppearing(_:)``.
  public static func isAppearing(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.isAppearing(subject))
  }

  /// See ``ContentCall/didAppear(_:)``.
  public static func didAppear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didAppear(subject))
  }

  /// See ``ContentCall/willDisappear(_:)``.
  public static func willDisappear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.willDisappear(subject))
  }

  /// See ``ContentCall/didDisappear(_:)``.
  public static func didDisappear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didDisappear(subject))
  }
}

// MARK: - Text

extension RecordedCall: CustomStringConvertible {
  /// The entry on one line, as a transcript shows it.
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

  /// Reads a line of a transcript; throws a `DecodingError` for anything else.
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

  /// Writes the entry as in a transcript.
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
