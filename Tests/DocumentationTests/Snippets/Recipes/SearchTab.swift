import TabHost
import TabHostTerminal

final class CityResults: ListViewController {
  private let cities = ["Lagos", "Lima", "Lisbon", "London", "Oslo"]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(tabHostController?.searchText ?? "")
    tabHostController?.searchTextHandler = { [weak self] text in self?.show(text) }
  }

  private func show(_ text: String) {
    let results = cities.filter { text.isEmpty || $0.hasPrefix(text) }
    sections = [ListSection(items: results, id: \.self) { ListRow($0) }]
  }
}

@MainActor func makeSearchTab() -> SearchTabItem {
  let search = SearchTabItem { _ in CityResults() }
  search.automaticallyActivatesSearch = true
  return search
}
