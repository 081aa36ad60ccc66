import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// The members to override that an action of the user calls, as the article lists them.
@MainActor struct OverrideTests {
  private static let table = "Sources/TabHost/TabHost.docc/ComingFromUIKit.md"
  private static let list = "Sources/TabHost/TabHost.docc/UIKitSymbols.md"

  private static let lifeCycle =
    "gets to see a page, or a page in another size, by one of the following"

  /// The lines of the table, by the action.
  private func table() throws -> [String: Set<String>] {
    let lines = try PackageFiles.lines(Self.table)
    guard let head = lines.firstIndex(of: "| The user | Called |") else { return [:] }
    return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.reduce(into: [:]) { table, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      table[cells[0]] = Set(cells[1].matches(of: /`(\w+\.[^`]+)`/).map { String($0.1) })
    }
  }

  /// The members of the list, such as `ViewController.loadView()`, without those without an effect.
  private func members() throws -> Set<String> {
    let section = try #require(
      PackageFiles.text(Self.list).components(separatedBy: "\n## ")
        .first { $0.hasPrefix("Members to override\n") }
    )
    let items = section.matches(of: /\n- ``(\w+)``:(.*(?:\n  .+)*)/)
    return Set(
      items.flatMap { item in
        let end = item.2.firstRange(of: "; without an effect")?.lowerBound ?? item.2.endIndex
        return item.2[..<end].matches(of: /`([^`]+)`/).map { "\(item.1).\($0.1)" }
      }
    )
  }

  @Test func `every override that an action of the user calls is listed, and no other one`() throws
  {
    var table = try table()
    let lifeCycle = table.removeValue(forKey: Self.lifeCycle) ?? []
    expectEqual(Set(table.keys), Set(Self.actions.map(\.name)))
    var all: Set<String> = []
    for (name, act) in Self.actions {
      let app = RecordingApp()
      act(app)
      let calls = app.takeCalls()
      all.formUnion(calls)
      expectEqual(calls.subtracting(lifeCycle).sorted(), (table[name] ?? []).sorted(), name)
    }
    expectEqual(lifeCycle.subtracting(all).sorted(), [])
  }

  @Test func `every member to override is called for the user, read, or called by the app only`()
    throws
  {
    let called = try table().values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let classes = [called, Self.read, Self.readByApp, Self.byApp]
    for (index, members) in classes.enumerated() {
      for other in classes[..<index] { expectEqual(members.intersection(other).sorted(), []) }
    }
    expectEqual(classes.reduce(Set()) { $0.union($1) }.sorted(), try members().sorted())
  }

  /// The members whose values the framework or a renderer reads.
  private static let read: Set<String> = [
    "ViewController.shouldAutomaticallyForwardAppearanceMethods", "ViewController.traitCollection",
    "ViewController.title", "ViewController.isEditing", "ViewController.hidesBottomBarWhenPushed",
    "ViewController.preferredVerticalBarBehavior",
    "ViewController.childForPreferredVerticalBarBehavior", "ViewController.tabBarItem",
    "ViewController.toolbarItems", "ViewController.preferredContentSize",
    "ViewController.contentUnavailableConfiguration", "ViewController.presentedViewController",
    "ViewController.canBecomeFirstResponder", "ViewController.canResignFirstResponder",
    "ViewController.next", "ViewController.description",
    "ViewController.modalPresentationStyle", "ViewController.isModalInPresentation",
    "TabHostController.traitCollection", "TabHostController.isEditing",
    "TabHostController.childForPreferredVerticalBarBehavior", "TabHostController.description",
    "NavigationController.viewControllers", "NavigationController.isNavigationBarHidden",
    "NavigationController.isToolbarHidden",
    "NavigationController.childForPreferredVerticalBarBehavior", "NavigationController.tabBarItem",
    "TabItem.title", "TabItem.description", "SearchController.isActive", "TabGroupItem.children",
    "TabHostController.tabs", "TabHostController.viewControllers", "TabHostController.selectedTab",
    "TabHostController.selectedIndex", "TabHostController.selectedViewController",
  ]

  /// The members whose values only the app reads, such as those that a test double overrides.
  private static let readByApp: Set<String> = [
    "ViewController.parent", "ViewController.children", "ViewController.tabHostController",
    "ViewController.navigationController", "ViewController.splitController",
    "ViewController.transitionCoordinator", "ViewController.isViewLoaded",
    "ViewController.viewIfLoaded", "ViewController.isMovingToParent",
    "ViewController.isMovingFromParent", "ViewController.isBeingPresented",
    "ViewController.isBeingDismissed", "ViewController.presentingViewController",
    "ViewController.presentationController", "ViewController.popoverPresentationController",
    "NavigationController.topViewController", "NavigationController.visibleViewController",
  ]

