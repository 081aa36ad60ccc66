import TabHost

extension FramePainter {
  /// Draws the title and the buttons of a pane, and the divider.
  func paint(
    _ pane: FrameLayout.Placed<FrameLayout.Pane>,
    at index: Int,
    _ place: PanePlace,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let style = styles[.rule]
    cells.fill(pane.rect, with: .blank)
    if let title = pane.title {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(place.title, ellipsis: options.drawing.ellipsis, style: styles[.header], on: &cells)
    }
    paint(layout.controls(in: .pane(index)), layout, on: &cells)
    guard let divider = pane.divider else { return }
    if pane.isVertical {
      cells.horizontalLine(divider, drawing: options.drawing, style: style)
    } else {
      cells.verticalLine(divider, drawing: options.drawing, style: style)
    }
  }
}

extension FramePainter {
  /// Draws the dots of the page index.
  func paint(
    _ pages: FrameLayout.Placed<FrameLayout.Pages>,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    cells.fill(pages.rect, with: .blank)
    let glyphs = glyphs(layout)
    if glyphs.usesWords { return paintNumber(of: pages, layout, on: &cells) }
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

  /// Draws the number of the selected page, and that of all pages, in words.
  private func paintNumber(
    of pages: FrameLayout.Placed<FrameLayout.Pages>,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let tabs = host.rootTabs.filter { !$0.isHidden && $0.isEnabled }
    guard let index = host.selectedTab.flatMap({ tab in tabs.firstIndex { $0 === tab } }) else {
      return
    }
    let numbers = ["page": "\(index + 1)", "count": "\(tabs.count)"]
    let text = SafeText(localized(.pageOfCount, numbers), limit: pages.rect.columns)
    var line = LineWriter(pages.rect, isRightToLeft: layout.isRightToLeft)
    line.skip((line.room - text.columns) / 2)
    line.leading(text, on: &cells)
  }
}
