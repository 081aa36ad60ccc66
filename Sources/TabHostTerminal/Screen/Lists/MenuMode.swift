import TabHost

/// The innermost menu that the host has opened.
final class MenuMode: ListMode {
  override var isActive: Bool { host.openMenu != nil }
  override var wholePanel: Panel? { host.openMenu.map { Panel($0, glyphs: glyphs) } }
  override var findsByTyping: Bool { true }

  override var findPlace: ListState.Place? {
    host.openMenu.map { .menu($0, level: $0.openMenus.count) }
  }

  override func dismiss() {
    if host.user.closeSubmenu() != .performed { host.user.closeMenu() }
  }

  override func anchor(in layout: FrameLayout) -> CellRect? {
    guard let menu = host.openMenu else { return nil }
    if let button = menu.barButton {
      return layout.rect(of: button, in: host)
    }
    if menu.isNavigationOverflow { return layout.rect(of: .navigationOverflow) }
    if let content = menu.content { return anchor(in: content, layout) }
    return menu.tab.map { anchor(of: $0, in: layout) } ?? layout.rect(of: .sidebarOverflow)
  }

  /// Returns the part of content that its menu belongs to, or all of it.
  private func anchor(in content: ViewController, _ layout: FrameLayout) -> CellRect? {
    let targets: [FrameElement.ID] = [.popover, .content, .accessory, .sidebarBottomBar]
    let target = targets.first { host.controller(at: $0) === content }
    guard let page = target.flatMap({ layout.page(of: $0) }) else { return nil }
    guard var rect = (content as? any MenuContent)?.menuAnchor else { return page }
    rect.column += page.column
    rect.row += page.row
    return rect.intersection(page)
  }
}

extension Panel {
  /// Creates the list of the innermost open menu.
  fileprivate init(_ session: MenuSession, glyphs: FrameGlyphs) {
    let lines = session.items.map { item in
      switch item {
      case .separator: Line.separator
      case .loading: Line(text: "…", isEnabled: false)
      case .menu(let menu):
        Line(text: menu.title, detail: String(glyphs.forward), choice: .submenu(menu))
      case .action(let action): Line.line(action, choice: .action(action), glyphs)
      }
    }
    self.init(.menu, title: session.openMenus.last?.title ?? "", lines)
  }
}

// MARK: - Swipe actions

/// The list of the actions of a swiped row. It is inactive during a drag of anything but its
/// scrollbar, such as the swipe itself.
final class SwipeActionsMode: ListMode {
  override var isActive: Bool {
    host.sidebar.swipedRow != nil && (screen.pointer.drag == nil || isScrolling)
  }

  override var wholePanel: Panel? { host.sidebar.swipedRow.map { Panel($0) } }

  override func dismiss() { host.user.closeSwipeActions() }

  override func anchor(in layout: FrameLayout) -> CellRect? {
    host.sidebar.swipedRow.flatMap { anchor(of: $0.tab, in: layout) }
  }
}

extension Panel {
  /// Creates the list of the actions of a swiped row.
  fileprivate init(_ row: SwipeSession) {
    let lines = row.configuration.actions.map { action in
      Line(
        text: action.title ?? action.image?.systemName ?? "",
        isDestructive: action.style == .destructive,
        choice: .swipe(action)
      )
    }
    self.init(.swipe, title: row.tab.title, lines)
  }
}
