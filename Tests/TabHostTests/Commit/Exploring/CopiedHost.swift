import TabHost

/// A new host with a copy of the tabs and of the state of another.
@MainActor struct CopiedHost {
  private let original: TabHostController
  private let copy = TabHostController()

  init(of original: TabHostController) {
    self.original = original
    let (original, copy) = (original, copy)
    copy.diagnosticHandler = { _ in }
    copy.traitCollection = original.traitCollection
    copy.mode = original.mode
    copy.style = original.style
    copy.isSearchable = original.isSearchable
    copy.isTabBarHidden = original.isTabBarHidden
    copy.tabBarMinimizeBehavior = original.tabBarMinimizeBehavior
    copy.prominentTabIdentifier = original.prominentTabIdentifier
    copy.sidebar.preferredLayout = original.sidebar.preferredLayout
    copy.sidebar.preferredPlacement = original.sidebar.preferredPlacement
    copy.customization = original.customization
    copy.tabs = Self.copies(of: original.tabs)
    copy.displayOrderIdentifiers = original.displayOrder.map(\.identifier)
    Self.restore(original.tabs, in: copy)
    copy.selectedTab = original.selectedTab.flatMap { copy.tab(forIdentifier: $0.identifier) }
    copy.sidebar.isHidden = original.sidebar.isHidden
    if original.isDisplayed { copy.appear() }
    copy.isEditing = original.isEditing
  }

  /// What is on screen in the one host, and not in the other.
  var problem: String? {
    let (found, expected) = (Self.lines(of: original), Self.lines(of: copy))
    return found == expected ? nil : "on screen is \(found), and in a new host \(expected)"
  }

  private static func lines(of host: TabHostController) -> [String] {
    let rows = host.sidebar.rows.map { row in
      "\(row.depth) \(row.tab?.identifier ?? "action") \(row.title)"
        + (row.isSelected ? " selected" : "") + (row.isExpanded ? " expanded" : "")
        + (row.isEnabled ? "" : " disabled")
    }
    let bar = host.bar
    let regions = [bar.fixed, bar.middle, bar.pinned, bar.overflow].map { $0.map(\.identifier) }
    let selected = host.selectedBarItem?.identifier ?? "nothing"
    let prominent = bar.prominent?.identifier ?? "nothing"
    let content = host.contentTab?.identifier ?? "nothing"
    return ["\(host.presentation) \(host.isEditing) \(content)"]
      + ["\(regions) \(prominent) \(selected)"] + rows
  }

  private static func copies(of tabs: [TabItem]) -> [TabItem] { tabs.map(copy) }

  private static func copy(of tab: TabItem) -> TabItem {
    let provider: ((TabItem) -> ViewController)? = tab.hasContent ? { _ in ViewController() } : nil
    let (title, name) = (tab.title, tab.identifier)
    let copy: TabItem
    if let group = tab as? TabGroupItem {
      let groupCopy = TabGroupItem(
        title: title,
        identifier: name,
        children: copies(of: group.children),
        viewProvider: provider
      )
      let isManaged = group.managingNavigationController != nil
      groupCopy.managingNavigationController = isManaged ? NavigationController() : nil
      groupCopy.sidebarAppearance = group.sidebarAppearance
      groupCopy.barPresentation = group.barPresentation
      groupCopy.allowsReordering = group.allowsReordering
      groupCopy.sidebarActions = group.sidebarActions.map(Self.copy)
      copy = groupCopy
    } else if let search = tab as? SearchTabItem {
      let searchCopy = SearchTabItem(title: title, identifier: name, viewProvider: provider)
      searchCopy.automaticallyActivatesSearch = search.automaticallyActivatesSearch
      copy = searchCopy
    } else {
      copy = TabItem(title: title, identifier: name, viewProvider: provider)
    }
    copy.isEnabled = tab.isEnabled
    copy.allowsHiding = tab.allowsHiding
    copy.preferredPlacement = tab.preferredPlacement
    copy.primaryAction = tab.primaryAction.map(Self.copy)
    return copy
  }

  private static func copy(of action: Action) -> Action {
    Action(title: action.title, attributes: action.attributes) { _ in }
  }

  /// Restores what the customization of the user may have replaced.
  private static func restore(_ tabs: [TabItem], in host: TabHostController) {
    for tab in tabs {
      let copy = host.tab(forIdentifier: tab.identifier)
      copy?.isHidden = tab.isHidden
      guard let group = tab as? TabGroupItem, let copy = copy as? TabGroupItem else { continue }
      copy.isExpanded = group.isExpanded
      copy.displayOrderIdentifiers = group.displayOrder.map(\.identifier)
      restore(group.children, in: host)
    }
  }
}
