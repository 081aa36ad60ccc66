import TabHost

extension FrameLayout {
  /// The layout of what is presented: a popover, a sheet, or a controller in full screen.
  ///
  /// Alerts are lists that a ``HostScreen`` draws above the layout.
  struct Popover: Hashable, Sendable {
    /// The position of a popover relative to its source.
    enum Side: String, Hashable, Sendable, CaseIterable {
      /// Above the source.
      case above
      /// Below the source.
      case below
      /// To the left of the source.
      case left
      /// To the right of the source.
      case right
      /// In the middle of the frame, because the source is not visible or has no room beside it.
      case middle
    }

    /// The way in which the controller is presented.
    var style: ModalPresentationStyle
    /// The area of the popover, including its border.
    var rect: CellRect
    /// The position of the popover relative to its source.
    var side: Side
    /// The position of the arrow in the border, or `nil` in the middle of the frame or without a
    /// border.
    var arrow: CellPoint?
    /// The line of the title and the buttons, or `nil` without them or without room for them.
    var title: CellRect?
    /// The area of the title between the buttons, or `nil` without a title.
    var titleBetweenButtons: CellRect?
    /// The number of columns for the buttons.
    var buttonRoom = 0
    /// The area in which the content draws. May be empty.
    var page: CellRect

    /// Whether the popover has a border, for which there is enough room.
    var hasBorder: Bool { style != .fullScreen && Self.hasBorder(rect) }

    static func hasBorder(_ rect: CellRect) -> Bool { rect.rows >= 3 && rect.columns >= 5 }
  }

  /// Places what a host presents, except for alerts. The position of the source of a popover is
  /// looked up in this layout.
  ///
  /// - Parameter withPopovers: Whether to place popovers, and what is presented above the first one.
  @MainActor mutating func placePresented(
    of host: TabHostController,
    drawing: LineDrawing,
    withPopovers: Bool
  ) {
    for presented in host.presentedPages {
      guard withPopovers || presented.style != .popover else { return }
      let layer = place(presented, of: host, drawing)
      if let popover { covered.append(popover) }
      popover = layer
      var area = FrameElement(.popover, layer.rect)
      area.layer = layers.count
      elements.append(area)
      placeHeading(of: presented, drawing: drawing)
      placeContentButton(of: presented, drawing)
    }
  }

  /// Places the back button and the buttons of the uppermost presented page beside its title.
  @MainActor private mutating func placeHeading(
    of presented: TabHostController.PresentedController,
    drawing: LineDrawing
  ) {
    guard var layer = popover, let line = layer.title else { return }
    let bar = presented.navigationBar
    let title = presented.visibleTitle
    let back = Self.backButton(to: bar?.backTitle, in: .popover, at: line)
    var free = line.without(left: back.map { $0.rect.columns + 1 } ?? 0)
    let buttons = HeadingButtons(bar, title: title, in: .popover, drawing: drawing, beside: &free)
    layer.titleBetweenButtons = mirrored(free, in: line)
    layer.buttonRoom = buttons.room
    popover = layer
    let controls = (back.map { [$0] } ?? []) + buttons.elements
    elements += controls.map { control in
      var control = control
      control.rect = mirrored(control.rect, in: line)
      control.layer = layers.count
      return control
    }
  }

  /// Places the button that is displayed in place of the content of the uppermost presented page.
  @MainActor private mutating func placeContentButton(
    of presented: TabHostController.PresentedController,
    _ drawing: LineDrawing
  ) {
    guard let page = popover?.page else { return }
    let unavailable = UnavailablePage(presented.visiblePage, in: page, drawing)
    for var button in unavailable?.elements(in: .popover) ?? [] {
      button.rect = mirrored(button.rect, in: page)
      button.layer = layers.count
      elements.append(button)
    }
  }

  /// Returns a part of a line of a presented page, mirrored if the layout is.
  private func mirrored(_ part: CellRect, in line: CellRect) -> CellRect {
    guard isRightToLeft else { return part }
    return part.at(column: line.column + line.endColumn - part.endColumn, columns: part.columns)
  }

