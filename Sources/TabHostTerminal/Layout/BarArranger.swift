import TabHost

/// Computes the layout of a host's bar at its edge.
@MainActor struct BarArranger {
  /// The number of columns before a tab that is displayed separately, besides the blanks beside items.
  static let gap = 2

  let host: TabHostController
  let options: FrameOptions
  let edge: TabHostController.Bar.Edge
  /// The button that shows the sidebar, or the list in its place, or `nil` if there is neither.
  let toggle: FrameElement.ID?
  let selected: TabItem?
  private let pinned: Set<ObjectIdentifier>
  private let labels = Labels()

  /// The labels of tabs, which are measured before they are placed.
  @MainActor private final class Labels {
    var ofTabs: [ObjectIdentifier: TabLabel] = [:]
  }

  /// Creates an arranger.
  ///
  /// - Parameter showsSidebar: Whether the sidebar is on screen beside the bar.
  init(host: TabHostController, options: FrameOptions, showsSidebar: Bool) {
    self.host = host
    self.options = options
    toggle =
      if host.isTabListInPlaceOfSidebar {
        .tabList
      } else {
        host.sidebar.isAvailable && !showsSidebar ? .sidebarToggle : nil
      }
    selected = host.selectedBarItem
    let bar = host.bar
    edge = bar.edge
    pinned = Set(bar.pinned.map(ObjectIdentifier.init))
  }

  /// Places the button that shows the sidebar at the beginning of a line.
  ///
  /// - Returns: `nil` if there is no button, or no room for it.
  func placedToggle(in area: FrameElement.ID, at line: CellRect) -> FrameElement? {
    guard let toggle else { return nil }
    let columns = toggle.buttonColumns(options.drawing)
    guard line.columns >= 4 * columns else { return nil }
    let rect = line.at(column: line.column, columns: columns)
    return FrameElement(toggle, in: area, rect, isIconOnly: true)
  }

  /// A bar with its items, leading to trailing.
  struct Arrangement {
    var bar: FrameLayout.Bar
    var items: [FrameElement] = []
  }

  /// Returns the layout of a bar that does not share the line at the top, or `nil` if there are no
  /// items or no room.
  func arranged(in area: CellRect) -> Arrangement? {
    guard !area.isEmpty else { return nil }
    var arrangement: Arrangement
    switch edge {
    case .top: return nil
    case .bottom: arrangement = hasRegions ? wideBar(in: area) : bottomBar(in: area)
    case .leading, .trailing: arrangement = sideBar(in: area)
    }
    guard !arrangement.items.isEmpty else { return nil }
    markMore(in: &arrangement.items)
    markBadges(beyond: &arrangement.items, arrangement.bar.scrolling)
    return arrangement
  }

  /// Selects the item "More" if it represents a selected tab that has no item.
  private func markMore(in items: inout [FrameElement]) {
    guard selected != nil, !items.contains(where: \.isSelectedTab),
      let more = items.firstIndex(where: { $0.id == .more })
    else { return }
    items[more].isSelected = true
  }

  /// Marks the ends of the bar, and the item "More", if one of the tabs to which they lead has a badge.
  func markBadges(beyond items: inout [FrameElement], _ scrolling: FrameLayout.Bar.Scrolling?) {
    guard items.contains(where: { $0.id == .more || $0.id.isEndOfBar }) else { return }
    let tabs = BarTabs(all: host.bar)
    let shown = Set(items.map(\.id))
    func hasBadge(_ tab: TabItem) -> Bool {
      tab.badge != nil && !shown.contains(.tab(tab.identifier))
    }
    func hasBadge(_ range: Range<Int>) -> Bool { range.contains { hasBadge(tabs[$0]) } }
    for index in items.indices {
      switch items[index].id {
      case .earlierTabs:
        items[index].leadsToBadge = hasBadge(0..<(scrolling?.items.lowerBound ?? 0))
      case .laterTabs:
        items[index].leadsToBadge =
          scrolling.map { hasBadge($0.items.upperBound..<$0.count) } ?? false
      case .more:
        let others = host.bar.overflow
        items[index].leadsToBadge = hasBadge(tabs.indices) || others.contains { hasBadge($0) }
      default: break
      }
    }
  }

  /// Whether a bar at the bottom has the regions of one at the top. A minimized bar does not.
  var hasRegions: Bool {
    let traits = host.traitCollection
    return traits.userInterfaceIdiom != .phone && traits.horizontalSizeClass != .compact
      && !host.isTabBarMinimized
  }

  // MARK: - Tabs in one line

  /// Returns the tabs in one line, with the prominent one apart, and which of them are visible if they
  /// scroll.
  ///
  /// - Parameters:
  ///   - bar: The tabs for which there is room.
  ///   - free: The cells for the tabs.
  ///   - line: The line in whose middle the tabs are, as far as they fit there.
  func tabs(
    of bar: TabHostController.Bar,
    in free: CellRect,
    middleOf line: CellRect
  ) -> (items: [FrameElement], scrolling: FrameLayout.Bar.Scrolling?) {
    if scrolls(bar) { return scrollingTabs(in: free, across: line) }
    var entries = self.entries(of: bar)
    let apart = bar.prominent.map { tab in
      bar.isMinimized && tab !== selected
        ? entry(tab, isIconOnly: true) : prominentEntry(tab, in: line.columns)
    }
    let gap = apart == nil || entries.isEmpty ? 0 : Self.gap
    let wanted = entries.reduce(apart?.columns ?? 0) { $0 + $1.columns } + gap
    let centered = line.column + (line.columns - wanted) / 2
    var column = max(free.column, min(centered, free.endColumn - wanted))
    let gapIndex = entries.count
    if let apart { entries.append(apart) }
    var items: [FrameElement] = []
    for (index, entry) in entries.enumerated() {
      if index == gapIndex { column += gap }
      let width = min(entry.columns, free.endColumn - column)
      guard width > 0 else { break }
      items.append(entry.placed(in: free.at(column: column, columns: width)))
      column += width
    }
    markMore(in: &items)
    return (items, nil)
  }

