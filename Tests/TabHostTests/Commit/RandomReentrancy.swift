import Observation
import TabHost
import TabHostTestSupport

/// A host whose callbacks change it at random, down to the `deinit` of its tabs and pages.
///
/// It retains only spare tabs, so that a change can release tabs and pages at any time. The changes
/// are the same for the same seed.
@MainActor final class RandomReentrancy {
  var random: SplitMix64
  let host = TabHostController()
  let log = NestedLog()

  /// Tabs that were removed and can be inserted again.
  var spareTabs: [TabItem] = []
  /// The tabs and pages so far, including those that were released.
  private(set) var tabs: [() -> TabItem?] = []
  private(set) var pages: [() -> ChangingPage?] = []
  /// Every identifier that was ever used.
  private(set) var identifiers: [String] = []
  /// Whether the app has selected nothing, and nothing may be selected automatically.
  var hasDeclined = false
  /// What a callback has found to be wrong.
  private(set) var failure: String?

  private var remainingChanges = 0
  private var isObserving = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    host.delegate = self
    host.sidebar.delegate = self
    host.sidebar.displayedRows = 0..<6
    host.addObserver(self)
    host.diagnosticHandler = { [weak self] in self?.note($0) }
    host.allowsReordering = true
    host.tabs = (0..<4).map { _ in newTab(depth: 2) } + (roll(2) == 0 ? [newSearchTab()] : [])
    host.appear()
  }

  /// Makes a change from outside of callbacks.
  func step() {
    remainingChanges = 12
    observe()
    change()
  }

  /// Leaves the screen, which callbacks can undo a few times.
  func leave() {
    remainingChanges = 4
    write("leave:")
    while host.isDisplayed { host.disappear() }
  }

  func write(_ line: String) { log.write(line) }

  func write(_ act: String, _ outcome: UserInteraction.Outcome) { write("\(act): \(outcome)") }

  func fail(_ problem: String) { failure = failure ?? problem }

  // MARK: - Callbacks

  func changeInCallback(_ callback: String) {
    guard log.depth < 4, remainingChanges > 0, roll(5) == 0 else { return }
    remainingChanges -= 1
    log.write("in \(callback):") { self.change() }
  }

  private func note(_ diagnostic: TabHostController.Diagnostic) {
    write("! \(diagnostic)")
    // There are too few changes for an endless loop.
    if diagnostic.rule == .selectionLoop { fail("reported without a reason: \(diagnostic)") }
    changeInCallback("diagnostic")
  }

  /// Observes what depends on most of the state.
  private func observe() {
    guard !isObserving else { return }
    isObserving = true
    withObservationTracking {
      _ = (host.selectedPath, host.bar, host.sidebar.rows.count, host.contentTab, host.isEditing)
      _ = (host.traitCollection, host.presentedControllers, host.displayOrder, host.isDisplayed)
      for tab in allTabs { _ = (tab.title, tab.isHidden, tab.parent, tab.isEnabled) }
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.observed() }
    }
  }

  private func observed() {
    isObserving = false
    if roll(2) == 0 { observe() }
    _ = (host.sidebar.rows.map(\.identifier), host.bar.items, host.selectedViewController)
    changeInCallback("onChange")
  }
}

// MARK: - Tabs and pages

extension RandomReentrancy {
  /// Creates a tab or a group. Some have an identifier that is already in use.
  func newTab(depth: Int) -> TabItem {
    let isTaken = !identifiers.isEmpty && roll(10) == 0
    let name = isTaken ? pick(identifiers) : "t\(identifiers.count)"
    if !isTaken { identifiers.append(name) }
    guard depth > 0, roll(2) == 0 else {
      let tab = ChangingTab(title: name, identifier: name, viewProvider: provider)
      tab.world = self
      tab.allowsHiding = true
      tabs.append { [weak tab] in tab }
      return tab
    }
    let provider = roll(2) == 0 ? provider : nil
    let group = ChangingGroup(title: name, identifier: name, viewProvider: provider)
    if roll(3) == 0 { group.managingNavigationController = NavigationController() }
    (group.allowsReordering, group.allowsHiding) = (true, true)
    group.children = (0..<roll(4)).map { _ in newTab(depth: depth - 1) }
    group.world = self
    tabs.append { [weak group] in group }
    return group
  }

