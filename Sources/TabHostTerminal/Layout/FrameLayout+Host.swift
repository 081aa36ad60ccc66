public import TabHost

extension FrameLayout {
  /// Creates the layout of a host in a frame of the given size.
  ///
  /// Creating a layout does not change the host and does not call any content provider. Of the
  /// sidebar's rows, only their number, the position of the selected row and the group of the first
  /// visible row are read, and the texts of those that are at the beginning, which determine the width of
  /// a sidebar for which none is set.
  ///
  /// A layout exists for every size; items that do not fit are omitted, the selected item last. If
  /// the layout direction is right to left, the whole layout is mirrored.
  @MainActor public init(
    host: TabHostController,
    size: CellSize,
    options: FrameOptions = FrameOptions()
  ) {
    self.init(host: host, size: size, options: options, withPopover: true)
  }

  /// Creates the layout of a host, optionally without its popovers.
  ///
  /// - Parameter withPopover: Whether to place popovers. Placing one may request the frame of a tab or
  ///   a button, which is computed from a layout without popovers to prevent a recursion.
  @MainActor init(
    host: TabHostController,
    size: CellSize,
    options: FrameOptions,
    withPopover: Bool
  ) {
    self.init(size: size)
    guard !size.isEmpty else { return }
    let showsSidebar = host.presentation.showsSidebar && !host.sidebar.isHidden
    let showsBar = host.presentation.showsBar && !host.bar.isHidden
    if options.showsStatusLine, size.rows >= Self.leastRowsWithStatusLine {
      statusLine = CellRect(size).lastLine
    }
    var area = CellRect(freeSize)
    let bar =
      showsBar ? BarArranger(host: host, options: options, showsSidebar: showsSidebar) : nil
    // The elements of each area, which are placed in another order than they are drawn.
    var barElements: [FrameElement] = []
    var sidebarElements: [FrameElement] = []
    if let bar, bar.edge.isVertical { area = place(bar, in: area, &barElements) }
    if showsSidebar, !area.isEmpty {
      area = placeSidebar(of: host, in: area, options, &sidebarElements)
    }
    if let bar, bar.edge == .bottom { area = place(bar, in: area, &barElements) }
    if host.presentation == .pages { area = placePages(of: host, in: area) }
    area = placeAccessory(of: host, in: area)
    parts.content.uncovered = area
    parts.content.rect =
      sidebar?.isOverlapping == true ? Self.whole(area, below: sidebar?.rect) : area
    let heading = PageHeading(host: host, bar: host.visibleNavigationBar)
    let hidden = barElements.last { $0.id == .navigationOverflow }?.hiddenButtons ?? []
    let top = placeHeading(heading, of: host, bar, hiding: hidden, options, in: area)
    barElements += top.bar
    elements = [FrameElement(.content, content.rect)] + top.heading
    placeRule(below: heading, in: area)
    let below = Self.area(below: heading, titleLines: content.headingLines, in: area)
    parts.content.page = Self.page(in: placePanes(of: host, heading, in: below, options))
    elements +=
      UnavailablePage(host.controller(at: .content), in: content.page, options.drawing)?
      .elements(in: .content) ?? []
    if let pages = parts.pages { elements += Self.elements(of: pages) }
    elements += barElements
    if let accessory { elements.append(FrameElement(.accessory, accessory.rect)) }
    elements += sidebarElements
    if host.traitCollection.layoutDirection == .rightToLeft { self = mirrored() }
    placePresented(of: host, drawing: options.drawing, withPopovers: withPopover)
  }

  /// Returns metrics with the current size of the bar, the sidebar and the accessory.
  ///
  /// The size of an element that is not visible keeps its value in `old`.
  func metrics(from old: LayoutMetrics) -> LayoutMetrics {
    var metrics = old
    if let bar {
      metrics.barThickness = Double(bar.edge.isVertical ? bar.rect.columns : bar.rect.rows)
    }
    if let sidebar { metrics.sidebarWidth = Double(sidebar.rect.columns) }
    if let accessory, bar?.accessory == nil {
      metrics.accessoryHeight = Double(accessory.rect.rows)
    }
    return metrics
  }

  /// The minimum number of rows of a frame with a status line.
  private static let leastRowsWithStatusLine = 10

  // MARK: - Placing the elements

