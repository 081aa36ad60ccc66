import TabHost

extension HostScreen {
  func moveFocus(_ command: TerminalCommand) {
    let layout = hostLayout()
    if moveToScopes(command, layout) { return }
    if leadsToResults(command), let area = resultsArea(layout) { return setFocus(area.entry) }
    switch command {
    case .nextArea: return moveToArea(by: 1, layout)
    case .previousArea: return moveToArea(by: -1, layout)
    default: break
    }
    switch focus {
    case .row(let index):
      if !moveFromRow(index, command, layout) { leaveRow(command, layout) }
    case let element? where element.isPage: moveFromContent(command, layout)
    default:
      if let direction = FocusDirection(command) {
        moveFromItem(direction, layout)
      } else {
        let isForward = [.moveToLast, .pageDown, .halfPageDown].contains(command)
        moveInArea(toEnd: isForward, layout)
      }
    }
  }

  /// Returns whether a command leads from the field of an active search, or from its scopes, to the
  /// content, which shows the results. Tab leads from the field to the scopes first.
  private func leadsToResults(_ command: TerminalCommand) -> Bool {
    guard host.isSearchActive, command == .moveDown || command == .nextArea else { return false }
    return focus == host.searchElement || focus?.isSearchScope == true
  }

  /// Moves the focus from the field of an active search to the selected scope.
  ///
  /// - Returns: `false` if there are no scopes, or the focus is not in the field.
  private func moveToScopes(_ command: TerminalCommand, _ layout: FrameLayout) -> Bool {
    guard focus == host.searchElement, command == .nextArea else { return false }
    let scopes = layout.elements.filter(\.id.isSearchScope)
    guard let scope = scopes.first(where: \.isSelected) ?? scopes.first else { return false }
    setFocus(scope.id)
    return true
  }

  // MARK: - Areas

  private func moveToArea(by step: Int, _ layout: FrameLayout) {
    let areas = focusAreas(in: layout)
    guard !areas.isEmpty else { return }
    let own = focus.flatMap { focus in areas.firstIndex { $0.holds(focus) } }
    let next = areas[own.map { ($0 + step + areas.count) % areas.count } ?? 0].entry
    let leadsToPage = step > 0 && next.isPage && focus?.isPage != true
    setFocus(leadsToPage ? directedArea(in: layout)?.entry ?? next : next)
  }

  /// Moves the focus to the nearest element in a direction, in any area.
  private func moveOver(
    _ direction: FocusDirection,
    withRows: Bool,
    passing passed: FrameElement.ID? = nil,
    _ layout: FrameLayout
  ) {
    guard let focus,
      let next = nearest(direction, withRows: withRows, passing: passed, layout)
    else { return }
    // The first responder gets the focus back.
    let leadsToPage = next.isPage && !focus.isPage
    setFocus(leadsToPage ? responderArea(in: layout)?.entry ?? next : next)
  }

  /// Returns the nearest element in a direction, in any area.
  private func nearest(
    _ direction: FocusDirection,
    withRows: Bool,
    passing passed: FrameElement.ID? = nil,
    _ layout: FrameLayout
  ) -> FrameElement.ID? {
    guard let focus, let place = layout.page(of: focus) ?? layout.rect(of: focus) else {
      return nil
    }
    let items = focusAreas(in: layout).flatMap(\.items).filter { item in
      item.id.isRow ? withRows : item.id != passed
    }
    return direction.nearest(to: place, among: items)
  }

  /// Returns whether an arrow key moves the focus to another row or item of the bar, on which a drag can
  /// be dropped, or to the list of those that do not fit.
  func leadsToTarget(_ direction: FocusDirection, in layout: FrameLayout) -> Bool {
    // The keys lead from the field of a search to its results.
    if host.isSearchActive { return false }
    switch (focus, direction) {
    case (.row(let index), .up): return index > 0
    case (.row(let index), .down): return index + 1 < host.sidebar.rows.count
    // These keys expand and collapse groups.
    case (.row, _), (nil, _): return false
    default:
      if nextTab(direction, in: layout) != nil { return true }
      let isInContent = focus?.isPage == true
      let help: FrameElement.ID? = isInContent && layout.bar != nil ? .help : nil
      let next = nearest(direction, withRows: true, passing: help, layout)
      return next.map { $0 == .more || dropTarget($0) != nil } ?? false
    }
  }

