import Foundation
import TabHost
import TabHostTerminal

/// The stations that the search has found: all of them while the field is empty.
final class SearchPage: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    emptyText = "No stations"
    activationHandler = { [weak self] in
      if let station: Station = self?.item(for: $0) { self?.guide?.tune(to: station) }
    }
  }

  /// Called first, and after a change of the text or the stations.
  override func updateProperties() {
    super.updateProperties()
    let stations = guide?.stations(matching: guide?.searchText ?? "") ?? []
    sections = [ListSection(items: stations, row: makeRow)]
  }

  private func makeRow(_ station: Station) -> ListRow {
    var row = ListRow(station.title, detail: station.frequencyText)
    row.isEnabled = !station.isLocked
    if station.isLocked { row.accessories = [.label(text: "locked")] }
    return row
  }

  private var guide: StationGuideHost? { tabHostController as? StationGuideHost }
}

extension StationGuideHost {
  /// Returns the stations whose titles or frequencies contain a text.
  fileprivate func stations(matching text: String) -> [Station] {
    stations.filter {
      text.isEmpty || "\($0.title) \($0.frequencyText)".localizedCaseInsensitiveContains(text)
    }
  }

  /// Selects a station, unless the delegate vetoes it as it does for a tap.
  fileprivate func tune(to station: Station) {
    guard let tab = group.tab(forIdentifier: station.id),
      tabHostController(self, shouldSelectTab: tab)
    else { return }
    selectedTab = tab
  }
}
