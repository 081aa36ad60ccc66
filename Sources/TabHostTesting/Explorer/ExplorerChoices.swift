import TabHost

/// The steps that are possible in the current state of a host.
///
/// Some of them may be refused, because only the framework decides what it permits.
@MainActor struct ExplorerChoices {
  enum Choice {
    case action(UserAction)
    case line(String)
  }

  let explorer: HostExplorer
  let runner: ScriptRunner

  var host: TabHostController { runner.host }
  var includesImpossible: Bool { explorer.attemptsImpossible }

  /// Returns the choices of a kind, in a fixed order.
  func choices(of activity: HostExplorer.Activity) -> [Choice] {
    switch activity {
    case .selecting: reachable { selecting }
    case .navigating: navigating.map(Choice.action)
    case .searching: reachable { searching }
    case .sidebar: reachable { sidebar }
    case .choosing: reachable { choosing }
    case .customizing: reachable { customizing }
    case .dragging: reachableTab == nil ? [] : dragging
    case .pressing: host.availableKeyCommands.map { .action(.performKeyCommand($0)) }
    case .answering: answering.map(Choice.action)
    case .resizing: resizing.map(Choice.action)
    case .restarting: [.line("restart")]
    case .changing: explorer.changes.keys.sorted().map { .line("change \(ScriptWord.written($0))") }
    case .programming: ProgramChoices(runner: runner).lines.map(Choice.line)
    }
  }

  /// Returns actions beneath what is presented, or nothing if something modal covers them.
  private func reachable(_ actions: () -> [UserAction]) -> [Choice] {
    isCovered ? [] : actions().map(Choice.action)
  }

  private var isCovered: Bool {
    !includesImpossible && host.presentedControllers.contains(where: \.isModal)
  }

  private var reachableTab: TabItem? { isCovered ? nil : rowTabs.first ?? barTabs.first }

  // MARK: - Tabs

  private var allTabs: [TabItem] {
    func tabs(below tabs: [TabItem]) -> [TabItem] {
      tabs.flatMap { [$0] + self.tabs(in: $0) }
    }
    return tabs(below: host.tabs)
  }

  private func tabs(in tab: TabItem) -> [TabItem] {
    (tab as? TabGroupItem)?.children.flatMap { [$0] + tabs(in: $0) } ?? []
  }

  var showsRows: Bool { host.isDisplayed && host.presentation.showsSidebar }

  /// The tabs with a row, or all tabs if the impossible is included.
  var rowTabs: [TabItem] {
    if includesImpossible { return allTabs }
    return showsRows ? host.sidebar.rows.compactMap(\.tab) : []
  }

  /// The tabs with an item in the bar, or all tabs if the impossible is included.
  var barTabs: [TabItem] {
    if includesImpossible { return allTabs }
    guard host.isDisplayed, host.presentation.showsBar, !host.isTabBarHidden else { return [] }
    return host.bar.items + host.bar.overflow
  }

  private var selecting: [UserAction] {
    barTabs.map { .tap($0) } + rowTabs.map { .tapRow($0) }
  }

  // MARK: - Pages

  private var navigating: [UserAction] {
    var actions: [UserAction] = []
    let stack = host.presentedControllers.last { $0.isModal }?.viewController
    let navigation = stack as? NavigationController ?? host.visibleNavigationController
    if includesImpossible || (navigation?.viewControllers.count ?? 0) > 1 {
      actions.append(.goBack)
    }
    if includesImpossible || host.presentation == .pages {
      actions += [.selectNextPage, .selectPreviousPage]
    }
    let buttons = host.reachableNavigationBar?.buttons ?? []
    for button in buttons where includesImpossible || button.isEffectivelyEnabled {
      // A script finds a button by its name.
      let isUnique = buttons.count { $0.scriptName == button.scriptName } == 1
      if isUnique, !button.scriptName.isEmpty { actions.append(.tapBarButton(button)) }
    }
    return actions
  }

  private var searching: [UserAction] {
    guard includesImpossible || host.isSearchActive else { return [.activateSearch] }
    return [.enterSearchText("a"), .enterSearchText(""), .submit, .cancelSearch]
      + (includesImpossible ? [.activateSearch] : [])
  }

  private var answering: [UserAction] {
    guard let top = host.presentedControllers.last else {
      return includesImpossible ? [.dismissPresented] : []
    }
    guard let alert = top.alert else { return [.dismissPresented] }
    var actions: [UserAction] = [.dismissPresented, .submit]
    if let field = alert.textFields?.first {
      actions += [.enterText("a", in: field), .enterText("", in: field)]
    }
    var titles: Set<String> = []
    for action in alert.actions where includesImpossible || action.isEnabled {
      // A script finds an action by its title.
      if titles.insert(action.title ?? "").inserted { actions.append(.chooseAlertAction(action)) }
    }
    return actions
  }

