import TabHost
import TabHostTestSupport

/// A host with one owner, which can release it at any time, and objects that outlive it.
///
/// The roots are `a` and `b`, and a group `g` of `c1` and `c2` with an action. All rows are on
/// screen.
@MainActor final class OwnedHost {
  private(set) var host: TabHostController?
  /// The host, or `nil` after its deallocation.
  weak var rowRecorder: TabHostController?

  /// The sidebar, or `nil` after its deallocation; only the host owns it.
  weak var sidebar: TabHostController.Sidebar?
  let a: TabItem
  let b = TabItem.shown("b")
  let c1 = TabItem.shown("c1")
  let c2: TabItem
  let group: TabGroupItem
  let action = Action(title: "New", identifier: "new") { _ in }
  let page: HookedPage
  let navigation: NavigationController
  /// Delegates and observers, which must live as long as the test.
  var company: [AnyObject] = []
  /// Whether the owner has released the host.
  private(set) var isReleased = false

  /// - Parameter host: The host, which can be of a subclass.
  init(_ host: TabHostController = TabHostController()) {
    let page = HookedPage()
    let navigation = NavigationController(rootViewController: ViewController())
    (self.page, self.navigation) = (page, navigation)
    a = TabItem.showing(navigation, "a")
    c2 = TabItem.showing(page, "c2")
    group = TabGroupItem.of([c1, c2], "g")
    group.sidebarActions = [action]
    sidebar = host.sidebar
    self.host = host
    rowRecorder = host
    host.diagnosticHandler = { _ in }
    host.tabs = [a, b, group]
    host.sidebar.displayedRows = 0..<9
    host.appear()
  }

  /// Releases the host, which has no other owner except during calls.
  func release() {
    isReleased = true
    host = nil
  }
}

/// A page that calls a closure in one of its appearance calls.
@MainActor final class HookedPage: ViewController {
  enum Call: String, CaseIterable {
    case didLoad, willAppear, isAppearing, willLayout, didLayout, didAppear, willDisappear
    case didDisappear, willMove, didMove
  }

  var call: Call?
  var hook: () -> Void = {}

  private func note(_ call: Call) {
    guard call == self.call else { return }
    self.call = nil
    hook()
  }

  override func viewDidLoad() { note(.didLoad) }
  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
  override func viewWillLayoutSubviews() { note(.willLayout) }
  override func viewDidLayoutSubviews() { note(.didLayout) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
  override func willMove(toParent parent: ViewController?) { note(.willMove) }
  override func didMove(toParent parent: ViewController?) { note(.didMove) }
}
