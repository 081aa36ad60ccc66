public import TabHost

/// A navigation controller of a managing group that records its life cycle in a ``CallLog``.
///
/// Calls are recorded under the identifier of the group, with `"managing":true` in a transcript.
public final class RecordingNavigationController: NavigationController {
  /// The identifier of the managing group.
  public let group: String

  private let log: CallLog

  /// Creates a navigation controller that records under the given group, and retains the log.
  public init(managing group: String, log: CallLog) {
    self.group = group
    self.log = log
    super.init()
  }

  /// Records that the view was loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append(.didLoad(.managing(group)))
  }

  /// Records that the view is about to appear on screen.
  public override func viewWillAppear(_ animated: Bool) {
    log.append(.willAppear(.managing(group)))
    super.viewWillAppear(animated)
  }

  /// Records that the view is being added to the screen.
  public override func viewIsAppearing(_ animated: Bool) {
    log.append(.isAppearing(.managing(group)))
    super.viewIsAppearing(animated)
  }

  /// Records that the view appeared on screen.
  public override func viewDidAppear(_ animated: Bool) {
    log.append(.didAppear(.managing(group)))
    super.viewDidAppear(animated)
  }

  /// Records that the view is about to disappear from the screen.
  public override func viewWillDisappear(_ animated: Bool) {
    log.append(.willDisappear(.managing(group)))
    super.viewWillDisappear(animated)
  }

  /// Records that the view disappeared from the screen.
  public override func viewDidDisappear(_ animated: Bool) {
    log.append(.didDisappear(.managing(group)))
    super.viewDidDisappear(animated)
  }
}
