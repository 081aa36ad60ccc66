import Observation
public import TabHost
public import TabHostTesting

/// An app that uses all features of a host, and changes it at random, also inside every callback.
///
/// Equal decisions lead to equal changes. The app acts in an exploration; see ``ChangingAppRules``
/// for the rules.
@MainActor open class ChangingApp: TabHostController, ExplorerActor {
  /// What an app does.
  public struct Options: Sendable {
    /// Whether the app makes mistakes, which are reported, such as a second tab with an identifier.
    public var makesMistakes = true
    /// Whether the app performs actions of the user, also inside callbacks.
    public var actsAsUser = true
    /// Whether the app makes the host disappear and appear again.
    public var changesAppearance = true
    /// The texts of titles, some of which may be unsafe.
    public var texts = ["", "a", "b", "text"]
    /// The number of root tabs that the app adds at once, or 0.
    public var manyTabs = 0
    /// The probability with which content is declared, which is one in this number less one.
    public var hasContent = true

    /// Creates the default options.
    public init() {}
  }

  /// The random decisions.
  public let random: ExplorerRandom
  /// What the app does.
  public let options: Options

  /// The diagnostics that the current step may cause.
  public var expected: Set<Diagnostic.Rule> = []
  /// The first problem that a callback has found.
  public private(set) var mistake: String?
  /// Whether the app has selected nothing, so that nothing may be selected automatically.
  public internal(set) var hasDeclined = false
  /// The rows that the delegate was notified of as displayed.
  public internal(set) var displayedTabs: [ObjectIdentifier: TabItem] = [:]
  /// Tabs that were removed and can be inserted again.
  var spareTabs: [TabItem] = []
  /// Every identifier that was ever used.
  public private(set) var identifiers: [String] = []
  /// Completions that the app calls later.
  var pendingCompletions: [@MainActor () -> Void] = []
  /// Another host, to which tabs move.
  let otherHost = TabHostController()

  private var createdTabs: [() -> TabItem?] = []
  private var createdPages: [() -> ChangingPage?] = []
  private var isObserving = false
  private var nameCount = 0

  /// Creates an app with some tabs.
  public init(_ random: ExplorerRandom, _ options: Options = Options()) {
    self.random = random
    self.options = options
    super.init()
    // The explorer records the diagnostics once the app is launched.
    for host in [self, otherHost] { host.diagnosticHandler = { _ in } }
    delegate = self
    sidebar.delegate = self
    sidebar.displayedRows = 0..<8
    searchTextHandler = { [weak self] _ in self?.random.callback("search text") }
    customizationStore = InMemoryTabCustomizationStore()
    allowsReordering = true
    addObserver(self)
    tabs = (0..<4).map { _ in newTab(depth: 2) } + (chance(2) ? [newSearchTab()] : [])
  }

  /// Creates a page. A subclass can create others.
  open func makePage(_ name: String) -> ChangingPage { ChangingPage(name, app: self) }

  /// Returns the source of a popover for a tab. A subclass can return others.
  open func popoverSource(for tab: TabItem) -> any PopoverSourceItem { tab }

  /// Makes a random change.
  public func act(_ random: ExplorerRandom) {
    observe()
    change()
  }

  /// Stores a problem that a callback has found.
  public func fail(_ problem: String) { mistake = mistake ?? problem }

  /// Calls all pending completions, so that nothing remains to be done.
  public func completePendingWork() {
    while let completion = pendingCompletions.popLast() { completion() }
    for presentation in presentedControllers {
      presentation.viewController.isModalInPresentation = false
    }
  }

  // MARK: - Observing

  /// Observes what depends on most of the state.
  private func observe() {
    guard !isObserving else { return }
    isObserving = true
    withObservationTracking {
      _ = (selectedPath, bar, sidebar.rows.count, contentTab, isEditing)
      _ = (traitCollection, presentedControllers, displayOrder, isDisplayed)
      for tab in allTabs { _ = (tab.title, tab.isHidden, tab.parent, tab.isEnabled) }
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.observed() }
    }
  }

  private func observed() {
    isObserving = false
    if chance(2) { observe() }
    _ = (sidebar.rows.map(\.identifier), bar.items, selectedViewController)
    random.callback("onChange")
  }

  fileprivate func read() {
    guard chance(16) else { return }
    _ = (selectedPath, bar.items, sidebar.rows.map(\.identifier), isEditing)
  }
}

extension ChangingApp: TabHostObserver {
  /// Reads what is derived from the state. An observer of events must not change the host.
  public func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) { read() }

  /// Reads what is derived from the state.
  public func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) { read() }
}

// MARK: - Choices

extension ChangingApp {
  /// Returns a random number below the given bound.
  public func roll(_ count: Int) -> Int { random.roll(count) }

  /// Returns `true` with a probability of one in the given number.
  public func chance(_ outOf: Int) -> Bool { random.chance(outOf) }

