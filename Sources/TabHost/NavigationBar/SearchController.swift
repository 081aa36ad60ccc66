/// The search of a page: a search field whose text filters what the page displays.
///
///     let search = SearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.searchBar.placeholder = "Films"
///     navigationItem.searchController = search
///
/// While the page of the navigation item is visible, the search field of the host is that of the
/// controller: ``TabHostController/searchText``, ``TabHostController/isSearchActive`` and
/// ``TabHostController/searchPlaceholder`` have its values, and the actions of the user act on it. A
/// search stays active while another page covers that page. Columns side by side have a search each; see
/// ``TabHostController/visibleSearchController``.
///
/// Corresponds to `UISearchController` in UIKit. The page displays the results itself.
open class SearchController: ViewController {
  /// The object that updates the results, which is not retained.
  ///
  /// The default is `nil`.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?

  /// The delegate, which is not retained.
  ///
  /// The default is `nil`.
  public weak var delegate: (any SearchControllerDelegate)?

  /// The search field.
  public let searchBar = SearchBar()

  /// The controller that was passed to the initializer, which is not displayed.
  public let searchResultsController: ViewController?

  /// Whether a button that cancels the search is displayed while it is active: a hint to renderers.
  ///
  /// The default is `true`.
  public var automaticallyShowsCancelButton = true

  /// Whether the scopes are displayed while the search is active: a hint to renderers.
  ///
  /// The default is `true`.
  public var automaticallyShowsScopeBar = true {
    didSet {
      if automaticallyShowsScopeBar != oldValue { owner?.host?.update(.navigationBarLook) {} }
    }
  }

  /// Whether the content is obscured while the search is active, which has no effect.
  ///
  /// The default is `true`.
  public var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden while the search is active, which has no effect.
  ///
  /// The default is `true`.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether the search is active.
  ///
  /// The default is `false`. Assigning has the same effect as an action of the user, except for the
  /// cancel button: see ``UserInteraction/activateSearch()`` and ``UserInteraction/cancelSearch()``. A
  /// search that ends clears its text.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }

  private(set) var isSearching = false
  /// The value that ``isActive`` is about to have, while the delegate is notified of that.
  private var pendingActivity: Bool?
  /// The navigation item that contains the controller.
  weak var owner: NavigationItem?

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: Has no effect: the page of the navigation item displays the
  ///   results.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  /// Creates a controller without another one for the results.
  public override convenience init() { self.init(searchResultsController: nil) }
}

// MARK: - Changing

extension SearchController {
  private var host: TabHostController? { owner?.host }

  /// The page with whose host the calls of the app are events.
  package var page: ViewController { owner?.page ?? self }

  /// Begins or ends the search.
  func setActive(_ isActive: Bool) {
    guard isActive != pendingActivity ?? isSearching else { return }
    perform {
      pendingActivity = isActive
      page.call(
        delegate,
        isActive ? "willPresentSearchController" : "willDismissSearchController"
      ) {
        isActive
          ? $0.willPresentSearchController(self) : $0.willDismissSearchController(self)
      }
      guard pendingActivity == isActive else { return }
      pendingActivity = nil
      change {
        isSearching = isActive
        if isActive { host?.set(\.search.lastOfPage, ObjectIdentifier(self)) }
        if !isActive { searchBar.storedText = "" }
      }
      if isActive {
        page.call(searchBar.delegate, "searchBarTextDidBeginEditing") {
          $0.searchBarTextDidBeginEditing(searchBar)
        }
      } else {
        page.call(searchBar.delegate, "searchBarTextDidEndEditing") {
          $0.searchBarTextDidEndEditing(searchBar)
        }
      }
      updateResults()
      page.call(
        delegate,
        isActive ? "didPresentSearchController" : "didDismissSearchController"
      ) {
        isActive ? $0.didPresentSearchController(self) : $0.didDismissSearchController(self)
      }
    }
  }

  /// Cancels the search for the user.
  func cancel() {
    perform {
      page.call(searchBar.delegate, "searchBarCancelButtonClicked") {
        $0.searchBarCancelButtonClicked(searchBar)
      }
      setActive(false)
    }
  }

  /// Replaces the text. The delegate of the search field is notified only of the user's changes.
  func setText(_ text: String, byUser: Bool = false) {
    guard text != searchBar.storedText else { return }
    perform {
      change { searchBar.storedText = text }
      if byUser {
        page.call(searchBar.delegate, "searchBarTextDidChange") {
          $0.searchBar(searchBar, textDidChange: text)
        }
      }
      updateResults()
    }
  }

