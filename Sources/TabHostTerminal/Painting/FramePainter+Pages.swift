extension FramePainter {
  /// Draws the dots of the page index.
  func paint(_ pages: FrameLayout.Pages, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(pages.rect, with: .blank)
    let glyphs = glyphs(layout)
    var line = LineWriter(pages.dots, isRightToLeft: layout.isRightToLeft)
    if pages.hasEarlier { line.leading(SafeText("\(glyphs.backward) "), on: &cells) }
    let dots = pages.count + (pages.hasLater ? 1 : 0)
    for index in 0..<dots {
      let isArrow = index == pages.count
      let glyph = isArrow ? glyphs.forward : glyphs.pageDot(isSelected: false)
      line.leading(glyph, style: isArrow ? .plain : glyphs.styles[.rule], on: &cells)
      line.skip(1)
    }
    if let selected = pages.selected {
      paint(
        glyphs.pageDot(isSelected: true),
        in: selected,
        style: glyphs.styles[.selected],
        on: &cells
      )
    }
  }
}