  private var resizing: [UserAction] {
    var turned = host.traitCollection
    turned.orientation = turned.orientation == .portrait ? .landscape : .portrait
    var resized = host.traitCollection
    resized.horizontalSizeClass = resized.horizontalSizeClass == .compact ? .regular : .compact
    return [.changeTraits(turned), .changeTraits(resized)]
  }

  // MARK: - Gestures

  private var choosing: [UserAction] {
    let tabs = rowTabs
    guard includesImpossible || !host.isEditing else { return [] }
    // A tab without a row opens its menu from the bar.
    let items = barTabs.filter { item in !tabs.contains { $0 === item } }
    return (tabs + items).map { .openContextMenu(on: $0) }
      + tabs.flatMap { tab -> [UserAction] in
        [
          .openSwipeActions(.leading, on: tab), .openSwipeActions(.trailing, on: tab),
          .fullSwipe(.leading, on: tab), .fullSwipe(.trailing, on: tab),
        ]
      }
  }

  private var dragging: [Choice] {
    let rows = rowTabs.map { Choice.action(.dragRow($0)) }
    guard !explorer.droppedTypes.isEmpty else { return rows }
    return rows
      + explorer.droppedTypes.flatMap { type in
        (rowTabs + barTabs).map { tab in
          .line("drop \(ScriptWord.written(type)) on \(ScriptWord.written(tab.identifier))")
        }
      }
  }
}

// MARK: - The sidebar

extension ExplorerChoices {
  private var sidebar: [UserAction] {
    guard includesImpossible || host.sidebar.isAvailable else { return [] }
    var actions: [UserAction] = [
      .toggleSidebar, host.sidebar.isHidden ? .showSidebar : .hideSidebar,
    ]
    guard includesImpossible || showsRows else { return actions }
    let rows = host.sidebar.rows
    actions += [.displayRows(0..<rows.count), .displayRows(rows.count / 2..<rows.count)]
    for row in rows {
      switch row.content {
      case .tab: break
      case .group(let group): actions.append(row.isExpanded ? .collapse(group) : .expand(group))
      case .action(let action, let group):
        if includesImpossible || !action.attributes.contains(.disabled) {
          actions.append(.performAction(action, in: group))
        }
      }
    }
    actions += host.sidebar.visibleToolbarItems.map { .performToolbarItem($0) }
    return actions + accessories
  }

  private var accessories: [UserAction] {
    let displayed = host.sidebar.displayedRows.clamped(to: 0..<host.sidebar.rows.count)
    return displayed.flatMap { index -> [UserAction] in
      guard let item = host.sidebar.item(at: index), let tab = item.tab else { return [] }
      return item.accessories.indices.filter { item.accessories[$0].actionHandler != nil }
        .map { .performAccessory($0, of: tab) }
    }
  }
}

// MARK: - Customizing

extension ExplorerChoices {
  private var customizing: [UserAction] {
    let rows = rowTabs
    var actions = movingRows(rows)
    guard includesImpossible || host.isEditing else {
      return actions + (host.sidebar.isAvailable ? [.beginEditing] : [])
    }
    actions += [.endEditing, .resetCustomization]
    if includesImpossible { actions.append(.beginEditing) }
    for tab in rows where includesImpossible || tab.allowsHiding {
      actions.append(tab.isHidden ? .check(tab) : .uncheck(tab))
    }
    let items = includesImpossible ? barTabs : host.bar.items
    for item in items {
      actions.append(.arrange(.dragOffBar(item)))
      for other in items where other !== item {
        actions.append(.arrange(.moveItem(item, .before, other)))
      }
    }
    for tab in rows {
      actions += [.arrange(.dragToBar(tab, at: nil)), .arrange(.dragToBar(tab, at: 0))]
    }
    return actions
  }

  private func movingRows(_ rows: [TabItem]) -> [UserAction] {
    let siblings = Dictionary(grouping: rows) { $0.parent.map(ObjectIdentifier.init) }
    return rows.flatMap { tab -> [UserAction] in
      let parent = tab.parent
      guard includesImpossible || tab.allowsMoving && isReorderable(in: parent, tab) else {
        return []
      }
      let others = includesImpossible ? rows : siblings[parent.map(ObjectIdentifier.init)] ?? []
      return others.flatMap { other -> [UserAction] in
        guard other !== tab else { return [] }
        return [.arrange(.moveRow(tab, .before, other)), .arrange(.moveRow(tab, .after, other))]
      }
    }
  }

  private func isReorderable(in group: TabGroupItem?, _ tab: TabItem) -> Bool {
    group?.allowsReordering ?? host.allowsReordering
      || tab.customizationBehavior(for: .sidebar) == .reorderable
  }
}
