import TabHost
import TabHostTestSupport

/// Changes that the app makes programmatically.
extension RandomApp {
  /// Makes a random change.
  func change() {
    switch roll(14) {
    case 0...3: changeTree()
    case 4...6: changeTab()
    case 7, 8: changeScreen()
    case 9: changeSidebar()
    case 10:
      guard !pendingCompletions.isEmpty else { return }
      write("a pending completion is called")
      pendingCompletions.remove(at: roll(pendingCompletions.count))()
    case 11, 12: changePages()
    default:
      write("batch {")
      host.performBatchUpdates {
        change()
        change()
      }
      write("}")
    }
  }

  // MARK: - Tree

  private func changeTree() {
    switch roll(10) {
    case 0, 1: put(fresh, into: nil)
    case 2, 3: put(fresh, into: anyGroup)
    case 4:
      guard let index = host.tabs.indices.randomElement(using: &random) else { return }
      write("remove root \(host.tabs[index].identifier)")
      host.tabs.remove(at: index)
    case 5:
      guard let group = anyGroup, !group.children.isEmpty else { return }
      write("remove from \(group.identifier)")
      group.children.remove(at: roll(group.children.count))
    case 6:
      write("other roots")
      host.tabs = Array(host.tabs.shuffled(using: &random).prefix(6))
    case 7:
      // More than any frame shows, so that the bar and the rows scroll.
      guard host.tabs.count < 10, tabs.count < 60 else { return }
      write("many roots")
      host.tabs += (0..<40).map { _ in newTab(depth: 0) }
    case 8:
      write("few roots")
      host.tabs = Array(host.tabs.prefix(roll(4)))
    default:
      guard let group = anyGroup else { return }
      write("other children of \(group.identifier)")
      group.children = Array(group.children.shuffled(using: &random).prefix(3))
    }
  }

  private func put(_ tab: TabItem, into group: TabGroupItem?) {
    var above = group
    while let current = above {
      if current === tab { return }
      above = current.parent
    }
    write("put \(tab.identifier) into \(group?.identifier ?? "the host")")
    if let group {
      guard group.children.count < 8 else { return }
      group.children = group.children.filter { $0 !== tab } + [tab]
    } else {
      guard host.tabs.count < 10 else { return }
      let others = host.tabs.filter { $0 !== tab }
      host.tabs = [tab] + others
    }
  }

  // MARK: - Tabs

  private func changeTab() {
    let tab = anyTab
    write("change \(tab.identifier)")
    switch roll(18) {
    case 0: tab.isHidden.toggle()
    case 1: tab.title = anyText
    case 2: tab.badgeValue = roll(2) == 0 ? nil : anyText
    case 3: tab.isEnabled = roll(3) > 0
    case 4: tab.preferredPlacement = pick(TabItem.Placement.allCases)
    case 5: tab.allowsHiding.toggle()
    case 6: tab.contextMenuProvider = roll(3) == 0 ? nil : { [weak self] _ in self?.newMenu() }
    case 7:
      tab.trailingSwipeActionsProvider =
        roll(3) == 0 ? nil : { [weak self] _ in self?.newSwipeActions() }
    case 8: tab.dragItemsProvider = roll(3) == 0 ? nil : { [weak self] _ in self?.newItems() ?? [] }
    case 9: tab.dropHandler = roll(3) == 0 ? nil : newDropHandler()
    case 10: tab.subtitle = anyText
    case 11:
      if tab.tabHostController === host, tab.primaryAction == nil { host.selectedTab = tab }
    case 12: tab.setDefaultVisibility(pick([.visible, .hidden]), for: .sidebar)
    case 13: (tab as? SearchTabItem)?.automaticallyActivatesSearch.toggle()
    case 14: tab.primaryAction = roll(3) > 0 ? nil : newAction()
    case 15: tab.reselectionBehavior = pick(TabItem.ReselectionBehavior.allCases)
    default: if let group = anyGroup { change(group) }
    }
  }

