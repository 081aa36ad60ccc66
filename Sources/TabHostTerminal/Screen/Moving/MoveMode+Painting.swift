import TabHost

// During a move, the original position is dimmed, the drop destination is marked, and a badge shows
// the effect of a drop. Each mark includes a glyph, for terminals without styles.

extension MoveMode {
  /// The maximum number of columns of the badge.
  private static let badgeColumns = 24

  /// Draws the marks on the rows and the bar.
  func paintMarks(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let activeMove else { return }
    let styles = glyphs.styles
    let added = activeMove.added.map { rect(of: .tab($0), layout) }
    for case let origin? in [originRect(of: activeMove, layout)] + added {
      cells.restyle(origin) { $0.apply(styles[.dragged]) }
    }
    if let drag = activeMove.drag {
      guard drag.operation == .copy || drag.operation == .move,
        let rect = rect(of: drag.target, layout)
      else { return }
      switch drag.target {
      case .place(let place, let content) where place.position != .on:
        guard let page = page(of: content, layout) else { return }
        let side: UserInteraction.Side = place.position == .before ? .before : .after
        paintGap(side, side == .before ? rect : rect.lastLine, in: page, layout, on: &cells)
      default: paintTarget(rect, layout, on: &cells)
      }
      return
    }
    switch activeMove.destination {
    case .moveRow(_, let side, let other):
      guard let sidebar = layout.sidebar, let rect = gapRow(side, other, sidebar) else { return }
      paintGap(side, rect, in: sidebar.rect, layout, on: &cells)
    case .dragToBar(_, let position):
      guard let rect = gap(at: position, of: activeMove, layout) else { return }
      let style = styles.focusRule
      cells.put(glyph: glyphs.barGap, at: rect.origin, style: style, clip: rect)
    case .moveItem, .dragOffBar, nil: break
    }
  }

  /// Draws the badge with the effect of a drop.
  func paintBadge(_ layout: FrameLayout, on cells: inout CellBuffer) {
    // The status line says the same in words.
    guard let activeMove, !screen.size.isEmpty, !glyphs.usesWords else { return }
    let glyph = glyphs.glyph(of: activeMove.effect(in: host))
    let title = SafeText(activeMove.title, limit: Self.badgeColumns - 4)
    let columns = min(title.columns + 4, screen.size.columns)
    let wanted = badgeRect(columns: columns, of: activeMove, layout)
    guard let rect = blankRect(near: wanted, for: activeMove, layout, cells) else { return }
    let style = glyphs.styles[.target]
    // Without a margin, the badge would run into the text beside it in a terminal without styles.
    let margin = CellRect(column: rect.column - 1, row: rect.row, columns: columns + 2, rows: 1)
    cells.fill(margin, with: .blank)
    cells.fill(rect, with: .blank(style))
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    if line.room > 1 { line.skip(1) }
    line.leading(glyph, style: style, on: &cells)
    line.skip(1)
    guard line.room > 1 else { return }
    line.trailing(" ", style: style, on: &cells)
    let ellipsis = screen.options.drawing.ellipsis
    line.fill(activeMove.title, ellipsis: ellipsis, style: style, on: &cells)
  }

  // MARK: - Marks

  /// Marks the element that would receive a drop.
  private func paintTarget(
    _ rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let style = glyphs.styles[.target]
    cells.restyle(rect) { $0.apply(style) }
    let start = rect.start(isRightToLeft: layout.isRightToLeft)
    cells.put(glyph: glyphs.dropTarget, at: start, style: style, clip: rect)
  }

  /// Marks the gap before or after a row with a line, and a glyph at its leading end.
  private func paintGap(
    _ side: UserInteraction.Side,
    _ rect: CellRect,
    in area: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let lined = rect.part(row: side == .before ? -1 : 0)
    if lined.row >= area.row { cells.restyle(lined) { $0.isUnderlined = true } }
    let style = CellStyle(bold: true, underlined: side == .after)
    let glyph = String(glyphs.rowGap(side))
    let start = rect.start(isRightToLeft: layout.isRightToLeft)
    cells.put(glyph, at: start, style: style, clip: rect)
  }