  /// Returns the items of a bar without the prominent tab. A minimized bar has only the selected one.
  private func entries(of bar: TabHostController.Bar) -> [Entry] {
    if bar.isMinimized, let tab = selected ?? bar.items.first {
      return tab === bar.prominent ? [] : [entry(tab)]
    }
    let regions = bar.fixed + bar.middle + bar.pinned
    let tabs = selected === bar.prominent ? regions : shownTabs(regions, of: bar)
    return tabs.map { entry($0, isIconOnly: isPinned($0)) } + (bar.hasOverflow ? [more()] : [])
  }

  /// Returns the number of columns of a tab in a line, or of the item "More" for `nil`.
  func columns(of tab: TabItem?, in line: CellRect) -> Int {
    guard let tab else { return more().columns }
    let gap = tab === host.bar.prominent ? Self.gap : 0
    return entry(ofLine: tab, in: line).columns + gap
  }

  /// Returns the item of a tab in a line.
  func entry(ofLine tab: TabItem, in line: CellRect) -> Entry {
    tab === host.bar.prominent
      ? prominentEntry(tab, in: line.columns) : entry(tab, isIconOnly: isPinned(tab))
  }

  /// Returns whether a tab is pinned, and therefore shown as an icon.
  private func isPinned(_ tab: TabItem) -> Bool { pinned.contains(ObjectIdentifier(tab)) }

  private func prominentEntry(_ tab: TabItem, in columns: Int) -> Entry {
    let complete = entry(tab)
    return complete.columns > columns / 2 ? entry(tab, isIconOnly: true) : complete
  }

  // MARK: - Bar items

  /// A bar item without a position.
  struct Entry {
    let id: FrameElement.ID
    let label: TabLabel
    var isIconOnly: Bool
    var isSelected = false
    var source: FrameElement.Source?

    /// The number of columns of the item.
    var columns: Int { label.columns(isIconOnly: isIconOnly) }

    /// Returns the number of columns of the item with the beginning of its title.
    func leastColumns(titleColumns: Int) -> Int {
      isIconOnly ? columns : columns - max(label.titleColumns - titleColumns, 0)
    }

    /// Returns the item at a position.
    func placed(in rect: CellRect) -> FrameElement {
      FrameElement(
        id,
        in: .bar,
        rect,
        isIconOnly: isIconOnly,
        label: label,
        isSelected: isSelected,
        source: source
      )
    }
  }

  /// Returns the bar item of a button in a vertical bar.
  func entry(_ button: BarButtonItem, at index: Int) -> Entry {
    Entry(
      id: .barButton(index),
      label: TabLabel(button, drawing: options.drawing),
      isIconOnly: (button.title ?? "").isEmpty && !options.drawing.usesWords,
      isSelected: button.isSelected,
      source: .button(button)
    )
  }

  /// Returns the bar item of the overflow menu of buttons.
  func navigationOverflow(_ buttons: [BarButtonItem]) -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    let word = FrameElement.ID.navigationOverflow.word(options.drawing)
    let label = TabLabel(glyph: word == nil ? glyphs.more : nil, title: word ?? "")
    return Entry(
      id: .navigationOverflow,
      label: label,
      isIconOnly: word == nil,
      source: .buttons(buttons)
    )
  }

  func entry(_ tab: TabItem, isIconOnly: Bool = false) -> Entry {
    let isSelected = tab === selected
    return Entry(
      id: .tab(tab.identifier),
      label: label(of: tab, isSelected: isSelected),
      isIconOnly: isIconOnly && !options.drawing.usesWords,
      isSelected: isSelected
    )
  }

  private func label(of tab: TabItem, isSelected: Bool) -> TabLabel {
    if let label = labels.ofTabs[ObjectIdentifier(tab)] { return label }
    var label = TabLabel(tab, isSelected: isSelected, filled: true, drawing: options.drawing)
    if isSelected { label.selectionColor = host.bar.tintColor }
    labels.ofTabs[ObjectIdentifier(tab)] = label
    return label
  }

  func more() -> Entry {
    let glyphs = FrameGlyphs(drawing: options.drawing, isRightToLeft: false)
    return Entry(id: .more, label: glyphs.moreLabel, isIconOnly: false)
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
    /// The area of the bar. A bar at the top shares its line with the navigation bar, and its area is
    /// between the buttons.
    var rect: CellRect
    /// The area of an inline accessory, or `nil` if there is none.
    var accessory: CellRect?
    /// The visible tabs, or `nil` if the bar does not scroll.
    var scrolling: Scrolling?

    /// The line above the items of a bar at the bottom, or `nil` without room for it.
    var rule: CellRect? { edge == .bottom && rect.rows > 1 ? rect.firstLine : nil }
  }
}
