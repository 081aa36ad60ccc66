import TabHost

/// The palette: everything that the user can do now, which a query filters.
final class PaletteMode: TabListMode {
  override func panel(finding find: ListState.Find) -> Panel? {
    find.search.map {
      Panel(.palette, $0, find.editor, placeholder: "a tab, an action or a command")
    }
  }

  /// Returns the search of everything that the user can do now.
  ///
  /// While something is presented, that is what concerns the presented controller.
  override func newSearch(in layout: FrameLayout) -> ElementSearch? {
    let isCovered = screen.presentsAny
    let recentTabs = isCovered ? [] : state.recent.identities.compactMap(recentTab)
    var lines = recentTabs + keyCommandLines + buttonLines
    if !isCovered { lines += sidebarLines + pageLines }
    lines += commandLines(in: layout)
    let listed = Set(recentTabs.compactMap(\.choice.identity))
    return ElementSearch(lines, then: reachableTabs(skipping: listed), recent: state.recent)
  }

  override func rowsRect(in layout: FrameLayout) -> CellRect? { nil }

  // MARK: - Recent tabs

  /// Returns the line of a tab or an action of a group that was chosen recently, or `nil` if the
  /// user can't choose it now.
  private func recentTab(_ identity: RecentChoices.Identity) -> Panel.Line? {
    switch identity {
    case .tab(let identifier):
      guard let tab = host.tab(forIdentifier: identifier), isReachable(tab) else { return nil }
      return Panel.Line(
        text: tab.title,
        note: tab.path(separator: pathSeparator),
        detail: tab.badgeValue ?? "",
        choice: .distantTab(tab)
      )
    case .action(let title, let identifier):
      guard let group = host.tab(forIdentifier: identifier) as? TabGroupItem, isReachable(group),
        let action = group.sidebarActions.first(where: { $0.title == title }),
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return nil }
      let above = group.path(separator: pathSeparator)
      let path = above.isEmpty ? group.title : above + pathSeparator + group.title
      return Panel.Line(text: action.title, note: path, choice: .distantAction(action, group))
    default: return nil
    }
  }

  private func isReachable(_ tab: TabItem) -> Bool {
    guard tab.isEffectivelyEnabled else { return false }
    var ancestor: TabItem? = tab
    while let next = ancestor {
      if next.isHidden { return false }
      ancestor = next.parent
    }
    return host.sidebar.isAvailable || host.presentation.showsBar && host.bar.contains(tab)
  }

  // MARK: - Actions

  private var keyCommandLines: [Panel.Line] {
    let direction = host.traitCollection.layoutDirection
    return host.availableKeyCommands.map { command in
      Panel.Line(
        text: command.discoverabilityTitle ?? command.title,
        detail: KeyCommandKey(command, in: direction)?.name ?? "",
        isDestructive: command.attributes.contains(.destructive),
        choice: .keyCommand(command)
      )
    }
  }

  /// The buttons of the visible page, and the actions in their menus.
  private var buttonLines: [Panel.Line] {
    let buttons = host.visibleNavigationBar?.buttons ?? []
    return buttons.filter { $0.isEffectivelyEnabled && !$0.isHidden }.flatMap { button in
      let title = button.title ?? button.primaryAction?.title ?? button.image?.systemName ?? ""
      let line = Panel.Line(text: title, choice: .barButton(button))
      let elements = button.menu.map { menuLines($0, of: button, title: title, in: []) } ?? []
      return (title.isEmpty ? [] : [line]) + elements
    }
  }

  private func menuLines(
    _ menu: Menu,
    of button: BarButtonItem,
    title: String,
    in path: [Menu]
  ) -> [Panel.Line] {
    menu.children.flatMap { element -> [Panel.Line] in
      if let submenu = element as? Menu {
        let below = submenu.title.isEmpty ? title : title + pathSeparator + submenu.title
        return menuLines(submenu, of: button, title: below, in: path + [submenu])
      }
      guard let action = element as? Action,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      let choice = Panel.Choice.menuElement(action, button, path)
      var line = Panel.Line.line(action, choice: choice, glyphs)
      line.note = title
      return [line]
    }
  }

  /// The actions in the toolbar of the sidebar, and its menu.
  private var sidebarLines: [Panel.Line] {
    guard host.presentation.showsSidebar else { return [] }
    let actions = host.sidebar.toolbarItems
      .filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
      .map { Panel.Line.line($0, choice: .toolbarItem($0), glyphs) }
    guard host.sidebar.navigationOverflowItems != nil, !host.isEditing else { return actions }
    return actions + [Panel.Line(text: "Menu of the sidebar", choice: .sidebarMenu)]
  }

  private var pageLines: [Panel.Line] {
    guard host.presentation == .pages else { return [] }
    return [
      Panel.Line(text: "Next page", choice: .page(isNext: true)),
      Panel.Line(text: "Previous page", choice: .page(isNext: false)),
    ]
  }

  /// Returns the commands of the terminal that are more than a movement of the focus.
  private func commandLines(in layout: FrameLayout) -> [Panel.Line] {
    var keys: [TerminalCommand: [String]] = [:]
    for (command, names) in screen.keyBindings(besides: host.availableKeyCommands).keysByCommand {
      keys[command] = names
    }
    let commands = TerminalCommand.allCases.filter {
      $0.isInPalette && canPerform($0, in: layout) && !dependsOnDelegate($0)
    }
    return commands.map {
      // An explanation that only repeats the title is omitted.
      let note = $0.title.lowercased() == $0.explanation ? "" : $0.explanation
      var line = Panel.Line(text: $0.title, note: note, choice: .command($0))
      line.setKeys(keys[$0] ?? [])
      return line
    }
  }
}

extension TerminalCommand {
  /// Whether the palette lists the command: it does not move the focus, and does not open the
  /// palette itself.
  fileprivate var isInPalette: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea, .activate, .selectItem, .cancel,
      .palette:
      false
    default: true
    }
  }

  /// The name of the command in the palette, such as `Toggle sidebar`.
  var title: String {
    var title = ""
    for character in "\(self)" {
      if character.isUppercase { title += " " }
      title += title.isEmpty ? character.uppercased() : character.lowercased()
    }
    return title
  }
}
