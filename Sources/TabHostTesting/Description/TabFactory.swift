import TabHost

/// Creates tabs from their descriptions. The tabs record into one log and are added to the known
/// tabs.
@MainActor final class TabFactory {
  let log: CallLog
  let knownTabs = KnownTabs()

  /// The name of the property that is assigned after the behaviors and visibilities in the bar.
  private static let placement = "preferredPlacement"

  /// The tabs with a behavior or visibility in the bar, which is applied once they are in a host.
  private var behaving: [(tab: TabItem, description: HostDescription.Tab)] = []

  /// The types of the items that the rows of tabs add to a drag, by identifier.
  private let dragItemTypes: [String: [String]]

  init(log: CallLog, dragItemTypes: [String: [String]] = [:]) {
    self.log = log
    self.dragItemTypes = dragItemTypes
  }

  func makeTab(_ description: HostDescription.Tab) -> TabItem {
    let identifier = description.id
    let provider = description.hasContent ? log.provider() : nil
    let tab: TabItem
    switch description.kind {
    case .tab: tab = TabItem(title: identifier, identifier: identifier, viewProvider: provider)
    case .search: tab = SearchTabItem(identifier: identifier, viewProvider: provider)
    case .group:
      let group = TabGroupItem(
        title: identifier,
        identifier: identifier,
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
      applyCustomization(of: tab, for: .tabBar, as: description)
      _ = description.values[Self.placement]?(tab)
    }
    behaving = []
  }

  private func configure(_ tab: TabItem, as description: HostDescription.Tab) {
    // Properties are assigned after behaviors and visibilities: they share storage, and properties
    // take precedence.
    applyCustomization(of: tab, for: .sidebar, as: description)
    let isBehaving =
      description.behavior[.tabBar] != nil || description.defaultVisibility[.tabBar] != nil
    if isBehaving { behaving.append((tab, description)) }
    for property in SettableProperty.ofTabs where !isBehaving || property.name != Self.placement {
      _ = description.values[property.name]?(tab)
    }
    if let title = description.action {
      tab.primaryAction = makeAction(title: title, identifier: "\(description.id).action")
    }
    tab.provideDragItems(dragItemTypes[description.id])
  }

  private func applyCustomization(
    of tab: TabItem,
    for surface: TabSurface,
    as description: HostDescription.Tab
  ) {
    if let behavior = description.behavior[surface] {
      tab.setCustomizationBehavior(behavior, for: surface)
    }
    if let visibility = description.defaultVisibility[surface] {
      tab.setDefaultVisibility(visibility, for: surface)
    }
  }

  private func configure(_ group: TabGroupItem, as description: HostDescription.Tab) {
    if description.isManaged {
      group.managingNavigationController = NavigationController()
    }
    if !description.actions.isEmpty {
      group.sidebarActions = description.actions.map {
        makeAction(title: $0.title, identifier: $0.id)
      }
    }
    if let identifier = description.selectedChild, let child = knownTabs[identifier] {
      group.selectedChild = child
    }
  }

  private func makeAction(title: String, identifier: String) -> Action {
    Action(title: title, identifier: .init(rawValue: identifier)) { _ in }
  }
}
