import TabHost

extension FramePainter {
  /// Draws the lines above the content: title, search field, buttons, rule and subtitle.
  func paintHeading(_ layout: FrameLayout, on cells: inout CellBuffer) {
    let rect = layout.content.uncovered
    guard !rect.isEmpty, layout.content.headingLines > 0 else { return }
    let heading = PageHeading(host: host, bar: host.visibleNavigationBar)
    let ellipsis = options.drawing.ellipsis
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    if let back = layout.content.back, let previous = heading.previousTitle {
      paintBackButton(previous, in: back, layout, on: &cells)
      line.skip(back.columns + 1)
    }
    line.skip(layout.content.buttons.leadingColumns)
    line.skip(line.room > 12 ? 1 : 0)
    let help = layout.content.items.last { $0.target == .help }
    if let help { line.reserve(help.rect.columns) }
    line.reserve(layout.content.buttons.trailingColumns)
    line.fill(heading.title, ellipsis: ellipsis, style: styles[.header], on: &cells)
    paintHeadingItems(layout, on: &cells)
    guard let rule = layout.rule(above: .content) else { return }
    cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
    guard rect.endRow > rule.endRow, let subtitle = heading.subtitle else { return }
    var second = LineWriter(rule.part(row: 1), isRightToLeft: layout.isRightToLeft)
    second.skip(second.room > 12 ? 1 : 0)
    second.fill(subtitle, ellipsis: ellipsis, style: styles[.secondary], on: &cells)
  }

  /// Draws the button that leads back to the page with a title.
  func paintBackButton(
    _ title: String,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    var button = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    button.leading(glyphs(layout).backward, on: &cells)
    button.skip(1)
    button.fill(title, ellipsis: options.drawing.ellipsis, on: &cells)
  }

  /// Draws the search field and the buttons beside the title.
  private func paintHeadingItems(_ layout: FrameLayout, on cells: inout CellBuffer) {
    let glyphs = glyphs(layout)
    let buttons = barButtons(of: layout)
    for item in layout.content.items {
      switch item.target {
      case .searchField:
        let field = SearchFieldPlace(host, in: item.rect, options, layout.isRightToLeft)
        paint(field, in: item.rect, layout, on: &cells)
      case .cancelSearch: paint(glyphs.cancel, in: item.rect, style: .plain, on: &cells)
      case .barButton, .navigationOverflow: paintBarButton(item, of: buttons, glyphs, on: &cells)
      case .help: paint(glyphs.help, in: item.rect, style: glyphs.styles[.tint], on: &cells)
      default: continue
      }
    }
  }

  /// Returns the buttons of the content's navigation bar, in the order of their indices.
  func barButtons(of layout: FrameLayout) -> [BarButtonItem] {
    layout.content.buttons.buttons(of: host.visibleNavigationBar, drawing: options.drawing)
  }

  private func paint(
    _ field: SearchFieldPlace,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    cells.fill(rect, with: .blank)
    if let glyph = field.glyph {
      cells.put(glyph: glyphs(layout).search, at: glyph, clip: rect)
    }
    let text = field.text
    guard text.columns == 0 else {
      cells.put(text, at: field.textStart, clip: rect)
      return
    }
    var line = LineWriter(field.rect, isRightToLeft: layout.isRightToLeft)
    let style = styles[.secondary]
    let placeholder = host.searchPlaceholder ?? ButtonLabel.search
    line.fill(placeholder, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }
}
