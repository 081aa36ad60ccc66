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

  /// A bar with its items, leading to trailing.
  struct Arrangement {
    var bar: FrameLayout.Bar
    var items: [FrameElement] = []
  }

  /// Returns the layout of the bar at its edge of an area, or `nil` if there are no items or no
  /// room.
  func arranged(in area: CellRect) -> Arrangement? {
    guard !area.isEmpty else { return nil }
    var arrangement =
      switch edge {
      case .top: floatingBar(in: area, at: .top)
      case .bottom: hasRegions ? floatingBar(in: area, at: .bottom) : bottomBar(in: area)
      case .leading, .trailing: sideBar(in: area)
      }
    guard !arrangement.items.isEmpty else { return nil }
    // The "More" item represents a selected tab that has no item.
    if selected != nil, !arrangement.items.contains(where: { $0.isSelectedTab }),
      let more = arrangement.items.firstIndex(where: { $0.id == .more })
    {
      arrangement.items[more].isSelected = true
    }
    return arrangement
  }

  /// Whether a bar at the bottom is drawn like one at the top. A minimized bar is not.
  private var hasRegions: Bool {
    let traits = host.traitCollection
    return traits.userInterfaceIdiom != .phone && traits.horizontalSizeClass != .compact
      && !host.isTabBarMinimized
  }

  /// A bar item without a position.
  struct Entry {
    let id: FrameElement.ID
    let label: TabLabel
    let isIconOnly: Bool
    var isSelected = false
    var source: FrameElement.Source?

    /// The number of columns that the complete item takes.
    var columns: Int { label.columns(isIconOnly: isIconOnly) }
    /// The number of columns that the item takes without its title.
    var iconColumns: Int { label.columns(isIconOnly: true) }

    /// Returns the item at a position.
    func placed(in rect: CellRect, isIconOnly: Bool? = nil) -> FrameElement {
      FrameElement(
        id,
        in: .bar,
        rect,
        isIconOnly: isIconOnly ?? self.isIconOnly,
        label: label,
        isSelected: isSelected,
        source: source
      )
    }
  }

  // MARK: - Bar items

  /// Returns the bar item of a button in a vertical bar.
  func entry(_ button: BarButtonItem, at index: Int) -> Entry {
    Entry(
      id: .barButton(index),
      label: TabLabel(button, drawing: options.drawing),
      isIconOnly: (button.title ?? "").isEmpty,
      isSelected: button.isSelected,
      source: .button(button)
    )
  }

  /// Returns the bar item of the overflow menu of buttons.
  func navigationOverflow() -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    let label = TabLabel(glyph: glyphs.more, title: "")
    return Entry(id: .navigationOverflow, label: label, isIconOnly: true)
  }

  func entry(_ tab: TabItem, isIconOnly: Bool = false) -> Entry {
    let isSelected = tab === selected
    let label = TabLabel(tab, isSelected: isSelected, filled: true, drawing: options.drawing)
    return Entry(
      id: .tab(tab.identifier),
      label: label,
      isIconOnly: isIconOnly,
      isSelected: isSelected
    )
  }

  func more() -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    return Entry(id: .more, label: glyphs.moreLabel, isIconOnly: false)
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

extension FrameElement {
  /// Whether the element is the item of the selected tab.
  fileprivate var isSelectedTab: Bool { if case .tab = id { isSelected } else { false } }
}

// MARK: - The layout of the bar

extension FrameLayout {
  /// The layout of the bar.
  struct Bar: Hashable, Sendable {
    /// The edge of the frame at which the bar is placed.
    let edge: TabHostController.Bar.Edge
    /// The area of the bar.
    var rect: CellRect
    /// The outlines in the bar: one around the items, and one around the prominent item.
    ///
    /// Empty if there is no room for outlines.
    var capsules: [CellRect] = []
    /// The range of visible items in a scrolling bar, in the same numbering as
    /// ``FrameOptions/firstBarItem``.
    var visibleItems = 0..<0
    /// The area of an inline accessory, or `nil` if there is none.
    var accessory: CellRect?
  }
}
