import TabHost

extension HostScreen {
  /// The list that lies over everything else; nil if none does.
  var panel: Panel? {
    if isHelpOpen { return Panel(keyBindings) { canPerform($0) } }
    if let menu = host.openMenu { return Panel(menu, signs: signs) }
    if let row = host.sidebar.swipedRow { return pointer.pull == nil ? Panel(row) : nil }
    if isOverflowOpen {
      let tabs = overflow
      return tabs.isEmpty ? nil : Panel(overflow: tabs)
    }
    if isToolbarOpen {
      let items = hiddenToolbarItems
      return items.isEmpty ? nil : Panel(toolbar: items, signs: signs)
    }
    return nil
  }

  /// The tabs that the bar on screen has no room for.
  var overflow: [TabItem] {
    guard let bar = layout().bar else { return [] }
    let shown = Set(bar.items.map(\.target))
    let all = host.bar.items + host.bar.overflow
    return all.filter { !shown.contains(.tab($0.identifier)) }
  }

  func panelRect(_ panel: Panel, _ layout: FrameLayout) -> CellRect {
    panel.rect(in: size, near: anchor(of: panel, layout))
  }

  private func anchor(of panel: Panel, _ layout: FrameLayout) -> CellRect? {
    switch panel.kind {
    case .keys: return nil
    case .overflow: return layout.rect(of: .more)
    case .toolbar: return layout.rect(of: .moreToolbarItems)
    case .menu, .swipe:
      let tab = host.openMenu?.tab ?? host.sidebar.swipedRow?.tab
      guard let tab else { return layout.rect(of: .sidebarOverflow) }
      let item = FrameLayout.Target.tab(tab.identifier)
      if focus == item { return layout.rect(of: item) }
      let row = host.sidebar.rows.firstIndex(of: tab).flatMap { layout.rect(of: .row($0)) }
      return row ?? layout.rect(of: item)
    }
  }

  /// A list has come: its first line that can be chosen has the focus.
  func focusPanel() {
    panelFocus = panel?.choices.first ?? 0
  }

  /// Closes the innermost list. False if there is none.
  func closePanel() -> Bool {
    guard let panel else { return false }
    switch panel.kind {
    case .keys: isHelpOpen = false
    case .overflow: isOverflowOpen = false
    case .toolbar: isToolbarOpen = false
    case .swipe: host.user.closeSwipeActions()
    case .menu:
      if host.user.closeSubmenu() != .performed { host.user.closeMenu() }
    }
    focusPanel()
    return true
  }

  /// Does what a line says.
  func choose(_ index: Int, of panel: Panel) {
    guard panel.lines.indices.contains(index), panel.lines[index].isEnabled else { return }
    switch panel.lines[index].choice {
    case .action(let action): host.user.choose(action)
    case .submenu(let menu): host.user.openSubmenu(menu)
    case .swipe(let action): host.user.performSwipeAction(action)
    case .tab(let tab):
      isOverflowOpen = false
      host.user.tap(tab)
    case .toolbarItem(let action):
      isToolbarOpen = false
      host.user.performToolbarItem(action)
    case .command(let command):
      isHelpOpen = false
      // The list itself is what these are about.
      if command != .help, command != .cancel { perform(command) }
    case .nothing: return
    }
    focusPanel()
  }

  /// Moves the focus of a list to the next line that can be chosen.
  func movePanelFocus(by step: Int, in panel: Panel) {
    let choices = panel.choices
    guard !choices.isEmpty else { return }
    let place = choices.firstIndex { $0 >= panelFocus } ?? choices.count - 1
    panelFocus = choices[min(max(0, place + step), choices.count - 1)]
  }
}
