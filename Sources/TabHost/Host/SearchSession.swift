/// The search field of the search tab: whether it is active, and where a cancelled search goes.
@MainActor final class SearchSession {
  private unowned let host: TabHostController
  private(set) var isActive = false
  /// Whether the field opens as soon as content is on screen.
  private var isWaiting = false
  private weak var tabBefore: TabItem?

  init(host: TabHostController) {
    self.host = host
  }

  /// The search tab that is selected, if one is.
  var selectedSearchTab: SearchTabItem? { host.selectedTab?.asSearch }

  /// Opens the field when a search tab that wants it is selected, and closes it when it is left.
  func selectionDidChange(from previous: TabItem?) {
    isActive = false
    isWaiting = false
    guard let search = selectedSearchTab else { return }
    tabBefore = previous
    isWaiting = search.automaticallyActivatesSearch && host.selectionOrigin != .fallback
  }

  /// Opens the field, if the selection has asked for it. Called when content is on screen.
  func contentDidUpdate() {
    guard isWaiting, host.isDisplayed else { return }
    activate()
  }

  func activate() {
    isWaiting = false
    isActive = true
    host.invalidation.content()
  }

  /// Closes the field; the tab from before is selected again if the search tab opened it by itself.
  func cancel() {
    isActive = false
    host.invalidation.content()
    guard selectedSearchTab?.automaticallyActivatesSearch == true, let tabBefore,
      host.tree.contains(tabBefore), tabBefore.isShownInTree
    else { return }
    host.select(tabBefore, origin: .user)
  }
}

extension TabHostController {
  /// Whether the field of the selected search tab is active.
  public var isSearchActive: Bool { search.isActive }
}
