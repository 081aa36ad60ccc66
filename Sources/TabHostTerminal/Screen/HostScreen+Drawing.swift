import TabHost

extension HostScreen {
  /// Returns a frame with the current state of the host.
  ///
  /// Drawing a frame updates the host's layout metrics and the sidebar's `displayedRows`, and
  /// notifies content that gains or loses the focus.
  public func frame() -> Frame { picture(of: resolveLayout()) }

  /// Returns the layout of the next frame, after notifying the host and the content of their
  /// changes.
  func resolveLayout() -> FrameLayout {
    layoutCache.invalidate()
    needsFrame = false
    endImpossibleMove()
    var layout = shownLayout()
    // Content that is notified of the focus may change the host.
    for _ in 0..<Self.passes {
      guard notifyContentFocus() else { break }
      layout = shownLayout()
    }
    return layout
  }

  /// Returns a frame with the given layout, which `resolveLayout()` has returned.
  func picture(of layout: FrameLayout) -> Frame {
    var cells: CellBuffer
    (cells, cursor) = painter.picture(layout, focused: contentState.focused)
    paintSwipe(layout, on: &cells)
    paintMove(layout, on: &cells)
    let panel = panel
    if let panel {
      if panel.kind == .alert { cells.cover(with: glyphs.styles[.covered]) }
      paint(panel, layout, on: &cells)
    } else if activeMove == nil || activeMove?.drag != nil {
      paintFocus(layout, on: &cells)
      cursor = searchCursor(in: layout) ?? cursor
    }
    paintHover(layout, on: &cells)
    paintMoveBadge(layout, on: &cells)
    if let rect = layout.statusLine {
      statusLine(in: layout).paint(in: rect, glyphs, on: &cells)
    }
    focusPoint = focusPoint(in: layout, panel)
    return Frame(cells, drawing: options.drawing)
  }

  /// Returns the current layout.
  public func layout() -> FrameLayout {
    let painter = painter
    let key = LayoutCache.Key(
      version: host.drawingVersion,
      size: size,
      options: painter.options
    )
    if let layout = layoutCache.layout(for: key) { return layout }
    let layout = painter.layout(size: size)
    layoutCache.store(layout, for: key)
    return layout
  }

  var painter: FramePainter {
    var options = options
    options.firstRow = keyboardFocus.firstRow
    options.firstBarItem = barScroll.first
    options.barPlace = barScroll.place
    options.searchCursor = typing.editor.cursorOffset
    options.isInteractive = true
    return FramePainter(host: host, options: options)
  }

  var glyphs: FrameGlyphs {
    FrameGlyphs(
      drawing: options.drawing,
      isRightToLeft: host.traitCollection.layoutDirection == .rightToLeft,
      styles: painter.styles
    )
  }

  /// The maximum number of layout passes for one frame.
  ///
  /// An app may change the host each time it is notified of a layout change; the limit prevents an
  /// endless loop.
  static let passes = 8

  /// Returns the layout after setting the host's layout metrics and the sidebar's displayed rows.
  ///
  /// Both changes notify the app, which may change the host and therefore the layout.
  private func shownLayout() -> FrameLayout {
    var layout = focusedLayout()
    for _ in 0..<Self.passes {
      let metrics = layout.metrics(from: host.layoutMetrics)
      if metrics != host.layoutMetrics {
        host.layoutMetrics = metrics
      } else if let rows = layout.sidebar?.fittingRows, rows != host.sidebar.displayedRows {
        host.sidebar.displayedRows = rows
      } else {
        break
      }
      layout = focusedLayout()
    }
    return layout
  }

  /// Returns the layout after updating the focus. It is recomputed only if the update has scrolled.
  private func focusedLayout() -> FrameLayout {
    followPresented()
    let before = layout()
    let scrolled = (keyboardFocus.firstRow, barScroll.first)
    findFocus(in: before)
    return scrolled == (keyboardFocus.firstRow, barScroll.first) ? before : layout()
  }

  /// Returns the position of the focused line or element, or that of content in which it is.
  private func focusPoint(in layout: FrameLayout, _ panel: Panel?) -> CellPoint? {
    let rect: CellRect?
    if let panel {
      let place = panelRect(panel, layout)
      let line = panelFocus - panel.window(in: place, showing: panelFocus).lowerBound
      rect = panel.lines(in: place).part(row: line)
    } else {
      rect = (keyTarget ?? focus).flatMap { layout.page(of: $0) ?? layout.rect(of: $0) }
    }
    guard let rect, !rect.isEmpty else { return nil }
    return rect.start(isRightToLeft: layout.isRightToLeft)
  }

  /// Marks the focused element with the style of the focus and a glyph at its end.
  private func paintFocus(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let focus = layout.popover == nil ? focus : presentedFocus(in: layout) else { return }
    // Content indicates the focus within itself. The line above it shows that it receives keys.
    if let rule = layout.rule(above: focus) {
      let line = Cell(options.drawing.pick("━", "=", console: "═"), style: glyphs.styles.focusRule)
      return cells.fill(rule, with: line)
    }
    guard !isContent(focus), let rect = layout.rect(of: focus) else { return }
    if rect.columns >= 3, focus != .searchField || !isTyping {
      paintFocusMark(at: rect, layout, on: &cells)
    }
    let style = glyphs.styles[.focused]
    cells.restyle(rect) { $0.apply(style) }
  }

  /// Draws the mark at the end of an element, or beside the bracket at the end of a selected item of
  /// the bar if the frame has room there.
  private func paintFocusMark(
    at rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let end = rect.end(isRightToLeft: layout.isRightToLeft)
    var place = end
    if cells[end.column, end.row].character == glyphs.brackets.trailing {
      place.column += layout.isRightToLeft ? -1 : 1
      let free: [Character?] = [" ", options.drawing.vertical]
      let isFree = CellRect(size).contains(place)
      if !isFree || !free.contains(cells[place.column, place.row].character) { place = end }
    }
    let style = cells[place.column, place.row].style
    cells.put(glyph: glyphs.focus, at: place, style: style, clip: CellRect(size))
  }

  private func paint(_ panel: Panel, _ layout: FrameLayout, on cells: inout CellBuffer) {
    let rect = panelRect(panel, layout)
    panel.paint(in: rect, focus: panelFocus, glyphs, on: &cells)
    if panel.kind == .alert { paintFocusedField(panel, in: rect, on: &cells) }
    if let place = panel.field?.place(in: rect, isRightToLeft: layout.isRightToLeft) {
      cursor = place.rect.isEmpty ? nil : place.cursor
    }
  }
}
