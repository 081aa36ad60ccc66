/// The tab from which people search.
///
/// It has a title, a magnifier and the pinned placement from the start. A host has one search tab;
/// a second is reported as ``TabHostController/Diagnostic/Rule/secondSearchTab``, and where it has
/// the same identifier, as it has unless told otherwise, it is left out.
///
/// Documented original: `UISearchTab`.
open class SearchTabItem: TabItem {
  /// The identifier that search tabs have unless they are given another.
  public nonisolated static let identifier = "TabHost.Search"

  /// Whether selecting the tab activates its search field, and cancelling the search selects the
  /// tab from before again. Default false.
  ///
  /// A search tab with this set also stands apart in the bar while no other tab is prominent; see
  /// ``TabHostController/prominentTab``.
  public var automaticallyActivatesSearch: Bool {
    get { observed(\.automaticallyActivatesSearch, activatesSearch) }
    set {
      update(\.automaticallyActivatesSearch, from: activatesSearch, to: newValue, .bar) {
        activatesSearch = newValue
      }
    }
  }

  private(set) var activatesSearch = false

  /// Makes a search tab, with the identifier that they share unless it is given another.
  public init(
    identifier: String = SearchTabItem.identifier,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(
      title: "Search",
      image: TabImage(systemName: "magnifyingglass"),
      identifier: identifier,
      viewProvider: viewProvider
    )
    preferredPlacement = .pinned
  }

  override var asSearch: SearchTabItem? { self }
}
