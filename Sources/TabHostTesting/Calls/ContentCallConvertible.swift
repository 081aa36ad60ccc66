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
  /// Wraps a content call.
  public init(_ call: ContentCall) { self = .content(call) }
}

extension ContentCallConvertible {
  /// ``ContentCall/Event/makeViewController``.
  public static func make(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.makeViewController, subject))
  }

  /// ``ContentCall/Event/viewDidLoad``.
  public static func didLoad(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidLoad, subject))
  }

  /// ``ContentCall/Event/viewWillAppear``.
  public static func willAppear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewWillAppear, subject))
  }

  /// ``ContentCall/Event/viewIsAppearing``.
  public static func isAppearing(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewIsAppearing, subject))
  }

  /// ``ContentCall/Event/viewDidAppear``.
  public static func didAppear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidAppear, subject))
  }

  /// ``ContentCall/Event/viewWillDisappear``.
  public static func willDisappear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewWillDisappear, subject))
  }

  /// ``ContentCall/Event/viewDidDisappear``.
  public static func didDisappear(_ subject: ContentCall.Subject) -> Self {
    Self(ContentCall(.viewDidDisappear, subject))
  }
}