  /// Returns the row next to a gap. Below a group, this is the last visible row of the group.
  private func gapRow(
    _ side: UserInteraction.Side,
    _ other: TabItem,
    _ sidebar: FrameLayout.Placed<FrameLayout.Sidebar>
  ) -> CellRect? {
    guard let index = host.sidebar.rows.firstIndex(of: other) else { return nil }
    return sidebar.rect(ofRow: side == .before ? index : lastRow(below: index, in: sidebar))
  }

  /// Returns the last visible row among the descendants of a row, or the row itself.
  private func lastRow(below index: Int, in sidebar: FrameLayout.Placed<FrameLayout.Sidebar>) -> Int
  {
    let rows = host.sidebar.rows
    var last = index
    while last + 1 < min(rows.count, sidebar.visibleRows.upperBound),
      rows[last + 1].depth > rows[index].depth
    {
      last += 1
    }
    return last
  }

  /// Returns the cell between two items of the bar, or that of "More" if the gap is not visible.
  private func gap(at position: Int?, of activeMove: Move, _ layout: FrameLayout) -> CellRect? {
    guard let bar = layout.bar, let tab = activeMove.tab else { return nil }
    let items = OtherBarTabs(host.bar, besides: tab)
    let place = min(max(position ?? items.count, 0), items.count)
    func rect(_ index: Int) -> CellRect? {
      guard items.indices.contains(index) else { return nil }
      return layout.rect(ofItem: items[index])
    }
    let isRightToLeft = layout.isRightToLeft
    let before = rect(place - 1)
    // In a vertical bar, there is only one line between two items, so the line before an item is
    // used.
    if let next = rect(place) ?? (bar.edge.isVertical ? before : nil) {
      return CellRect(next.start(isRightToLeft: isRightToLeft))
    }
    if let before { return CellRect(before.end(isRightToLeft: isRightToLeft)) }
    let more = layout.rectOfHiddenTabs ?? bar.rect
    return CellRect(more.start(isRightToLeft: isRightToLeft))
  }

  // MARK: - Positions

  /// Returns the cells of the moved row or item. A list draws its own rows.
  private func originRect(of activeMove: Move, _ layout: FrameLayout) -> CellRect? {
    guard let tab = activeMove.tab else { return nil }
    return activeMove.isItem ? layout.rect(ofItem: tab) : rect(of: .tab(tab), layout)
  }

  /// Returns the visible row of a tab or action, or the tab's bar item if there is none.
  private func rect(of target: Drag.Target?, _ layout: FrameLayout) -> CellRect? {
    switch target {
    case .tab(let tab): layout.rect(ofRow: tab, in: host) ?? layout.rect(ofItem: tab)
    case .action(let action, let group): layout.rect(ofRow: action, of: group, in: host)
    case .place(let place, let content): rect(of: place, in: content, layout)
    case nil: nil
    }
  }

  /// Returns the cells of a place of content, with the blank column before them.
  private func rect(
    of place: DropPlace,
    in content: ViewController,
    _ layout: FrameLayout
  ) -> CellRect? {
    guard let page = page(of: content, layout),
      var rect = (content as? any DroppableTerminalContent)?.rect(of: place)
    else { return nil }
    rect.column += page.column
    rect.row += page.row
    rect = rect.intersection(page)
    guard !rect.isEmpty else { return nil }
    let start = layout.isRightToLeft ? rect.column : rect.column - 1
    return rect.at(column: max(start, 0), columns: rect.columns + 1)
  }

  /// Returns the cells of content.
  private func page(of content: ViewController, _ layout: FrameLayout) -> CellRect? {
    layout.page(showing: content, in: host).flatMap { layout.page(of: $0) }
  }

  // MARK: - Badge

  /// Returns the row of a list that the user drags by keyboard, as long as the list has the focus.
  private func rowOfContent(of activeMove: Move, _ layout: FrameLayout) -> CellRect? {
    guard case .element(_, let content) = activeMove.origin, focus?.isPage == true else {
      return nil
    }
    return screen.anchor(in: content, layout)?.owner
  }

  /// Returns the area of the drop destination that was selected by keyboard.
  private func focusRect(of activeMove: Move, _ layout: FrameLayout) -> CellRect? {
    if case .place = activeMove.drag?.target, let rect = rect(of: activeMove.drag?.target, layout) {
      return rect.firstLine
    }
    if let row = rowOfContent(of: activeMove, layout) { return row }
    if activeMove.drag != nil { return focus.flatMap { layout.rect(of: $0) } }
    switch activeMove.destination {
    case .moveRow(_, let side, let other):
      return layout.sidebar.flatMap { gapRow(side, other, $0) }
    case .dragToBar(_, let position): return gap(at: position, of: activeMove, layout)
    case .moveItem, .dragOffBar, nil: return originRect(of: activeMove, layout)
    }
  }

