import TabHost

extension FramePainter {
  /// Draws the box and the title of a popover, but not its content.
  func paint(_ popover: FrameLayout.Popover, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(popover.rect, with: .blank)
    if popover.hasBorder { cells.box(popover.rect, drawing: options.drawing) }
    if let arrow = popover.arrow {
      paint(glyph(towards: popover.side), in: CellRect(arrow), style: .plain, on: &cells)
    }
    guard let title = popover.title else { return }
    var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
    let text = host.controller(at: .popover)?.title ?? host.popover?.content.title ?? ""
    line.fill(text, ellipsis: options.drawing.ellipsis, style: Style(bold: true), on: &cells)
  }

  /// Returns the arrow glyph in the border, which points to the source.
  private func glyph(towards side: FrameLayout.Popover.Side) -> Character {
    switch side {
    case .above: options.drawing.pick("▾", "v", console: "▼")
    case .left: options.drawing.pick("▸", ">", console: "►")
    case .right: options.drawing.pick("◂", "<", console: "◄")
    case .below, .middle: options.drawing.pick("▴", "^", console: "▲")
    }
  }
}
