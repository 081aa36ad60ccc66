public import TabHost

/// Checks invariants of a host that must hold at any time, using only the public API.
@MainActor public struct HostProblems {
  private let host: TabHostController

  /// Creates a check of a host.
  public init(host: TabHostController) {
    self.host = host
  }

  /// The first violated invariant, or `nil` if all hold.
  public var first: String? {
    selection ?? order ?? rows ?? bar ?? editing ?? opened ?? content
  }

  /// Whether the sidebar is visible.
  public var showsRows: Bool { host.isDisplayed && host.presentation.showsSidebar }

  // MARK: - The tree

  private var selection: String? {
    guard let selected = host.selectedTab else { return nil }
    if selected.primaryAction != nil { return "a tab with an action is selected" }
    guard selected.tabHostController === host else { return "the selection is elsewhere" }
    guard host.tab(forIdentifier: selected.identifier) === selected else {
      return "the selection is not found"
    }
    var path = [selected]
    while let parent = path[0].parent {
      if parent.selectedChild !== path[0] { return "\(parent.identifier) does not know its child" }
      if !parent.children.contains(where: { $0 === path[0] }) { return "a broken path" }
      path.insert(parent, at: 0)
    }
    if !host.tabs.contains(where: { $0 === path[0] }) { return "a root that is none" }
    let isSame = host.selectedPath.elementsEqual(path) { $0 === $1 }
    return isSame ? nil : "the selected path is another"
  }

  private var order: String? {
    func isPermutation(_ order: [TabItem], _ tabs: [TabItem]) -> Bool {
      order.count == tabs.count
        && Set(order.map(ObjectIdentifier.init)) == Set(tabs.map(ObjectIdentifier.init))
    }
    func problem(_ tabs: [TabItem]) -> String? {
      for case let group as TabGroupItem in tabs {
        if !isPermutation(group.displayOrder, group.children) {
          return "the order of \(group.identifier) is not of its children"
        }
        if let problem = problem(group.children) { return problem }
      }
      return nil
    }
    return isPermutation(host.displayOrder, host.tabs)
      ? problem(host.tabs) : "the order of the roots is not of the roots"
  }

  // MARK: - The rows

  private var rows: String? {
    let found = host.sidebar.rows.map { row in
      let indent = String(repeating: " ", count: row.depth)
      return switch row.content {
      case .tab(let tab): indent + tab.identifier
      case .group(let group): indent + "[\(group.identifier)]"
      case .action(let action, let group): indent + group.identifier + action.identifier.rawValue
      }
    }
    let expected = expectedRows
    guard found == expected else { return "rows \(found), expected \(expected)" }
    for (index, row) in host.sidebar.rows.enumerated() {
      guard let tab = row.tab else { continue }
      if host.sidebar.rows.firstIndex(of: tab) != index { return "row \(index) is not found" }
      if row.isSelected != (tab === host.selectedTab) { return "row \(index) is wrongly selected" }
    }
    return nil
  }

  private func isListed(_ tab: TabItem) -> Bool { !tab.isHidden || host.isEditing }

  private var expectedRows: [String] {
    if host.traitCollection.userInterfaceIdiom == .vision {
      // Only the section of the selected root group is listed.
      guard let root = host.selectedPath.first as? TabGroupItem else { return [] }
      return isListed(root) ? section(of: root, depth: 0) : []
    }
    let roots = host.displayOrder.filter(isListed)
    let tabs = roots.filter { !($0 is TabGroupItem) }.map(\.identifier)
    return tabs
      + roots.compactMap { $0 as? TabGroupItem }.flatMap { group in
        section(of: group, depth: 0) + hoisted(below: group).flatMap { section(of: $0, depth: 0) }
      }
  }

  private func section(of group: TabGroupItem, depth: Int) -> [String] {
    let isInline = group.sidebarAppearance == .inline
    let indent = String(repeating: " ", count: depth)
    let header = isInline ? [] : [indent + "[\(group.identifier)]"]
    guard isInline || group.isExpanded else { return header }
    let depth = isInline ? depth : depth + 1
    let inside = String(repeating: " ", count: depth)
    let children = group.displayOrder.filter(isListed).flatMap { child in
      guard let inner = child as? TabGroupItem else { return [inside + child.identifier] }
      return inner.sidebarAppearance == .rootSection ? [] : section(of: inner, depth: depth)
    }
    let actions = group.sidebarActions.filter { !$0.attributes.contains(.hidden) }
    return header + children + actions.map { inside + group.identifier + $0.identifier.rawValue }
  }

