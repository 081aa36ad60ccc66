import TabHost

/// The rows of the stations and their context menus.
extension StationGuideHost: TabHostController.Sidebar.Delegate {
  /// Dims and labels a locked station. Called when its row changes, and after
  /// `reconfigureItem(for:)`.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    guard let tab = item.tab, let station = station(tab) else { return }
    var content = item.defaultContentConfiguration()
    if station.isLocked {
      content.textProperties.color = .secondaryLabel
      content.imageProperties.tintColor = .secondaryLabel
    }
    item.contentConfiguration = content
    item.accessories = station.isLocked ? [.label(text: "locked")] : []
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard let station = station(tab) else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      let title = station.isLocked ? "Unlock" : "Lock"
      let toggle = Action(title: title) { _ in self?.toggleLock(of: tab) }
      return Menu(children: [toggle])
    })
  }

  func toggleLock(of tab: TabItem) {
    guard let index = stations.firstIndex(where: { $0.id == tab.identifier }) else { return }
    stations[index].isLocked.toggle()
    sidebar.reconfigureItem(for: tab)
  }
}
