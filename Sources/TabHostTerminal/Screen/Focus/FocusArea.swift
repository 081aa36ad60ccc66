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

  /// Returns whether the area contains a target.
  func holds(_ target: FrameElement.ID) -> Bool {
    if hasRows, case .row = target { return true }
    return items.contains { $0.id == target }
  }
}

extension HostScreen {
  /// Returns the areas of the screen that can have the focus, in the order of the Tab key.
  func focusAreas(in layout: FrameLayout) -> [FocusArea] {
    [
      barArea(layout), sidebarArea(layout), contentArea(.sidebarBottomBar, layout),
      contentArea(.content, layout), contentArea(.accessory, layout), headingArea(layout),
      pagesArea(layout),
    ].compactMap { $0 }
  }

  private func barArea(_ layout: FrameLayout) -> FocusArea? {
    selectedItem(in: layout).map {
      FocusArea(entry: $0, items: layout.controls(in: .bar).filter(\.id.canHaveFocus))
    }
  }

  private func sidebarArea(_ layout: FrameLayout) -> FocusArea? {
    guard let sidebar = layout.sidebar else { return nil }
    let items = layout.controls(in: .sidebar).filter {
      $0.id.canHaveFocus && $0.id != sidebar.pinnedRow.map { .row($0) }
    }
    let hasRows = !host.sidebar.rows.isEmpty
    guard let entry = hasRows ? .row(selectedRow) : items.first?.id else { return nil }
    return FocusArea(entry: entry, items: items, hasRows: hasRows)
  }

  private func headingArea(_ layout: FrameLayout) -> FocusArea? {
    let items = layout.controls(in: .content)
    guard let entry = items.first(where: { $0.id == .searchField }) ?? items.first else {
      return nil
    }
    return FocusArea(entry: entry.id, items: items)
  }

  /// Returns the area of content that draws itself and can become focused.
  private func contentArea(_ id: FrameElement.ID, _ layout: FrameLayout) -> FocusArea? {
    guard canFocus(id, in: layout), let rect = layout.page(of: id) else { return nil }
    return FocusArea(entry: id, items: [FrameElement(id, rect)])
  }

  private func pagesArea(_ layout: FrameLayout) -> FocusArea? {
    layout.pages.map { FocusArea(entry: .pages, items: [FrameElement(.pages, $0.dots)]) }
  }
}
