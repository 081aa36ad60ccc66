import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The searches of columns side by side.
@MainActor struct ColumnSearchTests {
  private let list = ViewController.page("List")
  private let detail = ViewController.page("Detail")
  private let split: SplitController
  private let host: TabHostController
  private let updater = Updater()

  private final class Updater: SearchResultsUpdating {
    var calls: [String] = []

    func updateSearchResults(for search: SearchController) {
      calls.append("\(search.searchBar.placeholder ?? "") \(search.searchBar.text ?? "")")
    }
  }

  init() {
    let stack = NavigationController(rootViewController: list)
    let split = SplitController(primary: stack, secondary: detail)
    self.split = split
    host = TabHostController(tabs: [.showing(split, "t"), .shown("other")])
    host.appear()
  }

  private func search(_ placeholder: String) -> SearchController {
    let search = SearchController()
    search.searchBar.placeholder = placeholder
    search.searchResultsUpdater = updater
    return search
  }

  /// The search field of the host.
  private var field: String {
    "\(host.isSearchAvailable) \(host.searchPlaceholder ?? "nil") \(host.isSearchActive)"
      + " \(host.searchText)"
  }

  @Test func `the search of the primary column is that of the host if there is no other`() {
    expectEqual(field, "false nil false ")
    list.navigationItem.searchController = search("Letters")
    expectEqual(field, "true Letters false ")
    expectEqual(host.user.activateSearch(), .performed)
    host.user.enterSearchText("moss")
    expectEqual(field, "true Letters true moss")
    expectEqual(updater.calls, ["Letters ", "Letters moss"])
    expectEqual(host.user.cancelSearch(), .performed)
    expectEqual(field, "true Letters false ")
    split.hide(.primary)
    expectEqual(field, "false nil false ")
    split.show(.primary)
    expectEqual(field, "true Letters false ")
    host.user.tap("other")
    expectEqual(field, "false nil false ")
  }

  @Test func `each column has its own search, and keeps its text`() {
    let (letters, words) = (search("Letters"), search("Words"))
    list.navigationItem.searchController = letters
    detail.navigationItem.searchController = words
    expect(host.visibleSearchController === words)
    expectEqual(host.user.activateSearch(in: list), .performed)
    host.user.enterSearchText("moss")
    expectEqual(field, "true Letters true moss")
    expectEqual(host.user.activateSearch(in: detail), .performed)
    expectEqual(field, "true Words true ")
    host.user.enterSearchText("rain")
    expect(letters.searchBar.text == "moss" && letters.isActive)
    expectEqual(host.user.activateSearch(in: list), .performed)
    expectEqual(field, "true Letters true moss")
    host.user.cancelSearch()
    expect(!letters.isActive && words.isActive && words.searchBar.text == "rain")
    words.isActive = false
    words.isActive = true
    expect(host.visibleSearchController === words)
  }

  @Test func `a page without a search or off screen has none to activate`() {
    list.navigationItem.searchController = search("Letters")
    expectEqual(host.user.activateSearch(in: detail), .refused(.notAvailable))
    split.hide(.primary)
    expectEqual(host.user.activateSearch(in: list), .refused(.notAvailable))
  }

  @Test func `the search of a page that is pushed in the primary column replaces that below`() {
    list.navigationItem.searchController = search("Letters")
    let page = ViewController.page("Page")
    page.navigationItem.searchController = search("Page")
    list.navigationController?.pushViewController(page, animated: false)
    expectEqual(field, "true Page false ")
    host.user.goBack()
    expectEqual(field, "true Letters false ")
  }

  @Test func `a searchable host keeps its field beside the search of a column`() {
    host.isSearchable = true
    list.navigationItem.searchController = search("Letters")
    expect(host.visibleSearchController == nil)
    host.user.activateSearch(in: list)
    expectEqual(field, "true Letters true ")
    host.user.cancelSearch()
    expect(host.visibleSearchController == nil)
  }

  @Test func `observers are notified of the search that the field belongs to`() {
    list.navigationItem.searchController = search("Letters")
    detail.navigationItem.searchController = search("Words")
    let watch = Watch { _ = host.visibleSearchController }
    host.user.activateSearch(in: list)
    expectEqual(watch.count, 1)
  }
}
