import TabHost

extension ScreenList {
  /// Creates the list of the tabs that do not fit into the bar.
  init(_ tabs: OverflowTabs, in screen: HostScreen) {
    let drawing = screen.options.drawing
    self.init(.overflow, count: tabs.count) { index in
      let tab = tabs[index]
      let label = TabLabel(tab, isSelected: false, filled: false, drawing: drawing)
      return ListLine(
        text: label.title,
        detail: (drawing.usesWords ? label.badge?.string : tab.badgeValue) ?? "",
        isEnabled: tab.isEffectivelyEnabled,
        choose: { $0.host.user.tap(tab) }
      )
    }
    anchor = { layout in layout.hiddenTabs.flatMap { screen.anchor(of: $0.id, in: layout) } }
    finding = Finding(list: .screen(.overflow), beginsByTyping: true) {
      ElementSearch(then: TabWalk(tabs))
    }
  }

  /// Creates the list of the buttons of a page's toolbar that do not fit.
  init(pageToolbar buttons: [BarButtonItem], in screen: HostScreen) {
    let glyphs = screen.glyphs
    let lines = buttons.map { button in
      // A symbol alone is no line.
      let words = TabLabel(button, drawing: .words)
      let mark = button.isSelected ? String(glyphs.check) : button.badge?.text
      return ListLine(
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
    self.init(.toolbar, actions.map { ListLine(toolbarItem: $0, screen.glyphs) })
    anchor = { screen.anchor(of: .moreToolbarItems, in: $0) }
    finding = Finding(list: .screen(.toolbar))
  }
}

extension ListLine {
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

// MARK: - The tabs that do not fit

/// The tabs that do not fit into the visible bar, computed from the few visible ones instead of an
/// array of all others.
@MainActor struct OverflowTabs {
  private let items: BarTabs
  private let others: [TabItem]
  /// The indices of the visible tabs, in ascending order, counting the items and then the others.
  private let places: [Int]

  /// Creates the sequence of the tabs that are not visible.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - layout: The layout with the bar.
  init(_ host: TabHostController, besides layout: FrameLayout) {
    let bar = host.bar
    let items = BarTabs(all: bar)
    var left: Set<ObjectIdentifier> = []
    for case .tab(let identifier) in layout.controls(in: .bar).map(\.id) {
      if let tab = host.tab(forIdentifier: identifier) { left.insert(ObjectIdentifier(tab)) }
    }
    var places: [Int] = []
    func look(at index: Int, _ tab: TabItem) {
      if left.remove(ObjectIdentifier(tab)) != nil { places.append(index) }
    }
    if let prominent = bar.prominent { look(at: items.count - 1, prominent) }
    // Most of the visible tabs are the first ones.
    for index in items.indices where !left.isEmpty { look(at: index, items[index]) }
    if !left.isEmpty {
      for (index, tab) in bar.overflow.enumerated() { look(at: items.count + index, tab) }
    }
    self.items = items
    self.places = places.sorted()
    others = bar.overflow
  }

  var count: Int { items.count + others.count - places.count }

  subscript(index: Int) -> TabItem {
    var index = index
    for place in places where place <= index { index += 1 }
    return index < items.count ? items[index] : others[index - items.count]
  }
}
