import TabHost

extension ScreenList {
  /// The palette: everything that the user can do now, which a query filters.
  static var palette: ScreenList {
    var list = ScreenList(.palette)
    list.finding = Finding(
      list: .screen(.palette),
      isRequired: true,
      placeholder: localized(.palettePlaceholder)
    )
    list.area = middle
    return list
  }
}

extension HostScreen {
  /// Returns the search of everything that the user can do now: the tabs, then what else was chosen
  /// recently, then all other commands.
  ///
  /// The selected tab is listed at its place, also if it was chosen recently. While something is
  /// presented, the elements are those that concern the presented controller.
  func paletteSearch(_ recent: RecentChoices, in mode: ScreenMode) -> ElementSearch {
    let selected = host.selectedTab.map { RecentChoices.Identity.tab($0.identifier) }
    let recentTabs = recent.identities.filter { $0 != selected }
    let tabs = presentsAny ? [] : recentTabs.compactMap(recentTab)
    var lines = appLines
    if !presentsAny { lines += sidebarActionLines + pageLines }
    lines += commandLines(mode)
    let used = recent.identities.compactMap { identity in
      lines.firstIndex { $0.identity == identity }
    }
    let others = lines.indices.filter { !used.contains($0) }
    return ElementSearch(
      ElementSearch.Group(localized(.tabsHeading), tabs),
      then: allTabs(skipping: Set(tabs.compactMap(\.identity))),
      [
        ElementSearch.Group(localized(.recentHeading), used.map { lines[$0] }),
        ElementSearch.Group(localized(.commandsHeading), others.map { lines[$0] }),
      ],
      recent: recent
    )
  }

  /// The key commands of the app, and the buttons of the visible page without those that have the title
  /// of a key command, which do the same.
  private var appLines: [ScreenList.Line] {
    let commands = keyCommandLines
    let titles = Set(commands.map(\.text))
    return commands + buttonLines.filter { !$0.note.isEmpty || !titles.contains($0.text) }
  }

  // MARK: - Recent tabs

  /// Returns the line of a tab or an action of a group that was chosen recently, or `nil` if the
  /// user can't choose it now.
  private func recentTab(_ identity: RecentChoices.Identity) -> ScreenList.Line? {
    switch identity {
    case .tab(let identifier):
      guard let tab = host.tab(forIdentifier: identifier), isReachable(tab) else { return nil }
      return ScreenList.Line(
        text: tab.title,
        note: tab.path(separator: pathSeparator),
        detail: TabLabel.detail(of: tab, options.drawing),
        identity: identity,
        tab: tab,
        choose: { $0.choose(tab) }
      )
    case .action(let title, let identifier):
      guard let group = host.tab(forIdentifier: identifier) as? TabGroupItem, isReachable(group),
        host.listsActions,
        let action = group.sidebarActions.first(where: { $0.title == title }),
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return nil }
      let above = group.path(separator: pathSeparator)
      let path = above.isEmpty ? group.title : above + pathSeparator + group.title
      return ScreenList.Line(text: action.title, note: path, identity: identity) {
        $0.reach(action, in: group)
      }
    case .command, .keyCommand, .button, .menuElement: return nil
    }
  }

  /// Whether the user can choose a tab.
  func isReachable(_ tab: TabItem) -> Bool {
    tab.isEffectivelyEnabled && !tab.isEffectivelyHidden
  }

  // MARK: - Actions

  private var keyCommandLines: [ScreenList.Line] {
    let direction = host.traitCollection.layoutDirection
    return host.availableKeyCommands.map { ScreenList.Line($0, in: direction) }
  }

  /// The buttons of the visible page, and the actions in their menus.
  private var buttonLines: [ScreenList.Line] {
    let buttons = (host.visibleNavigationBar?.buttons ?? []) + (host.visibleToolbar?.items ?? [])
    let usable = buttons.filter { $0.isEffectivelyEnabled && !$0.isHidden }
    return contentButtonLines
      + usable.flatMap { button in
        let title = button.title ?? button.primaryAction?.title ?? button.image?.systemName ?? ""
        let line = ScreenList.Line(text: title, identity: .button(button.paletteName)) {
          $0.host.user.tapBarButton(button)
        }
        let elements = button.menu.map { menuLines($0, of: button, title: title, in: []) } ?? []
        return (title.isEmpty ? [] : [line]) + elements
      }
  }

  /// The lines of the buttons that are displayed in place of the content, and of its parts.
  private var contentButtonLines: [ScreenList.Line] {
    let pages = host.panes.map(\.controller.visiblePage) + [host.controller(at: .content)]
    return pages.compactMap(\.self).compactMap { page in
      guard let configuration = page.contentUnavailableConfiguration,
        configuration.isButtonEnabled, let title = configuration.button.title
      else { return nil }
      return ScreenList.Line(text: title, identity: .button(title)) {
        $0.host.user.tapContentButton(of: page)
      }
    }
  }

  private func menuLines(
    _ menu: Menu,
    of button: BarButtonItem,
    title: String,
    in path: [Menu]
  ) -> [ScreenList.Line] {
    menu.children.flatMap { element -> [ScreenList.Line] in
      if let submenu = element as? Menu {
        let below = submenu.title.isEmpty ? title : title + pathSeparator + submenu.title
        return menuLines(submenu, of: button, title: below, in: path + [submenu])
      }
      guard let action = element as? Action,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      var line = ScreenList.Line(action, glyphs) { $0.reach(action, in: button, path) }
      line.note = title
      line.identity = .menuElement(action.title, button: button.paletteName)
      return [line]
    }
  }

  /// The actions in the toolbar of the sidebar, and its menu.
  private var sidebarActionLines: [ScreenList.Line] {
    guard host.presentation.showsSidebar else { return [] }
    let actions = host.sidebar.toolbarItems
      .filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
      .map { ScreenList.Line(toolbarItem: $0, glyphs) }
    guard host.sidebar.navigationOverflowItems != nil, !host.isEditing else { return actions }
    let menu = ScreenList.Line(text: localized(.sidebarMenu)) { $0.host.user.openSidebarOverflow() }
    return actions + [menu]
  }

  private var pageLines: [ScreenList.Line] {
    guard host.presentation == .pages else { return [] }
    return [
      ScreenList.Line(text: localized(.nextPage)) { $0.turnPage(isNext: true) },
      ScreenList.Line(text: localized(.previousPage)) { $0.turnPage(isNext: false) },
    ]
  }

  /// Returns the commands of the terminal that are more than a movement of the focus.
  private func commandLines(_ mode: ScreenMode) -> [ScreenList.Line] {
    let layout = hostLayout()
    var keys: [TerminalCommand: [String]] = [:]
    let bindings = keyBindings(besides: host.availableKeyCommands)
      .merged(for: mode.commandContent)
    for (command, names) in bindings.keysByCommand() {
      keys[command] = names
    }
    let commands = TerminalCommand.allCases.filter {
      $0.isInPalette && mode.offers($0, with: mode.action(of: $0, in: layout), in: layout)
    }
    return commands.map { command in
      // An explanation that only repeats the title is omitted.
      let (title, explanation) = (command.title, command.explanation)
      var line = ScreenList.Line(
        text: title,
        note: title.lowercased() == explanation ? "" : explanation,
        identity: .command(command),
        choose: { $0.perform(command) }
      )
      line.setKeys(keys[command] ?? [])
      return line
    }
  }
}

extension BarButtonItem {
  /// The name by which the palette identifies the button.
  var paletteName: String { title ?? identifier ?? "" }
}
