/// The search of a host: whether its field is active, its text, and where a cancelled search goes.
///
/// The field is that of the search tab, while that is selected; in a host without a search tab that
/// is searchable itself, it belongs to whichever tab is selected.
struct SearchState {
  /// Whether a host without a search tab has a search.
  var isForAllTabs = false
  var isActive = false
  /// Whether the field opens as soon as content is on screen.
  var isRequested = false
  /// The tab to select when the search is cancelled.
  var tabBefore: TabItem?
  var writtenText = ""
  /// The tab that was selected when the text was written: for another one there is no text.
  var tabOfText: TabItem?

  func text(for tab: TabItem?) -> String {
    writtenText.isEmpty || tabOfText !== tab ? "" : writtenText
  }
}

extension TabHostController {
  /// Whether the search field on screen is active.
  public var isSearchActive: Bool {
    observed(\.isSearchActive, state.search.isActive, dependingOn: [.search, .selection])
  }

  /// Whether there is a search field on screen, active or not, for renderers: the search tab is
  /// selected, or the host is ``isSearchable`` without one.
  public var isSearchAvailable: Bool {
    observed(\.isSearchAvailable, offersSearch, dependingOn: [.search, .selection, .tree, .bar])
  }

  /// Whether a host without a search tab has a search for the tab that is selected. Default `false`.
  ///
  /// It means nothing while there is a search tab, hidden or not: that has the search. Without one,
  /// the search ends with each change of the selection. Documented original: SwiftUI's `searchable`
  /// on a tab view.
  public var isSearchable: Bool {
    get { observed(\.isSearchable, state.search.isForAllTabs) }
    set {
      update(\.isSearchable, from: state.search.isForAllTabs, to: newValue, [.search, .content]) {
        state.search.isForAllTabs = newValue
      }
    }
  }

  /// The text in the search field. Default empty.
  ///
  /// The user writes it with ``UserInteraction/enterSearchText(_:)``; the app may write it at any
  /// time. It is empty again when the search is cancelled, and when another tab is selected. Every
  /// change is notified to ``searchTextHandler``.
  public var searchText: String {
    get { observed(\.searchText, shownSearchText, dependingOn: [.search, .selection]) }
    set {
      guard newValue != shownSearchText else { return }
      update([.search, .content]) { writeSearchText(newValue) }
    }
  }

  /// Called when ``searchText`` has changed, whoever changed it, with the new text: after
  /// `didSelectTab`, if a selection has cleared it, and before content; in a batch once, at its
  /// end. The host may be changed from here. Default `nil`.
  public var searchTextHandler: ((_ text: String) -> Void)? {
    get { state.searchTextHandler }
    set {
      let old = state.searchTextHandler
      state.searchTextHandler = newValue
      withExtendedLifetime(old) {}
    }
  }

  private var shownSearchText: String { state.search.text(for: state.selection.tab) }

  /// Whether there is a field on screen, active or not.
  var offersSearch: Bool {
    guard let tab = state.selection.tab else { return false }
    return state.search.isForAllTabs && tree.searchTabs.isEmpty || tab.asSearch != nil
  }
}

// MARK: - The field

extension TabHostController {
  /// Opens the field.
  func activateSearch() {
    update([.search, .content]) {
      state.search.isRequested = false
      state.search.isActive = true
    }
  }

  /// Opens the field, if the selection has requested it. Called when content is on screen.
  func openSearchFieldIfRequested() {
    if state.search.isRequested, isShown { activateSearch() }
  }

  /// Closes the field; the tab from before is selected again if the search tab opened it by itself.
  func cancelSearch() {
    update([]) {
      closeSearch()
      guard state.selection.tab?.asSearch?.activatesSearch == true,
        let before = state.search.tabBefore, tree.contains(before), before.isShownInTree
      else { return }
      select(before, origin: .user)
    }
  }

  /// Ends the search of the tab that was selected before, and requests the field of a search tab
  /// that opens it by itself.
  func endSearch(selecting tab: TabItem?, from previous: TabItem?) {
    let search = tab?.asSearch
    guard
      search != nil || state.search.isActive || state.search.isRequested
        || !state.search.writtenText.isEmpty
    else { return }
    update(.search) {
      state.search.isActive = false
      state.search.isRequested =
        search?.activatesSearch == true && state.selection.origin != .fallback
      if state.search.tabOfText !== tab { writeSearchText("") }
      if search != nil { state.search.tabBefore = previous }
    }
  }

  /// Closes a field that is no longer there: the host is not searchable any longer, or has a search
  /// tab now.
  func closeSearchIfUnavailable() {
    if state.search.isActive, !offersSearch { update([.search, .content]) { closeSearch() } }
  }

  /// Discards what the search remembers of tabs that have left.
  func discardSearchOfDepartedTabs() {
    if let before = state.search.tabBefore, !tree.contains(before) { state.search.tabBefore = nil }
    if let tab = state.search.tabOfText, !tree.contains(tab) { writeSearchText("") }
  }

  private func closeSearch() {
    state.search.isActive = false
    writeSearchText("")
    transaction.note([.search, .content])
  }

  private func writeSearchText(_ text: String) {
    state.search.writtenText = text
    state.search.tabOfText = text.isEmpty ? nil : state.selection.tab
  }
}
