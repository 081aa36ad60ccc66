/// The tab for searching.
///
/// A search tab has a title, a magnifying glass, and the pinned placement by default. A host has
/// one search tab. A second one is reported as
/// ``TabHostController/Diagnostic/Rule/secondSearchTab``; if it has the same identifier, which is
/// the default, it is left out.
///
/// Corresponds to `UISearchTab` in UIKit.
open class SearchTabItem: TabItem {
  /// The default identifier of search tabs.
  public nonisolated static let identifier = "TabHost.Search"

  /// Whether selecting the tab activates its search field, and canceling the search selects the
  /// previous tab again.
  ///
  /// The default is `false`. If the value is `true` and the host has no
  /// ``TabHostController/prominentTabIdentifier``, the search tab is displayed separately in the
  /// bar; see ``TabHostController/prominentTab``.
  public var automaticallyActivatesSearch: Bool {
    get { observed(\.automaticallyActivatesSearch, activatesSearch) }
    set {
      update(\.automaticallyActivatesSearch, from: activatesSearch, to: newValue, .bar) {
        activatesSearch = newValue
      }
    }
  }

  private(set) var activatesSearch = false

  /// Creates a search tab.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - image: A symbol in its outline variant; by default, a magnifying glass.
  ///   - identifier: The identifier, unique within a host.
  ///   - viewProvider: Creates the content when it is first needed.
  public override init(
    title: String = TabHostController.strings[.search],
    image: TabImage? = .symbol("magnifyingglass"),
    identifier: String = SearchTabItem.identifier,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
    preferredPlacement = .pinned
  }

  override var asSearch: SearchTabItem? { self }
}
