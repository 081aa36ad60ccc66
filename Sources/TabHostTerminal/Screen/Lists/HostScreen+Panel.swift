import TabHost

/// A list that the screen itself opens. Menus and swipe actions are opened by the host.
enum ScreenList {
  /// The keyboard shortcuts.
  case keys
  /// The tabs that do not fit into the bar.
  case overflow
  /// The toolbar buttons that do not fit.
  case toolbar
}

extension HostScreen {
  /// The list on top of everything else, or `nil` if none is open.
  var panel: Panel? {
    if list == .keys {
      let layout = layout()
      return Panel(keyBindings, KeyCommandList(host)) { canPerform($0, in: layout) }
    }
    if let alert { return Panel(alert, columns: size.columns) }
    if let menu = host.openMenu { return Panel(menu, glyphs: glyphs) }
    if let row = host.sidebar.swipedRow { return pointer.swipe == nil ? Panel(row) : nil }
    let panel: Panel? =
      switch list {
      case .overflow: layout().bar.map { Panel(overflow: OverflowTabs(host, besides: $0)) }
      case .toolbar: Panel(toolbar: hiddenToolbarItems, glyphs: glyphs)
      case .keys, nil: nil
      }
    return panel?.count == 0 ? nil : panel
  }

  /// The toolbar buttons that do not fit.
  var hiddenToolbarItems: [Action] {
    let shown = Set(layout().sidebar?.buttons.map(\.target) ?? [])
    let items = host.sidebar.toolbarItems
    return items.indices.filter {
      !items[$0].attributes.contains(.hidden) && !shown.contains(.toolbarItem($0))
    }.map { items[$0] }
  }

  /// Returns the area of a list.
  func panelRect(_ panel: Panel, _ layout: FrameLayout) -> CellRect {
    panel.rect(in: layout.freeSize, near: anchor(of: panel, layout))
  }

  private func anchor(of panel: Panel, _ layout: FrameLayout) -> CellRect? {
    switch panel.kind {
    case .keys, .alert: return nil
    case .overflow: return layout.rect(of: .more)
    case .toolbar: return layout.rect(of: .moreToolbarItems)
    case .menu, .swipe:
      if let button = host.openMenu?.barButton {
        return layout.rect(of: button, in: host, drawing: options.drawing)
      }
      if host.openMenu?.isNavigationOverflow == true {
        return layout.rect(of: .navigationOverflow)
      }
      let tab = host.openMenu?.tab ?? host.sidebar.swipedRow?.tab
      guard let tab else { return layout.rect(of: .sidebarOverflow) }
      let item = FrameLayout.Target.tab(tab.identifier)
      if focus == item { return layout.rect(of: item) }
      return layout.rect(ofRow: tab, in: host) ?? layout.rect(of: item)
    }
  }

  /// Moves the focus to the first selectable line of a list that has been opened.
  func focusPanel() {
    let panel = panel
    panelFocus = panel?.initialChoice ?? 0
    alertState.textLines = panel?.textLines ?? 0
  }

  /// Closes the innermost list.
  ///
  /// - Returns: `false` if no list is open.
  func closePanel() -> Bool {
    guard let panel else { return false }
    switch panel.kind {
    case .keys, .overflow, .toolbar: list = nil
    case .alert: host.user.dismissPresented()
    case .swipe: host.user.closeSwipeActions()
    case .menu:
      if host.user.closeSubmenu() != .performed { host.user.closeMenu() }
    }
    focusPanel()
    return true
  }

  /// Performs the choice of a line.
  func choose(_ index: Int, of panel: Panel) {
    guard panel.indices.contains(index) else { return }
    let line = panel[index]
    guard line.isEnabled else { return }
    switch line.choice {
    case .action(let action): host.user.performMenuElement(action)
    case .submenu(let menu): host.user.openSubmenu(menu)
    case .swipe(let action): host.user.performSwipeAction(action)
    case .tab(let tab):
      list = nil
      host.user.tap(tab)
    case .toolbarItem(let action):
      list = nil
      host.user.performToolbarItem(action)
    case .command(let command):
      list = nil
      // Help and cancel only close the list of keyboard shortcuts.
      if command != .help, command != .cancel { perform(command) }
    case .keyCommand(let command):
      list = nil
      host.user.perform(command)
    case .alertAction(let action): host.user.choose(alertAction: action)
    case .field:
      panelFocus = index
      return
    case .nothing: return
    }
    focusPanel()
  }

  /// Returns the number of lines that a page key moves the focus of a list by: those that are
  /// visible, except one, which remains visible.
  func pageStep(of panel: Panel) -> Int {
    let rect = panelRect(panel, layout())
    return max(1, panel.window(in: rect, showing: panelFocus).count - 1)
  }

  /// Moves the focus of a list by a number of selectable lines.
  func movePanelFocus(by step: Int, in panel: Panel) {
    if let choice = panel.choice(step, from: panelFocus) { panelFocus = choice }
  }
}
