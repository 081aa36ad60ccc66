import TabHost

extension FramePainter {
  /// Draws the box and the navigation bar of what is presented, but not its content. Something modal
  /// dims what is beneath.
  func paint(
    _ popover: FrameLayout.Popover,
    of presented: TabHostController.PresentedController,
    layer: Int,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    if popover.style != .popover { cells.cover(with: styles[.covered]) }
    cells.fill(popover.rect, with: .blank)
    if popover.hasBorder { cells.box(popover.rect, drawing: options.drawing) }
    if let arrow = popover.arrow {
      paint(glyph(towards: popover.side), in: CellRect(arrow), style: .plain, on: &cells)
    }
    if let title = popover.titleBetweenButtons {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(
        presented.visibleTitle,
        ellipsis: options.drawing.ellipsis,
        style: styles[.header],
        on: &cells
      )
    }
    for control in layout.controls(in: .popover, layer: layer) {
      paint(control, layout, on: &cells)
    }
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

extension CellBuffer {
  /// Draws all cells in the style of what is below something modal.
  mutating func cover(with style: CellStyle) {
    restyle(bounds) { cell in
      cell.apply(style)
      // On a background of another style, the color might not be legible.
      if style.foreground != nil { (cell.background, cell.isReversed) = (nil, false) }
    }
  }
}