  private func change(_ group: TabGroupItem) {
    write("change \(group.identifier)")
    switch roll(8) {
    case 0, 1: group.isExpanded.toggle()
    case 2: group.sidebarAppearance = pick([.automatic, .automatic, .inline, .rootSection])
    case 3: group.sidebarActions = (0..<roll(4)).map { _ in newAction() }
    case 4: group.sidebarActions.first?.attributes = pick([[], .hidden, .disabled])
    case 5: group.barPresentation = pick(TabGroupItem.BarPresentation.allCases)
    case 6:
      let navigation = group.managingNavigationController
      group.managingNavigationController = navigation == nil ? NavigationController() : nil
    default:
      group.displayOrderIdentifiers = group.children.map(\.identifier).shuffled(using: &random)
    }
  }

  // MARK: - Host

  private func changeScreen() {
    switch roll(15) {
    case 0 where changesAppearance:
      write(host.isDisplayed ? "disappear" : "appear")
      if host.isDisplayed, roll(2) == 0 { host.disappear() } else { host.appear() }
    case 1: changeTraits()
    case 2:
      write("style")
      host.style = pick([.automatic, .automatic, .tabBarOnly, .page(.always), .sidebarAdaptable])
    case 3:
      write("mode")
      host.mode = pick(TabHostController.Mode.allCases)
    case 4, 5: presentPopover()
    case 6:
      write("dismiss popover")
      host.dismissPopover()
    case 7:
      write("bottom accessory")
      host.bottomAccessory = roll(2) == 0 ? nil : TabAccessory(contentView: newPage())
    case 8:
      write("searchable")
      host.isSearchable.toggle()
    case 9:
      write("search text")
      host.searchText = anyText
    case 10:
      write("tab bar hidden")
      host.isTabBarHidden = roll(3) == 0
    case 11:
      write("prominent")
      host.prominentTabIdentifier = roll(2) == 0 ? nil : anyTab.identifier
    case 12:
      write("minimizing")
      host.tabBarMinimizeBehavior = pick(TabHostController.MinimizeBehavior.allCases)
    case 13:
      write("reset")
      host.resetCustomization()
    default:
      write("push")
      let page = newPage()
      host.visibleNavigationController?.pushViewController(page, animated: false)
    }
  }

  private func changeTraits() {
    var traits = host.traitCollection
    if roll(3) == 0 {
      traits.layoutDirection = pick([.leftToRight, .rightToLeft])
    } else {
      traits = pick([traits, traits, .pad, .phone, .mac, .vision, .tv])
    }
    write("traits \(traits.userInterfaceIdiom) \(traits.layoutDirection)")
    host.traitCollection = traits
  }

  private func presentPopover() {
    let tab = anyTab
    // The dismissal handler of the previous popover may remove the tab.
    host.dismissPopover()
    guard host.popover == nil, tab.tabHostController === host else { return }
    write("popover for \(tab.identifier)")
    let source: any PopoverSourceItem = roll(4) == 0 ? RandomSource(app: self) : tab
    let edge = roll(2) == 0 ? nil : pick(Popover.Edge.allCases)
    let navigation = roll(4) == 0 ? NavigationController(rootViewController: newPage()) : nil
    let popover = Popover(
      content: navigation ?? newPage(),
      sourceItem: source,
      arrowEdge: edge
    ) { [weak self] in
      self?.changeInCallback("dismissal")
    }
    host.present(popover)
  }

  private func changeSidebar() {
    let sidebar = host.sidebar
    write("sidebar")
    switch roll(9) {
    case 0, 1: sidebar.isHidden.toggle()
    case 2: sidebar.bottomBarView = roll(2) == 0 ? nil : newPage()
    case 3: sidebar.navigationOverflowItems = roll(3) == 0 ? nil : newDeferred(depth: 1)
    case 4: sidebar.toolbarItems = (0..<roll(5)).map { _ in newAction() }
    case 5:
      var header = ListContentConfiguration.sidebarHeader()
      header.text = anyText
      sidebar.headerContentConfiguration = roll(2) == 0 ? nil : header
      sidebar.footerContentConfiguration = roll(2) == 0 ? nil : header
    case 6: sidebar.preferredLayout = pick(TabHostController.Sidebar.Layout.allCases)
    case 7: sidebar.preferredPlacement = pick(TabHostController.Sidebar.Placement.allCases)
    default: sidebar.scroll(to: .tab(anyTab), animated: roll(2) == 0)
    }
  }
}
