import TabHost
import TabHostTerminal

extension MediaLibraryHost: TabHostController.Sidebar.Delegate {
  /// Called when the user or the app shows or hides the sidebar.
  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: Sidebar,
    animator: any Sidebar.Animating
  ) {
    animator.addAnimations { [self] in showColumns() }
  }

  /// Called when the screen begins or ceases to have room for a sidebar.
  func tabHostController(_ host: TabHostController, sidebarAvailabilityDidChange sidebar: Sidebar) {
    showColumns()
  }

  // MARK: - Rows

  /// Shows the number of films of a collection.
  func tabHostController(_ host: TabHostController, sidebar: Sidebar, update item: TabSidebarItem) {
    guard let tab = item.tab, tab.parent === collections else { return }
    var content = item.defaultContentConfiguration()
    content.secondaryText = "\(library.films(in: tab.identifier).count)"
    content.prefersSideBySideTextAndSecondaryText = true
    item.contentConfiguration = content
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard tab.parent === collections else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      Menu(children: [
        Action(title: "Get Info") { _ in self?.showInfo(about: tab) },
        Action(title: "Remove", attributes: .destructive) { _ in
          self?.setRemoved(true, tab.identifier)
        },
      ])
    })
  }

  /// Shows the length of a collection beside its row.
  private func showInfo(about tab: TabItem) {
    let films = library.films(in: tab.identifier)
    let minutes = films.reduce(0) { $0 + $1.minutes }
    let text = StyledText("\(films.count) films\n\(minutes) minutes")
    let page = TextViewController(text, title: tab.title)
    present(Popover(content: page, sourceItem: tab))
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard tab.parent === collections else { return nil }
    let remove = ContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, completion in
      self?.setRemoved(true, tab.identifier)
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [remove])
  }
}
