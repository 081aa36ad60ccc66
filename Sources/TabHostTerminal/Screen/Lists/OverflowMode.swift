import TabHost

/// The list of the tabs that do not fit into the bar.
final class OverflowMode: ScreenListMode {
  override var findsByTyping: Bool { true }

  override var wholePanel: Panel? {
    guard isOpen, let tabs = tabs(in: layout()), tabs.count > 0 else { return nil }
    return Panel(overflow: tabs)
  }

  override func anchor(in layout: FrameLayout) -> CellRect? { layout.rect(of: .more) }

  override func newSearch(in layout: FrameLayout) -> ElementSearch? {
    tabs(in: layout).map { ElementSearch(then: TabWalk($0), recent: RecentChoices()) }
  }

  override func panel(finding find: ListState.Find) -> Panel? {
    guard let search = find.search else { return super.panel(finding: find) }
    return Panel(.overflow, search, find.editor, placeholder: "")
  }

  private func tabs(in layout: FrameLayout) -> OverflowTabs? {
    layout.bar == nil ? nil : OverflowTabs(host, besides: layout)
  }
}

extension Panel {
  /// Creates the list of the tabs that do not fit into the bar.
  fileprivate init(overflow tabs: OverflowTabs) {
    self.init(.overflow, count: tabs.count) { index in
      let tab = tabs[index]
      return Line(
        text: tab.title,
        detail: tab.badgeValue ?? "",
        isEnabled: tab.isEffectivelyEnabled,
        choice: .tab(tab)
      )
    }
  }
}
