import TabHost

/// A drag of the edge of the sidebar, which has the scrollbar of the rows: sideways, it sets the
/// width; along the edge, it moves the thumb.
final class SidebarEdgeMode: ScreenMode {
  private enum Kind {
    /// The thumb of the scrollbar is dragged, by the line of it that the button was pressed on.
    case thumb(offset: Int)
    /// The width is changed.
    case width
  }

  private var kind = Kind.width

  override func beginDrag(_ press: inout Press, _ event: PointerEvent) -> Bool {
    guard press.target == .sidebarScrollbar || press.target == .sidebarEdge,
      let sidebar = event.layout.sidebar,
      let kind = kind(from: press.point, to: event.point, sidebar)
    else { return false }
    self.kind = kind
    return true
  }

  override func drag(_ event: PointerEvent) {
    guard let sidebar = event.layout.sidebar else { return }
    let point = event.point
    switch kind {
    case .thumb(let offset):
      guard let row = sidebar.scrollbar?.firstRow(thumbAt: point.row - offset) else { return }
      screen.scrollRows(to: row)
    case .width:
      let columns =
        event.layout.isRightToLeft
        ? sidebar.rect.endColumn - point.column : point.column - sidebar.rect.column + 1
      screen.setSidebarColumns(columns, event.layout)
    }
  }

  /// Returns what a drag from a point of the edge changes: the width if it is sideways, and
  /// otherwise the position of the thumb, if it began there.
  private func kind(
    from start: CellPoint,
    to point: CellPoint,
    _ sidebar: FrameLayout.Sidebar
  ) -> Kind? {
    if point.row == start.row {
      return point.column != start.column && sidebar.border?.contains(start) == true ? .width : nil
    }
    guard let thumb = sidebar.scrollbar?.thumb, thumb.contains(start) else { return nil }
    return .thumb(offset: start.row - thumb.row)
  }
}
