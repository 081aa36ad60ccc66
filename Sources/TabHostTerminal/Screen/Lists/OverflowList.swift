import TabHost

extension ScreenList {
  /// Creates the list of the tabs that do not fit into the bar.
  init(_ tabs: OverflowTabs, in screen: HostScreen) {
    let drawing = screen.options.drawing
    self.init(.overflow, count: tabs.count) { index in
      let tab = tabs[index]
      let label = TabLabel(tab, isSelected: false, filled: false, drawing: drawing)
      return ScreenList.Line(
        text: label.title,
        detail: (drawing.usesWords ? label.badge?.string : tab.badgeValue) ?? "",
        isEnabled: tab.isEffectivelyEnabled,
        tab: tab,
        choose: { $0.reach(tab) }
      )
    }
    anchor = { layout in layout.hiddenTabs.flatMap { screen.anchor(of: $0.id, in: layout) } }
    finding = Finding(list: .screen(.overflow), beginsByTyping: true) {
      ElementSearch(then: TabWalk(tabs, drawing))
    }
  }

  /// Creates the list of the buttons of a page's toolbar that do not fit.
  init(pageToolbar buttons: [BarButtonItem], in screen: HostScreen) {
    let glyphs = screen.glyphs
    let lines = buttons.map { button in
      // A symbol alone is no line.
      let words = TabLabel(button, drawing: .words)
      let mark = button.isSelected ? String(glyphs.check) : button.badge?.text
      return ScreenList.Line(
        text: words.title,
        detail: (glyphs.usesWords ? words.badge?.string : mark) ?? "",
        isEnabled: button.isEffectivelyEnabled,
        choose: { $0.host.user.tapBarButton(button) }
      )
    }
    self.init(.pageToolbar, lines)
    anchor = { screen.anchor(of: .pageToolbarOverflow, in: $0) }
    finding = Finding(list: .screen(.pageToolbar))
  }

  /// Creates the list of the toolbar buttons of the sidebar that do not fit.
  init(toolbar actions: [Action], in screen: HostScreen) {
    self.init(.toolbar, actions.map { ScreenList.Line(toolbarItem: $0, screen.glyphs) })
    anchor = { screen.anchor(of: .moreToolbarItems, in: $0) }
    finding = Finding(list: .screen(.toolbar))
  }
}

extension ScreenList.Line {
  /// Creates the line of a toolbar button of the sidebar.
  @MainActor init(toolbarItem action: Action, _ glyphs: FrameGlyphs) {
    self.init(action, glyphs) { $0.host.user.performToolbarItem(action) }
    identity = .action(action.title, group: "")
  }
}

extension HostScreen {
  /// The tabs that do not fit into the bar, or `nil` without a bar.
  var overflowTabs: OverflowTabs? {
    let layout = hostLayout()
    return layout.bar == nil ? nil : OverflowTabs(host, besides: layout)
  }

  /// The buttons of the page's toolbar that do not fit.
  var hiddenPageToolbarItems: [BarButtonItem] {
    hostLayout().element(.pageToolbarOverflow)?.hiddenButtons ?? []
  }

  /// The toolbar buttons of the sidebar that do not fit.
  var hiddenToolbarItems: [Action] {
    let shown = Set(hostLayout().controls(in: .sidebar).map(\.id))
    let items = host.sidebar.toolbarItems
    return items.indices.filter {
      !items[$0].attributes.contains(.hidden) && !shown.contains(.toolbarItem($0))
    }.map { items[$0] }
  }
}
