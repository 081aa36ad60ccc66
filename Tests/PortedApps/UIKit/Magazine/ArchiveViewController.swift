import UIKit

/// All articles, which the user can search.
final class ArchiveViewController: UIViewController {
  let articles: [String]
  private(set) var results: [String] = []
  private let searchController = UISearchController(searchResultsController: nil)

  init(articles: [String]) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search articles"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    results = articles
  }

  func open(_ article: String) {
    let page = UIViewController()
    page.title = article
    page.hidesBottomBarWhenPushed = true
    show(page, sender: self)
  }
}

extension ArchiveViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    results =
      text.isEmpty ? articles : articles.filter { $0.localizedCaseInsensitiveContains(text) }
  }
}
