import TabHost

/// Computes the layout of a host's bar at its edge.
@MainActor struct BarArranger {
  let host: TabHostController
  let options: FrameOptions
  let edge: TabHostController.Bar.Edge
  let offersToggle: Bool
  let selected: TabItem?

  init(host: TabHostController, options: FrameOptions, offersToggle: Bool) {
    self.host = host
    self.options = options
    self.offersToggle = offersToggle && host.sidebar.isAvailable
    selected = host.selectedBarItem
    edge = host.bar.edge
  }

  /// Returns the layout of the bar at its edge of an area, or `nil` if there are no items or no
  /// room.
  func arranged(in area: CellRect) -> FrameLayout.Bar? {
    guard !area.isEmpty else { return nil }
    let bar =
      switch edge {
      case .top: floatingBar(in: area, at: .top)
      case .bottom: hasRegions ? floatingBar(in: area, at: .bottom) : bottomBar(in: area)
      case .leading, .trailing: sideBar(in: area)
      }
    return bar.items.isEmpty ? nil : bar
  }

  /// Whether a bar at the bottom is drawn like one at the top. A minimized bar is not.
  private var hasRegions: Bool {
    let traits = host.traitCollection
    return traits.userInterfaceIdiom != .phone && traits.horizontalSizeClass != .compact
      && !host.isTabBarMinimized
  }

  /// A bar item without a position.
  struct Entry {
    let target: FrameLayout.Target
    let isIconOnly: Bool
    /// The number of columns that the complete item takes.
    let columns: Int
    /// The number of columns that the item takes without its title.
    let iconColumns: Int

    init(_ target: FrameLayout.Target, label: TabLabel, isIconOnly: Bool) {
      self.target = target
      self.isIconOnly = isIconOnly
      columns = label.columns(isIconOnly: isIconOnly)
      iconColumns = label.columns(isIconOnly: true)
    }
  }

  // MARK: - Bar items

  /// Returns the bar item of a button in a vertical bar.
  func entry(_ button: BarButtonItem, at index: Int) -> Entry {
    let label = TabLabel(button, drawing: options.drawing)
    return Entry(.barButton(index), label: label, isIconOnly: (button.title ?? "").isEmpty)
  }

  /// Returns the bar item of the overflow menu of buttons.
  func navigationOverflow() -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    let label = TabLabel(glyph: glyphs.more, title: "")
    return Entry(.navigationOverflow, label: label, isIconOnly: true)
  }

  func entry(_ tab: TabItem, isIconOnly: Bool = false) -> Entry {
    let label = TabLabel(
      tab,
      isSelected: tab === selected,
      filled: true,
      drawing: options.drawing
    )
    return Entry(.tab(tab.identifier), label: label, isIconOnly: isIconOnly)
  }

  func more() -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    return Entry(.more, label: glyphs.moreLabel, isIconOnly: false)
  }

  /// Returns the visible items of a scrolling bar.
  ///
  /// The options determine the range; by default, it includes the selected item.
  func window(of tabs: BarTabs, count: Int, room: Int, extent: (Int) -> Int) -> ScrollWindow {
    if options.shownBarItem == nil, let first = options.firstBarItem {
      return ScrollWindow(count: count, first: first, room: room, arrow: 1, extent: extent)
    }
    let near = options.barPlace
    let place = options.shownBarItem ?? selected.flatMap { tabs.firstIndex(of: $0, near: near) }
    let focus = place ?? 0
    return ScrollWindow(count: count, focus: focus, room: room, arrow: 1, extent: extent)
  }
}
