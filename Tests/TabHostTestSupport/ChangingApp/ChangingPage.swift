public import TabHost
import TabHostTesting

/// A page that changes the host in its appearance calls, whose order it checks, and in its `deinit`.
@MainActor open class ChangingPage: ViewController {
  private enum Call: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  /// The name of the page in notes and problems.
  public let name: String
  /// The app, which the page does not retain.
  public private(set) weak var app: ChangingApp?
  private var last = Call.didDisappear
  private var hasLoaded = false

  /// Creates a page of an app.
  public init(_ name: String, app: ChangingApp) {
    self.name = name
    self.app = app
    super.init()
    title = name
  }

  isolated deinit {
    if last != .didDisappear { app?.fail("\(name) is released after \(last)") }
    app?.random.callback("deinit of \(name)")
  }

  /// Whether the last call was the end of a transition, and agrees with the state.
  var isBalanced: Bool {
    switch appearanceState {
    case .appeared: last == .didAppear
    case .disappeared: last == .didDisappear
    default: false
    }
  }

  private func note(_ call: Call, after allowed: Call...) {
    if !allowed.contains(last) { app?.fail("\(name) gets \(call) after \(last)") }
    last = call
    callback("\(call)")
  }

  private func callback(_ call: String) { app?.random.callback("\(call) of \(name)") }

  /// Checks that the view is loaded once.
  override open func viewDidLoad() {
    if hasLoaded { app?.fail("\(name) is loaded twice") }
    hasLoaded = true
    callback("load")
  }

  /// Lets the app change the host.
  override open func viewDidLayoutSubviews() { callback("layout") }
  /// Lets the app change the host.
  override open func updateProperties() { callback("properties") }
  /// Lets the app change the host.
  override open func tabWasReselected() { callback("reselection") }
  /// Lets the app change the host.
  override open func didMove(toParent _: ViewController?) { callback("move") }
  /// Checks the order of the calls.
  override open func viewWillAppear(_ animated: Bool) {
    note(.willAppear, after: .didDisappear, .willDisappear)
  }
  /// Checks the order of the calls.
  override open func viewIsAppearing(_ animated: Bool) { note(.isAppearing, after: .willAppear) }
  /// Checks the order of the calls.
  override open func viewDidAppear(_ animated: Bool) { note(.didAppear, after: .isAppearing) }
  /// Checks the order of the calls.
  override open func viewWillDisappear(_ animated: Bool) {
    note(.willDisappear, after: .didAppear, .isAppearing, .willAppear)
  }
  /// Checks the order of the calls.
  override open func viewDidDisappear(_ animated: Bool) {
    note(.didDisappear, after: .willDisappear)
  }
}
