import TabHost

/// A search field on screen: that of a page, or that of the host.
@MainActor struct ShownSearch {
  let element: FrameElement.ID
  /// The search of the page, or `nil` if the field is that of the selected tab.
  let controller: SearchController?
  let text: String
  let placeholder: String?
  let isActive: Bool
  /// Whether the search field of the host is this one, so that the user can type into it.
  let isCurrent: Bool

  /// Whether the scopes of the active search are shown.
  var showsScopes: Bool {
    guard isCurrent, isActive, let controller, let titles = controller.searchBar.scopeButtonTitles
    else { return false }
    let isShown = controller.automaticallyShowsScopeBar || controller.searchBar.showsScopeBar
    return isShown && !titles.isEmpty
  }

  /// Returns whether to show the search field.
  ///
  /// A frame that is not interactive usually shows the field only if a search is active or has text.
  func isShown(_ options: FrameOptions) -> Bool {
    options.isInteractive || isActive || !text.isEmpty
  }
}

extension TabHostController {
  /// The element of the search field of the host: that of a pane whose search it is, or of the content.
  var searchElement: FrameElement.ID {
    guard let current = visibleSearchController else { return .searchField }
    let pane = panes.firstIndex {
      $0.controller.visiblePage?.navigationItem.searchController === current
    }
    return pane.map { .paneSearchField($0) } ?? .searchField
  }

  /// Returns the search whose field is an element, or `nil` if there is none.
  func search(at element: FrameElement.ID) -> ShownSearch? {
    guard isSearchAvailable else { return nil }
    let isCurrent = searchElement == element
    let controller = isCurrent ? visibleSearchController : searchController(at: element)
    guard isCurrent || controller != nil else { return nil }
    return ShownSearch(
      element: element,
      controller: controller,
      text: isCurrent ? searchText : controller?.searchBar.text ?? "",
      placeholder: isCurrent ? searchPlaceholder : controller?.searchBar.placeholder,
      isActive: isCurrent ? isSearchActive : controller?.isActive == true,
      isCurrent: isCurrent
    )
  }

  private func searchController(at element: FrameElement.ID) -> SearchController? {
    pageOfSearch(at: element)?.navigationItem.searchController
  }

  /// Returns the page below the search field that is an element.
  func pageOfSearch(at element: FrameElement.ID) -> ViewController? {
    switch element {
    case .paneSearchField(let index): controller(inPane: index)
    case .searchField: controller(at: .content)
    default: nil
    }
  }
}
