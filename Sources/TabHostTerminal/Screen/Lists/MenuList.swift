import TabHost

extension ScreenList {
  /// Creates the list of the innermost open menu.
  init(_ menu: MenuSession, in screen: HostScreen) {
    let glyphs = screen.glyphs
    let lines = menu.items.map { item in
      switch item {
      case .separator: ListLine.separator
      case .loading: ListLine(text: "…", isEnabled: false)
      case .menu(let submenu):
        ListLine(text: submenu.title, detail: String(glyphs.forward), isSubmenu: true) {
          $0.host.user.openSubmenu(submenu)
        }
      case .action(let action):
        ListLine(action, glyphs) { $0.host.user.performMenuElement(action) }
      }
    }
    self.init(.menu, lines)
    title = menu.openMenus.last?.title ?? ""
    place = .beside { screen.anchor(of: menu, in: $0) }
    finding = Finding(list: .menu(menu, level: menu.openMenus.count), beginsByTyping: true)
  }

  /// Creates the list of the actions of a swiped row.
  init(_ row: SwipeSession, in screen: HostScreen) {
    let lines = row.configuration.actions.map { action in
      ListLine(
        text: action.title ?? action.image?.systemName ?? "",
        isDestructive: action.style == .destructive,
        choose: { $0.host.user.performSwipeAction(action) }
      )
    }
    self.init(.swipe, lines)
    title = row.tab.title
    place = .beside { screen.anchor(of: row.tab, in: $0) }
  }
}

// MARK: - Place

extension HostScreen {
  /// Returns the element that a menu belongs to.
  fileprivate func anchor(of menu: MenuSession, in layout: FrameLayout) -> CellRect? {
    if let button = menu.barButton { return layout.rect(of: button) }
    if menu.isNavigationOverflow {
      let panes = layout.panes.indices.map { FrameElement.ID.paneOverflow($0) }
      let buttons = [.navigationOverflow] + panes
      return focus.flatMap { buttons.contains($0) ? layout.rect(of: $0) : nil }
        ?? buttons.lazy.compactMap { layout.rect(of: $0) }.first
    }
    if let content = menu.content { return anchor(in: content, layout) }
    return menu.tab.map { anchor(of: $0, in: layout) } ?? layout.rect(of: .sidebarOverflow)
  }

  /// Returns the part of content that its menu belongs to, or all of it.
  private func anchor(in content: ViewController, _ layout: FrameLayout) -> CellRect? {
    let panes = layout.panes.indices.map { FrameElement.ID.pane($0) }
    let pages = [.popover, .content] + panes + [.accessory, .sidebarBottomBar]
    let element = pages.first { host.controller(at: $0) === content }
    guard let page = element.flatMap({ layout.page(of: $0) }) else { return nil }
    guard var rect = (content as? any MenuContent)?.menuAnchor else { return page }
    rect.column += page.column
    rect.row += page.row
    return rect.intersection(page)
  }

  /// Returns the item or the row of a tab, for a list beside it.
  fileprivate func anchor(of tab: TabItem, in layout: FrameLayout) -> CellRect? {
    let item = FrameElement.ID.tab(tab.identifier)
    if focus == item { return layout.rect(of: item) }
    return layout.rect(ofRow: tab, in: host) ?? layout.rect(of: item)
  }
}
