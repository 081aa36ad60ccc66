import TabHost

extension FrameLayout {
  /// The layout of the sidebar.
  public struct Sidebar: Hashable, Sendable {
    /// The area of the sidebar, including its border.
    public internal(set) var rect: CellRect
    /// The line between sidebar and content, or `nil` if the sidebar takes the whole width.
    var border: CellRect?
    /// The line above the rows, or `nil` if there are too few lines.
    var header: CellRect?
    /// The area of the title between the buttons of the header, or `nil` without a header.
    var title: CellRect?
    /// The range of visible rows.
    public internal(set) var visibleRows: Range<Int>
    /// The range of rows for which there is room, beginning with the first visible row.
    ///
    /// The range extends past the last row if the rows do not fill the sidebar. The renderer sets
    /// the sidebar's `displayedRows` to this range before it draws a frame.
    public internal(set) var fittingRows: Range<Int>
    /// Whether the user can scroll up, to earlier rows or to the header above the rows.
    var hasEarlierRows = false
    /// Whether the user can scroll down, to later rows or to the footer below the rows.
    var hasLaterRows = false
    /// The area of all visible rows, one line per row.
    var rows: CellRect
    /// The index of the group whose row is pinned above the visible rows, because they belong to the
    /// group and its own row is not among them; `nil` if there is none.
    var pinnedRow: Int?
    /// The line of the pinned row, or `nil` if there is none.
    var pinnedHeader: CellRect?
    /// The scrollbar, or `nil` if all rows are visible.
    var scrollbar: Scrollbar?
    /// The header that scrolls with the rows, or `nil` if it is not visible.
    var rowsHeader: CellRect?
    /// The footer that scrolls with the rows, or `nil` if it is not visible.
    var rowsFooter: CellRect?
    /// The fixed bar at the bottom, including its rule, or `nil` without a bar or without room for
    /// it.
    var bottomBar: CellRect?
    /// Whether the sidebar covers part of the content instead of being placed beside it.
    var isOverlapping: Bool
  }
}

extension FrameLayout.Placed<FrameLayout.Sidebar> {
  /// Returns the cells of the row at an index, or `nil` if the row is neither visible nor pinned.
  func rect(ofRow index: Int) -> CellRect? {
    if index == part.pinnedRow { return self.pinnedHeader }
    guard part.visibleRows.contains(index) else { return nil }
    return self.rows.part(row: index - part.visibleRows.lowerBound)
  }

  /// Returns whether a point is in the empty area below the last row.
  func isBelowRows(_ point: CellPoint) -> Bool {
    guard self.rect.contains(point), !part.hasLaterRows, part.rowsFooter == nil else {
      return false
    }
    let end = self.bottomBar?.row ?? self.rect.endRow
    return point.row >= self.rows.row + part.visibleRows.count && point.row < end
  }
}

// MARK: - Placing the sidebar

extension FrameLayout.Sidebar {
  /// The minimum and maximum number of columns of a sidebar beside the content.
  private static let columnRange = 18...34

  /// The minimum number of columns of a sidebar whose width is set.
  private static let minimumColumns = 10

  /// The minimum number of content columns with which the sidebar does not take the whole width.
  private static let minimumContentColumns = 12

  /// The same while the user edits the tabs in a narrow frame.
  private static let minimumContentColumnsWhenEditing = 20

  /// The minimum number of lines below the header with which the bottom bar is shown.
  private static let minimumLinesWithBottomBar = 4

