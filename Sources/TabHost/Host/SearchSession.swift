/// The search of a host: whether its field is active, what is in it, and where a cancelled search
/// goes.
///
/// The field is that of the search tab, while that is selected; in a host without a search tab that
/// is searchable itself, it belongs to whichever tab is selected.
///
/// It is handed the host, of which it keeps no reference: every change of it asks here.
@MainActor final class SearchSession {
  private(set) var isActive = false
  /// Whether a host without a search tab has a search.
  var isForAllTabs = false
  /// Whether the field opens as soon as content is on screen.
  private var isWaiting = false
  private weak var tabBefore: TabItem?
  private(set) var writtenText = ""
  /// The tab that was selected when the text was written: for another one there is no text.
  private weak var tabOfText: TabItem?

  /// Whether there is a field on screen, active or not.
  func isAvailable(in host: TabHostController) -> Bool {
    if isForAllTabs, host.tree.searchTabs.isEmpty { return host.selection.tab != nil }
    return host.selection.tab?.asSearch != nil
  }

  func text(for tab: TabItem?) -> String {
    writtenText.isEmpty || tabOfText !== tab ? "" : writtenText
  }

  func write(_ text: String, for tab: TabItem?) {
    writtenText = text
    tabOfText = tab
  }

  /// Opens the field when a search tab that wants it is selected, and closes it when it is left.
  func selectionDidChange(
    to tab: TabItem?,
    from previous: TabItem?,
    origin: SelectionOrigin?
  ) {
    isActive = false
    isWaiting = false
    if !writtenText.isEmpty, tabOfText !== tab { writtenText = "" }
    guard let search = tab?.asSearch else { return }
    tabBefore = previous
    isWaiting = search.activatesSearch && origin != .fallback
  }

  /// Opens the field, if the selection has asked for it. Called when content is on screen.
  func contentDidUpdate(in host: TabHostController) {
    guard isWaiting, host.isShown else { return }
    activate(in: host)
  }

  func activate(in host: TabHostController) {
    isWaiting = false
    if !isActive { host.announce(\.isSearchActive) }
    isActive = true
    host.invalidation.content()
  }

  /// Closes the field; the tab from before is selected again if the search tab opened it by itself.
  func cancel(in host: TabHostController) {
    host.change {
      close(in: host)
      guard host.selection.tab?.asSearch?.activatesSearch == true, let tabBefore,
        host.tree.contains(tabBefore), tabBefore.isShownInTree
      else { return }
      host.select(tabBefore, origin: .user)
    }
  }

  /// Closes a field that is no more: the host is not searchable any longer, or has a search tab
  /// now.
  func closeIfUnavailable(in host: TabHostController) {
    if isActive, !isAvailable(in: host) { close(in: host) }
  }

  private func close(in host: TabHostController) {
    if isActive { host.announce(\.isSearchActive) }
    isActive = false
    write("", for: host.selection.tab)
    host.invalidation.content()
  }
}

extension TabHostController {
  /// Whether the search field on screen is active.
  public var isSearchActive: Bool { following(\.isSearchActive, search.isActive) }

  /// Whether there is a search field on screen, active or not, for whoever draws it: the search tab
  /// is selected, or the host is ``isSearchable`` without one.
  public var isSearchAvailable: Bool {
    follow(\.isSearchable)
    follow(\.selectedTab, as: .selectedTab)
    // A search tab that comes or goes changes the bar.
    follow(\.bar, as: .bar)
    return search.isAvailable(in: self)
  }

  /// Whether a host without a search tab has a search for the tab that is selected. Default false.
  ///
  /// It means nothing while there is a search tab, hidden or not: that has the search. Without one,
  /// the search ends with each change of the selection. Documented original: SwiftUI's `searchable`
  /// on a tab view.
  public var isSearchable: Bool {
    get { following(\.isSearchable, search.isForAllTabs) }
    set {
      guard newValue != search.isForAllTabs else { return }
      announce(\.isSearchable)
      change {
        search.isForAllTabs = newValue
        invalidation.content()
      }
    }
  }

  /// What is written in the search field. Default empty.
  ///
  /// A person writes it with ``UserInteraction/enterSearchText(_:)``; code may write it at any
  /// time. It is empty again when the search is cancelled, and when another tab is selected. Every
  /// change is told to ``searchTextHandler``.
  public var searchText: String {
    get { following(\.searchText, writtenSearchText) }
    set {
      guard newValue != writtenSearchText else { return }
      change {
        search.write(newValue, for: selection.tab)
        invalidation.content()
      }
    }
  }

  /// What ``searchText`` reads.
  private var writtenSearchText: String { search.text(for: selection.tab) }

  func tellSearchText() {
    guard !search.writtenText.isEmpty || !told.searchText.isEmpty else { return }
    let text = writtenSearchText
    guard text != told.searchText else { return }
    announce(\.searchText)
    told.searchText = text
    searchTextHandler?(text)
  }
}
