public import TabHost
public import TabHostTesting

/// A page that notes the calls of its life cycle in a log, for content whose calls are no events of a
/// recorded host.
public final class NotedPage: ViewController {
  /// The name of the page.
  public let name: String
  private let log: CallLog

  /// Creates a page with a name.
  public init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init()
  }

  public override func viewDidLoad() { log.append(.didLoad(.page(name))) }

  public override func viewWillAppear(_ animated: Bool) { log.append(.willAppear(.page(name))) }

  public override func viewIsAppearing(_ animated: Bool) { log.append(.isAppearing(.page(name))) }

  public override func viewDidAppear(_ animated: Bool) { log.append(.didAppear(.page(name))) }

  public override func viewWillDisappear(_ animated: Bool) {
    log.append(.willDisappear(.page(name)))
  }

  public override func viewDidDisappear(_ animated: Bool) {
    log.append(.didDisappear(.page(name)))
  }
}