  /// Creates the layout of a sidebar at the leading edge of an area.
  ///
  /// The sidebar takes `columns`, or else three tenths of the width, between 18 and 34 columns, or what
  /// its rows need, up to a third of the width. It takes the whole width if fewer than 12 columns would
  /// remain. While the user edits the tabs in a narrow area, it takes what its rows need, and the whole
  /// width if fewer than 20 columns would remain.
  init(
    list: SidebarList,
    columns chosen: Int?,
    neededByRows needed: Int,
    isNarrowForEditing: Bool,
    isOverlapping: Bool,
    hasBottomBar: Bool,
    in area: CellRect
  ) {
    let least = min(
      max(area.columns * 3 / 10, Self.columnRange.lowerBound),
      Self.columnRange.upperBound
    )
    let most = isNarrowForEditing ? area.columns : Self.maximumColumns(in: area)
    let standard = max(least, min(needed + 1, most))
    let content =
      isNarrowForEditing ? Self.minimumContentColumnsWhenEditing : Self.minimumContentColumns
    let isWhole = area.columns - standard < content
    let wanted = chosen.map { Self.limited($0, room: area.columns) } ?? standard
    let columns = isWhole ? area.columns : wanted
    let inside = area.at(column: area.column, columns: isWhole ? columns : columns - 1)
    rect = area.at(column: area.column, columns: columns)
    border = isWhole ? nil : area.at(column: inside.endColumn, columns: 1)
    let top = area.rows >= 3 ? 1 : 0
    header = top > 0 ? inside.firstLine : nil
    let bottom = hasBottomBar && area.rows - top >= Self.minimumLinesWithBottomBar ? 2 : 0
    bottomBar = bottom > 0 ? inside.part(row: area.rows - bottom, rows: bottom) : nil
    let lines = area.rows - top - bottom
    let window = list.window(lines: lines)
    let first = top + window.headerLines
    let room = lines - window.headerLines - window.footerLines
    rowsHeader = window.headerLines > 0 ? inside.part(row: top, rows: window.headerLines) : nil
    rows = inside.part(row: first, rows: room)
    rowsFooter =
      window.footerLines > 0
      ? inside.part(row: first + window.rows.count, rows: window.footerLines) : nil
    visibleRows = window.rows
    fittingRows = window.rows.lowerBound..<window.rows.lowerBound + lines - window.headerLines
    hasEarlierRows = window.hasEarlier
    hasLaterRows = window.hasLater
    self.isOverlapping = isOverlapping
    placeScrollbar(count: list.rowCount)
  }

  /// Returns the maximum number of columns of a sidebar whose width is not set, unless that is less than
  /// the minimum.
  static func maximumColumns(in area: CellRect) -> Int { area.columns / 3 }

  /// Returns whether a third of the width is less than what content beside a sidebar needs, so that rows
  /// with checkboxes and handles would be cut.
  static func isNarrowForEditing(_ area: CellRect) -> Bool {
    area.columns < 3 * minimumContentColumnsWhenEditing
  }

  /// Returns the width nearest to the given one that a sidebar can have.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the sidebar, including its border.
  ///   - room: The number of columns of sidebar and content.
  static func limited(_ columns: Int, room: Int) -> Int {
    max(min(columns, room - minimumContentColumns), minimumColumns)
  }

  /// The minimum number of lines of the list with which the row of a group is pinned.
  private static let minimumLinesWithPinnedRow = 6

  /// Pins the row of the group that the visible rows belong to, in place of the first of them.
  ///
  /// - Parameter group: Returns the index of the group that contains a row, or `nil` if there is
  ///   none.
  mutating func pinGroup(_ group: (Int) -> Int?) {
    let first = visibleRows.lowerBound
    guard visibleRows.count >= Self.minimumLinesWithPinnedRow, let row = group(first + 1),
      row < first
    else { return }
    pinnedRow = row
    pinnedHeader = rows.firstLine
    visibleRows = first + 1..<visibleRows.upperBound
    rows = rows.part(row: 1, rows: rows.rows - 1)
  }

  /// Places the scrollbar in the border. Without a border, it takes the last column of the rows.
  private mutating func placeScrollbar(count: Int) {
    guard hasEarlierRows || hasLaterRows, !rows.isEmpty else { return }
    let column: CellRect
    if let border {
      column = rows.at(column: border.column, columns: 1)
    } else {
      guard rows.columns > 1 else { return }
      column = rows.without(left: rows.columns - 1)
      rows = rows.without(right: 1)
    }
    let fitting = visibleRows.lowerBound..<visibleRows.lowerBound + rows.rows
    scrollbar = Scrollbar(in: column, showing: fitting, of: count)
  }
}

// MARK: - Placing elements

extension FrameLayout.Sidebar {
  /// The maximum number of columns of a toolbar button with a title.
  private static let maximumButtonColumns = 12

  /// The maximum number of columns reserved for the title before toolbar buttons take its room.
  private static let titleColumns = 8

