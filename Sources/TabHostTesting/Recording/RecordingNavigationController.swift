public import TabHost

/// A navigation controller of a managing group that writes what happens to it into a ``CallLog``.
///
/// Reports as the group, with `"managing":true` in a transcript.
public final class RecordingNavigationController: NavigationController {
  /// The identifier of the managing group.
  public let group: String

  private let log: CallLog

  /// Makes a navigation controller that reports as the given group. The log is kept.
  public init(managing group: String, log: CallLog) {
    self.group = group
    self.log = log
    super.init()
  }

  /// Records that the view is loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append(.didLoad(.managing(group)))
  }

  /// Records that the controller is about to come on screen.
  public override func viewWillAppear(_ animated: Bool) {
    log.append(.willAppear(.managing(group)))
    super.viewWillAppear(animated)
  }

  /// Records that the controller is being put on screen.
  public override func viewIsAppearing(_ animated: Bool) {
    log.append(.isAppearing(.managing(group)))
    super.viewIsAppearing(animated)
  }

  /// Records that the controller is on screen.
  public override func viewDidAppear(_ animated: Bool) {
    log.append(.didAppear(.managing(group)))
    super.viewDidAppear(animated)
  }

  /// Records that the controller is about to leave the screen.
  public override func viewWillDisappear(_ animated: Bool) {
    log.append(.willDisappear(.managing(group)))
    super.viewWillDisappear(animated)
  }

  /// Records that the controller has left the screen.
  public override func viewDidDisappear(_ animated: Bool) {
    log.append(.didDisappear(.managing(group)))
    super.viewDidDisappear(animated)
  }
}
