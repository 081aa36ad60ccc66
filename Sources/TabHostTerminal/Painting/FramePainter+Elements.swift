import TabHost

extension FramePainter {
  /// Draws the controls in an area, which ``FrameLayout/controls(in:)`` returns.
  func paint(_ controls: [FrameElement], _ layout: FrameLayout, on cells: inout CellBuffer) {
    let glyphs = glyphs(layout)
    for control in controls { paint(control, layout, glyphs, on: &cells) }
  }

  /// Draws a control. Rows, lines of lists and areas are drawn elsewhere.
  private func paint(
    _ element: FrameElement,
    _ layout: FrameLayout,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let styles = glyphs.styles
    func paint(_ glyph: Character, _ style: CellStyle = .plain) {
      guard let word = element.id.word(options.drawing) else {
        return self.paint(glyph, in: element.rect, style: style, on: &cells)
      }
      var line = LineWriter(element.rect, isRightToLeft: layout.isRightToLeft)
      line.skip(1, upTo: element.rect.columns - 1)
      line.fill(word, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
    }
    switch element.id {
    case .tab, .more, .barButton, .pageToolbarItem, .searchScope:
      paintLabel(of: element, glyphs, on: &cells)
    case .navigationOverflow, .paneOverflow, .pageToolbarOverflow: paint(glyphs.more, styles[.tint])
    case .earlierTabs:
      paint(layout.isBarVertical ? glyphs.up : glyphs.nearer, styles[.tint])
    case .laterTabs: paint(layout.isBarVertical ? glyphs.down : glyphs.further, styles[.tint])
    case .sidebarToggle, .tabList: paint(glyphs.sidebarToggle)
    case .contentButton, .paneContentButton: paintContentButton(element, glyphs, on: &cells)
    case .back: paintBackButton(element, glyphs, on: &cells)
    case .searchField, .paneSearchField:
      guard let search = host.search(at: element.id) else { break }
      let editor =
        search.isCurrent
        ? LineEditor(search.text, cursor: options.searchCursor) : LineEditor(search.text)
      let field = FieldPlace(editor, in: element.rect, layout.isRightToLeft)
      cells.fill(element.rect, with: .blank)
      field.paint(search.placeholder ?? localized(.search), glyphs, on: &cells)
    case .cancelSearch: paint(glyphs.cancel)
    case .help: paint(glyphs.help, styles[.tint])
    case .edit, .reset:
      var line = LineWriter(element.rect, isRightToLeft: layout.isRightToLeft)
      line.skip(1)
      line.leading(SafeText(element.label?.title ?? ""), style: styles[.tint], on: &cells)
    case .toolbarItem: paintToolbarItem(element, glyphs, on: &cells)
    case .moreToolbarItems: paint(glyphs.further)
    case .sidebarOverflow: paint(glyphs.more)
    case .row, .pages, .previousPage, .nextPage, .bar, .sidebar, .sidebarScrollbar, .sidebarEdge,
      .content, .pane, .divider, .accessory, .sidebarBottomBar, .popover, .list, .line, .hint:
      break
    }
    if element.leadsToBadge, !glyphs.usesWords, element.rect.columns > 2 {
      cells.put(
        glyph: options.drawing.pick("●", "*"),
        at: element.rect.start(isRightToLeft: layout.isRightToLeft),
        style: styles.badge(nil),
        clip: element.rect
      )
    }
  }

  /// Draws the button that leads back to another page, whose title is its label.
  private func paintBackButton(
    _ element: FrameElement,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var button = LineWriter(element.rect, isRightToLeft: glyphs.isRightToLeft)
    button.leading(glyphs.backward, on: &cells)
    button.skip(1)
    button.reserve(1)
    button.fill(element.label?.title ?? "", ellipsis: options.drawing.ellipsis, on: &cells)
  }

  /// Draws the button that is displayed in place of content, between brackets.
  private func paintContentButton(
    _ element: FrameElement,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard let label = element.label else { return }
    let styles = glyphs.styles
    var style: CellStyle = styles[.tint]
    if !label.isEnabled { style.apply(styles[.disabled]) }
    var line = LineWriter(element.rect, isRightToLeft: glyphs.isRightToLeft)
    line.leading(glyphs.brackets.leading, style: style, on: &cells)
    line.trailing(glyphs.brackets.trailing, style: style, on: &cells)
    line.skip(1)
    line.reserve(1)
    if !label.isEnabled {
      line.trailing(glyphs.disabled, style: style, on: &cells)
      line.reserve(1)
    }
    if let glyph = label.glyph {
      line.leading(glyph, style: style, on: &cells)
      line.skip(1)
    }
    line.fill(label.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }

  /// Draws a label with one blank on either side. Around a selected one, those are brackets where there
  /// are no colors.
  private func paintLabel(
    of element: FrameElement,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard let label = element.label else { return }
    let isSelected = element.isSelected
    var line = LineWriter(element.rect, isRightToLeft: glyphs.isRightToLeft)
    let styles = glyphs.styles
    var style = label.color.map { styles.text($0) } ?? .plain
    style.isBold = isSelected || label.isBold
    if !label.isEnabled { style.apply(styles[.disabled]) }
    if isSelected {
      style.apply(styles[.selected])
      if let color = label.selectionColor.flatMap({ styles[$0] }) { style.foreground = color }
    }
    cells.fill(element.rect, with: .blank(style))
    if line.room >= 3 {
      let brackets = glyphs.brackets
      let mark = style.mark(besides: style.hasColors || style.isReversed)
      line.leading(isSelected ? brackets.leading : " ", style: mark, on: &cells)
      line.trailing(isSelected ? brackets.trailing : " ", style: mark, on: &cells)
    }
    let reserved = element.isIconOnly ? 1 : label.leastColumns
    if !label.isEnabled, line.room >= reserved + 2 {
      line.trailing(" ", style: style, on: &cells)
      line.trailing(glyphs.disabled, style: style, on: &cells)
    }
    if label.badgeColumns > 0, line.room > label.badgeColumns + reserved {
      paintBadge(of: label, isSelected: isSelected, style, with: &line, glyphs, on: &cells)
      line.trailing(" ", style: style, on: &cells)
    }
    var glyphStyle = style
    if let color = label.glyphColor, !isSelected || styles[.selected].foreground == nil {
      glyphStyle.foreground = styles[color]
    }
    if element.isIconOnly || label.titleColumns == 0 {
      line.leading(label.icon(drawing: options.drawing), style: glyphStyle, on: &cells)
    } else {
      if let glyph = label.glyph {
        line.leading(glyph, style: glyphStyle, on: &cells)
        line.skip(1)
      }
      line.fill(label.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
    }
  }

  /// Draws the badge of a label, or the progress in its place.
  private func paintBadge(
    of label: TabLabel,
    isSelected: Bool,
    _ style: CellStyle,
    with line: inout LineWriter,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    if let progress = label.progress {
      var style = glyphs.styles.text(label.badgeColor)
      if isSelected { style.apply(glyphs.styles[.selected]) }
      let text = glyphs.badge(progress, step: options.spinnerStep)
      line.trailing(text, style: style, on: &cells)
    } else if let badge = label.badge, glyphs.usesWords {
      line.trailing(badge, style: style, on: &cells)
    } else if let badge = label.badge {
      line.trailing(
        badge: badge,
        style: glyphs.styles.badge(label.badgeColor),
        isFilled: !host.bar.edge.isVertical,
        on: &cells
      )
    }
  }

  private func paintToolbarItem(
    _ element: FrameElement,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard let action = element.action else { return }
    let image = action.state == .on ? action.selectedImage ?? action.image : action.image
    let glyph =
      image.flatMap { SymbolGlyphs.knownGlyph(for: $0, drawing: options.drawing) }
      ?? SafeText(action.title, limit: 1).characters.first
      ?? SymbolGlyphs.glyph(for: nil, drawing: options.drawing)
    let isEnabled = !action.attributes.contains(.disabled)
    let isDestructive = action.attributes.contains(.destructive)
    let styles = glyphs.styles
    var style = styles[isDestructive ? .destructive : .tint]
    if !isEnabled { style.apply(styles[.disabled]) }
    style.isReversed = action.state == .on
    var line = LineWriter(element.rect, isRightToLeft: glyphs.isRightToLeft)
    if element.isIconOnly {
      paint(glyph, in: element.rect, style: style, on: &cells)
    } else {
      cells.fill(element.rect, with: .blank(style.isReversed ? style : .plain))
      var label = line
      label.skip(1)
      label.reserve(1)
      label.fill(action.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
    }
    guard !isEnabled else { return }
    let disabled = SafeText(String(glyphs.disabled))
    line.trailing(disabled, style: styles[.disabled], on: &cells)
  }
}

// MARK: - The bar and the heading

extension FramePainter {
  func paint(
    _ bar: FrameLayout.Placed<FrameLayout.Bar>,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    cells.fill(bar.rect, with: .blank)
    if let rule = bar.rule {
      cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
    }
    paint(layout.controls(in: .bar), layout, on: &cells)
  }

  /// Draws the lines above the content: title, search field, buttons, rule and subtitle, and the toolbar
  /// below it.
  func paintHeading(_ layout: FrameLayout, on cells: inout CellBuffer) {
    let rect = layout.content.uncovered
    paint(layout.controls(in: .content), layout, on: &cells)
    for rule in [layout.content.rule, layout.content.toolbarRule].compactMap(\.self) {
      cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
    }
    guard !rect.isEmpty, layout.content.headingLines > 0 else { return }
    let heading = PageHeading(host: host, bar: host.visibleNavigationBar)
    let ellipsis = options.drawing.ellipsis
    if let title = layout.content.title {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(heading.title, ellipsis: ellipsis, style: styles[.header], on: &cells)
    }
    guard let rect = layout.content.subtitle, let subtitle = heading.subtitle else { return }
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    line.skip(line.room > 12 ? 1 : 0)
    line.fill(subtitle, ellipsis: ellipsis, style: styles[.secondary], on: &cells)
  }
}

// MARK: - Lines between areas

extension FrameLayout {
  /// The lines between areas.
  private var rules: [CellRect?] {
    [
      content.rule, content.toolbarRule, accessory?.rule, sidebar?.border,
      sidebar?.bottomBar?.firstLine, bar?.rule,
    ] + panes.map(\.divider)
  }

  /// Joins the lines between areas to each other.
  func joinRules(_ drawing: LineDrawing, style: CellStyle, on cells: inout CellBuffer) {
    for rule in rules.compactMap(\.self) { cells.join(rule, to: style, drawing: drawing) }
  }
}

// MARK: - What is presented

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
    if popover.style != .popover { cells.cover(with: styles) }
    cells.fill(popover.rect, with: .blank)
    if popover.hasBorder { cells.box(popover.rect, drawing: options.drawing) }
    if let arrow = popover.arrow {
      paint(glyph(towards: popover.side), in: CellRect(arrow), style: .plain, on: &cells)
    }
    for rule in [popover.rule, popover.toolbarRule].compactMap(\.self) {
      let line = popover.hasBorder ? popover.rect.inset(columns: 1) : rule
      let place = rule.at(column: line.column, columns: line.columns)
      cells.horizontalLine(place, drawing: options.drawing, style: styles[.rule])
      cells.join(place, to: .plain, drawing: options.drawing)
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
    paint(layout.controls(in: .popover, layer: layer), layout, on: &cells)
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
