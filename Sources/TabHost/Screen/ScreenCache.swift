/// The values derived from the state of a host: the screen, the content of the selection and the
/// contents of the bar. Each is computed when it is needed, and cached until a change invalidates it.
@MainActor final class ScreenCache {
  /// The last computed layout of the screen, and what it was computed from.
  private var layout: (value: ScreenState, inputs: LayoutInputs)?
  /// Whether ``layout`` may be out of date.
  private var isLayoutOutdated = true
  /// Whether the present screen may differ from the committed one.
  private var isOutdated = true
  /// The screen at the last commit.
  private var committed: Screen?
  /// The parts of the screen that observers have read since they were last notified of them.
  var observed: Screen.Differences = []
  /// The content of the selection, or `nil` if it must be resolved.
  private var content: ViewController?
  private var takenTab: TabItem?
  /// Whether ``content`` and ``takenTab`` may be out of date.
  private var isContentOutdated = true
  private var bar: (value: TabHostController.Bar, settings: Screen.Bar)?
  private var barTabs: Set<ObjectIdentifier>?

  /// The number of changes of the tabs that the bar lists.
  private(set) var barVersion = 0
  /// The number of changes of the rows that the sidebar lists.
  private(set) var rowVersion = 0

  /// The values that determine the layout, of which versions stand for what rarely changes.
  private struct LayoutInputs: Equatable {
    let stateVersion: Int
    let rootGroupCount: Int
    let barVersion: Int
    let facts: TabHostController.ContentFacts
  }

  /// Invalidates what depends on a change.
  ///
  /// - Parameter release: Called with the values that are no longer cached.
  func invalidate(for marks: Marks, release: (Any) -> Void) {
    guard !marks.isDisjoint(with: .derived) else { return }
    isOutdated = true
    isLayoutOutdated = true
    if marks.contains(.bar) {
      barVersion &+= 1
      if let bar { release(bar) }
      bar = nil
    }
    if marks.contains(.rows) { rowVersion &+= 1 }
    isContentOutdated = true
  }

  /// Commits the present screen.
  ///
  /// - Returns: What differs from the screen at the last commit.
  func commit(in host: TabHostController) -> Screen.Differences {
    guard isOutdated else { return [] }
    // Reading the state may invalidate it, when the customization is loaded.
    isOutdated = false
    if let differences = committed?.update(from: host) { return differences }
    committed = Screen(of: host)
    return []
  }

  /// Whether the present screen is committed.
  var isCommitted: Bool { !isOutdated }

  /// Returns the present layout of the screen.
  func state(in host: TabHostController) -> ScreenState {
    if !isLayoutOutdated, let layout { return layout.value }
    isLayoutOutdated = false
    let facts = host.contentFacts
    let inputs = LayoutInputs(
      stateVersion: host.state.version,
      rootGroupCount: host.rootList.groupCount,
      // Only some bars depend on their items.
      barVersion: layout?.value.dependsOnItems == true ? barVersion : 0,
      facts: facts
    )
    if let layout, layout.inputs == inputs { return layout.value }
    let made = host.makeScreenState(facts)
    layout = (made, inputs)
    return made
  }

  /// Returns the content of the selection, or `nil` if it has not been created.
  func selectedController(in host: TabHostController) -> ViewController? {
    if isContentOutdated || content == nil { resolveContent(in: host) }
    return content
  }

  /// Returns the tab whose content the app has moved into another container.
  func takenTab(in host: TabHostController) -> TabItem? {
    if isContentOutdated || content == nil { resolveContent(in: host) }
    return takenTab
  }

  /// Resolves the content of the selection and caches it. The absence of content is not cached,
  /// because a tab that is about to leave the host creates its content without notifying the host.
  private func resolveContent(in host: TabHostController) {
    let resolved = host.lookUpContent()
    let old = (content: content, takenTab: takenTab)
    isContentOutdated = false
    content = resolved.controller
    takenTab = resolved.takenTab
    if let content = old.content, content !== resolved.controller {
      host.transaction.retire(content)
    }
    if let tab = old.takenTab, tab !== resolved.takenTab { host.transaction.retire(tab) }
  }

  /// Returns the contents of the bar, whether it is shown or not.
  func bar(in host: TabHostController) -> TabHostController.Bar {
    let settings = Screen.Bar(of: host)
    if let bar, bar.settings == settings { return bar.value }
    let made = BarBuilder(host: host, screen: state(in: host)).bar
    bar = (made, settings)
    barTabs = nil
    return made
  }

  /// Returns whether a tab is in the bar or its overflow.
  func barShows(_ tab: TabItem, in host: TabHostController) -> Bool {
    let bar = bar(in: host)
    if let barTabs { return barTabs.contains(ObjectIdentifier(tab)) }
    let tabs = Set((bar.items + bar.overflow).map(ObjectIdentifier.init))
    barTabs = tabs
    return tabs.contains(ObjectIdentifier(tab))
  }
}
