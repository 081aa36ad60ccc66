import TabHost

/// The steps that are possible in the current state of a host.
///
/// Some of them may be refused, because only the framework checks all permissions.
@MainActor struct ExplorerChoices<Host: RecordableHost> {
  enum Choice {
    case action(UserAction)
    case line(String)
    /// A command that ends with a random number.
    case numbered(String)
  }

  /// The choices of one kind.
  enum Choices {
    case actions([UserAction])
    case lines([String])
    case numbered(String)

    var count: Int {
      switch self {
      case .actions(let actions): actions.count
      case .lines(let lines): lines.count
      case .numbered: 1
      }
    }

    subscript(index: Int) -> Choice {
      switch self {
      case .actions(let actions): .action(actions[index])
      case .lines(let lines): .line(lines[index])
      case .numbered(let line): .numbered(line)
      }
    }
  }

  let explorer: HostExplorer<Host>
  let run: ExplorerRun<Host>

  var host: TabHostController { run.host }
  var reading: HostReading { run.reading }
  var includesImpossible: Bool { explorer.attemptsImpossible }

  /// Returns the choices of a kind, in a fixed order.
  func choices(of activity: ExplorerActivity) -> Choices {
    switch activity {
    case .selecting: reachable { selecting }
    case .navigating: .actions(navigating)
    case .searching: reachable { searching }
    case .sidebar: reachable { sidebar }
    case .usingContent: .lines(usingContent)
    case .choosing: reachable { choosing }
    case .customizing: reachable { customizing }
    case .dragging: .lines(reachableTab == nil ? [] : dragging)
    case .pressing: .actions(host.availableKeyCommands.map { .performKeyCommand($0) })
    case .answering: .actions(answering)
    case .resizing: .actions(resizing)
    case .restarting: .lines(["restart"])
    case .changing: .lines(explorer.commandsOfChanges)
    case .reentering: .numbered("reenter")
    case .programming: .lines(ProgramChoices(runner: run.runner).lines)
    }
  }

  /// Returns the step of an actor, or nothing if the launch has no such actor.
  func choices(ofActor name: String) -> Choices {
    let isPresent = run.actors.all.contains { $0.name == name }
    return isPresent ? .numbered("act \(ScriptWord.written(name))") : .lines([])
  }

  /// Returns actions beneath what is presented, or nothing if something modal covers them.
  private func reachable(_ actions: () -> [UserAction]) -> Choices {
    .actions(isCovered ? [] : actions())
  }

  private var isCovered: Bool {
    !includesImpossible && host.presentedControllers.contains(where: \.isModal)
  }

  private var reachableTab: TabItem? { isCovered ? nil : rowTabs.first ?? barTabs.first }

  // MARK: - Tabs

  private var allTabs: [TabItem] {
    host.rootTabs.flatMap { [$0] + tabs(in: $0) }
  }

  private func tabs(in tab: TabItem) -> [TabItem] {
    (tab as? TabGroupItem)?.children.flatMap { [$0] + tabs(in: $0) } ?? []
  }

  /// The tabs with a row, or all tabs if the impossible is included.
  var rowTabs: [TabItem] {
    if includesImpossible { return allTabs }
    return reading.showsRows ? reading.rowTabs : []
  }

  /// The tabs with an item in the bar, or all tabs if the impossible is included.
  var barTabs: [TabItem] {
    if includesImpossible { return allTabs }
    return reading.showsBar ? reading.items : []
  }

  /// The tabs that the user can choose although they are not on screen, or all tabs if the impossible is
  /// included. For others, a tap does the same.
  private var chosenTabs: [TabItem] {
    if includesImpossible { return allTabs }
    guard host.isDisplayed else { return [] }
    let others = Set((barTabs + rowTabs).map(ObjectIdentifier.init))
    return allTabs.filter {
      !others.contains(ObjectIdentifier($0)) && !$0.isEffectivelyHidden && $0.isEffectivelyEnabled
    }
  }

  private var selecting: [UserAction] {
    var actions: [UserAction] = []
    for tab in barTabs { actions.append(.tap(tab)) }
    for tab in rowTabs { actions.append(.tapRow(tab)) }
    for tab in chosenTabs { actions.append(.choose(tab)) }
    return actions
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
    if includesImpossible || [.onScrollDown, .onScrollUp].contains(host.tabBarMinimizeBehavior) {
      actions += [.scrollContent(.down), .scrollContent(.up)]
    }
    for button in host.reachableButtons where includesImpossible || button.isEffectivelyEnabled {
      if !button.scriptName.isEmpty { actions.append(.tapBarButton(button)) }
    }
    for (index, page) in host.contentsOnScreen.enumerated() {
      let isEnabled = page.contentUnavailableConfiguration?.isButtonEnabled == true
      if isEnabled || includesImpossible && index == 0 {
        actions.append(.tapContentButton(of: page))
      }
    }
    return actions
  }

  private var searching: [UserAction] {
    guard includesImpossible || host.isSearchActive else { return [.activateSearch] }
    let page = host.visibleNavigationController?.topViewController ?? host.selectedViewController
    let scopes = page?.navigationItem.searchController?.searchBar.scopeButtonTitles ?? []
    return [.enterSearchText("a"), .enterSearchText(""), .submit, .cancelSearch]
      + scopes.indices.map { .selectSearchScope($0) }
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
    for action in alert.actions where includesImpossible || action.isEnabled {
      actions.append(.chooseAlertAction(action))
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
    let listed = Set(tabs.map(ObjectIdentifier.init))
    var actions: [UserAction] = []
    for tab in tabs { actions.append(.openContextMenu(on: tab)) }
    for item in barTabs where !listed.contains(ObjectIdentifier(item)) {
      actions.append(.openContextMenu(on: item))
    }
    for tab in tabs {
      for edge in SwipeEdge.allCases { actions.append(.openSwipeActions(edge, on: tab)) }
      for edge in SwipeEdge.allCases { actions.append(.fullSwipe(edge, on: tab)) }
    }
    return actions
  }

  private var dragging: [String] {
    let targets = dropTargets
    let rows = rowTabs.map { "drag-row \(ScriptWord.written($0.identifier))" }
    return rows + draggedElements(onto: targets)
      + explorer.droppedTypes.flatMap { type in
        targets.map { "drop \(ScriptWord.written(type)) on \($0)" }
      }
  }

  /// The maximum numbers of elements of a page that are dragged, and of its places for drops.
  private static var maximumElements: Int { 3 }
  private static var maximumPlaces: Int { 6 }

  /// The tabs, and the first places of the pages on screen.
  private var dropTargets: [String] {
    let text = ActionText(host: host)
    let places = host.contentsOnScreen.compactMap { $0 as? any DroppableContent }.flatMap { page in
      page.dropPlaces.prefix(Self.maximumPlaces).map {
        "place \(page.words(for: $0))\(text.words(for: page))"
      }
    }
    return (rowTabs + barTabs).map { ScriptWord.written($0.identifier) } + places
  }

  /// Returns drags of the first elements of the pages on screen, such as rows of lists, onto targets.
  private func draggedElements(onto targets: [String]) -> [String] {
    let text = ActionText(host: host)
    return host.contentsOnScreen.flatMap { page -> [String] in
      let elements = ((page as? any DraggableContent)?.draggableElements ?? []).filter {
        includesImpossible || $0.canBeDragged
      }
      return elements.prefix(Self.maximumElements).flatMap { element in
        targets.map { target in
          "drag-item \(text.name(of: element, in: page))\(text.words(for: page)) on \(target)"
        }
      }
    }
  }
}
