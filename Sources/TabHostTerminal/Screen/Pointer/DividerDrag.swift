import TabHost

extension HostScreen {
  /// The pane whose divider the keys move: that with the focus, or the one before the content with the
  /// focus.
  func focusedPane(in layout: FrameLayout) -> Int? {
    switch focus {
    case .pane(let index): index
    case .content, .contentButton: layout.panes.indices.last
    default: nil
    }
  }

  /// Makes a pane wider by a number of columns, or narrower if it is negative.
  func widenPane(_ index: Int, by columns: Int, in layout: FrameLayout) {
    guard layout.panes.indices.contains(index) else { return }
    setColumns(layout.panes[index].rect.columns + columns, ofPane: index)
  }

  func setColumns(_ columns: Int, ofPane index: Int) {
    let places = host.panes
    guard places.indices.contains(index) else { return }
    places[index].container.setPaneColumns(columns, at: places[index].index)
  }
}

/// A drag of the divider after a pane.
final class DividerDrag: PointerDrag {
  private unowned let screen: HostScreen
  private let index: Int

  init(_ screen: HostScreen, of index: Int) {
    self.screen = screen
    self.index = index
  }

  func move(_ event: PointerEvent) {
    let layout = event.layout
    guard layout.panes.indices.contains(index) else { return }
    let pane = layout.panes[index].rect
    let columns =
      layout.isRightToLeft
      ? pane.endColumn - event.point.column - 1 : event.point.column - pane.column
    screen.setColumns(columns, ofPane: index)
  }
}