  /// Moves the focus out of content that has not handled an arrow key, or scrolls the content if it
  /// has not handled a page key.
  private func moveFromContent(_ command: TerminalCommand, _ layout: FrameLayout) {
    switch command {
    case .pageUp, .halfPageUp: host.user.scrollContent(.up)
    case .pageDown, .halfPageDown: host.user.scrollContent(.down)
    default:
      guard let direction = FocusDirection(command) else { return }
      leaveContent(direction, layout)
    }
  }

  /// Moves the focus out of the content.
  ///
  /// All rows or bar items beside the content are equally near, so the selected one gains the
  /// focus. If there is a bar, the help button is skipped.
  private func leaveContent(_ direction: FocusDirection, _ layout: FrameLayout) {
    let old = focus
    moveOver(direction, withRows: true, passing: layout.bar == nil ? nil : .help, layout)
    guard let focus, focus != old else { return }
    if case .row = focus {
      setFocus(.row(selectedRow))
    } else if layout.element(focus)?.area == .bar {
      setFocus(selectedItem(in: layout))
    }
  }

  // MARK: - Rows

  /// Moves the focus from a row.
  ///
  /// - Returns: `false` if the command leads out of the rows.
  private func moveFromRow(
    _ index: Int,
    _ command: TerminalCommand,
    _ layout: FrameLayout
  ) -> Bool {
    let last = host.sidebar.rows.count - 1
    let page = max(1, layout.sidebar?.visibleRows.count ?? 1)
    switch command {
    case .moveUp where index == 0, .moveDown where index >= last: return false
    case .moveUp: setFocus(.row(index - 1))
    case .moveDown: setFocus(.row(index + 1))
    case .moveToFirst: setFocus(.row(0))
    case .moveToLast: setFocus(.row(max(0, last)))
    case .pageUp: setFocus(.row(max(0, index - page)))
    case .pageDown: setFocus(.row(min(last, index + page)))
    case .halfPageUp: setFocus(.row(max(0, index - max(1, page / 2))))
    case .halfPageDown: setFocus(.row(min(last, index + max(1, page / 2))))
    case .moveLeft: return fold(index, isForward: layout.isRightToLeft)
    case .moveRight: return fold(index, isForward: !layout.isRightToLeft)
    default: break
    }
    return true
  }

  /// Moves the focus out of the rows: up from the first row, down from the last row, or sideways.
  private func leaveRow(_ command: TerminalCommand, _ layout: FrameLayout) {
    guard let direction = FocusDirection(command) else { return }
    moveOver(direction, withRows: false, layout)
  }

  /// Expands or collapses the group of a row, or moves the focus to the first row in it, to the parent
  /// row or into the content.
  ///
  /// - Returns: `false` if there is nothing to do.
  private func fold(_ index: Int, isForward: Bool) -> Bool {
    switch row(index)?.content {
    case .group(let group):
      if group.isExpanded != isForward {
        return (isForward ? host.user.expand(group) : host.user.collapse(group)) == .performed
      }
      if !isForward { return group.parent.map { focusRow(of: $0) } ?? false }
      guard let own = row(index), let first = row(index + 1), first.depth > own.depth else { break }
      setFocus(.row(index + 1))
      return true
    case .tab(let tab):
      if isForward {
        // The row of the visible content leads into that content.
        let layout = hostLayout()
        guard tab === host.selectedTab,
          let area = responderArea(in: layout) ?? firstPageArea(layout)
        else { break }
        setFocus(area.entry)
        return true
      }
      if let group = tab.parent { return focusRow(of: group) }
    case .action(_, let group):
      if !isForward { return focusRow(of: group) }
    case nil: break
    }
    return false
  }

  @discardableResult
  func focusRow(of tab: TabItem) -> Bool {
    guard let index = host.sidebar.rows.firstIndex(of: tab) else { return false }
    setFocus(.row(index))
    return true
  }

  // MARK: - Items and buttons

  private func moveFromItem(_ direction: FocusDirection, _ layout: FrameLayout) {
    if turnPage(direction, in: layout) { return }
    if let next = nextTab(direction, in: layout) { return setFocus(.tab(next.identifier)) }
    moveOver(direction, withRows: true, layout)
  }

  private func moveInArea(toEnd isForward: Bool, _ layout: FrameLayout) {
    if let tab = endTab(isForward: isForward, in: layout) {
      return setFocus(.tab(tab.identifier))
    }
    guard let focus, let area = focusAreas(in: layout).first(where: { $0.holds(focus) }) else {
      return
    }
    setFocus((isForward ? area.items.last : area.items.first)?.id)
  }
}