  /// Selects a scope. The delegate of the search field is notified only of the user's changes.
  func setScope(_ index: Int, byUser: Bool = false) {
    guard index != searchBar.storedScope else { return }
    perform {
      change([.search, .navigationBar]) { searchBar.storedScope = index }
      if byUser {
        page.call(searchBar.delegate, "selectedScopeButtonIndexDidChange") {
          $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: index)
        }
      }
      updateResults()
    }
  }

  /// Presses Return in the search field.
  func submit() {
    page.call(searchBar.delegate, "searchBarSearchButtonClicked") {
      $0.searchBarSearchButtonClicked(searchBar)
    }
  }

  private func updateResults() {
    page.call(searchResultsUpdater, "updateSearchResults") { $0.updateSearchResults(for: self) }
  }

  /// Makes a change of what the search field displays.
  func change(_ facets: Facet = [.search, .navigationBarLook], _ body: () -> Void) {
    guard let host else { return body() }
    host.update(facets, body)
  }

  private func perform(_ body: () -> Void) {
    guard let host else { return body() }
    if !host.isLooping { host.notify(body) }
  }
}

// MARK: - Protocols

/// An object that updates the results of a search.
///
/// Corresponds to `UISearchResultsUpdating` in UIKit.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
  /// Called when the text or the scope of the search has changed, whether by the user or the app, and
  /// when the search becomes active or ends.
  ///
  /// Called after ``TabHostController/searchTextHandler`` and the delegates. You can change the host
  /// from this method.
  func updateSearchResults(for searchController: SearchController)
}

/// The methods that are called when a search begins and ends.
///
/// Corresponds to `UISearchControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  ///
  /// The default implementation does nothing.
  func willPresentSearchController(_ searchController: SearchController)

  /// Called when the search has become active.
  ///
  /// The default implementation does nothing.
  func didPresentSearchController(_ searchController: SearchController)

  /// Called before the search ends.
  ///
  /// The default implementation does nothing.
  func willDismissSearchController(_ searchController: SearchController)

  /// Called when the search has ended.
  ///
  /// The default implementation does nothing.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}

/// The search field of a ``SearchController``.
///
/// Corresponds to `UISearchBar` in UIKit, as far as code uses the one of a search controller.
@preconcurrency @MainActor public final class SearchBar: nonisolated IdentityHashable {
  /// The delegate, which is not retained.
  ///
  /// The default is `nil`.
  public weak var delegate: (any SearchBarDelegate)?

  /// The text in the field.
  ///
  /// The default is an empty string, which `nil` also assigns. A change calls
  /// ``SearchResultsUpdating/updateSearchResults(for:)``, and no method of the delegate.
  public var text: String? {
    get { storedText }
    set {
      guard let controller else { return storedText = newValue ?? "" }
      controller.setText(newValue ?? "")
    }
  }

  /// The text that is displayed while the field is empty.
  ///
  /// The default is `nil`, for ``TabHostController/searchPlaceholder``.
  public var placeholder: String? {
    get { storedPlaceholder }
    set {
      guard newValue != storedPlaceholder else { return }
      guard let controller else { return storedPlaceholder = newValue }
      controller.change { storedPlaceholder = newValue }
    }
  }

  /// The titles of the scopes of the search, or `nil` if it has none.
  ///
  /// The default is `nil`.
  public var scopeButtonTitles: [String]? {
    get { storedScopes }
    set {
      guard newValue != storedScopes else { return }
      guard let controller else { return storedScopes = newValue }
      controller.change([.search, .navigationBar]) { storedScopes = newValue }
    }
  }

  /// The index of the selected scope.
  ///
  /// The default is 0. A change calls ``SearchResultsUpdating/updateSearchResults(for:)``, and no
  /// method of the delegate.
  public var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      guard let controller else { return storedScope = newValue }
      controller.setScope(newValue)
    }
  }

  /// Whether the scopes are displayed: a hint to renderers.
  ///
  /// The default is `false`; see ``SearchController/automaticallyShowsScopeBar``.
  public var showsScopeBar = false

  /// Whether a button that cancels the search is displayed: a hint to renderers.
  ///
  /// The default is `false`; see ``SearchController/automaticallyShowsCancelButton``.
  public var showsCancelButton = false

  var storedText = ""
  var storedScope = 0
  private(set) var storedPlaceholder: String?
  private(set) var storedScopes: [String]?
  /// The controller that owns the field.
  package internal(set) weak var controller: SearchController?

  /// Creates a field without a controller, which holds what is assigned and is not displayed.
  public init() {}
}

/// The methods that are called when the user edits the text of a search field.
///
/// Corresponds to `UISearchBarDelegate` in UIKit.
@preconcurrency @MainActor public protocol SearchBarDelegate: AnyObject {
  /// Called when the search has become active.
  ///
  /// The default implementation does nothing.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

  /// Called when the search has ended.
  ///
  /// The default implementation does nothing.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)

  /// Called when the user has changed the text.
  ///
  /// The default implementation does nothing.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// Called when the user has selected another scope; see
  /// ``UserInteraction/selectSearchScope(_:)``.
  ///
  /// The default implementation does nothing.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)

  /// Called when the user has pressed Return in the field, after
  /// ``TabHostController/searchSubmitHandler``.
  ///
  /// The default implementation does nothing.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)

  /// Called when the user cancels the search, while it is still active.
  ///
  /// The default implementation does nothing.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
