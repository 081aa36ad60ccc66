/// The search of a host: whether its field is active, its text, and the tab to return to.
///
/// The field belongs to the search tab and is available while that tab is selected. In a searchable
/// host without a search tab, it belongs to the selected tab. While the visible page, or otherwise a
/// page beside it, has a ``SearchController``, the field belongs to it, and has its text.
struct SearchState {
  var placeholder: String?
  var submitHandler: ((String) -> Void)?
  /// Whether a host without a search tab is searchable.
  var isForAllTabs = false
  var isActive = false
  /// Whether the field opens when the content is on screen.
  var isRequested = false
  /// The tab to select when the search is canceled.
  var tabBefore: TabItem?
  /// The search of a page that has become active last, to which the field belongs while the page is on
  /// screen.
  var lastOfPage: ObjectIdentifier?
  var writtenText = ""
  /// The tab that was selected when the text was written. The text is empty for every other tab.
  var tabOfText: TabItem?

  /// Whether there is a search that a selection may end.
  var isInUse: Bool { isActive || isRequested || !writtenText.isEmpty || tabBefore != nil }

  func text(for tab: TabItem?) -> String {
    writtenText.isEmpty || tabOfText !== tab ? "" : writtenText
  }
}

extension TabHostController {
  /// Whether the search field on screen is active.
  public var isSearchActive: Bool {
    derived(.isSearchActive, searchField.isActive)
  }

  /// Whether the host has a search field now, active or not.
  ///
  /// That is the case if a search tab is selected, if the host is ``isSearchable`` and has no search
  /// tab, or if the visible page or a page beside it has a ``NavigationItem/searchController``. Used by
  /// renderers.
  public var isSearchAvailable: Bool {
    derived(.isSearchAvailable, searchField.isAvailable)
  }

  /// The search of a page on screen to which the search field of the host belongs, or `nil` if the field
  /// belongs to the selected tab, or there is none.
  ///
  /// Columns side by side have a search each; the field belongs to the one that has become active last,
  /// or else to that of the visible page, and only otherwise to that of a page beside it. Used by
  /// renderers.
  public var visibleSearchController: SearchController? {
    derived(.visibleSearchController, searchControllerOnScreen)
  }

  /// Whether a host without a search tab has a search field for the selected tab.
  ///
  /// The default is `false`. The value has no effect while there is a search tab, hidden or not.
  /// Otherwise the search ends when the selection changes. Corresponds to SwiftUI's `searchable` on
  /// a tab view.
  public var isSearchable: Bool {
    get { observed(\.isSearchable, state.search.isForAllTabs) }
    set {
      change(\.isSearchable, \.search.isForAllTabs, to: newValue, .search)
    }
  }

  /// The text in the search field.
  ///
  /// The default is an empty string. The user changes it with
  /// ``UserInteraction/enterSearchText(_:)``; the app can assign it at any time. It becomes empty
  /// when the search is canceled and when another tab is selected. Every change calls
  /// ``searchTextHandler``.
  public var searchText: String {
    get { derived(.searchText, searchField.text) }
    set {
      guard newValue != searchField.text else { return }
      if let controller = searchControllerOnScreen { return controller.setText(newValue) }
      update(.search) { writeSearchText(newValue) }
    }
  }

  /// Called with the new text when ``searchText`` has changed.
  ///
  /// The default is `nil`. Called whether the user, the app, or a selection changed the text: after
  /// `didSelectTab`, if a selection has cleared it, and before content changes. In a batch, called
  /// once at its end. You can change the host from the handler.
  public var searchTextHandler: ((_ text: String) -> Void)? {
    get { state.searchTextHandler }
    set { set(\.searchTextHandler, newValue) }
  }

  /// The text that the search field displays while it is empty, or `nil` for the renderer's own.
  ///
  /// The default is `nil`. While the visible page has a ``NavigationItem/searchController``, the value
  /// is the ``SearchBar/placeholder`` of its field, if it has one. Corresponds to
  /// `UISearchBar.placeholder` in UIKit.
  public var searchPlaceholder: String? {
    get { derived(.searchPlaceholder, searchField.placeholder) }
    set { change(\.searchPlaceholder, \.search.placeholder, to: newValue, .search) }
  }

