import TabHost

extension FramePainter {
  /// Draws the buttons of the sidebar's header.
  func paintButtons(
    of sidebar: FrameLayout.Sidebar,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let signs = signs(layout)
    for item in sidebar.buttons {
      switch item.target {
      case .edit:
        paint(ButtonLabel.edit(isEditing: host.isEditing), in: item, layout, on: &cells)
      case .reset: paint(ButtonLabel.reset, in: item, layout, on: &cells)
      case .sidebarOverflow: paint(signs.more, in: item.rect, style: .plain, on: &cells)
      case .moreToolbarItems: paint(signs.further, in: item.rect, style: .plain, on: &cells)
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
    line.leading(SafeText(title), style: Style(color: .tint), on: &cells)
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
    var style = Style(color: isDestructive ? .red : .tint)
    style.isDim = !isEnabled
    style.isReversed = action.state == .on
    paint(glyph, in: item.rect, style: style, on: &cells)
    guard !isEnabled else { return }
    var line = LineWriter(item.rect, isRightToLeft: layout.isRightToLeft)
    let disabled = SafeText(String(signs(layout).disabled))
    line.trailing(disabled, style: Style(dim: true), on: &cells)
  }

  /// Draws the search field, and the buttons beside the title.
  func paintHeadingItems(_ layout: FrameLayout, on cells: inout CellBuffer) {
    let signs = signs(layout)
    for item in layout.content.items {
      switch item.target {
      case .searchField:
        let field = SearchFieldPlace(host, in: item.rect, options, layout.isRightToLeft)
        paint(field, in: item.rect, layout, on: &cells)
      case .cancelSearch: paint(signs.cancel, in: item.rect, style: .plain, on: &cells)
      case .help: paint(signs.help, in: item.rect, style: Style(color: .tint), on: &cells)
      default: continue
      }
    }
  }

  private func paint(
    _ field: SearchFieldPlace,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    cells.fill(rect, with: .blank)
    if let glyph = field.glyph {
      cells.put(String(signs(layout).search), at: glyph, clip: rect)
    }
    let text = field.text
    guard text.columns == 0 else {
      cells.put(text, at: field.textStart, clip: rect)
      return
    }
    var line = LineWriter(field.rect, isRightToLeft: layout.isRightToLeft)
    let style = Style(dim: true)
    line.fill(ButtonLabel.search, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }

  /// Draws the dots of the index of pages.
  func paint(_ pages: FrameLayout.Pages, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(pages.rect, with: .blank)
    let signs = signs(layout)
    var line = LineWriter(pages.dots, isRightToLeft: layout.isRightToLeft)
    if pages.hasEarlier { line.leading(SafeText("\(signs.backward) "), on: &cells) }
    let dots = pages.count + (pages.hasLater ? 1 : 0)
    for index in 0..<dots {
      let isArrow = index == pages.count
      let sign = isArrow ? signs.forward : signs.pageDot(isSelected: false)
      line.leading(SafeText(String(sign)), style: Style(dim: !isArrow), on: &cells)
      line.skip(1)
    }
    if let selected = pages.selected {
      paint(signs.pageDot(isSelected: true), in: selected, style: Style(bold: true), on: &cells)
    }
  }
}
