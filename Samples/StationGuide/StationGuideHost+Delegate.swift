import TabHost

/// What may be selected, and what follows from a selection.
extension StationGuideHost: TabHostControllerDelegate {
  /// A veto: a locked station stays unselected, and so does the button, which does its work
  /// instead.
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    if tab.identifier == Self.addStation {
      tuneIn()
      return false
    }
    return station(tab)?.isLocked != true
  }

  /// The header of the sidebar says what is on the air.
  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    guard let station = station(selectedTab) else { return }
    var header = ListContentConfiguration.header()
    header.text = "On the Air"
    header.secondaryText = station.title
    sidebar.headerContentConfiguration = header
  }

  /// Beside the sidebar, which lists the stations, nobody needs the page that does. It is left out,
  /// unless it is what was selected.
  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    let showsSidebar = sidebar.isAvailable && !sidebar.isHidden
    let isOnTheWay = tab === group && selectedTab !== group
    return showsSidebar && isOnTheWay ? [] : proposedViewControllers
  }

  /// Finds a station on a free frequency.
  private func tuneIn() {
    let number = stations.count + 1
    let station = Station(
      id: "station-\(number)",
      title: "Station \(number)",
      frequency: "10\(number).5"
    )
    stations.append(station)
    group.children.append(makeTab(for: station))
  }
}
