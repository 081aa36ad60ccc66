import TabHost

/// A drag of the edge of the sidebar, which has the scrollbar of the rows: sideways, it sets the
/// width; along the edge, it moves the thumb.
final class SidebarEdgeDrag: PointerDrag {
  private enum Kind {
    /// The thumb of the scrollbar is dragged, by the line of it that the button was pressed on.
    case thumb(offset: Int)
    /// The width is changed.
    case width
  }

  private unowned let screen: HostScreen
  private let kind: Kind

  /// Creates a drag, or returns `nil` if it changes nothing: neither is it sideways, nor did it begin
  /// on the thumb.
  init?(_ screen: HostScreen, since press: Press, _ event: PointerEvent) {
    guard let sidebar = event.layout.sidebar else { return nil }
    let (start, point) = (press.point, event.point)
    if point.row == start.row {
      guard point.column != start.column, sidebar.border?.contains(start) == true else {
        return nil
      }
      kind = .width
    } else {
      guard let thumb = sidebar.scrollbar?.thumb, thumb.contains(start) else { return nil }
      kind = .thumb(offset: start.row - thumb.row)
    }
    self.screen = screen
  }

  func move(_ event: PointerEvent) {
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
}

extension HostScreen {
  /// Sets the width of the sidebar, limited to those with which it is beside the content.
  func setSidebarColumns(_ columns: Int, _ layout: FrameLayout) {
    guard let sidebar = layout.sidebar, sidebar.border != nil else { return }
    let room = sidebar.rect.columns + layout.content.uncovered.columns
    let columns = FrameLayout.Sidebar.limited(columns, room: room)
    guard columns != options.sidebarColumns else { return }
    // An action of the user, so that it is recorded: content is drawn in another width.
    host.user.input(["sidebar", "\(columns)"], to: host) {
      options.sidebarColumns = columns
      return true
    }
  }

  /// Resets the width of the sidebar to that which it has while the user chooses none.
  func resetSidebarColumns() {
    guard options.sidebarColumns != nil else { return }
    host.user.input(["sidebar", "reset"], to: host) {
      options.sidebarColumns = nil
      return true
    }
  }

  /// Makes the sidebar wider by a number of columns, or narrower if it is negative.
  func widenSidebar(by columns: Int) {
    let layout = hostLayout()
    guard let present = layout.sidebar?.rect.columns else { return }
    setSidebarColumns(present + columns, layout)
  }
}