  /// Places the bar and returns the remaining area.
  @MainActor private mutating func place(
    _ arranger: BarArranger,
    in area: CellRect,
    _ elements: inout [FrameElement]
  ) -> CellRect {
    guard let arrangement = arranger.arranged(in: area) else { return area }
    let bar = arrangement.bar
    parts.bar = bar
    elements = [FrameElement(.bar, bar.rect)] + arrangement.items
    switch bar.edge {
    // A bar at the top is in the line of the heading.
    case .top: return area
    case .bottom: return area.part(row: 0, rows: area.rows - bar.rect.rows)
    case .leading: return area.without(left: bar.rect.columns)
    case .trailing: return area.without(right: bar.rect.columns)
    }
  }

  /// Places the sidebar and returns the remaining area beside it.
  @MainActor private mutating func placeSidebar(
    of host: TabHostController,
    in area: CellRect,
    _ options: FrameOptions,
    _ elements: inout [FrameElement]
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
    let preferred = options.sidebarColumns ?? host.sidebar.preferredWidth.map(CellSize.cells)
    // Words take more room than symbols.
    let spoken = options.drawing.usesWords ? area.columns * 2 / 5 : nil
    let isNarrow =
      host.isEditing && options.sidebarColumns == nil && spoken == nil
      && Sidebar.isNarrowForEditing(area)
    let chosen = isNarrow ? nil : preferred ?? spoken
    let limit = isNarrow ? area.columns : Sidebar.maximumColumns(in: area)
    var sidebar = Sidebar(
      list: list,
      columns: chosen,
      neededByRows: chosen == nil
        ? SidebarLine.columns(
          neededByFirst: area.rows,
          of: rows,
          in: host,
          limit: limit,
          options.drawing
        ) : 0,
      isNarrowForEditing: isNarrow,
      isOverlapping: host.sidebar.resolvedLayout == .overlap,
      hasBottomBar: host.sidebar.bottomBarView != nil,
      in: area
    )
    sidebar.pinGroup { index in
      guard rows.indices.contains(index) else { return nil }
      let row = rows[index]
      return row.enclosingGroup.flatMap { rows.firstIndex(of: $0) }
    }
    elements = [FrameElement(.sidebar, sidebar.rect)]
    elements += sidebar.placeButtons(
      of: host,
      // On a phone, the user cannot hide the sidebar.
      offersToggle: host.sidebar.isAvailable
        && host.traitCollection.userInterfaceIdiom != .phone,
      isInteractive: options.isInteractive,
      options.drawing
    )
    elements += sidebar.placedElements()
    parts.sidebar = sidebar
    return area.without(left: sidebar.rect.columns)
  }

  /// Returns the area extended by the part of it that an overlapping sidebar covers.
  private static func whole(_ area: CellRect, below sidebar: CellRect?) -> CellRect {
    guard let sidebar else { return area }
    return area.at(column: sidebar.column, columns: area.columns + sidebar.columns)
  }
}

extension TabHostController.Sidebar.Row {
  /// The group whose section contains the row, or `nil` for a row at the top level.
  var enclosingGroup: TabGroupItem? {
    if case .action(_, let group) = content { group } else { tab?.parent }
  }
}

// MARK: - The accessory

extension FrameLayout {
  /// The layout of the bottom accessory.
  struct Accessory: Hashable, Sendable {
    /// The area of the accessory.
    var rect: CellRect
    /// The line above the accessory, or `nil` if it is inline in the bar or there is no room.
    var rule: CellRect?

    /// The area in which the accessory's view controller draws.
    var page: CellRect { rect.lastLine }
  }

  /// The minimum numbers of content lines with which an accessory, and a rule above it, are shown.
  private static let linesWithAccessory = 3
  private static let linesWithRule = 6

  /// Places the accessory, in the bar or at the bottom of the area, and returns the remaining area.
  @MainActor mutating func placeAccessory(
    of host: TabHostController,
    in area: CellRect
  ) -> CellRect {
    if let inline = bar?.accessory {
      parts.accessory = Accessory(rect: inline)
      return area
    }
    guard host.accessoryEnvironment == .regular, !area.isEmpty,
      area.rows >= Self.linesWithAccessory
    else { return area }
    let rows = area.rows >= Self.linesWithRule ? 2 : 1
    let rect = area.part(row: area.rows - rows, rows: rows)
    parts.accessory = Accessory(rect: rect, rule: rows > 1 ? rect.firstLine : nil)
    return area.part(row: 0, rows: area.rows - rows)
  }
}
