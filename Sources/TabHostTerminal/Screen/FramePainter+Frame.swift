import TabHost

extension FramePainter {
  /// Returns a frame with the current state of the host.
  public func frame(size: CellSize) -> Frame {
    frame(layout(size: size))
  }

  /// Returns a frame with the current state of the host, using an existing layout.
  ///
  /// The layout must have been created for the same host in the same state. Elements that the host
  /// no longer contains are omitted.
  public func frame(_ layout: FrameLayout) -> Frame {
    var cells = picture(layout, focused: nil).cells
    if let alert = host.presentedControllers.last?.alert { paint(alert, layout, on: &cells) }
    return Frame(cells, drawing: options.drawing)
  }

  /// Draws an alert above the dimmed frame, with the focus where it is at first.
  private func paint(_ alert: AlertController, _ layout: FrameLayout, on cells: inout CellBuffer) {
    let panel = Panel(alert, columns: layout.size.columns)
    cells.cover(with: styles[.covered])
    let rect = panel.rect(in: layout.freeSize, near: nil)
    panel.paint(in: rect, focus: panel.initialChoice ?? 0, glyphs(layout), on: &cells)
  }
}
