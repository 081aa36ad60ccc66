// MARK: - UISearchController
// | `UISearchController` |
import UIKit

final class FinderPage: UIViewController, UISearchResultsUpdating {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Artists, songs, and more"
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text
  }
}
