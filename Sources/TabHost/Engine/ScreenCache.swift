/// The values derived from the state of a host: the state of the screen, the content of the
/// selection and the contents of the bar. Each value is computed when it is needed, and cached
/// until a change invalidates it.
@MainActor final class ScreenCache {
  /// The last computed state of the screen, and the facts about content from which it was computed.
  private var screen: (state: ScreenState, facts: TabHostController.ContentFacts)?
  /// The concerns that invalidate a value which is valid at present.
  private var dependencies: HostChange = []
  /// Whether `screen` is valid for the present content.
  private var isContentCurrent = false
  /// Whether `screen` equals `committed`.
  private var isCommitted = false
  /// The state of the screen at the last commit.
  private var committed: ScreenState?
  /// The content of the selection, or `nil` if it must be resolved.
  private var content: ViewController?
  private var takenTab: TabItem?
  private var bar: TabHostController.Bar?
  private var barTabs: Set<ObjectIdentifier>?

  /// Whether the state of the screen is valid.
  var isCurrent: Bool { isStateCurrent && isContentCurrent }

  /// Whether `screen` is valid for the present state, apart from content.
  private var isStateCurrent: Bool { dependencies.isSuperset(of: .screenFacts) }

  /// Invalidates what depends on a change.
  func invalidate(for change: HostChange) {
    guard !change.isDisjoint(with: dependencies) else { return }
    if !change.isDisjoint(with: .screenFacts) { dependencies.subtract(.screenFacts) }
    if change.contains(.bar) {
      dependencies.remove(.bar)
      if screen?.state.dependsOnItems == true { dependencies.subtract(.screenFacts) }
      (bar, barTabs) = (nil, nil)
    }
    if !change.isDisjoint(with: .contentFacts) {
      dependencies.subtract(.contentFacts)
      isContentCurrent = false
      content = nil
      takenTab = nil
    }
  }

  /// Commits the state of the screen.
  ///
  /// - Returns: The concerns of the differences from the last commit.
  func commit(in host: TabHostController) -> HostChange {
    validate(in: host)
    guard !isCommitted, let new = screen?.state else { return [] }
    isCommitted = true
    guard new != committed else { return [] }
    let old = committed
    committed = new
    var concerns: HostChange = .screenState
    if new.presentation != old?.presentation { concerns.formUnion([.bar, .rows, .presentation]) }
    if new.isTabBarHidden != old?.isTabBarHidden { concerns.insert(.bar) }
    return concerns
  }

  /// Returns the state of the screen.
  func state(in host: TabHostController) -> ScreenState {
    validate(in: host)
    return screen?.state ?? host.makeScreenState(host.contentFacts)
  }

  private func validate(in host: TabHostController) {
    guard !isCurrent else { return }
    let facts = host.contentFacts
    isContentCurrent = true
    dependencies.formUnion(.contentFacts)
    guard !isStateCurrent || screen?.facts != facts else { return }
    let state = host.makeScreenState(facts)
    dependencies.formUnion(.screenFacts)
    if state.dependsOnItems { dependencies.insert(.bar) }
    screen = (state, facts)
    isCommitted = false
  }

  /// Returns the content of the selection, or `nil` if it has not been created.
  func selectedController(in host: TabHostController) -> ViewController? {
    if content == nil { resolveContent(in: host) }
    return content
  }

  /// Returns the tab whose content the app has moved into another container.
  func takenTab(in host: TabHostController) -> TabItem? {
    if content == nil { resolveContent(in: host) }
    return takenTab
  }

  /// Resolves the content of the selection and caches it. The absence of content is not cached,
  /// because a tab that is about to leave the host creates its content without notifying the host.
  private func resolveContent(in host: TabHostController) {
    let resolved = host.lookUpContent()
    dependencies.formUnion(.contentFacts)
    content = resolved.controller
    takenTab = resolved.takenTab
  }

  /// Returns the contents of the bar, whether it is shown or not.
  func bar(in host: TabHostController) -> TabHostController.Bar {
    if let bar { return bar }
    let made = BarBuilder(host: host, screen: state(in: host)).bar
    dependencies.insert(.bar)
    bar = made
    return made
  }

  /// Returns whether a tab is in the bar or its overflow.
  func barShows(_ tab: TabItem, in host: TabHostController) -> Bool {
    if let barTabs { return barTabs.contains(ObjectIdentifier(tab)) }
    let bar = bar(in: host)
    let shown = bar.items + bar.overflow
    var tabs = Set<ObjectIdentifier>(minimumCapacity: shown.count)
    for tab in shown { tabs.insert(ObjectIdentifier(tab)) }
    barTabs = tabs
    return tabs.contains(ObjectIdentifier(tab))
  }
}
