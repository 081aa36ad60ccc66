public import TabHost

extension HostScreen {
  /// The element with the keyboard focus, or `nil` if no element can have it.
  public var focus: FrameElement.ID? { keyboardFocus.element }

  /// The text of the focused row in the list that receives keys, and the element that shows the list, or
  /// `nil` if no list receives keys.
  var focusedRowOfList: (element: FrameElement.ID, text: String)? {
    guard let element = mode.keyContent, let title = mode.titleInContent else { return nil }
    return (element, title)
  }

  /// The tab that has the focus, or `nil` if the focus is on an action or a button.
  public var focusTab: TabItem? { focus.flatMap { tab(at: $0) } }

  /// Returns the tab at an element, or `nil` for an action or a button.
  func tab(at element: FrameElement.ID) -> TabItem? {
    switch element {
    case .tab(let identifier): host.tab(forIdentifier: identifier)
    case .row(let index): row(index)?.tab
    default: nil
    }
  }

  /// Returns the drop target at an element, or `nil` if the element is not a tab or an action.
  func dropTarget(_ element: FrameElement.ID) -> Drag.Target? {
    if case .row(let index) = element, case .action(let action, let group) = row(index)?.content {
      return .action(action, group)
    }
    return tab(at: element).map { .tab($0) }
  }

