import TabHost

/// An area of the screen that the Tab key moves the focus to.
struct FocusArea {
  /// The element that gains the focus when the user enters the area.
  let entry: FrameElement.ID
  /// The elements that can have the focus, leading to trailing and top to bottom. Only visible rows
  /// are included.
  let items: [FrameElement]
  /// Whether the area contains the rows of the sidebar, including those that are not visible.
  var hasRows = false

  /// Returns whether the area contains an element.
  func holds(_ element: FrameElement.ID) -> Bool {
    if hasRows, case .row = element { return true }
    return element == entry || items.contains { $0.id == element }
  }
}

extension HostScreen {
  /// Returns the areas of the screen that can have the focus, in the order of the Tab key.
  func focusAreas(in layout: FrameLayout) -> [FocusArea] {
    [
      barArea(layout), sidebarArea(layout), contentArea(.sidebarBottomBar, layout),
    ].compactMap { $0 }
      + layout.panes.indices.flatMap { pane in
        [contentArea(.pane(pane), layout), paneHeadingArea(pane, layout)].compactMap { $0 }
      }
      + [
        contentArea(.content, layout), toolbarArea(layout), contentArea(.accessory, layout),
        headingArea(layout), pagesArea(layout),
      ].compactMap { $0 }
  }

  private func barArea(_ layout: FrameLayout) -> FocusArea? {
    selectedItem(in: layout).map {
      FocusArea(entry: $0, items: layout.controls(in: .bar).filter { !$0.id.isEndOfBar })
    }
  }

  private func sidebarArea(_ layout: FrameLayout) -> FocusArea? {
    guard let sidebar = layout.sidebar else { return nil }
    let items = layout.controls(in: .sidebar).filter {
      $0.id != sidebar.pinnedRow.map { .row($0) }
    }
    let hasRows = !host.sidebar.rows.isEmpty
    guard let entry = hasRows ? .row(selectedRow) : items.first?.id else { return nil }
    return FocusArea(entry: entry, items: items, hasRows: hasRows)
  }

  private func headingArea(_ layout: FrameLayout) -> FocusArea? {
    let items = layout.controls(in: .content).filter {
      $0.id != .contentButton && !$0.id.isInPageToolbar
    }
    guard
      let entry = items.first(where: { $0.id == .searchField })
        ?? items.first(where: { $0.id != .sidebarToggle && $0.id != .tabList }) ?? items.first
    else {
      return nil
    }
    return FocusArea(entry: entry.id, items: items)
  }

  private func paneHeadingArea(_ pane: Int, _ layout: FrameLayout) -> FocusArea? {
    let items = layout.controls(in: .pane(pane)).filter { $0.id != .paneContentButton(pane) }
    let entry = items.first(where: \.id.isSearchField) ?? items.first
    return entry.map { FocusArea(entry: $0.id, items: items) }
  }

  private func toolbarArea(_ layout: FrameLayout) -> FocusArea? {
    let items = layout.controls(in: .content).filter(\.id.isInPageToolbar)
    return items.first.map { FocusArea(entry: $0.id, items: items) }
  }

  /// Returns the area of content that draws itself and can become focused, or of the button that is
  /// displayed in place of the content.
  func contentArea(_ id: FrameElement.ID, _ layout: FrameLayout) -> FocusArea? {
    let beneath = layout.layers.isEmpty ? layout : layout.beneath
    if let button = id.contentButton.flatMap(beneath.element) {
      return FocusArea(entry: button.id, items: [button])
    }
    guard canFocus(id, in: layout) else { return nil }
    // A part without room gets it with the focus.
    return FocusArea(entry: id, items: layout.page(of: id).map { [FrameElement(id, $0)] } ?? [])
  }

  /// Returns the area of the content or, if its parts are drawn in its place, of the first of them.
  func pageArea(_ layout: FrameLayout) -> FocusArea? {
    contentArea(.content, layout) ?? firstPageArea(layout)
  }

  /// Returns the area of the page below the search field, which shows the results.
  func resultsArea(_ layout: FrameLayout) -> FocusArea? {
    if case .paneSearchField(let index) = host.searchElement {
      contentArea(.pane(index), layout)
    } else {
      pageArea(layout)
    }
  }

  /// Returns the area of the first page beside a row of the sidebar: a pane, or the content.
  func firstPageArea(_ layout: FrameLayout) -> FocusArea? {
    layout.panes.indices.lazy.compactMap { self.contentArea(.pane($0), layout) }.first
      ?? contentArea(.content, layout)
  }

  private func pagesArea(_ layout: FrameLayout) -> FocusArea? {
    layout.pages.map { FocusArea(entry: .pages, items: [FrameElement(.pages, $0.dots)]) }
  }
}
