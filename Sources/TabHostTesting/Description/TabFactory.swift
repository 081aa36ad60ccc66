import TabHost

/// Creates tabs from their descriptions. The tabs record into one log and are added to the known
/// tabs.
@MainActor final class TabFactory {
  let log: CallLog
  let knownTabs = KnownTabs()

  /// The tabs with a behavior or visibility in the bar, which is applied once they are in a host.
  private var behaving: [(tab: TabItem, description: HostDescription.Tab)] = []

  /// The types of the items that the rows of tabs add to a drag, by identifier.
  private let dragItemTypes: [String: [String]]

  init(log: CallLog, dragItemTypes: [String: [String]] = [:]) {
    self.log = log
    self.dragItemTypes = dragItemTypes
  }

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

  /// Applies the behaviors and visibilities in the bar.
  ///
  /// Call this method when the tabs are in their host, which reports invalid combinations.
  func applyBarBehaviors() {
    for (tab, description) in behaving {
      if let behavior = description.behavior[.tabBar] {
        tab.setCustomizationBehavior(behavior, for: .tabBar)
      }
      if let visibility = description.defaultVisibility[.tabBar] {
        tab.setDefaultVisibility(visibility, for: .tabBar)
      }
      if let placement = description.placement { tab.preferredPlacement = placement }
    }
    behaving = []
  }

  private func configure(_ tab: TabItem, as description: HostDescription.Tab) {
    if let image = description.image { tab.image = TabImage(systemName: image) }
    if let subtitle = description.subtitle { tab.subtitle = subtitle }
    if let badge = description.badge { tab.badgeValue = badge }
    configureCustomization(of: tab, as: description)
    if let isHidden = description.isHidden { tab.isHidden = isHidden }
    if let isEnabled = description.isEnabled { tab.isEnabled = isEnabled }
    if let title = description.action {
      tab.primaryAction = makeAction(title: title, identifier: "\(description.id).action")
    }
    if let behavior = description.reselection { tab.reselectionBehavior = behavior }
    tab.provideDragItems(dragItemTypes[description.id])
  }

  /// Applies properties after behaviors and visibilities: they share storage, and properties take
  /// precedence.
  private func configureCustomization(of tab: TabItem, as description: HostDescription.Tab) {
    if let name = description.customizationIdentifier { tab.customizationIdentifier = name }
    if let behavior = description.behavior[.sidebar] {
      tab.setCustomizationBehavior(behavior, for: .sidebar)
    }
    if let visibility = description.defaultVisibility[.sidebar] {
      tab.setDefaultVisibility(visibility, for: .sidebar)
    }
    if let isHidden = description.isHiddenByDefault { tab.isHiddenByDefault = isHidden }
    if let allowsHiding = description.allowsHiding { tab.allowsHiding = allowsHiding }
    if let allowsMoving = description.allowsMoving { tab.allowsMoving = allowsMoving }
    if description.behavior[.tabBar] != nil || description.defaultVisibility[.tabBar] != nil {
      behaving.append((tab, description))
    } else if let placement = description.placement {
      tab.preferredPlacement = placement
    }
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
      group.managingNavigationController = NavigationController()
    }
    if !description.actions.isEmpty { group.sidebarActions = description.actions.map(makeAction) }
    if let identifier = description.selectedChild, let child = knownTabs[identifier] {
      group.selectedChild = child
    }
  }

  private func makeAction(_ description: HostDescription.Tab.Action) -> Action {
    makeAction(title: description.title, identifier: description.id)
  }

  private func makeAction(title: String, identifier: String) -> Action {
    Action(title: title, identifier: .init(rawValue: identifier)) { _ in }
  }
}
