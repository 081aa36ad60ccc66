import TabHost
import TabHostTerminal

final class CityResults: ViewController, TerminalContent {
  private let cities = ["Lagos", "Lima", "Lisbon", "London", "Oslo"]
  private(set) var results: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(tabHostController?.searchText ?? "")
    tabHostController?.searchTextHandler = { [weak self] text in self?.show(text) }
  }

  func draw(on canvas: inout Canvas) {
    for (row, city) in results.enumerated() { canvas.line(city, row: row) }
  }

  private func show(_ text: String) {
    results = cities.filter { text.isEmpty || $0.hasPrefix(text) }
    setNeedsDisplay()
  }
}

@MainActor func makeSearchTab() -> SearchTabItem {
  let search = SearchTabItem { _ in CityResults() }
  search.automaticallyActivatesSearch = true
  return search
}