  /// The methods that only the app or a renderer calls, and the framework for another call of the app.
  private static let byApp: Set<String> = [
    "ViewController.setToolbarItems(_:animated:)",
    "ViewController.present(_:animated:completion:)",
    "ViewController.dismiss(animated:completion:)",
    "ViewController.show(_:sender:)", "ViewController.showDetailViewController(_:sender:)",
    "ViewController.becomeFirstResponder()", "ViewController.resignFirstResponder()",
    "TabHostController.setTabs(_:animated:)", "TabHostController.setViewControllers(_:animated:)",
    "TabHostController.setTabBarHidden(_:animated:)",
    "NavigationController.setViewControllers(_:animated:)",
    "NavigationController.pushViewController(_:animated:)",
    "NavigationController.popToViewController(_:animated:)",
    "NavigationController.setNavigationBarHidden(_:animated:)",
    "NavigationController.setToolbarHidden(_:animated:)", "NavigationController.show(_:sender:)",
    "SplitController.setViewController(_:for:)", "SplitController.hide(_:)",
    "SplitController.showDetailViewController(_:sender:)", "TabSidebarItem.copy()",
  ]

  private static let actions: [(name: String, act: @MainActor (RecordingApp) -> Void)] = [
    ("taps another tab", { $0.user.tap("stack") }),
    (
      "taps the selected tab",
      { app in
        app.host.selectedTab = app.host.tab(forIdentifier: "stack")
        app.stack.pushViewController(app.page(), animated: false)
        app.calls = []
        app.user.tap("stack")
        app.user.tap("stack")
      }
    ),
    (
      "goes back in a stack",
      { app in
        app.host.selectedTab = app.host.tab(forIdentifier: "stack")
        app.stack.pushViewController(app.page(), animated: false)
        app.calls = []
        app.user.goBack()
      }
    ),
    (
      "goes back to the primary column of a collapsed split",
      { app in
        app.host.traitCollection.horizontalSizeClass = .compact
        app.host.selectedTab = app.host.tab(forIdentifier: "split")
        app.split.show(.secondary)
        app.calls = []
        app.user.goBack()
      }
    ),
    (
      "taps Edit or Done in the navigation bar",
      { app in
        app.first.navigationItem.rightBarButtonItem = app.first.editButtonItem
        app.calls = []
        app.user.tapBarButton(app.first.editButtonItem)
        app.user.tapBarButton(app.first.editButtonItem)
      }
    ),
    (
      "begins or ends editing the bar and the sidebar",
      { app in
        app.user.beginEditing()
        app.user.endEditing()
      }
    ),
    (
      "rotates or resizes the screen",
      { app in
        app.host.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        app.calls = []
        app.host.bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
        app.host.traitCollection.horizontalSizeClass = .compact
      }
    ),
    ("presses a key", { $0.user.press("k") }),
  ]
}

/// A host whose controllers note their overrides that are called.
@MainActor private final class RecordingApp {
  fileprivate var calls: Set<String> = []
  let host = RecordingHost()
  let first = RecordingPage()
  let stack = RecordingStack()
  let split = RecordingSplit()

  var user: UserInteraction { host.user }

  init() {
    for log in [host, first, stack, split] as [any Recording] {
      log.note = { [weak self] in _ = self?.calls.insert($0) }
    }
    stack.setViewControllers([page()], animated: false)
    split.setViewController(page(), for: .primary)
    split.setViewController(page(), for: .secondary)
    host.mode = .tabSidebar
    host.tabs = [tab("first", first), tab("stack", stack), tab("split", split)]
    host.appear()
    calls = []
  }

  func page() -> RecordingPage {
    let page = RecordingPage()
    page.note = { [weak self] in _ = self?.calls.insert($0) }
    return page
  }

  func takeCalls() -> Set<String> {
    defer { calls = [] }
    return calls
  }

  private func tab(_ identifier: String, _ content: ViewController) -> TabItem {
    let tab = RecordingTab(title: identifier, identifier: identifier) { _ in content }
    tab.note = { [weak self] in _ = self?.calls.insert($0) }
    return tab
  }
}

@MainActor private protocol Recording: AnyObject {
  var note: (String) -> Void { get set }
}

private final class RecordingPage: ViewController, Recording {
  var note: (String) -> Void = { _ in }
  private func log(_ member: String) { note("ViewController.\(member)") }

