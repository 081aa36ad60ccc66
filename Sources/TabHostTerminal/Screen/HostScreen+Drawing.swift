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
    if host.appearanceState == .appeared { host.updatePropertiesIfNeeded() }
    layoutCache.invalidate()
    needsFrame = false
    reportNesting()
    contents.presenter?.followRows()
    contents.hasClosedForRow = false
    // Asking the app may change the host.
    status.keyCommands = options.showsStatusLine ? host.availableKeyCommands : []
    var layout = shownLayout()
    // Content that is notified of the focus may change the host.
    for _ in 0..<Self.passes {
      guard contents.notifyFocus() else { break }
      layout = shownLayout()
    }
    return layout
  }

  /// Returns a frame with the given layout, which `resolveLayout()` has returned.
  func picture(of layout: FrameLayout) -> Frame {
    // While content draws itself, the app may present an alert or change the open list, which is
    // for the next frame.
    let (mode, list, focusedLine) = (mode, openList, lists.focusedLine)
    let (cells, cursor, isAnimated) = painter.picture(layout, focused: contents.focused)
    self.isAnimated = isAnimated
    // A menu is placed beside a title that content has drawn, so the content is drawn first.
    let layout = list.map { layout.placing($0, focus: focusedLine) } ?? layout
    var picture = ScreenPicture(cells: cells, list: list, cursor: cursor)
    pointer.drag?.paint(layout, on: &picture.cells)
    mode.paint(layout, on: &picture)
    moves.paintBadge(layout, on: &picture.cells)
    entersText = picture.entersText || picture.cursor != nil || mode.contentEntersText
    paintStatusLine(layout, entersText: entersText, on: &picture.cells)
    if pointer.hover != nil { paintHover(layout.adding(status.elements), on: &picture.cells) }
    focusPoint = mode.focusRect(in: layout).flatMap {
      $0.isEmpty ? nil : $0.start(isRightToLeft: layout.isRightToLeft)
    }
    self.cursor = picture.cursor
    if options.drawing.usesWords {
      // A screen reader follows the visible cursor.
      self.cursor = announcement(in: layout) ?? picture.cursor ?? focusPoint
    }
    picture.cells.addColors(of: painter.styles)
    return Frame(picture.cells, drawing: options.drawing)
  }

  /// Returns the line of a visible row of the sidebar, drawn.
  func picture(
    of row: TabHostController.Sidebar.Row,
    at index: Int,
    in rect: CellRect
  ) -> SidebarLine.Picture {
    let painter = painter
    let item = painter.item(of: row, at: index)
    return painter.picture(of: row, item, at: index, columns: rect.columns, glyphs)
  }

  /// Returns the current layout, with the open list and the hints of the status line in the last
  /// frame.
  public func layout() -> FrameLayout {
    let layout = hostLayout().adding(status.elements)
    return openList.map { layout.placing($0, focus: lists.focusedLine) } ?? layout
  }

  /// Returns the current layout of the host, beneath the open list.
  func hostLayout() -> FrameLayout {
    let painter = painter
    let key = layoutKey(of: painter)
    if let layout = layoutCache.layout(for: key) { return layout }
    let layout = painter.layout(size: size)
    layoutCache.store(layout, for: key)
    return layout
  }

  /// Returns the values that the layout and the open list depend on.
  func layoutKey(of painter: FramePainter) -> LayoutCache.Key {
    LayoutCache.Key(version: host.drawingVersion, size: size, options: painter.options)
  }

  var painter: FramePainter {
    var options = options
    options.firstRow = keyboardFocus.firstRow
    options.barAnchor = barScroll.anchor
    options.barFocus = barFocus
    options.focusedPane = focus?.focusedPane
    options.searchCursor = searchField.cursorOffset
    options.isInteractive = true
    options.spinnerStep = spinnerStep
    return FramePainter(host: host, options: options, lines: sidebarLines)
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
        isDisplayingRows = true
        host.sidebar.displayedRows = rows
        isDisplayingRows = false
      } else {
        break
      }
      layout = focusedLayout()
    }
    return layout
  }

  /// Returns the layout after updating the focus. It is recomputed only if the update has scrolled.
  private func focusedLayout() -> FrameLayout {
    updateModes()
    findFocus(in: hostLayout())
    return hostLayout()
  }

  /// Marks an element that has the focus, with the style of the focus and a glyph at its end.
  func paintFocus(
    _ focus: FrameElement.ID,
    hasMark: Bool = true,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    // The cursor is at the focus.
    let usesWords = options.drawing.usesWords
    // Content indicates the focus within itself. The line above it shows that it receives keys.
    if let rule = layout.rule(above: focus) {
      let line = Cell(options.drawing.pick("━", "=", console: "═"), style: glyphs.styles.focusRule)
      return cells.fill(rule, with: line)
    }
    guard !focus.isPage, let rect = layout.rect(of: focus) else { return }
    let style = glyphs.styles[.focused]
    let isFilled = style.hasColors || style.isReversed
    if hasMark, rect.columns >= 3, !usesWords {
      paintFocusMark(at: rect, isMark: !focus.isRow && isFilled, layout, on: &cells)
    }
    cells.restyle(rect) { if !$0.isFilledBadge { $0.apply(style) } }
    guard isFilled, focus.isInBar else { return }
    // The background says more than the brackets around a selected item.
    for end in [rect.start(isRightToLeft: false), rect.end(isRightToLeft: false)]
    where "[]".contains(cells[end.column, end.row].character ?? " ") {
      cells.restyle(CellRect(end)) { $0.isMark = true }
    }
  }

  /// Draws the mark at the end of an element, or beside the bracket at the end of a selected item of
  /// the bar if the frame has room there. The mark covers no text.
  ///
  /// - Parameter isMark: Whether the glyph is shown only where there are no colors.
  func paintFocusMark(
    at rect: CellRect,
    isMark: Bool,
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
    // A cell without a character is the second one of a wide character.
    guard let covered = cells[place.column, place.row].character,
      !covered.isLetter && !covered.isNumber
    else { return }
    let style = cells[place.column, place.row].style.mark(besides: isMark)
    cells.put(glyph: glyphs.focus, at: place, style: style, clip: CellRect(size))
  }
}
