public import TabHost

/// A view controller that records its life cycle in a ``CallLog``.
///
/// It is the content of a tab, or a plain page to push; see ``CallLog/provider()``.
public final class RecordingViewController: ViewController {
  /// The owner of the content.
  public let subject: ContentCall.Subject

  private let log: CallLog

  /// Creates a controller that records under the given subject, and retains the log.
  public init(_ subject: ContentCall.Subject, log: CallLog) {
    self.subject = subject
    self.log = log
    super.init()
  }

  /// Records that the view was loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append(.didLoad(subject))
  }

  /// Records that the view is about to appear on screen.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append(.willAppear(subject))
  }

  /// Records that the view is being added to the screen.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append(.isAppearing(subject))
  }

  /// Records that the view appeared on screen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append(.didAppear(subject))
  }

  /// Records that the view is about to disappear from the screen.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append(.willDisappear(subject))
  }

  /// Records that the view disappeared from the screen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append(.didDisappear(subject))
  }
}

extension CallLog {
  /// Returns a view provider whose controllers record in this log, beginning with
  /// `makeViewController`.
  ///
  /// The provider retains the log.
  ///
  /// ```swift
  /// TabItem(title: "A", identifier: "a", viewProvider: log.provider())
  /// ```
  public func provider() -> (TabItem) -> ViewController {
    { tab in
      let subject = ContentCall.Subject.tab(tab.identifier)
      self.append(.make(subject))
      return RecordingViewController(subject, log: self)
    }
  }
}