  /// Returns the row at an index, or `nil` if there are fewer rows.
  func row(_ index: Int) -> TabHostController.Sidebar.Row? {
    let rows = host.sidebar.rows
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// Whether a popover, a sheet, an alert or a controller in full screen is presented.
  var presentsAny: Bool { !host.presentedControllers.isEmpty }

  /// Returns whether an element shows content that draws itself and can become focused.
  func isContent(_ element: FrameElement.ID) -> Bool {
    host.content(at: element)?.canBecomeFocused == true
  }

  /// Returns whether an element shows content that draws itself and can become focused, even if
  /// something else is displayed in its place: the content keeps the focus meanwhile, but receives no
  /// keys.
  private func canBecomeFocused(_ element: FrameElement.ID) -> Bool {
    host.controller(at: element)?.loadedContent?.canBecomeFocused == true
  }

  /// Returns whether an element can have the focus.
  func canFocus(_ element: FrameElement.ID, in layout: FrameLayout) -> Bool {
    switch element {
    // The user can type into an active search field even if there is no room to show it.
    case _ where element.isSearchField && host.isSearchActive && element == host.searchElement:
      true
    case _ where element.isPage:
      canBecomeFocused(element) && (layout.page(of: element) != nil || layout.appears(element))
    default: layout.beneath.rect(of: element) != nil
    }
  }

  /// Moves the focus and scrolls to the focused row, by default with some rows beside it.
  func setFocus(_ element: FrameElement.ID?, hasContext: Bool = true) {
    // A tab that a mouse button was pressed on must stay under the pointer.
    if hasContext { reveal(item: element) }
    keyboardFocus.move(
      to: element,
      in: host.sidebar.rows,
      window: hostLayout().sidebar?.window,
      hasContext: hasContext
    )
    keyboardFocus.controller = host.panes(containing: element?.page?.pane).first?.controller
    if hasContext, element?.isRow == true { revealItemOfFocusedRow() }
  }

  /// Scrolls as little as necessary to show a row.
  func reveal(row index: Int) {
    keyboardFocus.reveal(index, of: host.sidebar.rows.count, in: hostLayout().sidebar?.window)
  }

  /// Scrolls to the rows that the app has displayed; see `TabHostController.Sidebar.scroll(to:animated:)`.
  func scroll(to rows: Range<Int>) {
    guard !isDisplayingRows, let shown = hostLayout().sidebar?.fittingRows,
      rows.lowerBound != shown.lowerBound
    else { return }
    scrollRows(to: rows.lowerBound)
    // The row of a group may be pinned above the first one.
    if hostLayout().sidebar?.pinnedRow != nil { scrollRows(to: rows.lowerBound - 1) }
  }

  /// Scrolls the sidebar by a number of rows.
  func scrollRows(by count: Int) {
    guard let window = hostLayout().sidebar?.window else { return }
    keyboardFocus.scroll(by: count, in: window, of: host.sidebar.rows.count)
  }

  /// Makes a row the first visible one, as far as possible.
  func scrollRows(to row: Int) {
    guard let window = hostLayout().sidebar?.window else { return }
    keyboardFocus.scroll(to: row, in: window, of: host.sidebar.rows.count)
  }

  /// Restores the focus to the element that had it or, if that is gone, to the selection.
  func findFocus(in layout: FrameLayout) {
    let rows = host.sidebar.rows
    if let window = layout.sidebar?.window {
      if let row = keyboardFocus.restore(rows) { setFocus(.row(row), hasContext: false) }
      if keyboardFocus.follow(rows, window: window) { return }
    }
    followPane()
    if let page = focus?.page, let area = contentArea(page, layout) {
      // A button that is displayed in place of the content has the focus of the content.
      if area.entry != focus { setFocus(area.entry) }
      return
    }
    if let focus, !focus.isRow, canFocus(focus, in: layout) || reveal(item: focus) { return }
    // A page that is gone leaves the focus to the content.
    if focus?.page != nil, let area = pageArea(layout) { return setFocus(area.entry) }
    if let list = initialList(in: layout) { return setFocus(list) }
    let selected = selectedElement(in: layout)
    if layout.sidebar == nil {
      keyboardFocus.leave(for: selected, in: rows)
    } else {
      setFocus(selected)
    }
  }

  /// Returns the list that has the focus at first, above a bar at the bottom. The mark of its focused row
  /// would otherwise look like the focus of the screen.
  private func initialList(in layout: FrameLayout) -> FrameElement.ID? {
    guard !keyboardFocus.hasBegun, layout.bar?.edge == .bottom,
      let area = contentArea(.content, layout), host.content(at: area.entry) is ListViewController
    else { return nil }
    return area.entry
  }

  /// Moves the focus with its pane, which the app may have moved, or which has another index because
  /// others have come or gone.
  private func followPane() {
    guard let index = focus?.page?.pane else { return }
    let controllers = host.panes.map(\.controller)
    let controller = controllers.indices.contains(index) ? controllers[index] : nil
    guard let focused = keyboardFocus.controller, controller !== focused else { return }
    let next = controllers.firstIndex { $0 === focused } ?? index
    setFocus(.pane(next), hasContext: false)
  }

  private func selectedElement(in layout: FrameLayout) -> FrameElement.ID? {
    if layout.sidebar != nil {
      if !host.sidebar.rows.isEmpty { return .row(selectedRow) }
      if layout.rect(of: .sidebarToggle) != nil { return .sidebarToggle }
    } else if let item = selectedItem(in: layout) {
      return item
    } else if host.presentation == .pages {
      // The arrow keys change the page even if there is no page index.
      return layout.pages == nil ? nil : .pages
    }
    return focusAreas(in: layout).first?.entry
  }

  /// The index of the selected tab's row, or of the first row.
  var selectedRow: Int { host.selectedTab.flatMap { host.sidebar.rows.firstIndex(of: $0) } ?? 0 }

  /// Returns the selected item of the bar, which is "More" if it contains the selected tab, or else the
  /// first item; `nil` if there is none.
  func selectedItem(in layout: FrameLayout) -> FrameElement.ID? {
    let items = layout.controls(in: .bar).filter { !$0.id.isEndOfBar }
    let tabs = items.filter { $0.id.isInBar }
    return (tabs.first(where: \.isSelected) ?? tabs.first ?? items.first)?.id
  }
}

// MARK: - Rows at the top level

extension HostScreen {
  /// Returns the index of the next row at the top level after a row at the top level, or `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*d* log² *n*), where *d* is the depth of the tree and *n* the number of rows
  ///   between the two.
  func topLevelRow(after row: Int) -> Int? {
    let count = host.sidebar.rows.count
    // The rows below the row are consecutive: `inside` is the last one found, and `outside` is
    // beyond them.
    var inside = row
    var outside = row + 1
    while outside < count, topLevelRow(of: outside) == row {
      inside = outside
      outside = min(row + 2 * (outside - row), count)
    }
    while outside - inside > 1 {
      let middle = inside + (outside - inside) / 2
      if topLevelRow(of: middle) == row { inside = middle } else { outside = middle }
    }
    return outside < count ? outside : nil
  }

  /// Returns the index of the row at the top level that is above a row, or is the row itself.
  private func topLevelRow(of index: Int) -> Int? {
    let rows = host.sidebar.rows
    let row = rows[index]
    guard row.depth > 0 else { return index }
    var group = row.enclosingGroup
    while let next = group {
      if let place = rows.firstIndex(of: next), rows[place].depth == 0 { return place }
      group = next.parent
    }
    return nil
  }
}
