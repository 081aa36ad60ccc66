import TabHost

/// Makes tabs from their descriptions, all of which record into one log and stay known.
@MainActor struct TabFactory {
  let log: CallLog
  let knownTabs = KnownTabs()

  func makeTab(_ description: HostDescription.Tab) -> TabItem {
    let provider = description.hasContent ? log.provider() : nil
    let tab: TabItem
    switch description.kind {
    case .tab:
      tab = TabItem(
        title: description.title ?? description.id,
        identifier: description.id,
        viewProvider: provider
      )
    case .search:
      tab = SearchTabItem(identifier: description.id, viewProvider: provider)
      if let title = description.title { tab.title = title }
    case .group:
      let group = TabGroupItem(
        title: description.title ?? description.id,
        identifier: description.id,
        children: description.children.map(makeTab),
        viewProvider: provider
      )
      configure(group, as: description)
      tab = group
    }
    configure(tab, as: description)
    knownTabs.add(tab)
    return tab
  }

  private func configure(_ tab: TabItem, as description: HostDescription.Tab) {
    if let image = description.image { tab.image = TabImage(systemName: image) }
    if let subtitle = description.subtitle { tab.subtitle = subtitle }
    if let badge = description.badge { tab.badgeValue = badge }
    if let placement = description.placement { tab.preferredPlacement = placement }
    if let isHidden = description.isHidden { tab.isHidden = isHidden }
    if let isHidden = description.isHiddenByDefault { tab.isHiddenByDefault = isHidden }
    if let allowsHiding = description.allowsHiding { tab.allowsHiding = allowsHiding }
    if let isEnabled = description.isEnabled { tab.isEnabled = isEnabled }
  }

  private func configure(_ group: TabGroupItem, as description: HostDescription.Tab) {
    if let identifier = description.defaultChild { group.defaultChildIdentifier = identifier }
    if let allows = description.allowsReordering { group.allowsReordering = allows }
    if let order = description.displayOrder { group.displayOrderIdentifiers = order }
    if let isDestination = description.isSidebarDestination {
      group.isSidebarDestination = isDestination
    }
    if let isCollapsed = description.isCollapsedByDefault {
      group.isCollapsedByDefault = isCollapsed
    }
    if let appearance = description.appearance { group.sidebarAppearance = appearance }
    if let presentation = description.barPresentation { group.barPresentation = presentation }
    if description.isManaged {
      group.managingNavigationController = RecordingNavigationController(
        managing: group.identifier,
        log: log
      )
    }
    if !description.actions.isEmpty { group.sidebarActions = description.actions.map(makeAction) }
    if let identifier = description.selectedChild, let child = knownTabs[identifier] {
      group.selectedChild = child
    }
  }

  private func makeAction(_ description: HostDescription.Tab.Action) -> Action {
    Action(title: description.title, identifier: .init(rawValue: description.id)) { [log] action in
      log.append(.handler(action.title))
    }
  }
}
