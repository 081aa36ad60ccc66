import TabHost

extension FramePainter {
  func paint(_ bar: FrameLayout.Bar, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(bar.rect, with: .blank)
    let glyphs = glyphs(layout)
    let styles = glyphs.styles
    for capsule in bar.capsules {
      cells.box(capsule, drawing: options.drawing, style: styles[.rule])
    }
    if bar.edge == .bottom, bar.rect.rows > 1, bar.capsules.isEmpty {
      cells.horizontalLine(bar.rect.firstLine, drawing: options.drawing, style: styles[.rule])
    }
    let selected = host.selectedBarItem
    let isSelectedShown = bar.items.contains { $0.target == selected.map { .tab($0.identifier) } }
    lazy var buttons = barButtons(of: layout)
    for item in bar.items {
      switch item.target {
      case .tab(let identifier):
        guard let tab = host.tab(forIdentifier: identifier) else { continue }
        let isSelected = tab === selected
        let label = TabLabel(tab, isSelected: isSelected, filled: true, drawing: options.drawing)
        paint(label, isSelected: isSelected, in: item, glyphs, on: &cells)
      case .more:
        let isSelected = selected != nil && !isSelectedShown
        paint(glyphs.moreLabel, isSelected: isSelected, in: item, glyphs, on: &cells)
      case .earlierTabs, .laterTabs:
        paintArrow(item, of: bar, glyphs, on: &cells)
      case .barButton, .navigationOverflow:
        paintBarButton(item, of: buttons, glyphs, on: &cells)
      case .sidebarToggle:
        paint(glyphs.sidebarToggle, in: item.rect, style: .plain, on: &cells)
      default:
        continue
      }
    }
  }

  private func paintArrow(
    _ item: FrameLayout.Item,
    of bar: FrameLayout.Bar,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let isEarlier = item.target == .earlierTabs
    let glyph =
      bar.edge.isVertical
      ? (isEarlier ? glyphs.up : glyphs.down) : (isEarlier ? glyphs.backward : glyphs.forward)
    paint(glyph, in: item.rect, style: glyphs.styles[.rule], on: &cells)
  }

  /// Draws a button of a navigation bar, in a heading or in a vertical bar.
  ///
  /// - Parameter buttons: The buttons that the indices of ``FrameLayout/Target/barButton(_:)`` refer
  ///   to.
  func paintBarButton(
    _ item: FrameLayout.Item,
    of buttons: [BarButtonItem],
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard case .barButton(let index) = item.target else {
      return paint(glyphs.more, in: item.rect, style: glyphs.styles[.tint], on: &cells)
    }
    guard buttons.indices.contains(index) else { return }
    let button = buttons[index]
    let label = TabLabel(button, drawing: options.drawing)
    paint(label, isSelected: button.isSelected, in: item, glyphs, on: &cells)
  }

  /// Draws a label, between brackets if it is selected and between blanks otherwise.
  private func paint(
    _ label: TabLabel,
    isSelected: Bool,
    in item: FrameLayout.Item,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(item.rect, isRightToLeft: glyphs.isRightToLeft)
    let styles = glyphs.styles
    var style = label.color.map { styles.text($0) } ?? .plain
    style.isBold = isSelected || label.isBold
    if !label.isEnabled { style.apply(styles[.disabled]) }
    if line.room >= 3 {
      let brackets = glyphs.brackets
      line.leading(isSelected ? brackets.leading : " ", on: &cells)
      line.trailing(isSelected ? brackets.trailing : " ", on: &cells)
    }
    let reserved = item.isIconOnly ? 1 : label.leastColumns
    if !label.isEnabled, line.room >= reserved + 2 {
      line.trailing(" ", on: &cells)
      line.trailing(glyphs.disabled, style: style, on: &cells)
    }
    if let badge = label.badge, line.room > badge.columns + reserved {
      let badgeStyle = styles.badge(label.badgeColor)
      line.trailing(badge, style: badgeStyle, on: &cells)
      line.trailing(" ", on: &cells)
    }
    var glyphStyle = style
    if let color = label.glyphColor { glyphStyle.foreground = styles[color] }
    if item.isIconOnly || label.titleColumns == 0 {
      line.leading(label.icon(drawing: options.drawing), style: glyphStyle, on: &cells)
    } else {
      paintTitle(label, style, glyphStyle, line: &line, on: &cells)
    }
    if isSelected { cells.restyle(item.rect) { $0.apply(styles[.selected]) } }
  }

  private func paintTitle(
    _ label: TabLabel,
    _ style: CellStyle,
    _ glyphStyle: CellStyle,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    if let glyph = label.glyph {
      line.leading(glyph, style: glyphStyle, on: &cells)
      line.skip(1)
    }
    line.fill(label.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }
}