  /// Returns the listed descendant groups that are root sections, in declared order.
  private func hoisted(below group: TabGroupItem) -> [TabGroupItem] {
    group.children.compactMap { $0 as? TabGroupItem }.filter(isListed).flatMap { inner in
      (inner.sidebarAppearance == .rootSection ? [inner] : []) + hoisted(below: inner)
    }
  }

  // MARK: - The bar

  private var bar: String? {
    let items = host.bar.items + host.bar.overflow
    if Set(items.map(ObjectIdentifier.init)).count != items.count { return "an item stands twice" }
    for item in items {
      if item.tabHostController !== host { return "\(item.identifier) is in the bar only" }
      var above: TabItem? = item
      while let tab = above {
        if tab.isHidden { return "\(item.identifier) is in the bar and hidden" }
        above = tab.parent
      }
    }
    guard let selected = host.selectedBarItem else { return nil }
    return items.contains { $0 === selected } ? nil : "the selected item is not in the bar"
  }

  // MARK: - Editing, swipe actions, menus and popovers

  private var editing: String? {
    host.isEditing && !showsRows ? "editing without a sidebar" : nil
  }

  private func hasRow(_ tab: TabItem) -> Bool {
    tab.tabHostController === host && showsRows && host.sidebar.rows.firstIndex(of: tab) != nil
  }

  private func hasItem(_ tab: TabItem) -> Bool {
    host.isDisplayed && host.presentation.showsBar && !host.isTabBarHidden
      && host.bar.contains(tab)
  }

  /// The uppermost modal controller, which covers everything beneath it.
  private var cover: TabHostController.PresentedController? {
    host.presentedControllers.last(where: \.isModal)
  }

  /// The first problem of the swiped row, the open menu or what is presented.
  public var opened: String? {
    if let row = host.sidebar.swipedRow {
      if !hasRow(row.tab) || host.isEditing { return "a row is swiped that is not there" }
      if cover != nil { return "a covered row is swiped" }
      if host.openMenu != nil { return "a menu is open beside a swiped row" }
    }
    return host.openMenu.flatMap(problem) ?? presented
  }

  private func problem(of menu: MenuSession) -> String? {
    if menu.items.isEmpty { return "an open menu is empty" }
    if menu.barButton != nil || menu.isNavigationOverflow {
      let bar = cover.map(\.navigationBar) ?? host.visibleNavigationBar
      guard let bar, host.isDisplayed else { return "a menu of a bar is open without the bar" }
      guard let button = menu.barButton else { return nil }
      let item = bar.page.navigationItem
      let groups =
        item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups
        + [item.pinnedTrailingGroup].compactMap(\.self)
      let buttons = groups.flatMap { [$0.representativeItem] + $0.barButtonItems }
      let exists = !button.isHidden && buttons.contains { $0 === button }
      return exists ? nil : "a menu is open for a button that is not there"
    }
    let exists = menu.tab.map { hasRow($0) || hasItem($0) } ?? showsRows
    if !exists || host.isEditing { return "a menu is open for nothing" }
    return cover == nil ? nil : "a covered menu is open"
  }

  private var presented: String? {
    let presented = host.presentedControllers
    var presenter: ViewController = host
    for presentation in presented {
      let controller = presentation.viewController
      if controller.parent !== host { return "a presented controller is elsewhere" }
      if controller.presentingViewController !== presenter {
        return "a presented controller has another presenter"
      }
      if let tab = presentation.popover?.sourceItem as? TabItem, tab.tabHostController !== host {
        return "a popover for a tab elsewhere"
      }
      presenter = controller
    }
    let popover = presented.compactMap(\.popover).last
    return host.popover === popover ? nil : "the popover is not the uppermost one"
  }

  // MARK: - The content

  /// The first problem of the appearance of content.
  public var content: String? {
    let presented = host.presentedControllers
    let fullScreen = presented.lastIndex { $0.style == .fullScreen }
    var wanted = presented[(fullScreen ?? 0)...].map { Optional($0.viewController) }
    if fullScreen == nil {
      wanted.append(host.selectedViewController)
      if !host.isBottomAccessoryHidden { wanted.append(host.bottomAccessory?.contentView) }
      if showsRows { wanted.append(host.sidebar.bottomBarView) }
    }
    let here = host.isDisplayed ? wanted.compactMap(\.self) : []
    if let away = here.first(where: { $0.appearanceState != .appeared }) {
      return "something on screen is \(away.appearanceState)"
    }
    let other = host.children.first { child in
      child.appearanceState != .disappeared && !here.contains { $0 === child }
    }
    return other.map { "something is \($0.appearanceState) that should not be there" }
  }
}
