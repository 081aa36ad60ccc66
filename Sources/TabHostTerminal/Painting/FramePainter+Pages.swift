extension FramePainter {
  /// Draws the dots of the page index.
  func paint(_ pages: FrameLayout.Pages, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(pages.rect, with: .blank)
    let signs = signs(layout)
    var line = LineWriter(pages.dots, isRightToLeft: layout.isRightToLeft)
    if pages.hasEarlier { line.leading(SafeText("\(signs.backward) "), on: &cells) }
    let dots = pages.count + (pages.hasLater ? 1 : 0)
    for index in 0..<dots {
      let isArrow = index == pages.count
      let sign = isArrow ? signs.forward : signs.pageDot(isSelected: false)
      line.leading(sign, style: Style(dim: !isArrow), on: &cells)
      line.skip(1)
    }
    if let selected = pages.selected {
      paint(signs.pageDot(isSelected: true), in: selected, style: Style(bold: true), on: &cells)
    }
  }
}
