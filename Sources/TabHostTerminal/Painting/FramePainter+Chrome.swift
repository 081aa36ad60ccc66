import TabHost

extension FramePainter {
  func paint(_ bar: FrameLayout.Bar, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(bar.rect, with: .blank)
    let style = styles[.rule]
    for capsule in bar.capsules { cells.box(capsule, drawing: options.drawing, style: style) }
    if bar.edge == .bottom, bar.rect.rows > 1, bar.capsules.isEmpty {
      cells.horizontalLine(bar.rect.firstLine, drawing: options.drawing, style: style)
    }
    for item in layout.controls(in: .bar) { paint(item, layout, on: &cells) }
  }

  /// Draws the lines above the content: title, search field, buttons, rule and subtitle.
  func paintHeading(_ layout: FrameLayout, on cells: inout CellBuffer) {
    let rect = layout.content.uncovered
    guard !rect.isEmpty, layout.content.headingLines > 0 else { return }
    let heading = PageHeading(host: host, bar: host.visibleNavigationBar)
    let ellipsis = options.drawing.ellipsis
    if let title = layout.content.title {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(heading.title, ellipsis: ellipsis, style: styles[.header], on: &cells)
    }
    for control in layout.controls(in: .content) { paint(control, layout, on: &cells) }
    guard let rule = layout.rule(above: .content) else { return }
    cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
    guard rect.endRow > rule.endRow, let subtitle = heading.subtitle else { return }
    var second = LineWriter(rule.part(row: 1), isRightToLeft: layout.isRightToLeft)
    second.skip(second.room > 12 ? 1 : 0)
    second.fill(subtitle, ellipsis: ellipsis, style: styles[.secondary], on: &cells)
  }
}
