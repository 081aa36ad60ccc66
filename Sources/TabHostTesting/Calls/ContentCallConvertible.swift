/// A type with the short forms of content calls, for comparing calls in tests.
///
/// ```swift
/// #expect(log.content == [.make("b"), .didLoad("b"), .willAppear("b")])
/// ```
public protocol ContentCallConvertible {
  /// Creates a value from a content call.
  init(_ call: ContentCall)
}

extension ContentCall: ContentCallConvertible {
  /// Creates a copy of a call.
  public init(_ call: ContentCall) { self = call }
}

extension RecordedCall: ContentCallConvertible {
  /// Wraps a content call in a ``RecordedCall/content(_:)``.
  public init(_ call: ContentCall) { self = .content(call) }
}

extension ContentCallConvertible {
  /// Creates a ``ContentCall/Event/makeViewController`` call.
  public static func make(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.makeViewController, subject))
  }

  /// Creates a ``ContentCall/Event/viewDidLoad`` call.
  public static func didLoad(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidLoad, subject))
  }

  /// Creates a ``ContentCall/Event/viewWillAppear`` call.
  public static func willAppear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewWillAppear, subject))
  }

  /// Creates a ``ContentCall/Event/viewIsAppearing`` call.
  public static func isAppearing(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewIsAppearing, subject))
  }

  /// Creates a ``ContentCall/Event/viewDidAppear`` call.
  public static func didAppear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidAppear, subject))
  }

  /// Creates a ``ContentCall/Event/viewWillDisappear`` call.
  public static func willDisappear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewWillDisappear, subject))
  }

  /// Creates a ``ContentCall/Event/viewDidDisappear`` call.
  public static func didDisappear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidDisappear, subject))
  }
}
