import TabHost

/// A list that the screen itself opens. Menus and swipe actions are opened by the host.
enum ScreenList {
  /// The keyboard shortcuts.
  case keys
  /// The tabs that do not fit into the bar.
  case overflow
  /// The toolbar buttons that do not fit.
  case toolbar
  /// All tabs and the actions of groups, with a field for a query.
  case tabs
  /// Everything that the user can do now, with a field for a query.
  case palette
}

extension HostScreen {
  /// The open list of the screen itself.
  var list: ScreenList? {
    get { listState.open }
    set { listState.show(newValue) }
  }

  /// The index of the focused line in the open list.
  var panelFocus: Int {
    get { listState.focus }
    set { listState.focus = newValue }
  }

  /// The list on top of everything else, or `nil` if none is open. A query determines its lines.
  var panel: Panel? {
    guard let find else { return wholePanel }
    if let search = find.search {
      switch list {
      case .palette:
        return Panel(.palette, search, find.editor, placeholder: "a tab, an action or a command")
      case .tabs: return Panel(.tabs, search, find.editor, placeholder: "a tab or an action")
      default: return Panel(.overflow, search, find.editor, placeholder: "")
      }
    }
    return wholePanel?.filtered(by: find.editor)
  }

  /// The list on top of everything else without regard to a query.
  private var wholePanel: Panel? {
    if list == .keys {
      let layout = layout()
      let lines = applicationKeys + KeyCommandList(host).lines
      return Panel(keyBindings, below: lines) { canPerform($0, in: layout) }
    }
    if let alert { return Panel(alert, columns: size.columns) }
    if let menu = host.openMenu { return Panel(menu, glyphs: glyphs) }
    if let row = host.sidebar.swipedRow { return pointer.swipe == nil ? Panel(row) : nil }
    let panel: Panel? =
      switch list {
      case .overflow: layout().bar.map { Panel(overflow: OverflowTabs(host, besides: $0)) }
      case .toolbar: Panel(toolbar: hiddenToolbarItems, glyphs: glyphs)
      case .keys, .tabs, .palette, nil: nil
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
    if panel.isSearchOnly { return searchRect(panel, layout) }
    guard panel.field != nil, let whole = wholePanel else {
      return panel.rect(in: layout.freeSize, near: anchor(of: panel, layout))
    }
    return whole.rect(in: layout.freeSize, near: anchor(of: whole, layout)).withField(
      in: layout.freeSize
    )
  }

  /// Returns the area of the palette or the list of all tabs: the rows of the sidebar, or else the
  /// middle of the frame.
  private func searchRect(_ panel: Panel, _ layout: FrameLayout) -> CellRect {
    if panel.kind == .tabs, let rows = layout.sidebar?.rows, rows.rows >= 5 { return rows }
    let columns = min(layout.freeSize.columns, max(layout.freeSize.columns * 2 / 3, 60))
    let rows = min(layout.freeSize.rows, max(layout.freeSize.rows * 2 / 3, 12))
    return CellRect(
      column: (layout.freeSize.columns - columns) / 2,
      row: (layout.freeSize.rows - rows) / 2,
      columns: columns,
      rows: rows
    )
  }

  private func anchor(of panel: Panel, _ layout: FrameLayout) -> CellRect? {
    switch panel.kind {
    case .keys, .alert, .tabs, .palette: return nil
    case .overflow: return layout.rect(of: .more)
    case .toolbar: return layout.rect(of: .moreToolbarItems)
    case .menu, .swipe:
      if let button = host.openMenu?.barButton {
        return layout.rect(of: button, in: host, drawing: options.drawing)
      }
      if host.openMenu?.isNavigationOverflow == true {
        return layout.rect(of: .navigationOverflow)
      }
      if let content = host.openMenu?.content { return anchor(in: content, layout) }
      let tab = host.openMenu?.tab ?? host.sidebar.swipedRow?.tab
      guard let tab else { return layout.rect(of: .sidebarOverflow) }
      let item = FrameLayout.Target.tab(tab.identifier)
      if focus == item { return layout.rect(of: item) }
      return layout.rect(ofRow: tab, in: host) ?? layout.rect(of: item)
    }
  }

  /// Returns the part of content that its menu belongs to, or all of it.
  private func anchor(in content: ViewController, _ layout: FrameLayout) -> CellRect? {
    let targets: [FrameLayout.Target] = [.popover, .content, .accessory, .sidebarBottomBar]
    let target = targets.first { host.controller(at: $0) === content }
    guard let page = target.flatMap({ layout.page(of: $0) }) else { return nil }
    guard var rect = (content as? any MenuContent)?.menuAnchor else { return page }
    rect.column += page.column
    rect.row += page.row
    return rect.intersection(page)
  }

  /// Moves the focus to the first selectable line of a list that has been opened.
  func focusPanel() {
    if find == nil { listState.find = nil }
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
    case .keys, .overflow, .toolbar, .tabs, .palette: list = nil
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
    if panel.kind == .palette { listState.recent.note(line.choice) }
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
      if panel.kind == .palette || command != .help && command != .cancel { perform(command) }
    case .keyCommand(let command):
      list = nil
      host.user.perform(command)
    case .alertAction(let action): host.user.choose(alertAction: action)
    case .field:
      panelFocus = index
      return
    case .nothing: return
    default:
      list = nil
      chooseElement(line.choice)
    }
    focusPanel()
  }

  /// Performs the choice of an element that need not be on screen.
  private func chooseElement(_ choice: Panel.Choice) {
    switch choice {
    case .distantTab(let tab): tell(reach(tab), tab)
    case .distantAction(let action, let group): tell(reach(action, in: group), group)
    case .barButton(let button): host.user.tapBarButton(button)
    case .menuElement(let action, let button, let path): reach(action, in: button, path)
    case .sidebarMenu: host.user.openSidebarOverflow()
    case .page(let isNext): turnPage(isNext: isNext)
    default: break
    }
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

extension CellRect {
  /// Returns the area of a list with a line for a field, and with the minimum width of the field.
  @MainActor fileprivate func withField(in size: CellSize) -> CellRect {
    let columns = min(max(columns, Panel.fieldListColumns), size.columns)
    let rows = min(rows + 1, size.rows)
    return CellRect(
      column: max(min(column, size.columns - columns), 0),
      row: max(min(row, size.rows - rows), 0),
      columns: columns,
      rows: rows
    )
  }
}
