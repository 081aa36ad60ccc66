import TabHost

extension ScreenList {
  /// Creates the list of the innermost open menu. A submenu begins with a line that leads back.
  init(_ menu: MenuSession, in screen: HostScreen) {
    let glyphs = screen.glyphs
    let lines = menu.items.map { item in
      switch item {
      case .separator: ScreenList.Line.separator
      case .loading: ScreenList.Line(text: "…", isEnabled: false)
      case .menu(let submenu):
        ScreenList.Line(
          text: submenu.title,
          detail: glyphs.text(glyphs.forward, .submenuState),
          submenu: submenu
        ) {
          $0.host.user.openSubmenu(submenu)
        }
      case .action(let action):
        ScreenList.Line(action, glyphs) { $0.host.user.performMenuElement(action) }
      }
    }
    let title = menu.openMenus.last?.title ?? ""
    let isSubmenu = menu.openMenus.count > 1
    let back = ScreenList.Line(
      text: title.isEmpty ? localized(.back) : title,
      detail: glyphs.usesWords && !title.isEmpty ? localized(.back) : "",
      isBold: true,
      isBack: true
    )
    let start = isSubmenu ? [back, .separator] : []
    self.init(.menu, start + lines)
    if isSubmenu {
      initialFocus = lines.firstIndex(where: \.isEnabled).map { $0 + start.count }
    } else {
      self.title = title
    }
    anchor = { screen.anchor(of: menu, in: $0) }
    finding = Finding(list: .menu(menu, level: menu.openMenus.count), beginsByTyping: true)
  }

  /// Creates the list of the actions of a swiped row.
  init(_ row: SwipeSession, in screen: HostScreen) {
    let lines = row.configuration.actions.map { action in
      var line = ScreenList.Line(
        text: action.title ?? action.image?.systemName ?? "",
        isDestructive: action.style == .destructive,
        choose: { $0.host.user.performSwipeAction(action) }
      )
      line.addWords(screen.options.drawing)
      return line
    }
    self.init(.swipe, lines)
    title = row.tab.title
    anchor = { screen.anchor(of: row.tab, in: $0) }
  }
}

// MARK: - Place

extension HostScreen {
  /// Returns the cells of an element that a list belongs to.
  func anchor(of element: FrameElement.ID, in layout: FrameLayout) -> MenuAnchor? {
    layout.element(element).map { anchor(of: $0, in: layout) }
  }

  private func anchor(of element: FrameElement, in layout: FrameLayout) -> MenuAnchor {
    var anchor = MenuAnchor(element.rect)
    // In a vertical bar, the symbols of the items below remain visible.
    if element.area == .bar, layout.bar?.edge.isVertical == true, element.label?.glyph != nil {
      var line = LineWriter(element.rect, isRightToLeft: layout.isRightToLeft)
      line.skip(3)
      if !line.rect.isEmpty { anchor.title = line.rect }
    }
    return anchor
  }

  /// Returns the element that a menu belongs to.
  fileprivate func anchor(of menu: MenuSession, in layout: FrameLayout) -> MenuAnchor? {
    if let button = menu.barButton { return layout.rect(of: button).map(MenuAnchor.init) }
    if menu.isNavigationOverflow {
      let panes = layout.panes.indices.map { FrameElement.ID.paneOverflow($0) }
      let buttons = [.navigationOverflow] + panes
      return focus.flatMap { buttons.contains($0) ? anchor(of: $0, in: layout) : nil }
        ?? buttons.lazy.compactMap { self.anchor(of: $0, in: layout) }.first
    }
    if let content = menu.content { return anchor(in: content, layout) }
    return menu.tab.map { anchor(of: $0, in: layout) } ?? anchor(of: .sidebarOverflow, in: layout)
  }

  /// Returns the part of content that its menu belongs to, or all of it.
  func anchor(in content: ViewController, _ layout: FrameLayout) -> MenuAnchor? {
    let element = layout.page(showing: content, in: host)
    guard let page = element.flatMap({ layout.page(of: $0) }) else { return nil }
    func place(_ rect: CellRect) -> CellRect {
      var rect = rect
      rect.column += page.column
      rect.row += page.row
      return rect.intersection(page)
    }
    guard let anchor = (content as? any MenuContent)?.menuAnchor else {
      return MenuAnchor(owner: nil, title: page)
    }
    return MenuAnchor(owner: anchor.owner.map(place), title: place(anchor.title))
  }

  /// Returns the item or the row of a tab, for a list beside it.
  fileprivate func anchor(of tab: TabItem, in layout: FrameLayout) -> MenuAnchor? {
    let item = FrameElement.ID.tab(tab.identifier)
    if focus == item { return anchor(of: item, in: layout) }
    guard let index = host.sidebar.rows.firstIndex(of: tab),
      let rect = layout.sidebar?.rect(ofRow: index)
    else { return anchor(of: item, in: layout) }
    var title = picture(of: host.sidebar.rows[index], at: index, in: rect).text
    title.column += rect.column
    title.row += rect.row
    return MenuAnchor(owner: rect, title: title.isEmpty ? rect : title)
  }

  /// Marks the element that the open list belongs to.
  func paintOwner(_ owner: CellRect, _ layout: FrameLayout, on cells: inout CellBuffer) {
    let style = glyphs.styles[.selected]
    cells.restyle(owner) { if !$0.isFilledBadge { $0.apply(style) } }
    let isFilled = style.background != nil || style.isReversed
    if owner.columns >= 3, !glyphs.usesWords {
      paintFocusMark(at: owner.firstLine, isMark: isFilled, layout, on: &cells)
    }
  }
}

@MainActor extension FrameLayout {
  /// Returns the element that shows content, or `nil` if none does.
  func page(showing content: ViewController, in host: TabHostController) -> FrameElement.ID? {
    let panes = panes.indices.map { FrameElement.ID.pane($0) }
    let pages = [.popover, .content] + panes + [.accessory, .sidebarBottomBar]
    return pages.first { host.controller(at: $0) === content }
  }
}
