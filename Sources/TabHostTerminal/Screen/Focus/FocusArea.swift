import TabHost

/// An area of the screen that the Tab key moves the focus to.
struct FocusArea {
  /// The element that gains the focus when the user enters the area.
  let entry: FrameLayout.Target
  /// The elements that can have the focus, leading to trailing and top to bottom. Only visible rows
  /// are included.
  let items: [FrameLayout.Item]
  /// Whether the area contains the rows of the sidebar, including those that are not visible.
  var hasRows = false

  /// Returns whether the area contains a target.
  func holds(_ target: FrameLayout.Target) -> Bool {
    if hasRows, case .row = target { return true }
    return items.contains { $0.target == target }
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
    guard let entry = selectedItem(in: layout), let bar = layout.bar else { return nil }
    return FocusArea(entry: entry, items: bar.focusableItems)
  }

  private func sidebarArea(_ layout: FrameLayout) -> FocusArea? {
    guard let sidebar = layout.sidebar else { return nil }
    let toggle = sidebar.toggle.map {
      [FrameLayout.Item(target: .sidebarToggle, rect: $0, isIconOnly: true)]
    }
    let buttons = (toggle ?? []) + sidebar.buttons
    let rows = sidebar.visibleRows.compactMap { index in
      sidebar.rect(ofRow: index).map {
        FrameLayout.Item(target: .row(index), rect: $0, isIconOnly: false)
      }
    }
    let hasRows = !host.sidebar.rows.isEmpty
    guard let entry = hasRows ? .row(selectedRow) : buttons.first?.target else { return nil }
    return FocusArea(entry: entry, items: buttons + rows, hasRows: hasRows)
  }

  private func headingArea(_ layout: FrameLayout) -> FocusArea? {
    let back = layout.content.back.map {
      [FrameLayout.Item(target: .back, rect: $0, isIconOnly: false)]
    }
    let items = (back ?? []) + layout.content.items
    let field = items.first { $0.target == .searchField }
    guard let entry = field ?? items.first else { return nil }
    return FocusArea(entry: entry.target, items: items)
  }

  /// Returns the area of content that draws itself and can become focused.
  private func contentArea(_ target: FrameLayout.Target, _ layout: FrameLayout) -> FocusArea? {
    guard canFocus(target, in: layout), let rect = layout.page(of: target) else { return nil }
    return FocusArea(
      entry: target,
      items: [FrameLayout.Item(target: target, rect: rect, isIconOnly: false)]
    )
  }

  private func pagesArea(_ layout: FrameLayout) -> FocusArea? {
    guard let pages = layout.pages else { return nil }
    return FocusArea(
      entry: .pages,
      items: [FrameLayout.Item(target: .pages, rect: pages.dots, isIconOnly: true)]
    )
  }
}

extension FrameLayout.Bar {
  /// The items that can have the focus, leading to trailing: all except the scroll arrows.
  var focusableItems: [FrameLayout.Item] {
    items.filter { $0.target != .earlierTabs && $0.target != .laterTabs }
  }
}
