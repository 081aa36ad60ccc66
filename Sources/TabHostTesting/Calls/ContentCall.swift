/// What happened to the content of a tab, as a value to compare.
///
/// Its coded form is a line of a transcript: `{"content":"viewDidAppear","tab":"b"}`, with
/// `"managing":true` for the navigation controller of a managing group, and `"page"` in place of
/// `"tab"` for a plain page.
public struct ContentCall: Hashable, Sendable {
  /// What happened.
  public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
    /// The provider of a tab made the controller.
    case makeViewController
    /// The view is loaded.
    case viewDidLoad
    /// The controller is about to come on screen.
    case viewWillAppear
    /// The controller is being put on screen.
    case viewIsAppearing
    /// The controller is on screen.
    case viewDidAppear
    /// The controller is about to leave the screen.
    case viewWillDisappear
    /// The controller has left the screen.
    case viewDidDisappear
  }

  /// Whose content it is. A string literal names a tab.
  public enum Subject: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The controller of the tab with this identifier.
    case tab(String)
    /// The navigation controller of the managing group with this identifier.
    case managing(String)
    /// A plain page with this name.
    case page(String)

    /// Names a tab.
    public init(stringLiteral identifier: String) { self = .tab(identifier) }

    /// The identifier or the name alone.
    public var name: String {
      switch self {
      case .tab(let name), .managing(let name), .page(let name): name
      }
    }
  }

  /// What happened.
  public let event: Event
  /// Whose content it is.
  public let subject: Subject

  /// Makes a call.
  public init(_ event: Event, _ subject: Subject) {
    self.event = event
    self.subject = subject
  }
}

// MARK: - Short makers for tests

extension ContentCall {
  /// The provider of the subject ran.
  public static func make(_ subject: Subject) -> ContentCall { .init(.makeViewController, subject) }

  /// The subject's view is loaded.
  public static func didLoad(_ subject: Subject) -> ContentCall { .init(.viewDidLoad, subject) }

  /// The subject is about to come on screen.
  public static func willAppear(_ subject: Subject) -> ContentCall {
    .init(.viewWillAppear, subject)
  }

  /// The subject is being put on screen.
  public static func isAppearing(_ subject: Subject) -> ContentCall {
    .init(.viewIsAppearing, subject)
  }

  /// The subject is on screen.
  public static func didAppear(_ subject: Subject) -> ContentCall { .init(.viewDidAppear, subject) }

  /// The subject is about to leave the screen.
  public static func willDisappear(_ subject: Subject) -> ContentCall {
    .init(.viewWillDisappear, subject)
  }

  /// The subject has left the screen.
  public static func didDisappear(_ subject: Subject) -> ContentCall {
    .init(.viewDidDisappear, subject)
  }
}

// MARK: - Text

extension ContentCall: CustomStringConvertible {
  /// The call on one line, such as `viewDidAppear(b)`, `viewDidAppear(g, managing)` or
  /// `viewDidAppear(page: detail)`.
  public var description: String {
    switch subject {
    case .tab(let identifier): "\(event.rawValue)(\(identifier))"
    case .managing(let identifier): "\(event.rawValue)(\(identifier), managing)"
    case .page(let name): "\(event.rawValue)(page: \(name))"
    }
  }
}

extension ContentCall: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, tab, managing, page
  }

  /// Reads a line of a transcript; throws a `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    event = try values.decode(Event.self, forKey: .content)
    if let page = try values.decodeIfPresent(String.self, forKey: .page) {
      subject = .page(page)
    } else {
      let tab = try values.decode(String.self, forKey: .tab)
      let isManaging = try values.decodeIfPresent(Bool.self, forKey: .managing) ?? false
      subject = isManaging ? .managing(tab) : .tab(tab)
    }
  }

  /// Writes the call as in a transcript.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(event, forKey: .content)
    switch subject {
    case .tab(let identifier):
      try values.encode(identifier, forKey: .tab)
    case .managing(let identifier):
      try values.encode(identifier, forKey: .tab)
      try values.encode(true, forKey: .managing)
    case .page(let name):
      try values.encode(name, forKey: .page)
    }
  }
}
