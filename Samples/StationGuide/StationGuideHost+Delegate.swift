import TabHost

/// The decisions about selections, and the reactions to them.
extension StationGuideHost: TabHostControllerDelegate {
  /// Vetoes the selection of locked stations.
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    station(tab)?.isLocked != true
  }

  /// Shows the selected station in the header of the sidebar.
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

  /// Leaves out the page of the group while the sidebar lists the stations, unless the page is
  /// selected.
  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    let showsSidebar = sidebar.isAvailable && !sidebar.isHidden
    let isExpandingForSelection = tab === group && selectedTab !== group
    return showsSidebar && isExpandingForSelection ? [] : proposedViewControllers
  }
}
