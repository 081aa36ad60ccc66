public import TabHost

/// A controller that writes what happens to it into a ``CallLog``.
///
/// It stands for the content of a tab, or is a plain page to push; see ``CallLog/provider()``.
public final class RecordingViewController: ViewController {
  /// Whose content the controller is.
  public let subject: ContentCall.Subject

  private let log: CallLog

  /// Makes a controller that reports under a name. The log is kept.
  public init(_ subject: ContentCall.Subject, log: CallLog) {
    self.subject = subject
    self.log = log
    super.init()
  }

  /// Records that the view is loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append(.didLoad(subject))
  }

  /// Records that the controller is about to come on screen.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append(.willAppear(subject))
  }

  /// Records that the controller is being put on screen.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append(.isAppearing(subject))
  }

  /// Records that the controller is on screen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append(.didAppear(subject))
  }

  /// Records that the controller is about to leave the screen.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append(.willDisappear(subject))
  }

  /// Records that the controller has left the screen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append(.didDisappear(subject))
  }
}

extension CallLog {
  /// A view provider whose controllers write into this log, beginning with `makeViewController`.
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
