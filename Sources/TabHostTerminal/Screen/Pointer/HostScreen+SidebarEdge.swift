import TabHost

// The edge of the sidebar has the scrollbar of its rows: a click beside the thumb scrolls by a page,
// and dragging the thumb scrolls to its position. Dragging the edge sideways sets the width.

extension HostScreen {
  /// A drag of the edge of the sidebar.
  enum EdgeDrag {
    /// The thumb of the scrollbar is dragged, by the line of it that the button was pressed on.
    case thumb(offset: Int)
    /// The width is changed.
    case width
  }

  /// Handles a click on the sidebar's edge.
  ///
  /// - Returns: `false` if the target is another element.
  func clickEdge(_ start: Pointer.Start, _ layout: FrameLayout) -> Bool {
    switch start.target {
    case .sidebarScrollbar:
      if let sidebar = layout.sidebar, let step = sidebar.scrollbar?.step(at: start.point) {
        scrollRows(by: step * max(1, sidebar.visibleRows.count - 1))
      }
      return true
    case .sidebarEdge: return true
    default: return false
    }
  }

  /// Continues a drag that began at the sidebar's edge.
  ///
  /// - Returns: `false` if the drag began elsewhere.
  func dragEdge(from start: Pointer.Start, to point: CellPoint, _ layout: FrameLayout) -> Bool {
    guard start.target == .sidebarScrollbar || start.target == .sidebarEdge else { return false }
    guard let sidebar = layout.sidebar else { return true }
    if pointer.edgeDrag == nil {
      pointer.edgeDrag = edgeDrag(from: start.point, to: point, sidebar)
      pointer.hasMoved = pointer.edgeDrag != nil
    }
    switch pointer.edgeDrag {
    case .thumb(let offset):
      guard let row = sidebar.scrollbar?.firstRow(thumbAt: point.row - offset) else { break }
      keyboardFocus.scroll(to: row, in: sidebar.window, of: host.sidebar.rows.count)
    case .width:
      let columns =
        layout.isRightToLeft
        ? sidebar.rect.endColumn - point.column : point.column - sidebar.rect.column + 1
      setSidebarColumns(columns, layout)
    case nil: break
    }
    return true
  }

  /// Returns what a drag from a point of the edge changes: the width if it is sideways, and
  /// otherwise the position of the thumb, if it began there.
  private func edgeDrag(
    from start: CellPoint,
    to point: CellPoint,
    _ sidebar: FrameLayout.Sidebar
  ) -> EdgeDrag? {
    if point.row == start.row {
      return point.column != start.column && sidebar.border?.contains(start) == true ? .width : nil
    }
    guard let thumb = sidebar.scrollbar?.thumb, thumb.contains(start) else { return nil }
    return .thumb(offset: start.row - thumb.row)
  }

  /// Sets the width of the sidebar, limited to those with which it is beside the content.
  func setSidebarColumns(_ columns: Int, _ layout: FrameLayout) {
    guard let sidebar = layout.sidebar, sidebar.border != nil else { return }
    let room = sidebar.rect.columns + layout.content.uncovered.columns
    options.sidebarColumns = FrameLayout.Sidebar.limited(columns, room: room)
  }

  /// Makes the sidebar wider by a number of columns, or narrower if it is negative.
  func widenSidebar(by columns: Int) {
    let layout = layout()
    guard let present = layout.sidebar?.rect.columns else { return }
    setSidebarColumns(present + columns, layout)
  }
}
