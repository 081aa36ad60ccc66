public import TabHost

/// A view controller without content of its own, which a log names by its subject.
///
/// It is the content of a tab, or a plain page to push; see ``CallLog/provider()``.
public final class NamedViewController: ViewController {
  /// The owner of the content.
  public let subject: ContentCall.Subject

  /// Creates a controller that is recorded under the given subject.
  public init(_ subject: ContentCall.Subject) {
    self.subject = subject
    super.init()
  }
}

extension NamedViewController: NamedContent {
  /// The name of the subject.
  package var name: String { subject.name }
}

extension CallLog {
  /// Returns a view provider of controllers that are recorded under the identifiers of their tabs.
  ///
  /// ```swift
  /// TabItem(title: "A", identifier: "a", viewProvider: log.provider())
  /// ```
  public func provider() -> (TabItem) -> ViewController {
    { NamedViewController(.tab($0.identifier)) }
  }
}
