public import TabHost

extension FrameLayout {
  /// Lays out what a host shows in a frame of a size.
  ///
  /// Reads the host and changes nothing; no provider runs. Of the sidebar's rows only the number
  /// and the place of the selected one are read. Every size has a layout: what has no room is left
  /// out, the selected item last.
  /// From right to left the whole layout is mirrored.
  @MainActor public init(
    host: TabHostController,
    size: CellSize,
    options: FrameOptions = FrameOptions()
  ) {
    self.init(host: host, size: size, options: options, withPopover: true)
  }

  /// - Parameter withPopover: Whether a popover is laid out, too. What it points to may ask where
  ///   the tabs are, so that answer goes without.
  @MainActor init(
    host: TabHostController,
    size: CellSize,
    options: FrameOptions,
    withPopover: Bool
  ) {
    self.init(size: size)
    guard !size.isEmpty else { return }
    let showsSidebar = host.presentation.showsSidebar && !host.sidebar.isHidden
    let showsBar =
      (host.presentation.showsBar || host.presentation == .sidebar && !showsSidebar)
      && !host.bar.isHidden && !host.isTabBarHidden
    var area = CellRect(size)
    let bar = BarArranger(host: host, options: options, offersToggle: !showsSidebar)
    if showsBar, bar.edge == .leading { area = place(bar, in: area) }
    if showsSidebar, !area.isEmpty { area = placeSidebar(of: host, in: area, options) }
    if showsBar, bar.edge != .leading { area = place(bar, in: area) }
    if host.presentation == .pages { area = placePages(of: host, in: area) }
    area = placeAccessory(of: host, in: area)
    content.uncovered = area
    content.rect = sidebar?.isOverlapping == true ? Self.whole(area, below: sidebar?.rect) : area
    let heading = PageHeading(host: host)
    content.back = Self.backButton(heading, in: area)
    placeHeadingItems(of: host, options, in: area)
    content.page = Self.page(below: heading, titleLines: content.headingLines, in: area)
    if host.traitCollection.layoutDirection == .rightToLeft { self = mirrored() }
    if withPopover, let shown = host.popover { place(shown, of: host) }
  }

  /// How large bar, sidebar and accessory are drawn; what is not on show keeps its measure.
  func metrics(from old: LayoutMetrics) -> LayoutMetrics {
    var metrics = old
    if let bar {
      metrics.barThickness = Double(bar.edge == .leading ? bar.rect.columns : bar.rect.rows)
    }
    if let sidebar { metrics.sidebarWidth = Double(sidebar.rect.columns) }
    if let accessory, bar?.accessory == nil {
      metrics.accessoryHeight = Double(accessory.rect.rows)
    }
    return metrics
  }

  // MARK: - Placing one after the other

  /// Places the bar and returns what is left of the area.
  @MainActor private mutating func place(_ arranger: BarArranger, in area: CellRect) -> CellRect {
    guard let bar = arranger.arranged(in: area) else { return area }
    self.bar = bar
    switch bar.edge {
    case .top:
      return area.part(row: bar.rect.rows, rows: area.rows - bar.rect.rows)
    case .bottom: return area.part(row: 0, rows: area.rows - bar.rect.rows)
    case .leading: return area.without(left: bar.rect.columns)
    }
  }

  /// Places the sidebar and returns what is left beside it.
  @MainActor private mutating func placeSidebar(
    of host: TabHostController,
    in area: CellRect,
    _ options: FrameOptions
  ) -> CellRect {
    let rows = host.sidebar.rows
    let selected = host.selectedPath.reversed().lazy.compactMap { rows.firstIndex(of: $0) }.first
    let list = SidebarList(
      rowCount: rows.count,
      headerLines: RowsEnd.lineCount(host.sidebar.headerContentConfiguration),
      footerLines: RowsEnd.lineCount(host.sidebar.footerContentConfiguration),
      firstRow: options.firstRow,
      selectedRow: selected
    )
    var sidebar = Sidebar(
      list: list,
      isOverlapping: host.sidebar.resolvedLayout == .overlap,
      // On a phone a person can't hide it.
      offersToggle: host.sidebar.isAvailable
        && host.traitCollection.userInterfaceIdiom != .phone,
      hasBottomBar: host.sidebar.bottomBarView != nil,
      in: area
    )
    if options.isInteractive { sidebar.placeButtons(of: host) }
    self.sidebar = sidebar
    return area.without(left: sidebar.rect.columns)
  }

  /// The area and what of it lies below an overlapping sidebar.
  private static func whole(_ area: CellRect, below sidebar: CellRect?) -> CellRect {
    guard let sidebar else { return area }
    return area.at(column: sidebar.column, columns: area.columns + sidebar.columns)
  }
}