  @MainActor private func place(
    _ presented: TabHostController.PresentedController,
    of host: TabHostController,
    _ drawing: LineDrawing
  ) -> Popover {
    let titleColumns = headingColumns(of: presented, drawing)
    if presented.style == .fullScreen { return wholeFrame(hasTitle: titleColumns > 0) }
    let lines = titleColumns > 0 ? 1 : 0
    let border = PopoverArranger.border
    let available = CellSize(
      columns: freeSize.columns - border.columns,
      rows: freeSize.rows - border.rows - lines
    )
    let wanted =
      presented.style == .pageSheet
      ? Self.pageSize(in: available)
      : presented.preferredSize(in: available, drawing)
    let source: (rect: CellRect?, isBeside: Bool) =
      presented.popover.map { self.source(of: $0, in: host, drawing) } ?? (nil, false)
    let arranger = PopoverArranger(
      frame: freeSize,
      wanted: CellSize(
        columns: max(min(wanted.columns, available.columns), titleColumns) + border.columns,
        rows: max(min(wanted.rows, available.rows) + lines, 1) + border.rows
      ),
      source: source.rect,
      sides: sides(presented.popover?.arrowEdge, isBeside: source.isBeside)
    )
    return arranger.arranged(hasTitle: lines > 0, style: presented.style)
  }

  /// Returns the number of columns that the title and the buttons take, or 0 if there are none.
  @MainActor private func headingColumns(
    of presented: TabHostController.PresentedController,
    _ drawing: LineDrawing
  ) -> Int {
    let title = SafeText(presented.visibleTitle, limit: size.columns).columns
    guard let bar = presented.navigationBar else { return title }
    let back = bar.backTitle.map { SafeText($0, limit: size.columns).columns + 3 } ?? 0
    let buttons = HeadingButtons.columns(of: bar, drawing: drawing)
    return back + title + (title > 0 && buttons > 0 ? 2 : 0) + buttons
  }

  /// Returns the size of the page of a sheet, which leaves some of the content visible around it.
  private static func pageSize(in available: CellSize) -> CellSize {
    CellSize(columns: min(available.columns - 4, 76), rows: available.rows - 2)
  }

  private func wholeFrame(hasTitle: Bool) -> Popover {
    let whole = CellRect(freeSize)
    let lines = hasTitle ? min(1, whole.rows) : 0
    return Popover(
      style: .fullScreen,
      rect: whole,
      side: .middle,
      arrow: nil,
      title: lines > 0 ? whole.firstLine : nil,
      page: whole.part(row: lines, rows: whole.rows - lines)
    )
  }

  /// Returns the sides in the order in which they are tried: the preferred side, the opposite side,
  /// then the others.
  private func sides(_ edge: TabHost.Popover.Edge?, isBeside: Bool) -> [Popover.Side] {
    let leading: Popover.Side = isRightToLeft ? .right : .left
    let trailing: Popover.Side = isRightToLeft ? .left : .right
    return switch edge {
    case .top: [.above, .below, trailing, leading]
    case .bottom: [.below, .above, trailing, leading]
    case .leading: [leading, trailing, .below, .above]
    case .trailing: [trailing, leading, .below, .above]
    case nil: isBeside ? [trailing, leading, .below, .above] : [.below, .above, trailing, leading]
    }
  }

  /// Returns the area of a popover's source, and whether the popover is preferably placed at its
  /// side.
  ///
  /// Sources in a vertical list have room at their sides.
  @MainActor private func source(
    of popover: TabHost.Popover,
    in host: TabHostController,
    _ drawing: LineDrawing
  ) -> (rect: CellRect?, isBeside: Bool) {
    switch popover.anchor {
    case .barItem(let tab):
      let item = rect(ofItem: tab) ?? rect(of: .more)
      let isBeside = bar?.edge.isVertical == true
      return (item ?? rect(of: .laterTabs) ?? rect(of: .earlierTabs), isBeside)
    case .overflow: return (rect(of: .more), bar?.edge.isVertical == true)
    case .barButton(let button):
      let place = rect(of: button, in: host)
      return (place, place.map { bar?.rect.intersection($0).isEmpty == false } ?? false)
    case .row(let tab): return (rect(ofRow: tab, in: host), true)
    case .action(let action, let group): return (rect(ofRow: action, of: group, in: host), true)
    case .host:
      guard !(popover.sourceItem is TabItem), let frame = popover.sourceItem.frame(in: host) else {
        return (nil, false)
      }
      return (cells(of: frame), false)
    }
  }
}

// MARK: - Finding a place

/// Computes the position of a popover.
///
/// A popover is placed at the first side of its source with enough room for its preferred size,
/// otherwise at the first side with room for the minimum size, and otherwise in the middle of the
/// frame.
struct PopoverArranger {
  /// The size of the border and the margins.
  static let border = CellSize(columns: 4, rows: 2)

