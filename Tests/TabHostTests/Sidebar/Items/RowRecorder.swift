import TabHost
import TabHostTestSupport

/// A delegate of host and sidebar that records calls about rows and performs optional actions.
@MainActor
final class RowRecorder: TabHostControllerDelegate, TabHostController.Sidebar.Delegate,
  CallRecorder
{
  var events: [String] = []
  var makeItem: (TabSidebarItem.Request) -> TabSidebarItem = { TabSidebarItem(request: $0) }
  var onUpdate: (TabSidebarItem) -> Void = { _ in }
  var onBegin: (TabItem) -> Void = { _ in }
  var onEnd: (TabItem) -> Void = { _ in }

  /// Returns the calls since the previous call of this method.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    events.append("did \(selectedTab.identifier)")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    events.append("shown \(tab.identifier)")
    return proposedViewControllers
  }

  func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController) {
    events.append("will edit")
  }

  func tabHostControllerDidEndEditing(_ tabHostController: TabHostController) {
    events.append("did edit")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    events.append("will \(sidebar.isHidden ? "hide" : "show")")
    animator.addAnimations { self.events.append("alongside") }
    animator.addCompletion { self.events.append("completion") }
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {
    events.append(sidebar.isAvailable ? "available" : "unavailable")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    switch request.content {
    case .tab(let tab): events.append("item \(tab.identifier)")
    case .action(let action): events.append("item \(action.identifier.rawValue)")
    }
    return makeItem(request)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    events.append("update \(item.tab?.identifier ?? item.action?.identifier.rawValue ?? "")")
    onUpdate(item)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    events.append("begin \(tab.identifier)")
    onBegin(tab)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    events.append("end \(tab.identifier)")
    onEnd(tab)
  }
}

/// A page that records when it appears and disappears.
@MainActor final class RowRecorderPage: ViewController {
  private let name: String
  private let rowRecorder: RowRecorder

  init(_ name: String, _ rowRecorder: RowRecorder) {
    self.name = name
    self.rowRecorder = rowRecorder
    super.init()
  }

  override func viewDidAppear(_ animated: Bool) { rowRecorder.events.append("appear \(name)") }

  override func viewDidDisappear(_ animated: Bool) { rowRecorder.events.append("leave \(name)") }
}

/// A host with the rows `a`, `b`, the header of `g`, its children `c1` and `c2`, and its action
/// `new`, which all fit on screen.
@MainActor struct RowFixture: HostingFixture {
  let rowRecorder = RowRecorder()
  let host = TabHostController()
  let group: TabGroupItem

  /// The calls when all rows are displayed for the first time.
  static let allRows = [
    "item a", "update a", "begin a", "item b", "update b", "begin b",
    "item g", "update g", "begin g", "item c1", "update c1", "begin c1",
    "item c2", "update c2", "begin c2", "item new", "update new",
  ]

  init(rows: Range<Int> = 0..<10, managed: Bool = false, shown: Bool = true) {
    let rowRecorder = rowRecorder
    func page(_ name: String) -> TabItem {
      TabItem(title: name, identifier: name) { _ in RowRecorderPage(name, rowRecorder) }
    }
    group = TabGroupItem(title: "g", identifier: "g", children: [page("c1"), page("c2")])
    group.sidebarActions = [Action(title: "New", identifier: "new") { _ in }]
    if managed { group.managingNavigationController = NavigationController() }
    host.delegate = rowRecorder
    host.sidebar.delegate = rowRecorder
    host.traitCollection = .pad
    host.tabs = [page("a"), page("b"), group]
    host.sidebar.displayedRows = rows
    if shown { host.appear() }
    rowRecorder.events = []
  }
}
