import TabHost

extension FramePainter {
  /// Draws the buttons of the sidebar's header.
  func paintButtons(
    of sidebar: FrameLayout.Sidebar,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let glyphs = glyphs(layout)
    for item in sidebar.buttons {
      switch item.target {
      case .edit:
        paint(ButtonLabel.edit(isEditing: host.isEditing), in: item, layout, on: &cells)
      case .reset: paint(ButtonLabel.reset, in: item, layout, on: &cells)
      case .sidebarOverflow: paint(glyphs.more, in: item.rect, style: .plain, on: &cells)
      case .moreToolbarItems: paint(glyphs.further, in: item.rect, style: .plain, on: &cells)
      case .toolbarItem(let index): paintToolbarItem(index, in: item, layout, on: &cells)
      default: continue
      }
    }
  }

  private func paint(
    _ title: String,
    in item: FrameLayout.Item,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(item.rect, isRightToLeft: layout.isRightToLeft)
    line.skip(1)
    line.leading(SafeText(title), style: styles[.tint], on: &cells)
  }

  private func paintToolbarItem(
    _ index: Int,
    in item: FrameLayout.Item,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let items = host.sidebar.toolbarItems
    guard items.indices.contains(index) else { return }
    let action = items[index]
    let image = action.state == .on ? action.selectedImage ?? action.image : action.image
    let glyph =
      image.map { SymbolGlyphs.glyph(for: $0, drawing: options.drawing) }
      ?? SafeText(action.title, limit: 1).characters.first
      ?? SymbolGlyphs.glyph(for: nil, drawing: options.drawing)
    let isEnabled = !action.attributes.contains(.disabled)
    let isDestructive = action.attributes.contains(.destructive)
    let styles = styles
    var style = styles[isDestructive ? .destructive : .tint]
    if !isEnabled { style.apply(styles[.disabled]) }
    style.isReversed = action.state == .on
    var line = LineWriter(item.rect, isRightToLeft: layout.isRightToLeft)
    if item.isIconOnly {
      paint(glyph, in: item.rect, style: style, on: &cells)
    } else {
      cells.fill(item.rect, with: .blank(style.isReversed ? style : .plain))
      var label = line
      label.skip(1)
      label.reserve(1)
      label.fill(action.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
    }
    guard !isEnabled else { return }
    let disabled = SafeText(String(glyphs(layout).disabled))
    line.trailing(disabled, style: styles[.disabled], on: &cells)
  }
}