  /// Returns a random element.
  public func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }

  /// A random text.
  public var anyText: String { pick(options.texts) }

  /// The tabs in the host, each before its children.
  public var allTabs: [TabItem] { Self.flatten(tabs) }

  private static func flatten(_ tabs: [TabItem]) -> [TabItem] {
    tabs.flatMap { [$0] + (($0 as? TabGroupItem).map { flatten($0.children) } ?? []) }
  }

  /// The tabs that were ever created and have not been released.
  public var livingTabs: [TabItem] { createdTabs.compactMap { $0() } }

  /// The pages that were ever created and have not been released.
  public var livingPages: [ChangingPage] { createdPages.compactMap { $0() } }

  /// Returns a closure that returns the names of the objects that have not been released.
  public var living: () -> [String] {
    let (tabs, pages) = (createdTabs, createdPages)
    let app: () -> ChangingApp? = { [weak self] in self }
    return {
      tabs.compactMap { $0()?.identifier } + pages.compactMap { $0()?.name }
        + (app() == nil ? [] : ["the host"])
    }
  }

  /// A tab that is usually in the host.
  public var anyTab: TabItem {
    let tabs = chance(8) ? livingTabs : allTabs
    return random.element(of: tabs) ?? random.element(of: livingTabs) ?? newTab(depth: 0)
  }

  /// A tab that usually has a row.
  public var anyRowTab: TabItem {
    let tabs = sidebar.rows.compactMap(\.tab)
    return tabs.isEmpty || chance(8) ? anyTab : pick(tabs)
  }

  /// A group in the host.
  public var anyGroup: TabGroupItem? {
    random.element(of: allTabs.compactMap { $0 as? TabGroupItem })
  }
}

// MARK: - Tabs and pages

extension ChangingApp {
  /// Creates a tab or a group. If the app makes mistakes, some have the identifier of another tab.
  func newTab(depth: Int) -> TabItem {
    let isTaken = options.makesMistakes && !identifiers.isEmpty && chance(10)
    let name = isTaken ? pick(identifiers) : "t\(identifiers.count)"
    if !isTaken { identifiers.append(name) }
    guard depth > 0, chance(2) else {
      let tab = ChangingTab(title: name, identifier: name, viewProvider: provider)
      tab.random = random
      configure(tab)
      createdTabs.append { [weak tab] in tab }
      return tab
    }
    let provider = chance(2) ? provider : nil
    let group = ChangingGroup(title: name, identifier: name, viewProvider: provider)
    if chance(3) { group.managingNavigationController = newStack(nil) }
    group.allowsReordering = !chance(4)
    group.children = (0..<roll(4)).map { _ in newTab(depth: depth - 1) }
    group.sidebarActions = (0..<roll(3)).map { _ in newAction() }
    group.random = random
    configure(group)
    createdTabs.append { [weak group] in group }
    return group
  }

  private func configure(_ tab: TabItem) {
    tab.allowsHiding = !chance(4)
    if chance(3) { tab.preferredPlacement = pick(TabItem.Placement.allCases) }
    if chance(4) { tab.image = TabImage(systemName: pick(["leaf", "film", "nothing"])) }
    if chance(4) { tab.dropHandler = newDropHandler() }
    if chance(4) { tab.contextMenuProvider = { [weak self] _ in self?.newMenu() } }
  }

  private func newSearchTab() -> TabItem {
    let tab = SearchTabItem(viewProvider: provider)
    tab.automaticallyActivatesSearch = chance(2)
    identifiers.append(tab.identifier)
    createdTabs.append { [weak tab] in tab }
    return tab
  }

  private var provider: ((TabItem) -> ViewController)? {
    guard options.hasContent else { return nil }
    return { [weak self] tab in self?.newContent(of: tab) ?? ViewController() }
  }

  private func newContent(of tab: TabItem) -> ViewController {
    random.callback("provider of \(tab.identifier)")
    let page = newPage(tab.identifier)
    return chance(3) ? newStack(page) : page
  }

  /// Returns a name that nothing else has, by which calls are told apart.
  func newName(_ name: String) -> String {
    nameCount += 1
    return "\(name)-\(nameCount)"
  }

  /// Creates a page.
  public func newPage(_ name: String = "page") -> ChangingPage {
    let page = makePage(newName(name))
    createdPages.append { [weak page] in page }
    if chance(2) { change(page.navigationItem) }
    return page
  }

  /// Creates a stack with a page, whose name it has in calls.
  func newStack(_ page: ChangingPage?) -> NavigationController {
    let stack = page.map { NavigationController(rootViewController: $0) } ?? NavigationController()
    stack.title = newName("stack")
    return stack
  }
}

/// A tab whose release changes the host.
private final class ChangingTab: TabItem {
  weak var random: ExplorerRandom?

  isolated deinit { random?.callback("deinit of \(identifier)") }
}

/// A group whose release, and that of its children, changes the host.
private final class ChangingGroup: TabGroupItem {
  weak var random: ExplorerRandom?

  isolated deinit { random?.callback("deinit of \(identifier)") }
}