  private func newSearchTab() -> TabItem {
    let tab = SearchTabItem(viewProvider: provider)
    tab.automaticallyActivatesSearch = roll(2) == 0
    identifiers.append(tab.identifier)
    tabs.append { [weak tab] in tab }
    return tab
  }

  private var provider: (TabItem) -> ViewController {
    { [weak self] tab in self?.newContent(of: tab) ?? ViewController() }
  }

  private func newContent(of tab: TabItem) -> ViewController {
    changeInCallback("provider of \(tab.identifier)")
    let page = newPage(named: tab.identifier)
    return roll(3) == 0 ? NavigationController(rootViewController: page) : page
  }

  func newPage() -> ChangingPage { newPage(named: "page") }

  private func newPage(named name: String) -> ChangingPage {
    let page = ChangingPage("\(name)-\(pages.count)", world: self)
    pages.append { [weak page] in page }
    return page
  }
}

// MARK: - What delegates return

extension RandomReentrancy: ReentrantDelegate, TabHostObserver {
  var anyText: String { pick(["", "a", "b"]) }

  func newAction() -> Action {
    Action(title: anyText) { [weak self] _ in self?.changeInCallback("action") }
  }

  func newDeferred(depth: Int) -> DeferredMenuElement { DeferredMenuElement { $0([]) } }

  func newMenu() -> Menu? { Menu(children: [newAction()]) }

  func newSwipeActions() -> SwipeActionsConfiguration? { nil }

  func newItems() -> [DragItem] { [] }

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) { read() }

  func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) { read() }

  /// Reads what is derived from the state. An observer of events must not change the host.
  private func read() {
    guard roll(16) == 0 else { return }
    _ = (host.selectedPath, host.bar.items, host.sidebar.rows.map(\.identifier), host.isEditing)
  }
}

/// A tab whose release changes the host.
private final class ChangingTab: TabItem {
  weak var world: RandomReentrancy?

  isolated deinit { world?.changeInCallback("deinit of \(identifier)") }
}

/// A group whose release, and that of its children, changes the host.
private final class ChangingGroup: TabGroupItem {
  weak var world: RandomReentrancy?

  isolated deinit { world?.changeInCallback("deinit of \(identifier)") }
}

/// A page that changes the host in its appearance calls, whose order it checks, and in its `deinit`.
@MainActor final class ChangingPage: ViewController {
  private enum Call: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  let name: String
  private weak var world: RandomReentrancy?
  private var last = Call.didDisappear

  init(_ name: String, world: RandomReentrancy) {
    self.name = name
    self.world = world
    super.init()
  }

  isolated deinit {
    if last != .didDisappear { world?.fail("\(name) is released after \(last)") }
    world?.changeInCallback("deinit of \(name)")
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
    if !allowed.contains(last) { world?.fail("\(name) gets \(call) after \(last)") }
    last = call
    world?.changeInCallback("\(call) of \(name)")
  }

  override func viewDidLoad() { world?.changeInCallback("load of \(name)") }
  override func viewDidLayoutSubviews() { world?.changeInCallback("layout of \(name)") }
  override func updateProperties() { world?.changeInCallback("properties of \(name)") }
  override func tabWasReselected() { world?.changeInCallback("reselection of \(name)") }
  override func didMove(toParent _: ViewController?) { world?.changeInCallback("move of \(name)") }
  override func viewWillAppear(_ animated: Bool) {
    note(.willAppear, after: .didDisappear, .willDisappear)
  }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing, after: .willAppear) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear, after: .isAppearing) }
  override func viewWillDisappear(_ animated: Bool) {
    note(.willDisappear, after: .didAppear, .isAppearing, .willAppear)
  }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear, after: .willDisappear) }
}
