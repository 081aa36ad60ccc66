import TabHost

extension HostScreen {
  func moveFocus(_ command: TerminalCommand) {
    let layout = layout()
    if case .nextArea = command { return setFocus(nextArea(layout)) }
    switch focus {
    case .row(let index): moveFromRow(index, command, layout)
    case .content, .accessory, .sidebarBottomBar:
      if let focus { moveFromContent(focus, command, layout) }
    default: moveFromItem(command, layout)
    }
  }

  /// Does what a tap on the focused place does.
  func activate() {
    if let focus { tap(focus) }
  }

  /// Does what a tap on a place does.
  func tap(_ target: FrameLayout.Target) {
    switch target {
    case .tab(let identifier): host.user.tap(identifier)
    case .row(let index): tapRow(index)
    case .sidebarToggle: host.user.toggleSidebar()
    case .back: host.user.goBack()
    case .more, .earlierTabs, .laterTabs: isOverflowOpen = true
    case .bar, .sidebar, .content, .accessory, .sidebarBottomBar, .popover: break
    }
    focusPanel()
  }

  private func tapRow(_ index: Int) {
    switch row(index)?.content {
    case .tab(let tab): host.user.tapRow(tab)
    case .group(let group): host.user.tapRow(group)
    case .action(let action, let group): host.user.perform(action, in: group)
    case nil: break
    }
  }

  // MARK: - Rows

  private func moveFromRow(_ index: Int, _ command: TerminalCommand, _ layout: FrameLayout) {
    let last = host.sidebar.rows.count - 1
    let page = max(1, layout.sidebar?.visibleRows.count ?? 1)
    switch command {
    case .moveUp:
      setFocus(index == 0 && layout.bar != nil ? selectedItem(in: layout) : .row(max(0, index - 1)))
    case .moveDown: setFocus(.row(min(last, index + 1)))
    case .moveToFirst: setFocus(.row(0))
    case .moveToLast: setFocus(.row(max(0, last)))
    case .pageUp: setFocus(.row(max(0, index - page)))
    case .pageDown: setFocus(.row(min(last, index + page)))
    case .moveLeft: fold(index, isForward: layout.isRightToLeft)
    case .moveRight: fold(index, isForward: !layout.isRightToLeft)
    default: break
    }
  }

  /// Expands the group of a row, or collapses it; from a row without one, goes to its group.
  private func fold(_ index: Int, isForward: Bool) {
    switch row(index)?.content {
    case .group(let group):
      if isForward { host.user.expand(group) } else { host.user.collapse(group) }
    case .tab(let tab):
      if isForward {
        // From the row of what is on show, into it.
        if tab === host.selectedTab, canFocus(.content, in: layout()) { setFocus(.content) }
      } else if let group = tab.parent {
        focusRow(of: group)
      }
    case .action(_, let group):
      if !isForward { focusRow(of: group) }
    case nil: break
    }
  }

  private func focusRow(of tab: TabItem) {
    if let index = host.sidebar.rows.firstIndex(of: tab) { setFocus(.row(index)) }
  }

  // MARK: - Items

  private func moveFromItem(_ command: TerminalCommand, _ layout: FrameLayout) {
    // As they stand on screen: from left to right, in a bar at the side from top to bottom.
    let items = (layout.bar?.items ?? []).sorted {
      ($0.rect.row, $0.rect.column) < ($1.rect.row, $1.rect.column)
    }.map(\.target)
    guard !items.isEmpty else { return }
    let index = items.firstIndex { $0 == focus } ?? 0
    let isVertical = layout.bar?.edge == .leading
    switch command {
    case .moveLeft,
      .moveUp where isVertical:
      setFocus(items[max(0, index - 1)])
    case .moveRight,
      .moveDown where isVertical:
      setFocus(items[min(items.count - 1, index + 1)])
    case .moveDown where layout.sidebar != nil && !host.sidebar.rows.isEmpty: setFocus(.row(0))
    case .moveDown where layout.bar?.edge == .top && canFocus(.content, in: layout):
      setFocus(.content)
    case .moveUp where layout.bar?.edge == .bottom:
      if let above = [.accessory, .content].first(where: { canFocus($0, in: layout) }) {
        setFocus(above)
      }
    case .moveToFirst, .pageUp: setFocus(items.first)
    case .moveToLast, .pageDown: setFocus(items.last)
    default: break
    }
  }

  // MARK: - Areas

  /// The places that the focus goes through from area to area, one for each that can have it.
  func areas(in layout: FrameLayout) -> [FrameLayout.Target] {
    var areas = [selectedItem(in: layout)].compactMap { $0 }
    if layout.sidebar != nil, !host.sidebar.rows.isEmpty { areas.append(.row(selectedRow)) }
    return areas
      + [.sidebarBottomBar, .content, .accessory].filter { canFocus($0, in: layout) }
  }

  private func nextArea(_ layout: FrameLayout) -> FrameLayout.Target? {
    let areas = areas(in: layout)
    let current = areas.firstIndex { isSameArea($0, focus) } ?? 0
    guard !areas.isEmpty else { return focus }
    let next = areas[(current + 1) % areas.count]
    return isSameArea(next, focus) ? focus : next
  }

  private func isSameArea(_ area: FrameLayout.Target, _ focus: FrameLayout.Target?) -> Bool {
    switch (area, focus) {
    case (.row, .row): true
    case (.content, _), (.accessory, _), (.sidebarBottomBar, _): area == focus
    case (.row, _): false
    // What is left is the bar, with all that stands in it.
    default:
      switch focus {
      case .row, .content, .accessory, .sidebarBottomBar: false
      default: true
      }
    }
  }
}
