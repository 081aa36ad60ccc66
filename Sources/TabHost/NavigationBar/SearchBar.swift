/// The search field of a ``SearchController``.
///
/// Corresponds to `UISearchBar` in UIKit, as far as code uses the one of a search controller.
@preconcurrency @MainActor public final class SearchBar {
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
    set { controller?.setText(newValue ?? "") }
  }

  /// The text that is displayed while the field is empty.
  ///
  /// The default is `nil`, for ``TabHostController/searchPlaceholder``.
  public var placeholder: String? {
    get { storedPlaceholder }
    set {
      guard newValue != storedPlaceholder else { return }
      controller?.change { storedPlaceholder = newValue }
    }
  }

  /// The titles of the scopes of the search, or `nil` if it has none.
  ///
  /// The default is `nil`.
  public var scopeButtonTitles: [String]? {
    get { storedScopes }
    set {
      guard newValue != storedScopes else { return }
      controller?.change([.search, .navigationBar]) { storedScopes = newValue }
    }
  }

  /// The index of the selected scope.
  ///
  /// The default is 0. A change calls ``SearchResultsUpdating/updateSearchResults(for:)``, and no
  /// method of the delegate.
  public var selectedScopeButtonIndex: Int {
    get { storedScope }
    set { controller?.setScope(newValue) }
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
  weak var controller: SearchController?

  init() {}
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