  /// Places the buttons of the header: the button that hides the sidebar at its leading end, and the
  /// others, if the frame is interactive, at its trailing end.
  ///
  /// From leading to trailing, those are the toolbar buttons that fit, the button of the overflow
  /// menu, and the editing buttons.
  ///
  /// - Returns: The buttons, leading to trailing.
  @MainActor mutating func placeButtons(
    of host: TabHostController,
    offersToggle: Bool,
    isInteractive: Bool,
    _ drawing: LineDrawing
  ) -> [FrameElement] {
    guard let header else { return [] }
    let toggleColumns = FrameElement.ID.sidebarToggle.buttonColumns(drawing)
    let toggle = header.without(
      right: header.columns - (offersToggle ? min(toggleColumns, header.columns) : 0)
    )
    var free = header.without(left: toggle.columns)
    var placed: [FrameElement] = []
    func place(
      _ id: FrameElement.ID,
      columns: Int,
      _ label: TabLabel? = nil,
      _ action: Action? = nil
    ) {
      guard columns <= free.columns else { return }
      let rect = free.without(left: free.columns - columns)
      free = free.without(right: columns)
      let element = FrameElement(
        id,
        in: .sidebar,
        rect,
        isIconOnly: !drawing.usesWords && columns == id.buttonColumns(drawing),
        label: label,
        source: action.map { .action($0) }
      )
      placed.insert(element, at: 0)
    }
    func place(_ id: FrameElement.ID, title: String) {
      let label = TabLabel(glyph: nil, title: title)
      place(id, columns: SafeText(title).columns + 2, label)
    }
    if isInteractive {
      if host.isEditing || host.sidebar.isAvailable {
        place(.edit, title: localized(host.isEditing ? .done : .edit))
      }
      if host.isEditing {
        place(.reset, title: localized(.reset))
      } else if host.sidebar.navigationOverflowItems != nil {
        let id = FrameElement.ID.sidebarOverflow
        place(id, columns: id.buttonColumns(drawing))
      }
      for button in toolbar(of: host, room: free.columns, drawing).reversed() {
        place(button.id, columns: button.columns, nil, button.action)
      }
    }
    title = offersToggle ? free : free.without(left: 1)
    if offersToggle {
      placed.insert(FrameElement(.sidebarToggle, in: .sidebar, toggle), at: 0)
    }
    return placed
  }

  /// Returns the other elements of the sidebar: its visible rows, the border, the scrollbar and the
  /// bar at the bottom.
  func placedElements() -> [FrameElement] {
    var elements = visibleRows.enumerated().map { offset, index in
      FrameElement(.row(index), in: .sidebar, rows.part(row: offset))
    }
    if let pinnedRow, let pinnedHeader {
      elements.append(FrameElement(.row(pinnedRow), in: .sidebar, pinnedHeader))
    }
    if let border { elements.append(FrameElement(.sidebarEdge, border)) }
    if let scrollbar { elements.append(FrameElement(.sidebarScrollbar, scrollbar.rect)) }
    if let bottomBar { elements.append(FrameElement(.sidebarBottomBar, bottomBar)) }
    return elements
  }

  /// Returns the number of columns of a toolbar button. A button without an image shows its title.
  @MainActor private static func columns(of action: Action, _ drawing: LineDrawing) -> Int {
    guard drawing.usesWords || action.image == nil, !action.title.isEmpty else { return 3 }
    return SafeText(action.title, limit: maximumButtonColumns - 2).columns + 2
  }

  /// Returns the toolbar buttons that fit.
  ///
  /// If some do not fit, the last one is the button that opens the list of the remaining ones.
  @MainActor private func toolbar(
    of host: TabHostController,
    room: Int,
    _ drawing: LineDrawing
  ) -> [(id: FrameElement.ID, columns: Int, action: Action?)] {
    let more = FrameElement.ID.moreToolbarItems.buttonColumns(drawing)
    let title = (host.title ?? "").isEmpty ? 0 : min(Self.titleColumns, room / 2)
    let limit = max(room - title, min(room, more))
    let items = host.sidebar.toolbarItems
    let shown = items.indices.filter { !items[$0].attributes.contains(.hidden) }
    var buttons: [(id: FrameElement.ID, columns: Int, action: Action?)] = []
    var used = 0
    for index in shown {
      let columns = Self.columns(of: items[index], drawing)
      let isLast = index == shown.last
      guard used + columns + (isLast ? 0 : more) <= limit else { break }
      used += columns
      buttons.append((.toolbarItem(index), columns, items[index]))
    }
    guard buttons.count < shown.count, used + more <= limit else { return buttons }
    return buttons + [(.moreToolbarItems, more, nil)]
  }
}