  /// Called with the text of the search field when the user presses Return in it.
  ///
  /// The default is `nil`. Called after ``searchTextHandler``, only for ``UserInteraction/submit()``,
  /// and also with an empty text. The field stays active. You can change the host from the handler.
  /// Corresponds to `UISearchBarDelegate.searchBarSearchButtonClicked(_:)` in UIKit.
  public var searchSubmitHandler: ((_ text: String) -> Void)? {
    get { state.search.submitHandler }
    set { set(\.search.submitHandler, newValue) }
  }

  /// The titles of the scopes of the search, or an empty array if it has none.
  ///
  /// They are those of the ``SearchBar`` of the visible page. Used by renderers.
  public var searchScopeTitles: [String] {
    derived(.searchScopeTitles, searchControllerOnScreen?.searchBar.storedScopes ?? [])
  }

  /// The index of the selected scope, or `nil` if the search has no scopes.
  ///
  /// The user selects one with ``UserInteraction/selectSearchScope(_:)``. Used by renderers.
  public var selectedSearchScopeIndex: Int? {
    let bar = searchControllerOnScreen?.searchBar
    let hasScope = bar?.storedScopes?.indices.contains(bar?.storedScope ?? 0) == true
    return derived(.selectedSearchScopeIndex, hasScope ? bar?.storedScope : nil)
  }

  /// Whether there is a search field for the selected tab, whatever its page is.
  var offersSearchOfTabs: Bool {
    guard let tab = selection.tab else { return false }
    return state.search.isForAllTabs && tree.searchTabs.isEmpty || tab.asSearch != nil
  }
}

// MARK: - Search field

extension TabHostController {
  /// Activates the search field.
  func activateSearch() {
    let controller = searchControllerOnScreen
    update(.search) {
      set(\.search.isRequested, false)
      if controller == nil { set(\.search.isActive, true) }
    }
    controller?.setActive(true)
  }

  /// Activates the search field if the selection has requested it. Called when content is on
  /// screen.
  func openSearchFieldIfRequested() {
    if state.search.isRequested, isShown { activateSearch() }
  }

  /// Cancels the search, and selects the previous tab again if the search tab activated the search
  /// automatically and the user could select that tab.
  func cancelSearch() {
    searchControllerOnScreen?.cancel()
    update(.search) {
      storeClosedSearch()
      guard selection.tab?.asSearch?.activatesSearch == true,
        let before = state.search.tabBefore, refusalOfSelecting(before) == nil
      else { return }
      select(before, origin: .user)
    }
  }

  /// Returns whether the search belongs to a tab that is no longer selected or in the host, or has no
  /// field anymore.
  func isSearchOutdated(after touched: Facet) -> Bool {
    guard state.search.isInUse || selection.tab?.asSearch != nil else { return false }
    return selection.tab !== notified.selectedTab || touched.intersects([.tabs, .search])
  }

  /// Stores the search that the present selection requires: that of the previously selected tab ends,
  /// a search tab may request its field, and references to tabs that have left the host are discarded.
  func storeSearchOfSelection() {
    if selection.tab == notified.selectedTab {
      // A tab in place of one with its identifier keeps the search of that tab.
      if state.search.tabOfText != nil { set(\.search.tabOfText, selection.tab) }
    } else {
      let search = selection.tab?.asSearch
      set(\.search.isActive, false)
      set(
        \.search.isRequested,
        search?.activatesSearch == true && selection.origin != .fallback
      )
      if state.search.tabOfText !== selection.tab { writeSearchText("") }
      if search != nil { set(\.search.tabBefore, notified.selectedTab) }
    }
    if let before = state.search.tabBefore, !tree.contains(before) {
      set(\.search.tabBefore, tree.tab(forIdentifier: before.identifier))
    }
    if let tab = state.search.tabOfText, !tree.contains(tab) { writeSearchText("") }
    if state.search.isActive, !offersSearchOfTabs { storeClosedSearch() }
    transaction.note(.search)
  }

  private func storeClosedSearch() {
    set(\.search.isActive, false)
    writeSearchText("")
  }

  private func writeSearchText(_ text: String) {
    set(\.search.writtenText, text)
    set(\.search.tabOfText, text.isEmpty ? nil : selection.tab)
  }
}