  /// Returns the area of the badge: beside a row for a move by keyboard, and otherwise below the
  /// pointer or bar item.
  private func badgeRect(columns: Int, of activeMove: Move, _ layout: FrameLayout) -> CellRect {
    let anchor =
      activeMove.point.map { CellRect($0) } ?? focusRect(of: activeMove, layout)
      ?? CellRect(CellPoint(column: 0, row: 0))
    let isBesideRow =
      rowOfContent(of: activeMove, layout) != nil
      || layout.sidebar?.rows.intersection(anchor) == anchor
    let isRow = activeMove.point == nil && isBesideRow
    let start = isRow ? anchor.endColumn + 2 : anchor.column + 1
    let mirrored = isRow ? anchor.column - 2 - columns : anchor.column - columns
    let column = layout.isRightToLeft ? mirrored : start
    let isBelow = anchor.endRow < screen.size.rows
    let row = isRow ? anchor.row : isBelow ? anchor.endRow : anchor.row - 1
    return CellRect(
      column: min(max(column, 0), screen.size.columns - columns),
      row: min(max(row, 0), screen.size.rows - 1),
      columns: columns,
      rows: 1
    )
  }
}

extension MoveMode {
  /// Returns the place nearest to the wanted one where the badge, with a blank on either side, covers no
  /// text: in the wanted line, in that of the pointer or in the one above. Without such a place, the
  /// status line says what the badge does; only a frame without one shows the badge all the same.
  private func blankRect(
    near wanted: CellRect,
    for activeMove: Move,
    _ layout: FrameLayout,
    _ cells: CellBuffer
  ) -> CellRect? {
    let pointer = activeMove.point?.row ?? wanted.row
    var best: (rect: CellRect, distance: Int)?
    for (penalty, row) in [wanted.row, pointer, pointer - 1].enumerated()
    where (0..<layout.freeSize.rows).contains(row) {
      for column in 0...max(screen.size.columns - wanted.columns, 0) {
        let distance = abs(column - wanted.column) + 4 * penalty
        guard distance < best?.distance ?? .max else { continue }
        let rect = CellRect(column: column, row: row, columns: wanted.columns, rows: 1)
        if isBlank(rect, around: activeMove.point, in: cells) { best = (rect, distance) }
      }
    }
    return best?.rect ?? (layout.statusLine == nil ? wanted : nil)
  }

  /// Returns whether the cells of a rectangle and one on either side are blank or part of a rule, and the
  /// pointer is not on them.
  private func isBlank(
    _ rect: CellRect,
    around point: CellPoint?,
    in cells: CellBuffer
  ) -> Bool {
    if let point, rect.contains(point) { return false }
    let columns = max(rect.column - 1, 0)..<min(rect.endColumn + 1, screen.size.columns)
    let rule = (glyphs.styles[.rule], screen.options.drawing.horizontal)
    return columns.allSatisfy { column in
      let cell = cells[column, rect.row]
      return cell.character == " " || (cell.style, cell.character) == rule
    }
  }
}

extension FrameGlyphs {
  /// The marker of an element that would receive a drop.
  fileprivate var dropTarget: Character {
    isRightToLeft ? drawing.pick("«", "<") : drawing.pick("»", ">")
  }

  /// The marker between two items of the bar.
  fileprivate var barGap: Character { drawing.pick("┃", "|", console: "│") }

  /// Returns the marker of the gap above or below a row.
  fileprivate func rowGap(_ side: UserInteraction.Side) -> Character {
    switch side {
    case .before: isRightToLeft ? drawing.pick("┐", "^") : drawing.pick("┌", "^")
    case .after: isRightToLeft ? drawing.pick("┘", "_") : drawing.pick("└", "_")
    }
  }

  /// Returns the glyph for the effect of a drop.
  fileprivate func glyph(of effect: Move.Effect) -> Character {
    switch effect {
    case .copy: "+"
    case .move: forward
    case .remove: delete
    case .none: disabled
    case .held: grip
    }
  }
}
