import TabHost

extension HostScreen {
  /// The picture of the host as it is now. The rows that have room are on screen from now on.
  public func frame() -> Frame { picture(of: settle()) }

  /// Where everything lies in the next picture, with everyone told who hears of that.
  func settle() -> FrameLayout {
    endImpossibleCarry()
    var layout = shownLayout()
    // Content that hears of the focus may change the host.
    for _ in 0..<Self.passes {
      guard tellContentFocus() else { break }
      layout = shownLayout()
    }
    return layout
  }

  /// The picture of a layout that everyone was told of.
  func picture(of layout: FrameLayout) -> Frame {
    var cells: CellBuffer
    (cells, cursor) = painter.picture(layout, focused: contentState.focused)
    paintPull(layout, on: &cells)
    paintCarry(layout, on: &cells)
    if let panel {
      paint(panel, layout, on: &cells)
    } else if carry == nil || carry?.drag != nil {
      paintFocus(layout, on: &cells)
      cursor = searchCursor(in: layout) ?? cursor
    }
    paintCarryBadge(layout, on: &cells)
    return Frame(cells, drawing: options.drawing)
  }

  /// Where everything lies.
  public func layout() -> FrameLayout { painter.layout(size: size) }

  var painter: FramePainter {
    var options = options
    options.firstRow = firstRow
    options.firstBarItem = barScroll.first
    options.barPlace = barScroll.place
    options.searchCursor = typing.editor.cursorOffset
    options.isInteractive = true
    return FramePainter(host: host, options: options)
  }

  var signs: FrameSigns {
    FrameSigns(
      drawing: options.drawing,
      isRightToLeft: host.traitCollection.layoutDirection == .rightToLeft
    )
  }

  /// How often the layout is made anew for one frame. An app that answers whatever it is told by
  /// yet another change is not waited for.
  static let passes = 8

  /// The layout with the host told what is on screen in it: how large the parts are, and which
  /// rows. Whoever hears of it may change the host, and with that what is on screen.
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

  /// The layout with the focus on what is there, made anew only where that has scrolled it.
  private func focusedLayout() -> FrameLayout {
    let before = layout()
    let scrolled = (firstRow, barScroll.first)
    findFocus(in: before)
    return scrolled == (firstRow, barScroll.first) ? before : layout()
  }

  /// Marks the focus: underlined and, as not every terminal shows that, with a sign at the end.
  private func paintFocus(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let focus, layout.popover == nil else { return }
    // Content shows by itself where it is; the line above it shows that the keys go there.
    if let rule = layout.rule(above: focus) {
      let line = Cell(options.drawing.pick("━", "="), style: Style(bold: true))
      return cells.fill(rule, with: line)
    }
    guard !isContent(focus), let rect = layout.rect(of: focus) else { return }
    if rect.columns >= 3, focus != .searchField || !isTyping {
      let end = rect.end(isRightToLeft: layout.isRightToLeft)
      let style = cells[end.column, end.row].style
      cells.put(sign: signs.focus, at: end, style: style, clip: rect)
    }
    cells.restyle(rect) { $0.isUnderlined = true }
  }

  private func paint(_ panel: Panel, _ layout: FrameLayout, on cells: inout CellBuffer) {
    panel.paint(in: panelRect(panel, layout), focus: panelFocus, signs, on: &cells)
  }
}