  /// The minimum size of a popover that is placed beside its source.
  private static let minimum = CellSize(columns: 12, rows: 4)

  let frame: CellSize
  /// The preferred size of the popover, including its border.
  let wanted: CellSize
  /// The area of the source, or `nil` if it is not visible.
  let source: CellRect?
  /// The sides in the order in which they are tried.
  let sides: [FrameLayout.Popover.Side]

  func arranged(
    hasTitle: Bool,
    style: ModalPresentationStyle = .popover
  ) -> FrameLayout.Popover {
    let least = CellSize(
      columns: min(wanted.columns, Self.minimum.columns),
      rows: min(wanted.rows, Self.minimum.rows)
    )
    for size in [wanted, least] {
      guard let source, let side = sides.first(where: { fits(size, room(at: $0, source)) })
      else { continue }
      let space = room(at: side, source)
      let place = rect(at: side, of: source, space)
      let glyph = arrow(at: side, of: source, place)
      return popover(place, style, side: side, arrow: glyph, hasTitle: hasTitle)
    }
    let columns = min(wanted.columns, frame.columns)
    let rows = min(wanted.rows, frame.rows)
    let middle = CellRect(
      column: (frame.columns - columns) / 2,
      row: (frame.rows - rows) / 2,
      columns: columns,
      rows: rows
    )
    return popover(middle, style, side: .middle, arrow: nil, hasTitle: hasTitle)
  }

  private func fits(_ size: CellSize, _ room: CellSize) -> Bool {
    size.columns <= room.columns && size.rows <= room.rows
  }

  private func room(at side: FrameLayout.Popover.Side, _ source: CellRect) -> CellSize {
    switch side {
    case .above: CellSize(columns: frame.columns, rows: source.row)
    case .below: CellSize(columns: frame.columns, rows: frame.rows - source.endRow)
    case .left: CellSize(columns: source.column, rows: frame.rows)
    case .right: CellSize(columns: frame.columns - source.endColumn, rows: frame.rows)
    case .middle: frame
    }
  }

  private func rect(
    at side: FrameLayout.Popover.Side,
    of source: CellRect,
    _ room: CellSize
  ) -> CellRect {
    let columns = min(wanted.columns, room.columns)
    let rows = min(wanted.rows, room.rows)
    let centered = source.column + (source.columns - columns) / 2
    let column = max(0, min(centered, frame.columns - columns))
    // The arrow is on the line of the source, and so is the title if there is room.
    let row = max(0, min(source.row - 1, frame.rows - rows))
    let origin =
      switch side {
      case .above: CellPoint(column: column, row: source.row - rows)
      case .below, .middle: CellPoint(column: column, row: source.endRow)
      case .left: CellPoint(column: source.column - columns, row: row)
      case .right: CellPoint(column: source.endColumn, row: row)
      }
    return CellRect(column: origin.column, row: origin.row, columns: columns, rows: rows)
  }

  private func arrow(
    at side: FrameLayout.Popover.Side,
    of source: CellRect,
    _ rect: CellRect
  ) -> CellPoint? {
    guard FrameLayout.Popover.hasBorder(rect) else { return nil }
    let middle = source.column + source.columns / 2
    let column = max(rect.column + 1, min(middle, rect.endColumn - 2))
    let row = max(rect.row + 1, min(source.row, rect.endRow - 2))
    return switch side {
    case .above: CellPoint(column: column, row: rect.endRow - 1)
    case .below: CellPoint(column: column, row: rect.row)
    case .left: CellPoint(column: rect.endColumn - 1, row: row)
    case .right: CellPoint(column: rect.column, row: row)
    case .middle: nil
    }
  }

  private func popover(
    _ rect: CellRect,
    _ style: ModalPresentationStyle,
    side: FrameLayout.Popover.Side,
    arrow: CellPoint?,
    hasTitle: Bool
  ) -> FrameLayout.Popover {
    let hasBorder = FrameLayout.Popover.hasBorder(rect)
    let inner = hasBorder ? rect.inset(columns: 2, rows: 1) : rect
    let lines = hasTitle ? min(1, inner.rows) : 0
    return FrameLayout.Popover(
      style: style,
      rect: rect,
      side: side,
      arrow: arrow,
      title: lines > 0 ? inner.firstLine : nil,
      page: inner.part(row: lines, rows: inner.rows - lines)
    )
  }
}
