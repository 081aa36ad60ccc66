import TabHost

/// A life cycle event of a tab's content.
///
/// The coded form is a line of a transcript, such as `{"content":"viewDidAppear","tab":"b"}`. The
/// navigation controller of a managing group has `"managing":true`, and a plain page has `"page"`
/// instead of `"tab"`. The methods of ``ContentCallConvertible`` are the short form for tests.
public struct ContentCall: Hashable, Sendable {
  /// The kind of event.
  public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
    /// The view provider of the tab created the controller.
    case makeViewController
    /// The view was loaded.
    case viewDidLoad
    /// The view is about to appear on screen.
    case viewWillAppear
    /// The view is being added to the screen.
    case viewIsAppearing
    /// The view appeared on screen.
    case viewDidAppear
    /// The view is about to disappear from the screen.
    case viewWillDisappear
    /// The view disappeared from the screen.
    case viewDidDisappear
  }

  /// The owner of the content. A string literal creates a ``tab(_:)``.
  public enum Subject: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The controller of the tab with this identifier.
    case tab(String)
    /// The navigation controller of the managing group with this identifier.
    case managing(String)
    /// A plain page with this name.
    case page(String)

    /// Creates a ``tab(_:)`` with the given identifier.
    public init(stringLiteral identifier: String) { self = .tab(identifier) }

    /// The identifier of the tab or group, or the name of the page.
    public var name: String {
      switch self {
      case .tab(let name), .managing(let name), .page(let name): name
      }
    }
  }

  /// The kind of event.
  public let event: Event
  /// The owner of the content.
  public let subject: Subject

  /// Creates a call.
  public init(_ event: Event, _ subject: Subject) {
    self.event = event
    self.subject = subject
  }
}

extension ContentCall {
  /// Creates the call that an event is about, or returns `nil` if the event is not one of the life
  /// cycle of content.
  @MainActor init?(_ event: TabHostEvent) {
    guard event.kind == .content, let name = Event(rawValue: event.name) else { return nil }
    switch event.subject {
    case .tab(let tab): self.init(name, .tab(tab.identifier))
    case .content(let content as NamedViewController): self.init(name, content.subject)
    case .content(let content) where !(content is TabHostController):
      guard let subject = Subject(event.arguments) else { return nil }
      self.init(name, subject)
    default: return nil
    }
  }
}

extension ContentCall.Subject {
  /// Creates the subject that the arguments of an event name.
  fileprivate init?(_ arguments: [TabHostEvent.Argument]) {
    guard let first = arguments.first, let name = first.value.text else { return nil }
    switch first.label {
    case .page: self = .page(name)
    default: self = arguments.contains(.init(.managing, true)) ? .managing(name) : .tab(name)
    }
  }
}

// MARK: - Text

extension ContentCall: CustomStringConvertible {
  /// The call on one line, such as `viewDidAppear(b)`, `viewDidAppear(g, managing)` or
  /// `viewDidAppear(page: detail)`.
  public var description: String {
    let arguments: [TabHostEvent.Argument] =
      switch subject {
      case .tab(let identifier): [.init(.tab, identifier)]
      case .managing(let group): [.init(.tab, group), .init(.managing, true)]
      case .page(let name): [.init(.page, name)]
      }
    return Call(event.rawValue, arguments).description
  }
}

extension ContentCall: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, tab, managing, page
  }

  /// Decodes a line of a transcript.
  ///
  /// - Throws: A `DecodingError` if the line is not a content call.
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

  /// Encodes the call as a line of a transcript.
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