  override func loadView() { log("loadView()") }
  override func viewDidLoad() { log("viewDidLoad()") }
  override func viewWillAppear(_ animated: Bool) { log("viewWillAppear(_:)") }
  override func viewIsAppearing(_ animated: Bool) { log("viewIsAppearing(_:)") }
  override func viewWillLayoutSubviews() { log("viewWillLayoutSubviews()") }
  override func viewDidLayoutSubviews() { log("viewDidLayoutSubviews()") }
  override func viewDidAppear(_ animated: Bool) { log("viewDidAppear(_:)") }
  override func viewWillDisappear(_ animated: Bool) { log("viewWillDisappear(_:)") }
  override func viewDidDisappear(_ animated: Bool) { log("viewDidDisappear(_:)") }
  override func willMove(toParent parent: ViewController?) { log("willMove(toParent:)") }
  override func didMove(toParent parent: ViewController?) { log("didMove(toParent:)") }
  override func updateProperties() { log("updateProperties()") }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    log("traitCollectionDidChange(_:)")
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    log("viewWillTransition(to:with:)")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    log("setEditing(_:animated:)")
    super.setEditing(editing, animated: animated)
  }
  override func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    log("setToolbarItems(_:animated:)")
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override func present(
    _ controller: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    log("present(_:animated:completion:)")
    super.present(controller, animated: animated, completion: completion)
  }
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log("dismiss(animated:completion:)")
    super.dismiss(animated: animated, completion: completion)
  }
  override func show(_ controller: ViewController, sender: Any?) {
    log("show(_:sender:)")
    super.show(controller, sender: sender)
  }
  override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    log("showDetailViewController(_:sender:)")
    super.showDetailViewController(controller, sender: sender)
  }
  override var keyCommands: [KeyCommand]? {
    log("keyCommands")
    return super.keyCommands
  }
  override var next: ViewController? {
    log("next")
    return super.next
  }
  override func becomeFirstResponder() -> Bool {
    log("becomeFirstResponder()")
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    log("resignFirstResponder()")
    return super.resignFirstResponder()
  }
  override func tabWasReselected() { log("tabWasReselected()") }
  override func shouldLeavePage() -> Bool {
    log("shouldLeavePage()")
    return super.shouldLeavePage()
  }
  override func scrollToBeginning() { log("scrollToBeginning()") }
}

private final class RecordingStack: NavigationController, Recording {
  var note: (String) -> Void = { _ in }
  private func log(_ member: String) { note("NavigationController.\(member)") }

  override func pushViewController(_ controller: ViewController, animated: Bool) {
    log("pushViewController(_:animated:)")
    super.pushViewController(controller, animated: animated)
  }
  override func popViewController(animated: Bool) -> ViewController? {
    log("popViewController(animated:)")
    return super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ controller: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    log("popToViewController(_:animated:)")
    return super.popToViewController(controller, animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [ViewController]? {
    log("popToRootViewController(animated:)")
    return super.popToRootViewController(animated: animated)
  }
  override func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    log("setViewControllers(_:animated:)")
    super.setViewControllers(controllers, animated: animated)
  }
  override func tabWasReselected() {
    log("tabWasReselected()")
    super.tabWasReselected()
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    log("setNavigationBarHidden(_:animated:)")
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    log("setToolbarHidden(_:animated:)")
    super.setToolbarHidden(hidden, animated: animated)
  }
  override func show(_ controller: ViewController, sender: Any?) {
    log("show(_:sender:)")
    super.show(controller, sender: sender)
  }
}

private final class RecordingSplit: SplitController, Recording {
  var note: (String) -> Void = { _ in }
  private func log(_ member: String) { note("SplitController.\(member)") }

  override func setViewController(_ controller: ViewController?, for column: Column) {
    log("setViewController(_:for:)")
    super.setViewController(controller, for: column)
  }
  override func show(_ column: Column) {
    log("show(_:)")
    super.show(column)
  }
  override func hide(_ column: Column) {
    log("hide(_:)")
    super.hide(column)
  }
  override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    log("showDetailViewController(_:sender:)")
    super.showDetailViewController(controller, sender: sender)
  }
}

private final class RecordingTab: TabItem {
  var note: (String) -> Void = { _ in }

  override var viewController: ViewController? {
    note("TabItem.viewController")
    return super.viewController
  }
}

private final class RecordingHost: TabHostController, Recording {
  var note: (String) -> Void = { _ in }
  private func log(_ member: String) { note("TabHostController.\(member)") }

  override var tabs: [TabItem] { didSet { log("tabs") } }
  override var selectedTab: TabItem? { didSet { log("selectedTab") } }
  override var selectedIndex: Int? { didSet { log("selectedIndex") } }
  override var selectedViewController: ViewController? { didSet { log("selectedViewController") } }
  override func setTabs(_ tabs: [TabItem], animated: Bool) {
    log("setTabs(_:animated:)")
    super.setTabs(tabs, animated: animated)
  }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    log("setTabBarHidden(_:animated:)")
    super.setTabBarHidden(hidden, animated: animated)
  }
  override func selectedTabDidChange(from previousTab: TabItem?) {
    log("selectedTabDidChange(from:)")
  }
  override var tabKeyCommands: [KeyCommand] {
    log("tabKeyCommands")
    return super.tabKeyCommands
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    log("setEditing(_:animated:)")
    super.setEditing(editing, animated: animated)
  }
}
